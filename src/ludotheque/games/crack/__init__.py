"""Le Crack, a game of crosswords in colours."""
