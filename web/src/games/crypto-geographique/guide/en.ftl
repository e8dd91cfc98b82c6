guide-1-hand = Your cards are French departments, numbered as on the licence plates of old. Your hand is sorted by combinations, with what they are worth.
guide-2-board = Touch a card: France lights it up, with its neighbours. Bring together departments that touch; the larger the group, the more it earns. Seven at once, or four and three, let you stop the round.
guide-3-board = To begin, take a card: the discard if it touches one of your groups, otherwise from the talon (stock).
guide-why-draw = Why? The discard would enlarge no group: an unknown card has better chances.
guide-why-take = Why? This department touches one of your groups: it enlarges it for certain.
guide-why-throw = Why? It is the card least tied to the others: it will hardly be missed.
guide-why-stop = Why? Your combinations are complete: stopping now counts them before others catch up.
guide-now-throw = Touch the card to throw, then the button, or drag it onto the discard pile. The one that touches none of the others serves least; whoever comes next may take it.
