rules-section-material = The material
rule-CK-1 = The board has 289 cells, in 17 columns (A to Q) and 17 rows (1 to 17); a cell is named by its row, then its column: 2A. Every cell is blue, pink, green or red. The picture of the board is lost: this one is a reconstruction, diamonds of one colour round the cell in the middle.
rule-CK-2 = There are 132 letters, 33 of each colour, and no joker. A blue letter is worth 1 point, a pink one 2, a green one 3, a red one 4, whatever the letter. The most frequent: 15 E, 11 S, 10 A, 10 I, 9 N, 9 R, 9 T.
rule-CK-3 = A word is good when it is in the word list (French forms of 2 to 17 letters, without accents). A word that is refused is taken back without penalty, and you are told which one. Another list can be chosen before the game.

rules-section-start = The start
rule-CK-4 = Everybody takes twelve letters that the others do not see. After each word you draw from the pool up to twelve again, as long as it lasts.
rule-CK-5 = Whoever has the letter nearest to A begins; between equal letters, the strongest colour (red, green, pink, blue); if those are equal too, the next letters are compared. Racks that are the same draw lots. Then play goes round.
rule-CK-6 = The first word has four letters or more; it goes across, on row 2, and its first letter is on 2A. The second word goes down, has two letters or more, and crosses or touches the first. Who cannot do so passes, and it is for the next player to do.

rules-section-turn = A turn
rule-CK-7 = Letters are laid on a single row or column. With those that lie there already they make one unbroken word, of two letters or more, that crosses or touches a word on the board; touching at a corner is not enough. A word can be lengthened at its beginning or its end: AGE becomes CAGE.
rule-CK-8 = Wherever a new letter touches others in the other direction, the line they make must be a word too: an additional word.
rule-CK-9 = Who cannot form a word, or will not, passes and exchanges two letters with the pool, or as many as are left there: you draw first, then give back yours, which are mixed in.

rules-section-score = Scoring
rule-CK-10 = Every word formed, the main one and the additional ones, brings the sum of its letters by their colours. A letter that is in two words counts in both.
rule-CK-11 = A letter on a cell of its own colour is an AS. All the AS of every word formed count, those of letters that were there already too, and once for each word that they are in.
rule-CK-12 = A word formed whose letters are all of one colour is a colour word: it brings 25 points more for each letter. An additional word of two letters can be one: 50 points.
rule-CK-13 = The points of words and colour words of a turn are multiplied by your AS, those of the turn included: by 2 from 10 on, by 3 from 15, by 4 from 20.
rule-CK-14 = Each AS is worth 10 points; from the 10th on 20, from the 15th 30, from the 20th 40. Only its rank counts: nine AS are worth 90, ten 110, fifteen 220, twenty 380. These points are not multiplied otherwise.

rules-section-rights = The rights of ten AS
rule-CK-15 = With ten AS, those of the turn included, you may exchange one or two letters more with the pool after laying a word and drawing.
rule-CK-16 = Who had ten AS before the turn may, once and before laying, swap a letter of the board for the same letter in another colour from the rack. The turn must then form a colour word that holds the letter taken, or that goes through the cell of the swap. If the letter put there has the colour of the cell, it is an AS; if that cell is in a word formed, it counts there as all others do, and not once more. The word that the letter was taken from is not counted again, and AS marked before remain.

rules-section-end = The end
rule-CK-17 = The game is over when a word reaches one of the four FINAL cells: 16P, 16Q, 17P, 17Q. You gain the number of the cell where the word ends; if its last letter has the colour of the cell, that number is multiplied by 2, 3 or 4 for who has 10, 15 or 20 AS. When several words end there, the main one counts. The original numbers are lost: they can be chosen, and are 50, 75, 75 and 100 usually.
rule-CK-18 = Otherwise it is over when the pool is empty and a player has no letter left, or when everybody says that it cannot go on; saying so is passing without an exchange, and a word that is laid undoes what was said. It is also over when everybody has passed twice in a row. Letters that are left cost nothing.
rule-CK-19 = The total is the sum of the points of all turns, the FINAL number and what the AS are worth. The highest wins; equal totals share the win.
rule-CK-20 = There are two minutes for a turn when you play with a clock; you can do without, or choose another time. Who lets it run out passes, and the two letters that came last are exchanged; if what is to be exchanged after a word was still to be said, everything is kept.
