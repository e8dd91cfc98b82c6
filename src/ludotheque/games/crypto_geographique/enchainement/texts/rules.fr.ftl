rules-section-deal = La donne
rule-CGE-1 = Chacun reçoit 9 cartes, distribuées une à une. Un fakir reçu est aussitôt exposé devant son possesseur et remplacé par une carte du talon (on recommence si c’en est encore un). On retourne la carte du dessus du talon : c’est le premier département visible. Si c’est un fakir, il est remêlé au talon et l’on en retourne une autre. Le premier donneur est tiré au sort ; son voisin de gauche commence, et l’on joue en tournant vers la gauche.

rules-section-turn = Un tour
rule-CGE-2 = Posez sur le département visible une carte qui est sa voisine, puis autant d’autres que vous voulez, chacune voisine de la précédente ; la dernière posée devient le département visible. Dites quand vous avez fini. Qui peut poser doit poser au moins une carte (décision de cette maison : la feuille dit « doit placer »). Exemple : sur la Somme, on peut poser la Seine-Maritime, l’Oise, l’Aisne, le Nord ou le Pas-de-Calais.
rule-CGE-3 = Qui n’a aucun voisin du département visible tire une carte du talon en pénitence et ne pose rien, même si la carte tirée convient.
rule-CGE-4 = Si personne n’a pu suivre, le joueur qui avait posé le département visible, quand son tour revient, pose n’importe quelle carte, et peut continuer sa chaîne à partir d’elle. Exemple : Jacques a posé le Pas-de-Calais et tous les autres ont pioché ; il peut repartir du Var ou du Finistère. Décision de cette maison : pour la carte retournée au début, que personne n’a posée, ce droit revient au premier joueur, une fois que tous ont échoué, lui compris ; et qui a ce droit doit poser une carte.
rule-CGE-5 = Un fakir pioché est aussitôt exposé devant son possesseur et remplacé par une autre carte du talon ; pas s’il en était la dernière.

rules-section-end = La fin de la manche
rule-CGE-6 = La manche s’arrête dès qu’un joueur n’a plus de cartes, ou dès que la dernière carte du talon est tirée.
rule-CGE-7 = Le gagnant est le joueur qui n’a plus de cartes. Si le talon est épuisé, c’est celui dont la pénalité est la plus petite : 20 par carte restée en main, moins 40 par fakir exposé, ce qui peut descendre sous zéro ; à égalité, celui qui a le moins de cartes, puis le premier dans l’ordre du jeu. Chacun des autres verse sa pénalité au gagnant. Il n’y a pas de points à gagner avec les fakirs : on ne paie jamais moins que zéro. Exemples : cinq cartes et un fakir coûtent 60 ; une carte et deux fakirs ne coûtent rien. (La feuille ne parle ni des pénalités négatives ni des égalités : c’est une décision de cette maison.)

rules-section-match = La partie
rule-CGE-8 = On joue une, deux ou trois manches, et la donne passe à gauche à chaque manche. Le meilleur solde, versements reçus moins versements payés, gagne la partie ; à égalité, on partage la victoire.
