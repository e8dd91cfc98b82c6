cs-safe = Le coffre
cs-station = Porte { $door } et ses trousseaux
cs-ring-label = Trousseau { $ring } : { $count ->
    [0] place vide
    [one] une clef
   *[other] { $count } clefs
}{ $keys ->
    [none] {""}
   *[other] , dont { $keys }
}
cs-door-label = Porte { $door }{ $owner ->
    [none] {""}
   *[other] , à { $owner }
}{ $open ->
    [true] , ouverte
   *[other] {""}
} : { $keys }
cs-gear-label = { $level ->
    [2] Rouage du dessus, place { $place }
   *[other] Rouage { $place }
} : { $number ->
    [none] caché
   *[other] { $number }
}{ $seen ->
    [none] {""}
   *[other] , vu par { $seen }
}
cs-gear-seen = { $level ->
    [2] Rouage du dessus, place { $place } : { $number }
   *[other] Rouage { $place } : { $number }
}
cs-gear-peeped = { $name } regarde derrière le rouage { $place }…
cs-key = Clef { $key }
cs-no-keys = Pas de clef en main
cs-ring-seen = Vu dans le trousseau { $ring }, par vous seul
cs-known = { $count } rouages vus sur { $of }
cs-held = { $count ->
    [0] aucune clef en main
    [one] une clef en main
   *[other] { $count } clefs en main
}
cs-chips = { $count } jetons
cs-door-pot = Pot des portes : { $count }
cs-safe-pot = Pot du coffre : { $count }
cs-dial = Composer le code…
cs-keypad = Les nombres de la combinaison
cs-dialled = { $numbers ->
    [none] Rien de composé
   *[other] Composé : { $numbers }
}
cs-back = Revenir
cs-done = Je ne pose plus rien
cs-keep = Garder ces clefs
cs-change = Changer des clefs
cs-change-door = Porte { $door } : { $keys }
cs-bet-on = Parier sur la porte { $door } en posant
cs-choose-bet = Finir la porte { $door } : c’est un pari sur les clefs cachées.
cs-choose-thrown = Choisissez une clef, puis le trousseau qui la reçoit.
cs-notebook = Le carnet
cs-column-gears = Rouages
cs-column-chips = Jetons
cs-no-notes = Ici rien n’est noté : à vous de retenir.
cs-nothing-noted = Ce que vous verrez s’écrira ici.
cs-note-ring = Trousseau { $ring } : { $keys }{ $more ->
    [0] {""}
    [one] {" "}et une autre
   *[other] {" "}et { $more } autres
}
cs-note-hand = { $name } a en main { $keys }
cs-note-among = { $keys } : { $places }
cs-note-at-ring = trousseau { $ring }
cs-note-at-hand = main de { $name }
cs-note-at-door = porte { $door }
cs-note-wrong = Code essayé en vain : { $numbers }

aid-colour = Peindre les clefs de la couleur de leur porte

cs-spoken-you = Vous
cs-spoken-keys = En main : { $keys }
cs-spoken-ring = Vu dans le trousseau { $ring } : { $keys }
cs-spoken-doors = Les portes (entre parenthèses, ce qu’attend une serrure libre)
cs-spoken-rings = Les trousseaux
cs-spoken-crew = Les cambrioleurs

figure-CS-5 = La porte 3 et un trousseau : 3C, 4O et 6E y vont, le 2D va ailleurs. Il ne manquera plus que le 5D.
cs-move-lay = Poser { $key } sur la porte { $door }
cs-move-throw = Rejeter { $key } sur le trousseau { $ring }
cs-move-bet = Parier sur la porte { $door } avec { $keys }
