guide-1 = Your cards are French departments: touch one, and the map lights it up with its neighbours.
guide-2 = Bring together departments that touch: the larger the group, the more it earns. Your hand is sorted by combinations, with their points. Seven at once, or four and three, let you stop the round.
guide-3 = To begin, take a card, then throw back the one that touches none of the others: it is the one you will miss least.
