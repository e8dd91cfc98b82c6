rules-section-deal = La donne
rule-CG-3 = Chacun reçoit sept cartes, données une à une. Un fakir reçu ou tiré est aussitôt exposé devant son propriétaire, et remplacé par une carte du talon (on recommence si c’est encore un fakir).
rule-CG-4 = On retourne la carte suivante du talon, qui ouvre la défausse ; si c’est un fakir, on le remélange au talon et on retourne une autre carte. Le premier donneur est tiré au sort. Son voisin de gauche commence, et l’on joue en tournant vers la gauche.

rules-section-turn = Un tour
rule-CG-5 = Prenez la carte visible de la défausse ou celle du dessus du talon : vous avez huit cartes pour un instant. Jetez-en une sur la défausse. Une carte que l’on vient de prendre à la défausse ne peut pas y être rejetée au même tour ; une carte du talon, oui. Toutes les cartes jetées peuvent être revues.

rules-section-combinations = Les combinaisons
rule-CG-6 = Des départements qui se touchent forment une combinaison : à deux une paire (10 points), à trois un brelan (50), à quatre un carré (100), à cinq une quinte (150), à six une sizaine (200), à sept un complet (300). Ils doivent être d’un seul tenant ; avec l’option « une chaîne », il faut pouvoir les ranger de façon que chacun touche le suivant. Une carte ne compte que dans une combinaison, et un jeu vaut toujours son meilleur partage. Exemples : Nord et Pas-de-Calais, 10 points ; Indre, Creuse et Corrèze, 50 ; Aveyron, Gard et Hérault, 50 ; Doubs, Jura, Ain et Savoie, 100.

rules-section-end = La fin de la manche
rule-CG-7 = Qui, après avoir jeté une carte, tient un complet, ou un carré et un brelan, peut arrêter la manche : on le dit en jetant, et cela rapporte 50 points. Aucun autre jeu ne permet d’arrêter, même s’il vaut autant, et ce n’est jamais obligé. Les jeux restent cachés jusqu’à la fin de la manche.
rule-CG-8 = Deux contre deux, les partenaires se font face, ne se montrent pas leurs cartes et additionnent leurs points. Avant d’arrêter, il faut demander à son partenaire, qui accepte ou refuse. S’il refuse, on continue, et la question peut être posée de nouveau à un tour suivant.
rule-CG-9 = La manche s’arrête aussi quand le talon est épuisé : le joueur qui en a tiré la dernière carte finit son tour. Si cette dernière carte est un fakir, il est exposé sans être remplacé, et son joueur ne jette rien.
rule-CG-12 = Si personne ne pioche au talon pendant 8 tours de table, la manche s’arrête comme si le talon était épuisé.

rules-section-score = La marque
rule-CG-10 = À la fin de la manche, chacun marque les combinaisons qu’il a en main et 20 points pour chaque fakir exposé devant lui, qui que ce soit qui ait arrêté.
rule-CG-11 = La partie se joue en 1000 points, ou un autre objectif. Elle s’arrête après la manche où quelqu’un l’atteint, et après 50 manches au plus ; la donne passe à gauche à chaque manche. Le plus haut total gagne ; à égalité, on partage la victoire.
