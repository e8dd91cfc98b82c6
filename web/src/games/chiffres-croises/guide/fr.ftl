guide-1 = Trois nombres sont tirés pour toute la partie : ils restent en vue. Toute ligne de jetons que vous formez doit faire exactement l’un d’eux.
guide-2 = Touchez un jeton, puis une case : la somme de chaque ligne s’écrit à mesure, avec ✓ quand elle tombe juste. Rien n’est joué tant que vous ne touchez pas Jouer.
guide-3 = La première combinaison passe par la case du milieu, 9I. Visez le plus grand des trois nombres, avec le plus de jetons possible : la somme et chaque jeton posé rapportent.
