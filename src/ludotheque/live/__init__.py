"""Tables that people are at now: who listens, who is told, and what the house does by itself."""
