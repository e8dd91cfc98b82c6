guide-1-board = Three numbers are drawn for the whole game, and stay in sight. Every line of tiles you make must add up to exactly one of them.
guide-2-hand = Your tiles. Touch one, then a cell: the sum of each line is written as you go, with ✓ when it fits. Nothing is played until you press Play.
guide-3-board = To begin, aim at the largest of the three numbers with as many tiles as you can. The very first line goes through the middle cell, 9I; the others lean on tiles already laid.
guide-why-lay = Why? The sum counts, and every tile laid, and the blue (+10) and red (×2) cells: this move brings most of them together.
guide-why-exchange = Why? Nothing good adds up with these tiles: better to change some.
guide-now-play = Now lean on what lies there: a line can lengthen a line, or cross it. Both must then make one of the three numbers.
guide-now-stuck = Nothing adds up: change the tiles in the way (keep the small ones, they fit in anywhere), or pass.
