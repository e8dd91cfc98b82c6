guide-1 = Every letter has a colour, and so has every cell: ● blue, ◆ pink, ▲ green, ■ red. A letter laid on its own colour is an AS (ace).
guide-2 = Touch a letter, then a cell, or type your (French) word: the words made, the AS and the total are written as you go, and you are told whether the word is good.
guide-3 = The first word has four letters or more and starts at 2A to the right; the second goes down and touches it. Try several words: a few AS more are often worth more than a red letter.
