game-name = Enchaînement
game-pitch = Posez vos départements en chaîne, chacun voisin du précédent, et soyez le premier à n’en avoir plus.
game-story =
    Le second jeu de la boîte « Crypto géographique ». Une chaîne court à travers la France : de la Somme à l’Oise, de
    l’Oise à l’Aisne… Qui peut enchaîner pose autant de cartes qu’il veut, qui ne peut pas pioche. Tout l’art est de finir sur
    un département dont plus personne ne tient les voisins : le tour revient, et l’on repart d’où l’on veut.
game-credits = Edmond Dujardin, auteur et éditeur (Arcachon) ; année inconnue.
game-players = De 2 à 5 joueurs, chacun pour soi
game-age = Dès 8 ans environ (l’âge n’est pas imprimé sur la règle)
game-mechanisms = Pose en chaîne, carte de France, mémoire des cartes tombées
game-restored =
    La règle tient en une page, et elle nous est parvenue entière. Elle ne dit pas s’il faut poser quand on le peut, ce que
    devient une carte retournée que personne ne suit, ni comment départager des pénalités égales : ces points ont ici leur
    règle, marquée comme telle. Les départements sont ceux d’avant 1968. Les dessins sont de cette maison.

option-manches = Nombre de manches
option-manches-help = De 1 à 3 ; en trois manches, le hasard de la donne compte moins.

phase-follow = Posez un voisin du département visible ; si vous n’en avez pas, piochez.
phase-free = Personne n’a pu suivre : posez la carte que vous voulez.
phase-chain = Posez encore un voisin, ou finissez votre tour.

command-lay = poser
command-end = finir
command-draw = piocher
field-card = numéro de la carte

move-lay = Poser { $card }
move-end = Finir votre tour
move-draw = Piocher, faute de voisin

as-visible = { as-card }
as-line = { $points } { $what ->
    [received] versés par les autres ({ $rule })
    [cards] pour les cartes en main ({ $detail }, { $rule })
   *[fakirs] rachetés par les fakirs ({ $detail }, { $rule })
}

event-dealt = Manche { $round } : { $dealer } a donné et retourne { $card }. { $seat } commence.
event-laid = { $seat } pose { $card }.
event-ended = { $seat } s’arrête là.
event-missed = { $seat } n’a aucun voisin de { $visible }.
event-found-fakir = { $seat } tire un fakir et l’expose.
event-drew = { $card ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card }.
}
event-freed = Personne n’a suivi { $visible } : { $seat } peut poser n’importe quelle carte.
event-round-over = { $reason ->
    [out] { $winner } n’a plus de cartes et gagne la manche.
   *[exhausted] Le talon est épuisé : { $winner } a la plus petite pénalité et gagne la manche.
}
event-shown = { $seat } garde en main : { $cards }.
event-scored = { $points ->
    [0] { $seat } ne paie et ne reçoit rien (total { $total }).
   *[other] { $seat } : { $points } ; { $lines } (total { $total }).
}

end-rounds = Toutes les manches sont jouées : la partie est finie.

refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-not-a-neighbour = { $card } ne touche pas { $visible }.
refused-can-follow = Vous ne pouvez pas piocher : { $card }, que vous tenez, touche { $visible }. Il faut poser au moins une carte.
refused-nothing-laid = Avant de finir votre tour, posez au moins un voisin ; si vous n’en avez pas, piochez.
refused-chain-begun = Vous avez déjà posé une carte : on ne pioche que si l’on ne peut rien poser. Posez encore, ou finissez.
refused-free-to-lay = Personne n’a pu suivre : c’est à vous de poser une carte, n’importe laquelle.
refused-too-many-cards = Ces cartes ne viennent pas d’un seul paquet : il y a trop de { $card }.

sketch-match = Manche { $round } sur { $rounds }. Talon : { $stock }.
sketch-card = { $card }
sketch-neighbours = { $visible } touche : { $cards }.
sketch-player = { $seat } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $fakirs ->
    [0] pas de fakir
    [one] { $fakirs } fakir
   *[other] { $fakirs } fakirs
}, pénalité { $penalty }, total { $total }{ $missed ->
    [yes] {" "}— n’a pas pu suivre
   *[no] {""}
}
