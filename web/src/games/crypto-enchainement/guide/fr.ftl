guide-1 = Une chaîne de départements traverse la France : chacun touche le précédent. Vos cartes, en bas, sont ce que vous pouvez y ajouter.
guide-2 = Les départements qui peuvent suivre s’allument sur la carte. On peut en poser plusieurs d’un coup, tant que chacun touche le précédent.
guide-3 = Pour commencer, posez la plus longue suite que votre main permet : chaque carte gardée à la fin coûte 20 points.
