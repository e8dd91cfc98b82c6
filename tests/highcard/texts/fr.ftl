game-name = La plus haute
game-pitch = Une carte chacun : on la garde ou on la change, la plus haute gagne.
game-story = Un jeu d’une minute, inventé pour montrer comment on en ajoute un.
game-credits = Sans auteur ni éditeur.
game-players = De 2 à 4 joueurs
game-age = Dès 5 ans

option-cards = Nombre de cartes

command-keep = garder
command-swap = changer
move-keep = Garder votre carte
move-swap = Changer votre carte contre celle du talon

phase-choose = Gardez votre carte, ou changez-la.

event-kept = { $seat } garde sa carte.
event-swapped = { $card ->
    [none] { $seat } rejette le { $away } et prend une carte.
   *[other] { $seat } rejette le { $away } et prend le { $card }.
}
event-shown = On montre les cartes : { $cards }.
end-shown = Toutes les cartes sont montrées.
