rules-section-material = The material
rule-CC-1 = The board has 289 cells, in 17 rows and 17 columns. Some are blue, some red; where they are has been worked out from the drawings and the examples of the rules.
rule-CC-2 = The bag holds 90 tiles: 8 of each of the numbers 1, 2, 5 and 10; 6 of each of the numbers 3, 4, 6, 7, 8, 9, 11, 12 and 13; 2 tiles 20; 2 jokers.
rule-CC-3 = There are 36 cards: yellow from 15 to 26, blue from 27 to 38, red from 39 to 50. One of each colour is drawn: these three numbers are to be made all through the game, and there are no others.

rules-section-play = Playing
rule-CC-4 = Everybody takes six tiles at random, unseen by the others, and after each move draws back to six as long as the bag lasts. The first player is drawn by lot; play then goes round.
rule-CC-5 = A move lays 1 to 6 tiles on a single row or a single column. They must form a line without gaps, if need be with tiles of the board between them.
rule-CC-6 = Everywhere on the board, in rows as in columns, tiles that follow each other must add up to one of the three numbers. A tile alone in a direction is neither a combination nor a fault; a 20 on its own is therefore no combination.
rule-CC-7 = The first move makes a combination through the middle cell, 9I. Every later move makes at least one combination that holds a tile which lay on the board before.
rule-CC-8 = A joker stands for any number from 1 to 13, or for 20: you say which as you lay it, and it keeps that value to the end.
rule-CC-9 = Whoever cannot lay anything loses the turn, and may exchange 1, 2 or 3 tiles with the bag: they are drawn first, then yours go back and are mixed in. Never more than the bag holds. If the first player cannot lay anything, the next one has to go through the middle. You do not lose a turn while there is a move, unless the option “whenever one likes” was chosen.
rule-CC-10 = A move that does not fit is taken back without penalty: you are told which line is wrong, what it makes, and the three numbers.

rules-section-score = Scoring
rule-CC-11 = For every combination that holds a tile you have just laid, you score its sum. Add 1 for each tile laid, once even when it is in two combinations; 10 for each blue cell that you cover; 10 if you lay six tiles at once. A red cell that you cover doubles every combination through it, and two red cells in the same one make it four times as much; the rest is not doubled. A cell covered before brings nothing any more.

rules-section-end = The end
rule-CC-12 = The game ends when the bag is empty and a player has no tile left, or when the bag is empty and nobody could lay anything for a whole round. With tiles in the bag, it also ends when everybody has lost three turns in a row.
rule-CC-13 = Everybody loses the value of the tiles they are left with; a joker costs nothing. A total can be negative. The highest total wins; equal totals share the win.
