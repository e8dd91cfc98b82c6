game-name = Enchaînement
game-pitch = Lay your departments in a chain, each touching the one before, and be the first to have none left.
game-story =
    The second game of the box “Crypto géographique”. A chain runs across France: from Somme to Oise, from Oise to
    Aisne… Whoever can follow lays as many cards as they like, whoever cannot draws one. The whole art is to stop on a
    department whose neighbours nobody holds any more: the turn comes back, and one starts again wherever one likes.
game-credits = Edmond Dujardin, author and publisher (Arcachon, France); year unknown.
game-players = 2 to 5 players, each for themselves
game-age = From about 8 (no age is printed on the sheet)
game-mechanisms = Laying in a chain, a map of France, remembering what is gone
game-restored =
    The rules fill one page, and they came down to us whole. They do not say whether one has to lay when one can, what
    becomes of a card turned up that nobody follows, nor how to part equal penalties: these points have a rule here,
    marked as such. The departments are those before 1968. The drawings are this house’s.

option-manches = Number of rounds
option-manches-help = From 1 to 3; in three rounds the luck of the deal counts for less.

phase-follow = Lay a neighbour of the visible department; if you have none, draw.
phase-free = Nobody could follow: lay any card you like.
phase-chain = Lay one more neighbour, or end your turn.

command-lay = lay
command-end = end
command-draw = draw
field-card = number of the card

move-lay = Lay { $card }
move-end = End your turn
move-draw = Draw, for want of a neighbour

as-visible = { as-card }
as-line = { $points } { $what ->
    [received] paid by the others ({ $rule })
    [cards] for cards in hand ({ $detail }, { $rule })
   *[fakirs] bought back by fakirs ({ $detail }, { $rule })
}

event-dealt = Round { $round }: { $dealer } has dealt and turns up { $card }. { $seat } begins.
event-laid = { $seat } lays { $card }.
event-ended = { $seat } stops there.
event-missed = { $seat } has no neighbour of { $visible }.
event-found-fakir = { $seat } draws a fakir and exposes it.
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-freed = Nobody followed { $visible }: { $seat } may lay any card.
event-round-over = { $reason ->
    [out] { $winner } has no card left and wins the round.
   *[exhausted] The stock is exhausted: { $winner } has the lowest penalty and wins the round.
}
event-shown = { $seat } is left with { $cards }.
event-scored = { $points ->
    [0] { $seat } pays and receives nothing (total { $total }).
   *[other] { $seat }: { $points }; { $lines } (total { $total }).
}

end-rounds = All rounds are played: the match is over.

refused-not-in-hand = You do not hold { $card }.
refused-not-a-neighbour = { $card } does not touch { $visible }.
refused-can-follow = You cannot draw: { $card }, which you hold, touches { $visible }. You have to lay at least one card.
refused-nothing-laid = Before you end your turn, lay at least one neighbour; if you have none, draw.
refused-chain-begun = You have laid a card already: one only draws for want of anything to lay. Lay more, or end your turn.
refused-free-to-lay = Nobody could follow: it is for you to lay a card, whichever you like.
refused-too-many-cards = These cards do not come from one pack: there are too many of { $card }.

sketch-match = Round { $round } of { $rounds }. Stock: { $stock }.
sketch-card = { $card }
sketch-neighbours = { $visible } touches { $cards }.
sketch-player = { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $fakirs ->
    [0] no fakir
    [one] { $fakirs } fakir
   *[other] { $fakirs } fakirs
}, penalty { $penalty }, total { $total }{ $missed ->
    [yes] {" "}— could not follow
   *[no] {""}
}
