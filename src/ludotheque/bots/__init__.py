"""What bots share; it knows no game."""
