rules-section-material = Le matériel
rule-CC-1 = Le plateau a 289 cases, en 17 rangées et 17 colonnes. Quelques-unes sont bleues, d’autres rouges ; leurs places sont une reconstitution d’après les dessins et les exemples de la règle.
rule-CC-2 = Le sac contient 90 jetons : 8 de chacun des nombres 1, 2, 5 et 10 ; 6 de chacun des nombres 3, 4, 6, 7, 8, 9, 11, 12 et 13 ; 2 jetons 20 ; 2 jokers.
rule-CC-3 = Il y a 36 cartes : jaunes de 15 à 26, bleues de 27 à 38, rouges de 39 à 50. On en tire une de chaque couleur : ces trois nombres sont à faire pendant toute la partie, et il n’y en a pas d’autres.

rules-section-play = Jouer
rule-CC-4 = Chacun prend six jetons au hasard, que les autres ne voient pas, et après chaque coup en reprend dans le sac jusqu’à six, tant qu’il y en a. Le premier joueur est tiré au sort ; ensuite on joue à tour de rôle.
rule-CC-5 = Un coup pose de 1 à 6 jetons sur une seule rangée ou une seule colonne. Ils doivent former une ligne sans trou, au besoin avec des jetons déjà sur le plateau entre eux.
rule-CC-6 = Partout sur le plateau, en rangée comme en colonne, des jetons qui se suivent doivent faire ensemble l’un des trois nombres. Un jeton seul dans une direction n’est ni une combinaison ni une faute ; un 20 tout seul n’est donc pas une combinaison.
rule-CC-7 = Le premier coup fait une combinaison qui passe par la case du milieu, 9I. Ensuite, chaque coup fait au moins une combinaison où entre un jeton qui était déjà sur le plateau.
rule-CC-8 = Un joker vaut le nombre qu’on veut, de 1 à 13 ou 20 : on le dit en le posant, et il garde cette valeur jusqu’à la fin.
rule-CC-9 = Qui ne peut rien poser perd son tour, et peut échanger 1, 2 ou 3 jetons avec le sac : il les tire d’abord, puis rend les siens, que l’on mélange. On n’en échange jamais plus que le sac n’en contient. Si le premier joueur ne peut rien poser, c’est au suivant de passer par le milieu. On ne perd pas son tour quand un coup est possible, à moins d’avoir choisi l’option « quand on veut ».
rule-CC-10 = Un coup qui ne va pas est repris sans pénalité : on vous dit quelle ligne est fautive, ce qu’elle fait, et les trois nombres.

rules-section-score = La marque
rule-CC-11 = Pour chaque combinaison où entre un jeton que vous venez de poser, vous marquez sa somme. Ajoutez 1 par jeton posé, une seule fois même s’il entre dans deux combinaisons ; 10 par case bleue que vous couvrez ; 10 si vous posez six jetons d’un coup. Une case rouge que vous couvrez double chaque combinaison qui y passe, et deux cases rouges dans la même la quadruplent ; le reste n’est pas doublé. Une case déjà couverte ne rapporte plus rien.

rules-section-end = La fin
rule-CC-12 = La partie s’arrête quand le sac est vide et qu’un joueur n’a plus de jeton, ou quand le sac est vide et que personne n’a rien pu poser de tout un tour de table. S’il reste des jetons dans le sac, elle s’arrête aussi quand tout le monde a perdu son tour trois fois de suite.
rule-CC-13 = Chacun perd la valeur des jetons qui lui restent ; un joker ne coûte rien. Un total peut être négatif. Le plus haut total gagne ; à égalité, on partage la victoire.
