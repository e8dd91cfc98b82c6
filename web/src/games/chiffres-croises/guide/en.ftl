guide-1 = Three numbers are drawn for the whole game, and stay in sight. Every line of tiles you make must add up to exactly one of them.
guide-2 = Touch a tile, then a cell: the sum of each line is written as you go, with ✓ when it fits. Nothing is played until you press Play.
guide-3 = The first line goes through the middle cell, 9I. Aim at the largest of the three numbers with as many tiles as you can: the sum and every tile laid count.
