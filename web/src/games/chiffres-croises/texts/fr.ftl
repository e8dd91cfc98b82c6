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
