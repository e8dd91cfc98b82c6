## What the house says in the browser.
## Names begin with the place where the text is read; those of games and of the house are elsewhere.

word-yes = yes
word-no = no
word-none = nothing

spoken-command = What do you do?
spoken-do = Play
spoken-moves = { $count ->
    [one] One possible move
   *[other] { $count } possible moves
}
spoken-narrow = Search these moves
