guide-1 = Il fait nuit. Le coffre garde une combinaison de quatre rouages, face cachée : qui les a tous vus le premier a gagné.
guide-2 = Une porte s’ouvre quand ses quatre serrures C, O, D, E ont leurs clefs, de la couleur de la porte. Qui pose la dernière regarde derrière un rouage, sans le dire à personne.
guide-3 = Pour commencer, touchez un trousseau près d’une porte : vous seul verrez ses quatre clefs. Retenez celles qui repartent : elles serviront quand leur porte sera presque ouverte.
