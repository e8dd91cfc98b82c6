game-name = Le Crack
game-pitch = Crosswords in colours: every letter has one, every cell too, and it pays when they meet.
game-story =
    A hundred and thirty-two letters of four colours, on a board that has the same ones. A letter is worth what its colour is
    worth; on a cell of its own colour it makes an AS; a word in one colour scores a lot. Ten AS double everything you
    score, fifteen treble it, twenty make it four times as much: you choose colours as much as words, and beware of words
    that a letter of somebody else can lengthen. In the corner, the FINAL cells wait for the last word. Words are French.
game-credits = Jouets éducatifs universels, 1969 and 1971, under the initials S. B.
game-players = 2 to 4 players, each on their own
game-age = From about 10 years on (no age is printed on the rules)
game-mechanisms = Crosswords, colours, AS that add up
game-restored =
    The rules are whole, with their ten examples and the table of letters. The picture of the board is missing: this one,
    diamonds of one colour round the middle, is the simplest on which all ten examples come out right. The numbers of the
    four FINAL cells are missing too; they can be chosen. The word list is of today, without accents.

option-final_16p = FINAL cell 16P
option-final_16q = FINAL cell 16Q
option-final_17p = FINAL cell 17P
option-final_17q = FINAL cell 17Q
option-words = Word list
option-words-help = Empty: the one of the house. Else the digest of a list that “ludotheque mots --liste” has put on the shelf.

phase-opening = The first word: four letters or more, across, from 2A.
phase-second = The second word: down, crossing or touching the first.
phase-lay = Lay a word that crosses or touches one on the board, or pass.
phase-trade = You have ten AS: exchange one or two letters more, or change nothing.

command-lay = lay
command-pass = pass
command-trade = trade
command-keep = keep
command-stop = stop
field-tiles = cell and letters
field-swap = swap
field-pieces = letters

move-lay = Lay { $tiles }{ $swap ->
    [none] {""}
   *[other] , { $swap }
}
move-pass = { $pieces ->
    [none] Pass
   *[other] Pass and exchange { $pieces }
}
move-trade = Exchange { $pieces } as well
move-keep = Exchange nothing
move-stop = Pass and propose to end the game

as-colour = { $it ->
    [B] blue
    [P] pink
    [G] green
   *[R] red
}
colour-mark = { $colour ->
    [B] b
    [P] p
    [G] g
   *[R] r
}
as-piece = { $colour ->
    [none] { $letter }
   *[other] { $colour } { $letter }
}
as-given = { as-piece }
as-taken = { as-piece }
as-tile = { as-piece } on { $cell }
as-swap = having put the same letter in { $colour } on { $cell }
as-formed = { $letters } { $valid ->
    [yes] ✓
   *[no] ✗
}
as-line = { $points } { $what ->
    [word] for { $detail }
    [colour] for the colour word { $detail }
    [aces] { $detail ->
        [1] for one AS
       *[other] for { $detail } AS
    }
   *[final] for the FINAL cell { $detail }
}
as-score = { $lines }

event-swapped = { $seat } takes the { $taken } of { $cell } and puts their { $given } in its place.
event-laid = { $seat } lays { $word } and scores { $points }: { $lines } (total { $total }).
event-drew = { $pieces ->
    [none] { $count ->
        [1] { $seat } draws a letter; { $left } are left.
       *[other] { $seat } draws { $count } letters; { $left } are left.
    }
   *[other] { $seat } draws { $pieces }; { $left } are left.
}
event-passed = { $given ->
    [none] { $count ->
        [0] { $seat } passes.
        [1] { $seat } passes and exchanges a letter.
       *[other] { $seat } passes and exchanges { $count } letters.
    }
   *[other] { $count ->
        [0] { $seat } passes.
       *[other] { $seat } passes and exchanges { $given } for { $taken }.
    }
}
event-traded = { $given ->
    [none] { $count ->
        [1] { $seat } has ten AS and exchanges a letter.
       *[other] { $seat } has ten AS and exchanges { $count } letters.
    }
   *[other] { $seat } has ten AS and exchanges { $given } for { $taken }.
}
event-kept = { $seat } exchanges nothing.
event-stopped = { $seat } passes, and thinks that the game cannot go on.
event-over = { $reason ->
    [final] A word has reached a FINAL cell.
    [out] The pool is empty and a player has no letter left.
    [agreed] Everybody thinks that the game cannot go on.
   *[idle] Everybody has passed twice in a row.
}

end-final = A word has reached a FINAL cell: the game is over.
end-out = The pool is empty and a player has no letter left: the game is over.
end-agreed = All players agree that the game cannot go on.
end-idle = Everybody has passed twice in a row: the game stops there.

