ench-visible = To follow
ench-follow = { $card }: lay one of its neighbours.
ench-stuck = { $card }: no neighbour in hand, draw.
ench-penalty = Penalty: { $penalty }
ench-lay = { $count ->
    [one] Lay this card
   *[other] Lay these { $count } cards
}
ench-end = End my turn
ench-draw = Draw, for want of a neighbour
ench-spoken-chain = { $count ->
    [one] The chain, one card
   *[other] The chain, { $count } cards; the last ones
}

figure-CGE-2 = Creuse is visible: four cards laid in one go, each a neighbour of the one before. The next one has to touch Gard.
