guide-1 = Vos cartes sont des départements : touchez-en une, la carte de France s’allume et montre ses voisins.
guide-2 = Réunissez des départements qui se touchent : plus le groupe est grand, plus il rapporte. Votre main est rangée par combinaisons, avec leurs points. Sept d’un coup, ou quatre et trois, permettent d’arrêter la manche.
guide-3 = Pour commencer, prenez une carte, puis rejetez celle qui ne touche aucune des autres : c’est elle qui vous manquera le moins.
