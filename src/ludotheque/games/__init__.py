"""One room a game; none knows another."""
