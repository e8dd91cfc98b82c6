guide-1-board = Trois nombres sont tirés pour toute la partie : ils restent en vue. Toute ligne de jetons que vous formez doit faire exactement l’un d’eux.
guide-2-hand = Vos jetons. Touchez-en un, puis une case : la somme de chaque ligne s’écrit à mesure, avec ✓ quand elle tombe juste. Rien n’est joué tant que vous ne touchez pas Jouer.
guide-3-board = Pour commencer, visez le plus grand des trois nombres avec le plus de jetons possible. La toute première combinaison passe par la case du milieu, 9I ; les autres s’appuient sur les jetons posés.
guide-why-lay = Pourquoi ? La somme compte, et chaque jeton posé, et les cases bleues (+10) et rouges (×2) : ce coup réunit le plus de tout cela.
guide-why-exchange = Pourquoi ? Rien de bon ne tombe juste avec ces jetons : mieux vaut en changer.
guide-now-play = À vous de vous appuyer sur ce qui est posé : une ligne peut allonger une ligne, ou la croiser. Les deux doivent alors faire un des trois nombres.
guide-now-stuck = Rien ne tombe juste : changez les jetons qui gênent (gardez les petits, ils se casent), ou passez.
