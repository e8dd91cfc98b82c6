rules-section-deal = La donne
rule-HC-1 = Les cartes portent chacune un nombre. Chacun en reçoit une, qu’il garde cachée ; le reste est le talon.

rules-section-turn = Le tour
rule-HC-2 = Chacun à son tour garde sa carte, ou la rejette face visible et prend celle du dessus du talon.

rules-section-end = La fin
rule-HC-3 = Quand chacun a joué, on montre les cartes : la plus haute gagne.
