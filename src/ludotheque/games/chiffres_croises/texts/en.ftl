game-name = Les Chiffres croisés
game-pitch = A crossword of sums: every line of tiles must make one of the three numbers drawn.
game-story =
    A board of 289 cells, 90 tiles with numbers, and three numbers drawn by lot, one from each colour of card: the whole
    game is about making them, and nothing but them. You lean on the tiles of others, stretch a 33 into a 49, slip in two
    tiles that make three combinations at once. Mental arithmetic, and a quick eye.
game-credits = Armand Jammot, of the television games “Le Mot le plus long” and “Le Compte est bon”; the year is not printed on the rules.
game-players = 2 to 5 players, each for themselves
game-age = From about 10 years on (no age is printed on the rules)
game-mechanisms = Crossed sums, laying tiles, coloured cells
game-restored =
    The rules are complete, with their eleven examples, which you can step through. The board had to be redrawn: its red and
    blue cells stand where the drawings of the rules and the scores of the examples put them, and some may be missing. Nor
    do the rules say when a game ends in which nobody changes anything any more: there is a guard for that.

option-passes = Losing one’s turn
option-passes-help = The rules allow it only to those who cannot lay anything; the house checks that.
option-passes-stuck = only when nothing can be laid
option-passes-free = whenever one likes

phase-first = Lay the first combination, through the middle cell (9I).
phase-play = Lay a combination that uses tiles of the board.
phase-stuck = You cannot lay anything: exchange tiles, or pass.

command-lay = lay
command-exchange = exchange
command-pass = pass
field-tiles = cell and tiles
field-faces = tiles

move-lay = Lay { $tiles }
move-exchange = Lose the turn and exchange { $faces }
move-pass = Lose the turn

as-face = { $it ->
    [0] joker
   *[other] { $it }
}
as-given = { as-face }
as-taken = { as-face }
as-tile = { $joker ->
    [yes] a joker for { $value } on { $cell }
   *[no] { $value } on { $cell }
}
as-combination = { $cells }: { $values } = { $sum } { $fits ->
    [yes] ✓
   *[no] ✗
}
as-line = { $points } { $what ->
    [combination] for { $detail }
    [doubled] for { $detail }, doubled by the red cell
    [tiles] { $detail ->
        [1] for the tile laid
       *[other] for the { $detail } tiles laid
    }
    [blue] { $detail ->
        [1] for the blue cell
       *[other] for { $detail } blue cells
    }
    [six] for six tiles at once
    [laid] for combinations
   *[left] for what is left: { $detail }
}

event-laid = { $seat } lays { $tiles } and scores { $points }: { $lines } (total { $total }).
event-drew = { $faces ->
    [none] { $count ->
        [1] { $seat } draws a tile; { $left } are left.
       *[other] { $seat } draws { $count } tiles; { $left } are left.
    }
   *[other] { $seat } draws { $faces }; { $left } are left in the bag.
}
event-passed = { $seat } lays nothing and loses the turn.
event-exchanged = { $given ->
    [none] { $count ->
        [1] { $seat } loses the turn and exchanges a tile.
       *[other] { $seat } loses the turn and exchanges { $count } tiles.
    }
   *[other] { $seat } loses the turn and exchanges { $given } for { $taken }.
}
event-kept = { $seat } is left with { $faces } and loses { $points } (total { $total }).
event-over = { $reason ->
    [out] The bag is empty and somebody has laid every tile.
    [blocked] The bag is empty and nobody could lay anything for a whole round.
   *[idle] Nobody has laid anything for three rounds.
}

end-out = The bag is empty and somebody has laid every tile: the game is over.
end-blocked = The bag is empty and nobody has laid anything for a whole round: the game is over.
end-idle = Nobody has laid anything for three rounds: the game ends here.

