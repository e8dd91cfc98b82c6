ck-pool = { $count ->
    [0] The pool is empty
    [one] One letter in the pool
   *[other] { $count } letters in the pool
}
ck-board = The board. Arrows move, letters lay, Space turns, Backspace takes back, Enter plays.
ck-cell = { $letter ->
    [none] { $cell }, { $ground } cell, empty
   *[other] { $cell }, { $ground } cell, { $colour } { $letter }
}
ck-letter = { $colour } { $letter }
ck-points = points
ck-lay = Play
ck-lay-for = Play for { $points }
ck-take-back = Take back
ck-by-letter = Letters
ck-by-colour = Colours
ck-shuffle = Shuffle
ck-pass = Pass
ck-pass-now = { $count ->
    [0] Pass without exchanging
    [one] Pass and exchange this letter
   *[other] Pass and exchange these { $count } letters
}
ck-trade-ask = You have ten AS: exchange one or two letters, or none.
ck-trade = Exchange letters
ck-trade-now = Exchange ({ $count })
ck-keep = Exchange nothing
ck-stop = Stop?
ck-back = Back
ck-choose = { $count ->
    [0] Nothing is left to exchange: pass.
    [one] Touch the letter to exchange.
   *[other] Touch { $count } letters to exchange.
}
ck-column = Points
ck-aces = AS (letters on their own colour): { $count }
ck-pad-aces = AS: { $count }
ck-total = Total
ck-spoken-rack = Your letters
ck-spoken-board = The board, row by row
ck-spoken-empty = Nothing yet: the first word starts at 2A and runs across.
ck-spoken-players = Players
ck-spoken-player = { $name }: { $total } points, { $aces } AS

figure-CK-11 = CAGE is worth 4 + 2 + 3 + 1 = 10. The red C and the green G lie on cells of their colour: two AS, marked by a star.
ck-spoken-last = Last move
ck-spoken-finals = FINAL cells
ck-spoken-colours = Colours of the cells, from A to Q
spoken-how = Where the word begins, then the word: 2A LIGNE goes right, D2 .OUS goes down; a dot passes over a letter of the board. A small letter tells the colour (b blue, p pink, g green, r red): LgIrGrNrEp. Before it, =3Db swaps the letter of 3D for yours. “pass A B” passes and exchanges, “stop” offers to stop.
