rules-section-material = Le matériel
rule-CS-1 = Six portes de quatre serrures, marquées C, O, D et E. La porte 1 porte 1C 2O 3D 4E, et l’on monte d’un chiffre par porte, 1 revenant après 6 : 2C 3O 4D 5E, 3C 4O 5D 6E, 4C 5O 6D 1E, 5C 6O 1D 2E, 6C 1O 2D 3E. Ainsi chacune des 24 clefs possibles va sur une serrure et une seule. (Seule la porte 3 est dessinée sur la feuille : les autres sont reconstituées.)
rule-CS-2 = 48 clefs : deux de chaque chiffre et de chaque lettre. On les mêle et on les répartit, face cachée, en douze trousseaux de quatre, deux à côté de chaque porte. Un trousseau n’a jamais plus de quatre clefs.
rule-CS-3 = Dix rouages numérotés de 1 à 10. Quatre, tirés au hasard, sont posés face cachée sur le coffre : c’est la combinaison. Les six autres sont la réserve.

rules-section-turn = Le jeu simple
rule-CS-4 = Le premier joueur est tiré au sort (sur la feuille, c’est le plus jeune), puis on joue chacun son tour, en tournant.
rule-CS-5 = À votre tour, prenez un trousseau et regardez-le seul. Posez face visible toutes les clefs dont le chiffre et la lettre sont ceux d’une serrure libre, sur une ou plusieurs portes. Dans le jeu simple il faut poser tout ce qui va, et cela se fait de soi-même ; avec les passe-partout ou les clefs en main, on pose ce qu’on veut, puis on dit qu’on en reste là.
rule-CS-6 = Les clefs qui restent sont rejetées, face cachée : d’abord sur un trousseau incomplet, jusqu’à quatre clefs ; s’il en reste encore, sur une place vide, où elles commencent un nouveau trousseau (puis un autre, au besoin). C’est vous qui choisissez lesquelles vont où.
rule-CS-7 = Qui pose la dernière clef d’une porte l’ouvre et regarde, seul, un rouage de son choix ; deux portes ouvertes dans un tour donnent deux regards. Le tour se joue toujours dans cet ordre : prendre, poser, regarder, rejeter ; puis, porte après porte, on referme. Pour refermer, qui a regardé choisit deux trousseaux complets : mêlés aux quatre clefs de la porte, ils font trois trousseaux, sur les deux places libérées et sur une place vide. Personne ne sait plus ce qu’il y a dans chacun. Les serrures sont alors de nouveau libres.
rule-CS-8 = Le premier qui connaît tous les rouages du coffre gagne, et le coffre s’ouvre de lui-même. Si l’on joue « en composant le code », les rouages ne se montrent qu’un moment, et il faut, au début de son tour et au lieu de prendre un trousseau, composer la combinaison place par place (de deux rouages superposés, celui du dessous d’abord). Tout doit être juste, chacun à sa place ; une erreur coûte le tour, et tout le monde l’a entendue. Le carnet garde ce que vous avez vu ; on peut aussi jouer sans lui, de mémoire.

rules-section-doors = Des portes à soi
rule-CS-9 = À deux joueurs, chacun a trois portes (1 à 3 et 4 à 6) ; à trois, deux ; à quatre, cinq ou six, une. À quatre ou cinq il en reste : qui ouvre une porte et n’en a pas encore reçu prend la première de celles-là. On ne pose de clefs que sur ses propres portes. Sauf choix contraire, les portes sont attribuées à deux joueurs, et communes à tous quand on est davantage.

rules-section-masters = Les passe-partout
rule-CS-10 = Une porte s’ouvre aussi avec quatre clefs d’un même chiffre, C, O, D et E, si ce chiffre est sur une de ses serrures. La porte 3 (3C 4O 5D 6E) s’ouvre donc encore avec quatre 3, quatre 4, quatre 5 ou quatre 6.
rule-CS-11 = Un code commencé se termine de la même façon : les clefs d’une porte doivent toujours faire partie de l’un au moins de ses cinq codes. Une clef peut être gardée de côté et rejetée. Il arrive que des portes se bloquent pour un temps ; changer des clefs (CS-16) les délivre.

rules-section-long = La combinaison longue
rule-CS-12 = Qui a regardé un rouage seul à sa place en met un autre dessus, pris dans la réserve sans le voir. De deux rouages superposés, on regarde l’un ou l’autre, jamais les deux d’un coup. Une place en porte deux au plus : la combinaison va jusqu’à huit nombres, et il faut connaître tous ceux qui sont alors sur le coffre.

rules-section-hidden = Les clefs cachées
rule-CS-13 = Les clefs se posent face cachée, chacune sur la serrure de sa lettre, et chacun sur ses propres portes, avec les passe-partout. Les clefs d’une porte doivent faire partie d’un de ses codes ; la maison y veille, les autres ne le voient pas.
rule-CS-14 = Le propriétaire qui pose la quatrième clef les retourne toutes et regarde un rouage.
rule-CS-15 = Un autre joueur peut finir une porte où son propriétaire a posé au moins une clef, en posant d’un coup tout ce qui manque, chaque clef à sa lettre et d’un chiffre de la porte : il parie sur la façon dont elle est commencée. On retourne les clefs : si elles font un code de la porte, c’est lui qui regarde un rouage ; sinon, c’est le propriétaire. Qui a regardé choisit ensuite les trousseaux à mêler.

rules-section-change = Changer des clefs
rule-CS-16 = On peut reprendre une, deux ou trois clefs d’une porte où l’on a le droit de poser, à condition d’en couvrir dans le même tour toutes les serrures et de l’ouvrir. Les clefs reprises sont rejetées avec le reste : on ne peut ni les reposer, ni les garder.

rules-section-pros = Pour les pros
rule-CS-17 = On peut garder en main jusqu’à trois clefs au lieu de les rejeter, pour les poser plus tard d’un seul coup. Gare à qui vous prendra la porte entre-temps.
rule-CS-18 = On joue avec des jetons, pour rire. « Trousseau » : prendre un trousseau coûte un jeton, et qui ouvre une porte ramasse le pot (après un pari perdu, c’est le propriétaire). « Coffre » : regarder un rouage coûte un jeton, mis dans un second pot que ramasse qui ouvre le coffre. On peut jouer les deux. On joue alors autant de parties que de joueurs, chacune commencée par le suivant ; ce qui reste dans un pot y reste pour la partie d’après. Le plus gros gain l’emporte ; on peut descendre au-dessous de zéro.
rule-CS-19 = Une partie qui a duré 500 tours s’arrête : elle se partage entre ceux qui connaissent le plus de rouages.
