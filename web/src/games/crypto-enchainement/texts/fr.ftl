ench-visible = À suivre
ench-penalty = Pénalité : { $penalty }
ench-lay = { $count ->
    [one] Poser cette carte
   *[other] Poser ces { $count } cartes
}
ench-end = Finir mon tour
ench-draw = Piocher, faute de voisin
ench-spoken-chain = La chaîne, { $count } cartes ; les dernières
