"""What must hold for every game on the shelf, checked through the contract alone."""
