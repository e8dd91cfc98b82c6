guide-1-board = Une chaîne de départements traverse la France : chacun touche le précédent. La fin de la chaîne est le département visible.
guide-2-hand = Vos cartes, en bas. Celles qui peuvent suivre sont éclairées, et leurs départements aussi ; on peut en poser plusieurs d’affilée, tant que chacune touche la précédente.
guide-3-hand = Pour commencer, cherchez la plus longue suite que permet votre main : chaque carte gardée à la fin de la manche coûte des points.
guide-why-lay = Pourquoi ? De là partent le plus de vos autres cartes : la suite la plus longue vide la main la première.
guide-why-end = Pourquoi ? Rien dans votre main ne touche ce département : on s’arrête, au suivant de trouver.
guide-why-draw = Pourquoi ? Aucune de vos cartes ne touche le département visible : il faut piocher, c’est la pénalité.
