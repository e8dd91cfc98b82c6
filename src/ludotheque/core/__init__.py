"""What all games share: pure rules machinery, without input, output, clock or network."""
