guide-1 = Devant vous, huit cartes en rang et une neuvième en main. Le but : que les neuf nombres montent de gauche à droite, la carte en main comptant tout à droite.
guide-2 = À chaque tour on prend une carte, du talon ou de la défausse, et on l’échange contre une des siennes. Les petits nombres vont à gauche, les grands à droite.
guide-3 = Pour commencer, prenez une carte : si celle de la défausse tombe juste là où une des vôtres est mal placée, elle vaut mieux que l’inconnue du talon. Sinon, piochez.
