guide-1 = Chaque lettre a une couleur, et chaque case aussi : ● bleu, ◆ rose, ▲ vert, ■ rouge. Une lettre posée sur sa couleur est un AS.
guide-2 = Touchez une lettre, puis une case, ou tapez votre mot au clavier : les mots formés, les AS et le total s’écrivent à mesure, et l’on vous dit si le mot est bon.
guide-3 = Le premier mot a quatre lettres ou plus et part de 2A vers la droite ; le deuxième descend en le touchant. Essayez plusieurs mots : quelques AS de plus valent souvent mieux qu’une lettre rouge.
