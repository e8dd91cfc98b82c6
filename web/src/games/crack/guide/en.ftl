guide-1-board = Every letter has a colour, and so has every cell: ● blue, ◆ pink, ▲ green, ■ red. A letter laid on its own colour is an AS (ace).
guide-2-hand = Your letters. Touch one, then a cell, or type your (French) word: the words made, the AS and the total are written as you go, and you are told whether the word is good.
guide-3-board = The very first word has four letters or more and starts at 2A to the right; the second goes down and touches it. Try several words: nothing is played until you press Play.
guide-why-lay = Why? Look at its AS: a few letters on their own colour are often worth more than a longer word.
guide-why-pass = Why? No word of these letters can be laid well: change two of them.
guide-why-trade = Why? Ten AS earn an exchange: a chance to be rid of difficult letters.
guide-now-trade = Ten AS: you may change one or two letters more. Touch those in the way, or keep them all.
