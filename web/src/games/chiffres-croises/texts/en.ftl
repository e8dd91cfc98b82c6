cc-targets = The three numbers to make
cc-bag = { $count ->
    [0] The bag is empty
    [one] One tile in the bag
   *[other] { $count } tiles in the bag
}
cc-board = The board. Arrows move, numbers lay tiles, J a joker, Space turns, Enter plays.
cc-cell = { $value ->
    [none] { $cell }, empty
   *[other] { $cell }, { $value }
}
cc-points = points
cc-joker = Joker
cc-joker-value = What does this joker stand for?
cc-lay = Play
cc-lay-for = Play for { $points }
cc-take-back = Take back
cc-sort = Sort
cc-shuffle = Shuffle
cc-exchange = Exchange
cc-exchange-now = Exchange these tiles ({ $count })
cc-back = Back
cc-pass = Pass
cc-choose-exchange = Touch 1 to { $most } tiles to change.
cc-spoken-rack = Your tiles
cc-spoken-board = The board, row by row
cc-spoken-empty = Nothing yet: the first combination goes through 9I.
cc-spoken-players = Players
cc-spoken-player = { $name }: { $total } points, { $count } tiles

figure-CC-11 = With 16 among the targets, the 9 and the 7 laid (in yellow) make 16 three times: 3 × 16, and 2 for the tiles, 50 in all.
spoken-how = Where the line begins, then the tiles: 8H 11 5 goes right, H8 11 5 goes down. A dot passes over a tile of the board, *5 is a joker for 5. “exchange 3 8” changes tiles, “pass” passes.
cc-spoken-cells = Cells
cc-spoken-blue = Blue, still free (+10): { $cells }
cc-spoken-red = Red, still free (×2): { $cells }
cc-spoken-jokers = Jokers on the board: { $cells }
cc-spoken-fresh = Last move: { $cells }
cc-spoken-sum = From { $from } to { $to }: { $sum }{ $fits ->
    [true] , right
   *[other] , wrong
}
