## Ce que dit la maison dans le navigateur.
## Les noms commencent par l’endroit où le texte se lit ; ceux des jeux et de la maison sont ailleurs.

word-yes = oui
word-no = non
word-none = rien

spoken-command = Que faites-vous ?
spoken-do = Jouer
spoken-moves = { $count ->
    [one] Un coup possible
   *[other] { $count } coups possibles
}
spoken-narrow = Chercher parmi ces coups