refused-nothing-laid = Lay one tile at least.
refused-joker-value = A joker stands for 1 to 13, or 20; not { $value }.
refused-not-on-rack = { $face ->
    [joker] You do not have that many jokers.
   *[other] You do not have enough tiles { $face }.
}
refused-cell-taken = There is a tile on { $cell } already.
refused-not-one-line = The tiles of a turn go on one row or one column.
refused-gap = There is a gap at { $cell }: the tiles laid must form an unbroken line, with those of the board.
refused-wrong-sum = { $way ->
    [row] Row { $name }, from { $first } to { $last }, makes { $added } = { $sum }
   *[column] Column { $name }, from { $first } to { $last }, makes { $added } = { $sum }
}: that is neither { $yellow }, nor { $blue }, nor { $red }.
refused-no-combination = A tile on its own is no combination: it takes two at least that touch.
refused-not-through-centre = The first combination must go through the middle cell, { $cell }.
refused-not-joined = Your combination must use at least one tile that lies on the board already.
refused-can-play = You may lose your turn only when nothing can be laid, and you still have a move.
refused-bad-exchange = { $most ->
    [0] There is nothing to exchange with: the bag is empty. Pass.
   *[other] You may exchange 1 to { $most } tiles with the bag, not { $count }.
}
refused-no-such-card = There is no card { $card } in that pack: yellow from 15 to 26, blue from 27 to 38, red from 39 to 50.
refused-too-many-tiles = There are not that many tiles of this kind in the box: { $face }.
refused-off-the-board = “{ $word }” would fall off the board: say first where the line begins, 8H or H8 for instance.
refused-no-such-tile = “{ $word }” is not understood: write a tile like 11, a joker like *5, a cell already taken as a dot.

notation-help =
    Where the line begins, then the tiles, cell after cell:
    • “8H 11 20 2” lays 11, 20 and 2 along row 8 from H; “H8 11 20 2” down column H from row 8;
    • a dot skips a cell where a tile lies already (“8G 11 2 . 8”);
    • “*5” is a joker that stands for 5;
    • “exchange 5 12 *” gives a 5, a 12 and a joker back to the bag; “pass” loses the turn.

sketch-targets = To make: { $yellow } (yellow), { $blue } (blue) or { $red } (red). { $bag ->
    [0] The bag is empty.
    [one] One tile in the bag.
   *[other] { $bag } tiles in the bag.
}
sketch-marks = ◇ middle cell, +10 blue cell, ×2 red cell, 5* a joker for 5
sketch-player = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $faces ->
    [none] {""}
   *[other] , tiles: { $faces }
}

## The eleven examples of the rules.

example-1 = The first move goes through the middle cell, 9I. A lays 11, 20 and 2 one below the other: 11 + 20 + 2 = 33, the blue number. That scores 33 for the combination and 1 for each of the 3 tiles: 36.
example-2 = B leans on A’s 2 and lays two 7s to its right: 2 + 7 + 7 = 16, the yellow number. The 2 counts in the sum, but only tiles that are laid bring 1 each: 16 + 2 = 18.
example-3 = C lays 3, 5, 5, 1 and 12 above the second 7: 3 + 5 + 5 + 1 + 12 + 7 = 33. One of the tiles covers a blue cell (7K): 33 for the combination, 5 for the tiles, 10 for the blue cell, 48 in all.
example-4 = D joins A’s 11 and C’s 1 on row 8: 11 + 2 + 11 + 8 + 1 = 33. Three tiles laid on both sides of the 11 form one unbroken line with it: 33 + 3 = 36.
example-5 = A lays 8, 10 and 13 around the 2 of column H: 8 + 10 + 2 + 13 = 33. The 13 also touches the 20 on row 9: 13 + 20 = 33, a second combination. 33 + 33, and 3 for the tiles, counted once only: 69.
example-6 = B stretches the 33 of row 8: 9 + 3 + 4 before it make 49, the red number. The whole line counts again: 49 + 3 = 52.
example-7 = C does the same in column K: 4 + 12 above the 33 make 49. 49 + 2 = 51.
example-8 = D leans on C’s 4, on row 3: 7 + 9 + 4 + 13 = 33. The 7 covers a blue cell (3I): 33 + 3 + 10 = 46.
example-9 = Two tiles, three combinations: 9 + 7 = 16 on row 2, 9 + 7 = 16 in column I, 7 + 9 = 16 in column J. 16 + 16 + 16, and 2 for the tiles: 50.
example-10 = A move that is refused. Laid below the 7 and the 9, not above, the 9 and the 7 would touch the 12 of column K: on row 4, 9 + 7 + 12 = 28, which is neither 16, nor 33, nor 49. That both columns make 16 does not help.
example-11 = B lays all six tiles on row 6, around the 5 that lies there and next to the 8: 8 + 11 + 4 + 5 + 5 + 5 + 5 + 6 = 49. 49 for the combination, 6 for the tiles, 10 for six at once: 65.
