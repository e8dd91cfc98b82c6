"""A game among people: seats, commands, clocks, offers, and the log they leave. Pure: time is an argument."""
