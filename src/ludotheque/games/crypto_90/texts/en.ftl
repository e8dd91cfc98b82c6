game-name = Crypto-90
game-pitch = Exchange your cards one by one until your nine numbers rise from left to right.
game-story =
    A “game of our time”, whose secret code is that of French number plates: jumbled numbers in front of everyone, to be
    exchanged one at a time until they read in order. Six fakirs wander through the pack: kept, they score;
    cast, they put to sleep a card of the opponent who was about to win.
game-credits = Edmond Dujardin, author and publisher (Arcachon, France); patented; year unknown.
game-players = 2 to 4 players, each for themselves
game-age = From about 8 (no age is printed on the sheet)
game-mechanisms = Exchanging cards, rising sequence, a little memory and a lot of nerve
game-restored =
    The rules of this game came down to us whole: the 96 cards, the deal, the scores and their examples are the publisher’s.
    They do not say what happens when nobody draws any more, nor whether the “nine tens” run from 1 to 10 or from 0 to 9:
    the first question has a rule of its own to keep the game going, the second is an option. The drawings are this house’s.

option-objectif = Points to reach
option-objectif-help = The match ends after the round in which someone gets there; ignored when the number of rounds is fixed.
option-manches = Number of rounds
option-manches-help = Left empty, the match is to points; otherwise the highest total after that many rounds wins.
option-manches-none = to points
option-dizaines = The nine tens
option-dizaines-help = How numbers are cut into tens for the bonus of 100 points.
option-dizaines-1-10 = 1 to 10, 11 to 20, … 81 to 90
option-dizaines-0-9 = by the tens digit: 01 to 09, 10 to 19, … 90

phase-draw = Take a card: from the talon (stock) or the discard pile.
phase-place = Exchange this card for one of yours, or throw it away.
phase-exchange = This card comes from the discard pile: exchange it for one of yours.
phase-after = A fakir to cast? A hand to show? If not, pass.

command-draw = draw
command-take = take
command-exchange = exchange
command-throw = throw
command-hypnotise = hypnotise
command-show = show
command-pass = pass
field-place = place from 1 to 8
field-target = player

move-draw = Draw from the stock
move-take = Take the card of the discard pile
move-exchange = { $place ->
    [none] Keep the card in hand and throw the old one
   *[other] Put the card in place { $place }
}
move-throw = Throw the card away
move-hypnotise = Hypnotise place { $place } of { $target }
move-show = Show your winning hand
move-pass = Pass

as-card = { $it ->
    [0] fakir
   *[other] { NUMBER($it, minimumIntegerDigits: 2) }
}
as-thrown = { as-card }
as-line = { $points } { $what ->
    [win] for winning the round
    [pure] for a hand all even or all odd
    [tens] for the nine tens
    [fakirs] { $detail ->
        [1] for one fakir
       *[other] for { $detail } fakirs
    }
   *[series] for the series { $detail }
} ({ $rule })

event-dealt = Round { $round }: { $dealer } has dealt, { $seat } begins.
event-found-fakir = { $seat } draws a fakir and sets it aside.
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-took = { $seat } takes { $card } from the discard pile.
event-exchanged = { $place ->
    [none] { $card ->
        [none] { $seat } keeps the card in hand and throws { $thrown ->
            [fakir] a fakir
           *[other] { $thrown }
        }.
       *[other] { $seat } keeps { $card } in hand and throws { $thrown ->
            [fakir] a fakir
           *[other] { $thrown }
        }.
    }
   *[other] { $seat } puts { $card } in place { $place } and throws { $thrown ->
        [fakir] a fakir
       *[other] { $thrown }
    }.
}
event-threw = { $seat } throws { $card } away.
event-hypnotised = { $seat } hypnotises place { $place } of { $target }: { $card } goes under the discard pile.
event-passed = { $seat } adds nothing.
event-shown = { $seat } shows: { $cards }!
event-round-over = { $reason ->
    [shown] { $winner } wins the round.
    [exhausted] { $winner ->
        [none] The stock is exhausted: nobody wins the round.
       *[other] The stock is exhausted, but { $winner } holds a winning hand.
    }
   *[idle] { $winner ->
        [none] Nobody draws from the stock any more: the round ends without a winner.
       *[other] Nobody draws from the stock any more: the round ends, and { $winner } holds a winning hand.
    }
}
event-scored = { $points ->
    [0] { $seat } scores nothing (total { $total }).
   *[other] { $seat } scores { $points }: { $lines } (total { $total }).
}

end-goal = The goal is reached: the match is over.
end-rounds = All rounds are played: the match is over.
end-last-round = Fifty rounds have been played: the match ends here.

refused-not-now = { $phase ->
    [draw] First take a card, from the stock or the discard pile.
    [place] You hold a card: exchange it for one of yours, or throw it away.
    [exchange] You hold a card from the discard pile: exchange it for one of yours.
   *[after] Your card is played: you may still cast a fakir, show a winning hand, or pass.
}
refused-fakir-cannot-be-taken = A fakir that was thrown cannot be taken: draw from the stock.
refused-must-exchange = { $card } comes from the discard pile: it must be exchanged for your hand card or a card of your row.
refused-no-such-place = There is no place { $place }: places go from 1 to 8.
refused-no-such-player = There is no such player at the table: you are { $seats }.
refused-no-fakir = You have no fakir in front of you.
refused-already-hypnotised = Place { $place } is already under a fakir: choose a card that bears a number.
refused-row-not-ordered = { $card ->
    [fakir] Your row is not in order: there is a fakir in place { $place }.
   *[other] Your row is not in order: { $card }, in place { $place }, is not higher than the card on its left.
}
refused-mixed-parity = With two or three players, the nine cards must be all even or all odd.
refused-hand-does-not-fit = Your hand card, { $card }, must be lower than { $lowest } or higher than { $highest }.
as-lowest = { as-card }
as-highest = { as-card }
refused-too-many-cards = These cards do not come from one pack: there are too many of { $card }.

sketch-match = Round { $round }, { $goal ->
    [none] of { $rounds }
   *[other] to { $goal } points
}
sketch-piles = Stock: { $stock }. Discard pile: { $discard }, { $card ->
    [none] nothing visible
    [fakir] a fakir on top
   *[other] { $card } on top
}.{ $patience ->
    [none] {""}
    [one] {" "}The round ends if this turn is once more without a draw.
   *[other] {" "}The round ends after { $patience } more turns without a draw.
}
sketch-hand = hand
sketch-player = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $fakirs ->
    [0] no fakir
    [one] { $fakirs } fakir
   *[other] { $fakirs } fakirs
}
sketch-held = Card taken: { $card }
