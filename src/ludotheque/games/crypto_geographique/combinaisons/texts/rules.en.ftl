rules-section-deal = The deal
rule-CG-3 = Everybody gets seven cards, dealt one at a time. A fakir that is dealt or drawn is laid out in front of its owner at once, and replaced by a card of the talon (stock); again, if that is a fakir too.
rule-CG-4 = The next card of the stock is turned up and starts the discard pile; if it is a fakir, it is mixed back into the stock and another card is turned up. The first dealer is drawn at random. The dealer’s left-hand neighbour begins, and play goes to the left.

rules-section-turn = A turn
rule-CG-5 = Take the visible card of the discard pile or the top card of the stock: you have eight cards for a moment. Throw one on the discard pile. A card just taken from the discard pile cannot be thrown back in the same turn; a card from the stock can. All cards thrown may be looked at again.

rules-section-combinations = Combinations
rule-CG-6 = Departments that touch form a combination: two are a paire (10 points), three a brelan (50), four a carré (100), five a quinte (150), six a sizaine (200), seven a complet (300). They must be in one piece; with the option “a chain”, there must be an order in which each touches the next. A card counts in one combination only, and a hand is always worth its best division. Examples: Nord and Pas-de-Calais, 10 points; Indre, Creuse and Corrèze, 50; Aveyron, Gard and Hérault, 50; Doubs, Jura, Ain and Savoie, 100.

rules-section-end = The end of a round
rule-CG-7 = Whoever, after throwing a card, holds a complet, or a carré and a brelan, may stop the round: one says so while throwing, and scores 50 points for it. No other hand allows stopping, even if it is worth as much, and nobody ever has to. Hands stay hidden until the round ends.
rule-CG-8 = Two against two, partners sit opposite each other, do not show each other their cards, and add up their points. Before stopping one must ask one’s partner, who agrees or refuses. If refused, play goes on, and the question may be asked again on a later turn.
rule-CG-9 = The round also ends when the stock is exhausted: the player who drew its last card finishes the turn. If that last card is a fakir, it is laid out without being replaced, and its player throws nothing.
rule-CG-12 = If nobody draws from the stock for 8 turns of each player, the round ends as if the stock were exhausted.

rules-section-score = Scoring
rule-CG-10 = At the end of the round everybody scores the combinations in their hand, and 20 points for each fakir laid out in front of them, whoever stopped.
rule-CG-11 = The match is to 1000 points, or another goal. It ends after the round in which someone reaches it, and after 50 rounds at most; the deal passes to the left each round. The highest total wins; equal totals share the win.
