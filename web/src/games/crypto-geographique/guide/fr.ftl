guide-1-hand = Vos cartes sont des départements, numérotés comme les plaques d’autrefois. Votre main est rangée par combinaisons, avec ce qu’elles valent.
guide-2-board = Touchez une carte : la France s’allume, avec ses voisins. Réunissez des départements qui se touchent ; plus le groupe est grand, plus il rapporte. Sept d’un coup, ou quatre et trois, permettent d’arrêter la manche.
guide-3-board = Pour commencer, prenez une carte : celle de la défausse si elle touche un de vos groupes, sinon au talon.
guide-why-draw = Pourquoi ? La carte de la défausse n’agrandirait aucun groupe : une inconnue a plus de chances.
guide-why-take = Pourquoi ? Ce département touche un de vos groupes : il l’agrandit à coup sûr.
guide-why-throw = Pourquoi ? C’est la carte qui se rattache le moins aux autres : elle manquera peu.
guide-why-stop = Pourquoi ? Vos combinaisons sont complètes : arrêter maintenant les compte avant que d’autres ne rattrapent.
guide-now-throw = Touchez la carte à rejeter, puis le bouton, ou glissez-la sur la défausse. Celle qui ne touche aucune des autres est la moins utile ; qui vient après vous peut la prendre.
