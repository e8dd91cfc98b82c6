ench-visible = À suivre
ench-follow = { $card } : posez un de ses voisins.
ench-stuck = { $card } : pas un voisin en main, piochez.
ench-penalty = Pénalité : { $penalty }
ench-lay = { $count ->
    [one] Poser cette carte
   *[other] Poser ces { $count } cartes
}
ench-end = Finir mon tour
ench-draw = Piocher, faute de voisin
ench-spoken-chain = { $count ->
    [one] La chaîne, une carte
   *[other] La chaîne, { $count } cartes ; les dernières
}

figure-CGE-2 = La Creuse est visible : quatre cartes posées d’un trait, chacune voisine de la précédente. La suivante devra toucher le Gard.
