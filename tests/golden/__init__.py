"""Golden counts: what the rules of each game are today, in figures. A change of rules has to change them on purpose."""
