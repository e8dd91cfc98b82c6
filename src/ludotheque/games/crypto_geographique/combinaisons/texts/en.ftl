game-name = Crypto géographique
game-pitch = Gather departments that touch in your hand; the larger the group, the more it scores.
game-story =
    The ninety departments of France as they were before 1968 fit into a pack of cards, with six fakirs. You draw, you throw,
    and little by little a corner of France comes together. At first you look everything up on the map; after a few games
    you know by heart what touches Corrèze, what has fallen already, and when to place Finistère, which has two neighbours only.
game-credits = Edmond Dujardin, author and publisher (Arcachon, France); year unknown.
game-players = 2 to 5 players, each for themselves, or 4 in two teams
game-age = From about 8 (no age is printed on the sheet)
game-mechanisms = Drawing and discarding, combinations, remembering what has fallen, geography
game-restored =
    The rules came down to us whole, with their scores and examples. They leave a few questions open, which this house decides:
    what happens when the card turned up is a fakir or when nobody draws any more, and whether a combination is one connected
    group or a chain, which is an option. The map of France was drawn anew with the borders of the time.

option-objectif = Points to reach
option-objectif-help = The match ends after the round in which someone gets there.
option-equipes = Teams
option-equipes-help = With four players only: partners sit opposite each other and add up their points.
option-equipes-true = two against two
option-equipes-false = each for themselves
option-forme = A combination is
option-forme-help = What “touching” means for three cards and more.
option-forme-groupe = one connected group
option-forme-chaine = a chain in which each card touches the next

phase-draw = Take a card: from the talon (stock) or the discard pile.
phase-throw = Throw one of your cards.
phase-answer = Your partner would like to stop the round: agree, or refuse.

command-draw = draw
command-take = take
command-throw = throw
command-stop = stop
command-ask = ask
command-agree = agree
command-decline = refuse
field-card = card from 1 to 90

move-draw = Draw from the stock
move-take = Take the card of the discard pile
move-throw = Throw { $card }
move-stop = Throw { $card } and stop the round
move-ask = Throw { $card } and ask to stop the round
move-agree = Agree to stop the round
move-decline = Refuse: play goes on

as-group = { $what ->
    [paire] Pair (paire)
    [brelan] Three (brelan)
    [carre] Four (carré)
    [quinte] Five (quinte)
    [sizaine] Six (sizaine)
    [complet] Seven (complet)
   *[seule] Alone
}
as-line = { $points } { $what ->
    [paire] for the pair { $detail }
    [brelan] for the three (brelan) { $detail }
    [carre] for the four (carré) { $detail }
    [quinte] for the five (quinte) { $detail }
    [sizaine] for the six (sizaine) { $detail }
    [complet] for the seven (complet) { $detail }
    [stop] for stopping the round
    [fakirs] { $detail ->
        [1] for one fakir
       *[other] for { $detail } fakirs
    }
   *[partner] from the partner
} ({ $rule })

event-dealt = Round { $round }: { $dealer } has dealt, { $card } starts the discard pile, { $seat } begins.
event-found-fakir = { $seat } draws a fakir and lays it out.
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-took = { $seat } takes { $card } from the discard pile.
event-threw = { $seat } throws { $card }.
event-asked = { $seat } asks { $partner } whether to stop the round.
event-agreed = { $seat } agrees.
event-declined = { $seat } refuses: play goes on.
event-round-over = { $reason ->
    [stopped] { $winner } stops the round.
    [exhausted] The stock is exhausted: the round is over.
   *[idle] Nobody draws from the stock any more: the round ends.
}
event-shown = { $seat } shows { $cards }.
event-scored = { $points ->
    [0] { $seat } scores nothing (total { $total }).
   *[other] { $seat } scores { $points }: { $lines } (total { $total }).
}

end-goal = The goal is reached: the match is over.
end-last-round = Fifty rounds have been played: the match ends here.

refused-teams-of-two = Two against two takes exactly four players, not { $seats }.
refused-not-now = { $phase ->
    [draw] First take a card, from the stock or the discard pile.
    [throw] You have eight cards: one must be thrown.
   *[answer] Your partner waits for an answer: agree or refuse.
}
refused-not-in-hand = You do not have { $card } in hand.
refused-just-taken = You have just taken { $card } from the discard pile: it cannot be thrown back in the same turn.
refused-ask-first = In teams, nobody stops without asking their partner first.
refused-no-partner = Everybody plays for themselves: there is nobody to ask, you may stop on your own.
refused-cannot-stop = To stop, you must keep seven that touch (complet), or four (carré) and three (brelan). { $points ->
    [0] You would be left with a hand without any combination.
   *[other] You would be left with a hand of { $points } points, made up otherwise.
}
refused-too-many-cards = These cards do not come from one pack: { $card } is there too often.

sketch-match = Round { $round }, to { $goal } points
sketch-piles = Stock: { $stock }. Discard pile: { $card } on top, { $touched ->
    [none] which touches none of your cards
   *[other] which touches { $touched }
}.
sketch-piles-seen = Stock: { $stock }. Discard pile: { $card ->
    [none] empty
   *[other] { $card } on top
}.
sketch-thrown = Thrown: { $numbers }
sketch-patience = { $patience ->
    [one] The round ends if this turn is once more without a draw.
   *[other] The round ends after { $patience } more turns without a draw.
}
sketch-player = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $fakirs ->
    [0] no fakir
    [one] { $fakirs } fakir
   *[other] { $fakirs } fakirs
}{ $partner ->
    [none] {""}
   *[other] , with { $partner }
}
sketch-hidden = { $count } hidden cards
sketch-hidden-but = { $count } cards, among them { $cards } (taken from the discard pile)
sketch-combination = { $head }: { $cards }
sketch-near = beside: { $numbers }
sketch-held = Card taken: { $card }, { $touched ->
    [none] which touches none of your other cards
   *[other] which touches { $touched }
}
sketch-held-seen = Card taken: { $card }
