c90-stock = Talon (stock) · { $count }
c90-stock-card = Stock, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
c90-discard = Discards · { $count }
c90-discard-card = Discard pile: { $card ->
    [none] empty
    [fakir] a fakir, which cannot be taken
   *[other] { $card } on top
}
c90-hand = In hand
c90-hand-card = In hand: { $card }
c90-hand-hidden = Card in hand, hidden
c90-hand-of = { $card ->
    [none] { $name }’s card in hand, hidden
   *[other] { $name }’s card in hand: { $card }
}
c90-held = To place
c90-held-card = Card to place: { $card }
c90-held-by = The card { $name } has just taken
c90-fakir = Fakir set aside
c90-fakirs = { $count ->
    [one] One fakir
   *[other] { $count } fakirs
}
c90-place = Place { $place }: { $card }
c90-throw = Throw away
c90-pass = Pass
c90-show = Show my hand
c90-choose-victim = Choose the card to hypnotise, in anybody’s row.

aid-order = Underline what is in order
aid-parity = Dots under numbers: one for odd, two for even
aid-fit = Show where the card taken belongs
aid-hide-hand = Hide my card in hand until I touch it

c90-spoken-you = Your cards
c90-spoken-row = Your row, from left to right: { $cards }
c90-spoken-row-of = Their row: { $cards }
c90-spoken-fakirs = Fakirs set aside: { $count }
c90-spoken-series = Best series: places { $first } to { $last }
c90-spoken-middle = In the middle
c90-spoken-match = The match
c90-spoken-round = Round { $round }. Totals: { $totals }
figure-C90-10 = A winning hand with four players: the card in hand goes at the far right.
figure-C90-18 = The best series: five cards that rise, 50 points.
