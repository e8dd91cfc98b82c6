rules-section-deal = The deal
rule-CGE-1 = Everybody gets 9 cards, dealt one at a time. A fakir dealt is at once exposed in front of its owner and replaced by a card of the stock (again, if that is one too). The top card of the stock is turned up: it is the first visible department. A fakir there is mixed back into the stock and another card is turned up. The first dealer is drawn at random; the neighbour on the dealer’s left begins, and play goes to the left.

rules-section-turn = A turn
rule-CGE-2 = Lay on the visible department a card that is its neighbour, then as many more as you like, each a neighbour of the one before; the last one laid becomes the visible department. Say when you have done. Whoever can lay must lay at least one card (a decision of this house: the sheet says “must place”). Example: on Somme one may lay Seine-Maritime, Oise, Aisne, Nord or Pas-de-Calais.
rule-CGE-3 = Whoever has no neighbour of the visible department draws a card of the stock as a penalty and lays nothing, even if the card drawn would fit.
rule-CGE-4 = If nobody could follow, the player who laid the visible department lays any card at all when the turn comes back, and may go on with a chain from it. Example: Jacques has laid Pas-de-Calais and all the others have drawn; he may start again from Var or Finistère. A decision of this house: for the card turned up at the start, which nobody laid, that right goes to the first player, once everybody has failed, the first player included; and whoever has the right must lay a card.
rule-CGE-5 = A fakir drawn is at once exposed in front of its owner and replaced by another card of the stock; not if it was the last one.

rules-section-end = The end of a round
rule-CGE-6 = The round ends as soon as a player has no card left, or the last card of the stock is drawn.
rule-CGE-7 = The winner is the player who has no card left. If the stock is exhausted, it is the one with the lowest penalty: 20 for each card left in hand, less 40 for each exposed fakir, which may fall below zero; of equals, the one with fewer cards, then the first in turn order. Each of the others pays their penalty to the winner. Fakirs win nothing: nobody ever pays less than zero. Examples: five cards and one fakir cost 60; one card and two fakirs cost nothing. (The sheet is silent about penalties below zero and about equal ones: that is a decision of this house.)

rules-section-match = The match
rule-CGE-8 = One, two or three rounds are played, and the deal passes to the left each round. The best balance, payments received less payments made, wins the match; equal balances share the win.
