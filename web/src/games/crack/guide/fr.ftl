guide-1-board = Chaque lettre a une couleur, et chaque case aussi : ● bleu, ◆ rose, ▲ vert, ■ rouge. Une lettre posée sur sa couleur est un AS.
guide-2-hand = Vos lettres. Touchez-en une, puis une case, ou tapez votre mot au clavier : les mots formés, les AS et le total s’écrivent à mesure, et l’on vous dit si le mot est bon.
guide-3-board = Le tout premier mot a quatre lettres ou plus et part de 2A vers la droite ; le deuxième descend en le touchant. Essayez plusieurs mots : rien n’est joué tant que vous ne touchez pas Jouer.
guide-why-lay = Pourquoi ? Regardez ses AS : quelques lettres sur leur couleur valent souvent mieux qu’un mot plus long.
guide-why-pass = Pourquoi ? Aucun mot de ces lettres ne se pose bien : on en change deux.
guide-why-trade = Pourquoi ? Dix AS donnent droit à un échange : autant se défaire des lettres difficiles.
guide-now-trade = Dix AS : vous pouvez changer une ou deux lettres de plus. Touchez celles qui gênent, ou gardez tout.
