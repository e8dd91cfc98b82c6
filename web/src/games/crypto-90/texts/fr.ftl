c90-stock = Talon · { $count }
c90-stock-card = Talon, { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
c90-discard = Défausse · { $count }
c90-discard-card = Défausse : { $card ->
    [none] vide
    [fakir] un fakir, qu’on ne peut pas prendre
   *[other] { $card } au-dessus
}
c90-hand = En main
c90-hand-card = En main : { $card }
c90-hand-hidden = Carte en main, cachée
c90-hand-of = { $card ->
    [none] Carte en main de { $name }, cachée
   *[other] Carte en main de { $name } : { $card }
}
c90-held = À placer
c90-held-card = Carte à placer : { $card }
c90-held-by = Carte que { $name } vient de prendre
c90-fakir = Fakir mis de côté
c90-fakirs = { $count ->
    [one] Un fakir
   *[other] { $count } fakirs
}
c90-place = Place { $place } : { $card }
c90-throw = Rejeter
c90-pass = Passer
c90-show = Abattre
c90-choose-victim = Choisissez la carte à hypnotiser, chez n’importe qui.

aid-order = Souligner ce qui est en ordre
aid-parity = Points sous les nombres : un pour impair, deux pour pair
aid-fit = Montrer où va la carte prise
aid-hide-hand = Cacher ma carte en main tant que je n’y touche pas

c90-spoken-you = Votre jeu
c90-spoken-row = Votre rangée, de gauche à droite : { $cards }
c90-spoken-row-of = Sa rangée : { $cards }
c90-spoken-fakirs = Fakirs mis de côté : { $count }
c90-spoken-series = Meilleure série : places { $first } à { $last }
c90-spoken-middle = Au milieu
c90-spoken-match = La partie
c90-spoken-round = Manche { $round }. Totaux : { $totals }
figure-C90-10 = Un jeu gagnant à quatre joueurs : la carte en main va tout à droite.
figure-C90-18 = La meilleure série : cinq cartes qui montent, 50 points.
