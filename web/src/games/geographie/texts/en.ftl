geo-map = Map of France: the departments of before 1968
geo-map-coming = The map is coming…
geo-nearer = Nearer
geo-farther = Farther
geo-whole = All of France
geo-stock = Talon (stock) · { $count }
geo-stock-card = Stock, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
geo-discard = Discards · { $count }
geo-discard-card = { $card ->
    [none] Discard pile, empty
   *[other] Discard pile: { $card } on top
}
geo-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
geo-fakirs = { $count ->
    [one] one fakir
   *[other] { $count } fakirs
}
geo-known = Taken from the discard pile: everybody knows it
geo-neighbours-of = { $name } touches { $neighbours }.
geo-spoken-you = Your cards
geo-spoken-middle = In the middle
geo-spoken-match = The match
geo-spoken-round = Round { $round }. Totals: { $totals }
geo-spoken-neighbours = Neighbours of your cards
aid-notes = Grey out on the map the departments thrown away
aid-look = Show the neighbours of the card I look at
geo-others = The others
geo-credit = Natural Earth · GeoNames (CC BY 4.0)
geo-spoken-thrown = Thrown: { $cards }
