cc-targets = Les trois nombres à faire
cc-bag = { $count ->
    [0] Le sac est vide
    [one] Un jeton dans le sac
   *[other] { $count } jetons dans le sac
}
cc-board = Le plateau. Flèches pour se déplacer, nombres pour poser, J pour un joker, Espace pour tourner, Entrée pour jouer.
cc-cell = { $value ->
    [none] { $cell }, vide
   *[other] { $cell }, { $value }
}
cc-points = points
cc-joker = Joker
cc-joker-value = Que vaut ce joker ?
cc-lay = Jouer
cc-lay-for = Jouer pour { $points }
cc-take-back = Reprendre
cc-sort = Ranger
cc-shuffle = Mélanger
cc-exchange = Échanger
cc-exchange-now = Échanger ces jetons ({ $count })
cc-back = Revenir
cc-pass = Passer
cc-choose-exchange = Touchez de 1 à { $most } jetons à changer.
cc-spoken-rack = Vos jetons
cc-spoken-board = Le plateau, rangée par rangée
cc-spoken-empty = Rien encore : la première combinaison passe par 9I.
cc-spoken-players = Joueurs
cc-spoken-player = { $name } : { $total } points, { $count } jetons

figure-CC-11 = Avec 16 parmi les nombres tirés, le 9 et le 7 posés en jaune font 16 trois fois : 3 × 16, et 2 pour les jetons, soit 50.
spoken-how = Où commence la ligne, puis les jetons : 8H 11 5 va vers la droite, H8 11 5 vers le bas. Un point passe sur un jeton du plateau, *5 est un joker pour 5. « échanger 3 8 » change des jetons, « passer » passe.
cc-spoken-cells = Cases
cc-spoken-blue = Bleues encore libres (+10) : { $cells }
cc-spoken-red = Rouges encore libres (×2) : { $cells }
cc-spoken-jokers = Jokers posés : { $cells }
cc-spoken-fresh = Dernier coup : { $cells }
cc-spoken-sum = De { $from } à { $to } : { $sum }{ $fits ->
    [true] , juste
   *[other] , faux
}
