rules-section-material = Le matériel
rule-C90-1 = Le paquet compte 96 cartes : les nombres de 01 à 90, une fois chacun, et 6 fakirs. À deux ou trois joueurs, on joue avec toutes les cartes ; à quatre, on retire deux fakirs (94 cartes).

rules-section-deal = La donne
rule-C90-2 = On distribue les cartes une à une, en commençant à la gauche du donneur. Chacun aligne ses huit premières cartes devant lui, faces visibles, de gauche à droite : les places de cette rangée ne changent plus. La neuvième carte reste cachée en main.
rule-C90-3 = Dans le même ordre, chacun met de côté les fakirs de sa rangée, au-delà de celle-ci et face visible, et une carte du talon bouche chaque trou (on recommence si c’est encore un fakir). Ensuite, qui a un fakir en main le montre, le met de côté et reçoit une autre carte du talon (de même).
rule-C90-4 = La carte suivante du talon, retournée, commence la défausse, dont on ne voit que le dessus. Si c’est un fakir, il y reste et ne peut pas être pris (comme à la règle C90-9).
rule-C90-5 = Le premier donneur est tiré au sort. Le voisin de gauche du donneur commence, on joue en tournant vers la gauche, et la donne passe à gauche à chaque manche.

rules-section-turn = Un tour
rule-C90-6 = Prenez la carte du dessus du talon ou celle du dessus de la défausse. Une carte de la défausse doit être échangée ; une carte du talon peut être échangée ou rejetée aussitôt. Un fakir pioché est mis de côté et remplacé par une autre carte du talon ; s’il était la dernière, vous prenez le dessus de la défausse (ou n’échangez rien si c’est un fakir), et la manche s’arrête à la fin de ce tour.
rule-C90-7 = Échanger, c’est mettre la carte prise à la place de la carte en main ou d’une carte de votre rangée, fakir compris. La carte remplacée va aussitôt sur la défausse. Les cartes d’une rangée ne se déplacent jamais et ne s’échangent jamais entre elles.
rule-C90-8 = Ensuite, et alors seulement, si vous avez un fakir, vous pouvez hypnotiser : le poser à la place d’une carte à nombre, dans la rangée de n’importe quel joueur, la vôtre comprise. La carte enlevée va sous la défausse. Un seul fakir par tour, et jamais sur un autre fakir. Quand il n’y a plus rien à décider, le tour passe de lui-même.
rule-C90-9 = Un fakir jeté sur la défausse ne peut pas être pris par le joueur suivant : il doit piocher au talon.

rules-section-win = Gagner la manche
rule-C90-10 = Un jeu gagnant : les huit cartes de la rangée sont des nombres qui montent de gauche à droite, et la carte en main se place à l’extrême gauche (plus basse que toutes) ou à l’extrême droite (plus haute que toutes). À deux ou trois joueurs, les neuf cartes doivent être toutes paires ou toutes impaires ; à quatre, on peut mélanger.
rule-C90-11 = Qui abat un jeu gagnant met fin à la manche. On peut le faire au début de son tour, avant de prendre une carte, ou après l’échange ou le rejet ; pas après avoir hypnotisé, ce qui termine le tour. Ce n’est jamais obligé.
rule-C90-12 = La manche s’arrête aussi quand le talon est épuisé : le joueur qui en a tiré la dernière carte finit son tour. Qui tient alors un jeu gagnant gagne quand même la manche ; s’ils sont plusieurs, c’est le premier dans l’ordre du jeu à partir du voisin de ce joueur.
rule-C90-13 = Si personne ne pioche au talon pendant 8 tours de table, la manche s’arrête comme si le talon était épuisé.

rules-section-score = La marque
rule-C90-14 = Le gagnant de la manche marque 250 points à deux ou trois joueurs, 150 à quatre.
rule-C90-15 = À quatre joueurs, un jeu gagnant tout pair ou tout impair rapporte 100 points de plus.
rule-C90-16 = Les neuf dizaines : un jeu gagnant qui a une carte de chaque dizaine rapporte 100 points de plus, à tout nombre de joueurs. Exemple : 08 12 26 32 44 58 64 72 88. Les dizaines sont 1-10, 11-20, … 81-90 ; avec l’option « par le chiffre des dizaines », ce sont 01-09, 10-19, … 80-89 et 90.
rule-C90-17 = Chaque fakir encore de côté à la fin de la manche rapporte 50 points à son propriétaire, gagnant ou non.
rule-C90-18 = Qui n’a pas gagné marque 10 points pour chaque carte de la meilleure série de sa rangée : deux cartes voisines ou davantage, chacune plus haute que la précédente. Un fakir dans la rangée coupe la série, la carte en main ne compte pas, et une seule série compte. Exemple : 74 81 06 24 49 61 62 57 contient 06 24 49 61 62, soit 50 points.
rule-C90-19 = La partie se joue en 1000 points (ou un autre objectif), ou en un nombre fixe de manches. Aux points, elle s’arrête après la manche où quelqu’un atteint l’objectif, et après 50 manches au plus. Le plus haut total gagne ; à égalité, on partage la victoire.
