guide-1 = Before you lie eight cards in a row, and a ninth is in your hand. The aim: all nine numbers rise from left to right, the card in hand counting as the rightmost.
guide-2 = Each turn you take a card, from the talon (stock) or the discard pile, and swap it for one of yours. Small numbers go to the left, large ones to the right.
guide-3 = To begin, take a card: if the discard would fall right where one of yours stands badly, it is better than the unknown one. If not, draw from the talon.
