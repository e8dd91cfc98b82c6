rules-section-material = Le matériel
rule-CK-1 = Le damier a 289 cases, en 17 colonnes (de A à Q) et 17 rangées (de 1 à 17) ; une case se dit par sa rangée, puis sa colonne : 2A. Chaque case est bleue, rose, verte ou rouge. L’image du damier est perdue : celui-ci est une reconstitution, des losanges d’une couleur autour de la case du milieu.
rule-CK-2 = Il y a 132 lettres, 33 de chaque couleur, et pas de joker. Une lettre bleue vaut 1 point, une rose 2, une verte 3, une rouge 4, quelle que soit la lettre. Les plus nombreuses : 15 E, 11 S, 10 A, 10 I, 9 N, 9 R, 9 T.
rule-CK-3 = Un mot est bon quand il est dans la liste des mots (formes de 2 à 17 lettres, sans accents). Un mot refusé est repris sans pénalité, et l’on dit lequel. Une autre liste peut être choisie avant la partie.

rules-section-start = Le début
rule-CK-4 = Chacun prend douze lettres que les autres ne voient pas. Après chaque mot, on en reprend dans la réserve jusqu’à douze, tant qu’il y en a.
rule-CK-5 = Commence celui qui a la lettre la plus proche du A ; à lettre égale, la couleur la plus forte (rouge, vert, rose, bleu) ; à égalité encore, on compare les lettres suivantes. Si tout est pareil, on tire au sort. Ensuite on joue à tour de rôle.
rule-CK-6 = Le premier mot a quatre lettres ou plus ; il est horizontal, sur la rangée 2, et sa première lettre est en 2A. Le deuxième mot est vertical, de deux lettres ou plus, et croise ou touche le premier. Qui ne le peut pas passe, et c’est au suivant de le faire.

rules-section-turn = Un tour
rule-CK-7 = On pose des lettres sur une seule rangée ou une seule colonne. Avec celles qui s’y trouvent déjà, elles forment un mot sans trou, de deux lettres ou plus, qui croise ou touche un mot du damier ; se toucher par un coin ne suffit pas. On peut allonger un mot par le début ou par la fin : AGE devient CAGE.
rule-CK-8 = Partout où une lettre nouvelle en touche d’autres dans l’autre sens, la ligne qu’elles font doit être un mot aussi : un mot additionnel.
rule-CK-9 = Qui ne peut pas former de mot, ou n’en veut pas, passe et échange deux lettres avec la réserve, ou ce qu’il en reste : il tire d’abord, puis rend les siennes, que l’on mélange.

rules-section-score = La marque
rule-CK-10 = Chaque mot formé, le principal et les additionnels, rapporte la somme de ses lettres, selon leurs couleurs. Une lettre qui est dans deux mots compte dans les deux.
rule-CK-11 = Une lettre posée sur une case de sa couleur est un AS. Tous les AS de chaque mot formé comptent, y compris ceux des lettres qui étaient déjà là, et une fois par mot où ils se trouvent.
rule-CK-12 = Un mot formé dont toutes les lettres ont la même couleur est un mot couleur : il rapporte en plus 25 points par lettre. Un mot additionnel de deux lettres peut en être un : 50 points.
rule-CK-13 = Les points des mots et des mots couleur d’un tour sont multipliés selon vos AS, ceux du tour compris : par 2 à partir de 10, par 3 à partir de 15, par 4 à partir de 20.
rule-CK-14 = Chaque AS vaut 10 points ; à partir du 10ᵉ, 20 ; à partir du 15ᵉ, 30 ; à partir du 20ᵉ, 40. Seul son rang compte : neuf AS valent 90, dix 110, quinze 220, vingt 380. Ces points ne sont pas multipliés autrement.

rules-section-rights = Les droits de qui a dix AS
rule-CK-15 = Avec dix AS, ceux du tour compris, on peut, après avoir posé un mot et repris des lettres, en échanger encore une ou deux avec la réserve.
rule-CK-16 = Qui avait dix AS avant son tour peut, une fois et avant de poser, échanger une lettre du damier contre la même lettre d’une autre couleur de son jeu. Il faut que son mot forme alors un mot couleur, où entre la lettre prise, ou qui passe par la case de l’échange. Si la lettre mise là a la couleur de la case, c’est un AS ; si cette case est dans un mot formé, il y compte comme les autres, et pas une fois de plus. Le mot d’où la lettre vient n’est pas compté à nouveau, et les AS déjà marqués restent.

rules-section-end = La fin
rule-CK-17 = La partie finit quand un mot atteint une des quatre cases FINAL : 16P, 16Q, 17P, 17Q. On gagne le nombre de la case où le mot finit ; si sa dernière lettre en a la couleur, ce nombre est multiplié par 2, 3 ou 4 pour qui a 10, 15 ou 20 AS. Quand plusieurs mots finissent là, c’est le principal qui compte. Les nombres d’origine sont perdus : ils sont au choix, 50, 75, 75 et 100 d’ordinaire.
rule-CK-18 = Sinon elle finit quand la réserve est vide et qu’un joueur n’a plus de lettre, ou quand tous disent qu’on ne peut plus continuer ; dire cela, c’est passer sans rien échanger, et un mot posé efface ce qui a été dit. Elle finit aussi quand tout le monde a passé deux fois de suite. Les lettres qui restent ne coûtent rien.
rule-CK-19 = Le total est la somme des points des tours, du nombre FINAL et de la valeur des AS. Le plus haut gagne ; à égalité, on partage la victoire.
rule-CK-20 = Le temps est de deux minutes par tour quand on joue avec une pendule ; on peut s’en passer, ou choisir une autre durée. Qui le laisse filer passe, et ce sont les deux dernières lettres qu’il a reçues qui sont échangées ; s’il lui restait à dire ce qu’il échange après un mot, il garde tout.
