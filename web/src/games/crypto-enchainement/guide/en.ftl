guide-1-board = A chain of departments runs across France: each touches the one before. Its end is the department you see.
guide-2-hand = Your cards, below. Those that can follow are lit, and so are their departments; several can be laid in a row, as long as each touches the one before.
guide-3-hand = To begin, look for the longest run your hand allows: every card left at the end of the round costs points.
guide-why-lay = Why? Most of your other cards lead on from there: the longest run empties the hand first.
guide-why-end = Why? Nothing in your hand touches this department: stop here, and let the next one look.
guide-why-draw = Why? None of your cards touches the department you see: you must draw, that is the penalty.
