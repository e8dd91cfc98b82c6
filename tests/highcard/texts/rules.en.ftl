rules-section-deal = The deal
rule-HC-1 = Every card bears a number. Everybody gets one and keeps it hidden; the rest is the stock.

rules-section-turn = A turn
rule-HC-2 = In turn, everybody keeps their card, or puts it away face up and takes the top card of the stock.

rules-section-end = The end
rule-HC-3 = When everybody has played, the cards are shown: the highest wins.
