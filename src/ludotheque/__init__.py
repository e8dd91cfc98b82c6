"""Ludothèque: out-of-print French board games, as engines, bots, a server and a client."""
