rules-section-material = Material
rule-C90-1 = The pack has 96 cards: the numbers 01 to 90, once each, and 6 fakirs. With two or three players all cards are used; with four, two fakirs are taken out (94 cards).

rules-section-deal = The deal
rule-C90-2 = Cards are dealt one at a time, from the dealer’s left. Each player lines up the first eight in front of them, face up, from left to right: the places of that row never change. The ninth card stays hidden in hand.
rule-C90-3 = In the same order, each player sets the fakirs of their row aside, beyond it and face up, and a card of the talon (stock) fills each gap (again, if that is a fakir too). Then whoever has a fakir in hand shows it, sets it aside and gets another card of the stock (likewise).
rule-C90-4 = The next card of the stock is turned up and starts the discard pile, of which only the top is visible. If it is a fakir, it stays there and cannot be taken (as in rule C90-9).
rule-C90-5 = The first dealer is drawn at random. The dealer’s left-hand neighbour begins, play goes to the left, and so does the deal after each round.

rules-section-turn = A turn
rule-C90-6 = Take the top card of the stock or the top card of the discard pile. A card from the discard pile must be exchanged; a card from the stock may be exchanged or thrown away at once. A fakir drawn is set aside and replaced by another card of the stock; if it was the last one, you take the top discard (or exchange nothing, if that is a fakir), and the round ends with this turn.
rule-C90-7 = To exchange is to put the card taken in place of your hand card or of a card of your row, a fakir included. The card replaced goes on the discard pile at once. Cards of a row are never moved, nor swapped with one another.
rule-C90-8 = After that, and only then, if you have a fakir you may hypnotise: put it in place of a number card in any player’s row, your own included. The card removed goes under the discard pile. Only one fakir a turn, and never on another fakir. When nothing is left to decide, the turn passes by itself.
rule-C90-9 = A fakir thrown on the discard pile cannot be taken by the next player, who must draw from the stock.

rules-section-win = Winning the round
rule-C90-10 = A winning hand: the eight cards of the row are numbers that rise from left to right, and the hand card goes on the far left (lower than all) or on the far right (higher than all). With two or three players the nine cards must be all even or all odd; with four they may be mixed.
rule-C90-11 = Whoever shows a winning hand ends the round. It may be done at the start of one’s turn, before taking a card, or after exchanging or throwing; not after hypnotising, which ends the turn. Nobody has to.
rule-C90-12 = The round also ends when the stock is exhausted: the player who drew its last card finishes the turn. Whoever then holds a winning hand still wins the round; if there are several, the first in turn order from that player’s left-hand neighbour.
rule-C90-13 = If nobody draws from the stock for 8 turns of each player, the round ends as if the stock were exhausted.

rules-section-score = Scoring
rule-C90-14 = The winner of the round scores 250 with two or three players, 150 with four.
rule-C90-15 = With four players, a winning hand all even or all odd scores 100 more.
rule-C90-16 = The nine tens: a winning hand with one card of each ten scores 100 more, with any number of players. Example: 08 12 26 32 44 58 64 72 88. The tens are 1-10, 11-20, … 81-90; with the option “by the tens digit”, they are 01-09, 10-19, … 80-89 and 90.
rule-C90-17 = Each fakir still set aside at the end of the round scores 50 for its owner, winner or not.
rule-C90-18 = Whoever did not win scores 10 for each card of the best series of their row: two or more neighbouring cards, each higher than the one before. A fakir in the row breaks a series, the hand card does not count, and only one series does. Example: 74 81 06 24 49 61 62 57 holds 06 24 49 61 62, worth 50.
rule-C90-19 = The match is to 1000 points (or another goal), or a fixed number of rounds. To points, it ends after the round in which someone reaches the goal, and after 50 rounds at most. The highest total wins; equal totals share the win.
