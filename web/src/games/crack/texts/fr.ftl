ck-pool = { $count ->
    [0] La réserve est vide
    [one] Une lettre dans la réserve
   *[other] { $count } lettres dans la réserve
}
ck-board = Le plateau. Flèches pour se déplacer, lettres pour poser, Espace pour tourner, Retour arrière pour reprendre, Entrée pour jouer.
ck-cell = { $letter ->
    [none] { $cell }, case { $ground }, vide
   *[other] { $cell }, case { $ground }, { $letter } { $colour }
}
ck-letter = { $letter } { $colour }
ck-points = points
ck-lay = Jouer
ck-lay-for = Jouer pour { $points }
ck-take-back = Reprendre
ck-by-letter = Lettres
ck-by-colour = Couleurs
ck-shuffle = Mélanger
ck-pass = Passer
ck-pass-now = { $count ->
    [0] Passer sans échanger
    [one] Passer et échanger cette lettre
   *[other] Passer et échanger ces { $count } lettres
}
ck-trade-ask = Vous avez dix AS : échangez une ou deux lettres, ou aucune.
ck-trade = Échanger des lettres
ck-trade-now = Échanger ({ $count })
ck-keep = Ne rien échanger
ck-stop = Arrêter ?
ck-back = Revenir
ck-choose = { $count ->
    [0] Plus rien à échanger : passez.
    [one] Touchez la lettre à échanger.
   *[other] Touchez { $count } lettres à échanger.
}
ck-column = Points
ck-aces = AS : { $count }
ck-pad-aces = AS : { $count }
ck-total = Total
ck-spoken-rack = Vos lettres
ck-spoken-board = Le plateau, rangée par rangée
ck-spoken-empty = Rien encore : le premier mot part de 2A, à l’horizontale.
ck-spoken-players = Joueurs
ck-spoken-player = { $name } : { $total } points, { $aces } AS

figure-CK-11 = CAGE vaut 4 + 2 + 3 + 1 = 10. Le C rouge et le G vert sont sur des cases de leur couleur : deux AS, marqués d’une étoile.
ck-spoken-last = Dernier coup
ck-spoken-finals = Cases FINAL
ck-spoken-colours = Les couleurs des cases, de A à Q
spoken-how = Où commence le mot, puis le mot : 2A LIGNE va vers la droite, D2 .OUS vers le bas ; un point passe sur une lettre du damier. Une petite lettre dit la couleur (b bleu, s rose, v vert, r rouge) : LvIrGrNrEs. Devant, =3Db échange la lettre de 3D contre la vôtre. « passer A B » passe et échange, « arrêter » propose d’arrêter.
