guide-1 = A chain of departments runs across France: each touches the one before. Your cards, below, are what you can add to it.
guide-2 = Departments that can follow light up on the map. Several can be laid in one go, as long as each touches the one before.
guide-3 = To begin, lay the longest run your hand allows: each card left at the end costs 20 points.