refused-nothing-laid = Lay at least one new letter.
refused-not-on-rack = { $colour ->
    [none] You do not have enough { $letter }.
   *[other] You do not have so many { $colour } { $letter }.
}
refused-which-colour = Which colour, the { $letter }? There are several: say it.
refused-cell-taken = Another letter lies on { $cell }.
refused-not-one-line = The letters of a turn are laid on a single row or a single column.
refused-gap = There is a gap at { $cell }: the letters laid must make, with those on the board, one unbroken word.
refused-first-place = The first word goes across on row 2, its first letter on 2A.
refused-first-length = The first word has at least { $least } letters.
refused-second-down = The second word goes down: it crosses or touches the first.
refused-not-joined = Your word neither crosses nor touches a word on the board; corners do not count.
refused-not-a-word = { $word } is not in the word list.
refused-bad-exchange = { $must ->
    [0] There is nothing left to exchange: pass without a letter.
    [one] Who passes exchanges one letter; you have chosen { $count }.
   *[other] Who passes exchanges { $must } letters; you have chosen { $count }.
}
refused-bad-trade = { $most ->
    [one] Only one letter can be exchanged now; you have chosen { $count }.
   *[other] One or { $most } letters are exchanged; you have chosen { $count }.
}
refused-no-trade = Letters are exchanged so only after laying a word, with { $aces } AS.
refused-trade-first = Your word is laid: say first whether you exchange letters, or keep yours.
refused-swap-too-early = It takes ten AS before one’s turn to swap a letter of the board; you have { $aces }.
refused-swap-nothing = There is no letter to be swapped on { $cell }.
refused-swap-same = The { $letter } of { $cell } is { $colour } already.
refused-swap-in-vain = A letter is swapped for a colour word only: form one with the { $colour } { $letter } that you take, or through { $cell }.
refused-final-taken = A letter on { $cell } would have ended the game.
refused-too-many-letters = There are not so many { $colour } { $letter } in the box.
refused-off-the-board = “{ $word }” would leave the board: say first where the word begins, for instance 2A or D2.
refused-not-letters = “{ $word }” makes no sense: write letters in capitals, a dot for a cell that is taken.
refused-no-such-colour = Which colour, in “{ $word }”? Colours are written: { $known }.

notation-help =
    Where the word begins, then the word, in capitals:
    • “2A LIGNE” lays LIGNE on row 2 from A; “D2 NOUS” goes down column D from row 2;
    • letters that lie there already are typed too, or a dot in their place: “D2 .OUS”;
    • a colour follows its letter in small, b blue, p pink, g green, r red: “2A LgIrGpNrEp”; left out, it is the one that
      scores most;
    • “=3Db N10 NO.RE” first swaps the letter of 3D for the same one in blue;
    • “pass E Rg” passes and exchanges two letters; “trade E” exchanges after a word, “keep” exchanges nothing; “stop”
      passes and proposes to end the game.

sketch-pool = { $pool ->
    [0] The pool is empty.
    [one] One letter in the pool.
   *[other] { $pool } letters in the pool.
}
sketch-marks = ● blue 1, ◆ pink 2, ▲ green 3, ■ red 4; * AS; → start; the number of FINAL cells
sketch-player = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $aces } AS

## The ten examples of the rules.

example-1 = The first word starts from 2A. A green L (3), a red I (4), a pink G (2), a red N (4) and a pink E (2): 15 points. The L is on a green cell, the I on a red one: two AS, 20. That makes 35.
example-2 = B goes down from the N of LIGNE with OUS, all red as it is: 4 × 4 = 16. A word in one colour, of four letters: 4 × 25 = 100. The O is on 3D, a red cell: one AS, 10. That makes 126.
example-3 = A starts from the S of NOUS: SOIT counts the red S that was there, 4 + 3 + 4 + 1 = 12. The green O and the red I are on their colours: two AS, 20.
example-4 = Two words at once. N and S go round the O of SOIT: NOS, 2 + 3 + 2 = 7. The N touches the U of NOUS as well: UN, 4 + 2 = 6. AS count in every word, even those that were there: N and O in NOS, N again in UN, three AS, 30. That makes 43.
example-5 = A goes down from the blue T of SOIT with three blue letters: only 4 points, but a colour word of four letters, 100. The I is on a blue cell: one AS, 10.
example-6 = LUTTE runs beside TINE and makes four words: LUTTE 8, IL 3, NU 2, ET 3, together 16. NU is all blue: 2 × 25 = 50. Four AS: L and the second T in LUTTE; I, which was there already, and L in IL: 40. That makes 106.
example-7 = A attacks: the R of REPAS turns LUTTE into LUTTER. REPAS has four AS and LUTTER three, two of which B had made; with the five that A had, that is twelve, and everything is doubled: 2 × 12 + 2 × 11 = 46. The new AS are the 6th to the 12th; from the 10th on each is worth 20: 4 × 10 + 3 × 20 = 100. That makes 146.
example-8 = SAUTS, a plural already, leaves no S to others. It makes AS and SA. Two AS, the 9th and the 10th: 10 + 20 = 30, and everything is doubled: 26 + 10 + 4 = 40. SA is all blue: 2 × 50 = 100. That makes 170.
example-9 = VILLES goes through the E of LUTTER and makes SE. Four AS in VILLES, one in SE: A goes from 12 to 17, and everything is trebled: 3 × 13 + 3 × 4 = 51. The 13th and 14th AS are worth 20, the next three 30: 130. That makes 181.
example-10 = B had ten AS before the turn. B takes the red O of NOUS, puts a blue O in its place, and lays that O in NOTRE, all red round the T of SAUTS: 20 × 2 = 40, and 5 × 25 × 2 = 250 for the colour word. The O is on 11N, a red cell: the 11th AS, 20. NOUS is not counted again. That makes 310.

## Word lists

equipment-words = word list of Le Crack
refused-words-missing = The word list of Le Crack has not been built: “make build” builds it, and so does installing the package again.
refused-words-damaged = The word list { $file } is damaged. If it is that of the house, “make build” makes it anew, and so does installing the package again; if it is another, give it to “ludotheque mots --liste” again.
refused-words-unknown = There is no word list { $words } here. “ludotheque mots --liste FILE” puts one on the shelf and tells its name.
