geo-map = Carte de France : les départements d’avant 1968
geo-map-coming = La carte arrive…
geo-nearer = Rapprocher
geo-farther = Éloigner
geo-whole = Toute la France
geo-stock = Talon · { $count }
geo-stock-card = Talon, { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
geo-discard = Défausse · { $count }
geo-discard-card = { $card ->
    [none] Défausse vide
   *[other] Défausse : { $card } au-dessus
}
geo-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
geo-fakirs = { $count ->
    [one] un fakir
   *[other] { $count } fakirs
}
geo-known = Prise à la défausse : tout le monde la connaît
geo-neighbours-of = { $name } touche { $neighbours }.
geo-spoken-you = Votre jeu
geo-spoken-middle = Au milieu
geo-spoken-match = La partie
geo-spoken-round = Manche { $round }. Totaux : { $totals }
geo-spoken-neighbours = Voisins de vos cartes
aid-notes = Griser sur la carte les départements jetés
aid-look = Montrer les voisins de la carte que je regarde
geo-others = Les autres
geo-credit = Natural Earth · GeoNames (CC BY 4.0)
geo-spoken-thrown = Jetées : { $cards }
