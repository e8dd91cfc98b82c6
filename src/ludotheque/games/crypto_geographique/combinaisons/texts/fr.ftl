game-name = Crypto géographique
game-pitch = Réunissez en main des départements qui se touchent ; plus le groupe est grand, plus il rapporte.
game-story =
    Les quatre-vingt-dix départements d’avant 1968 tiennent dans un paquet de cartes, avec six fakirs. On pioche, on jette,
    et l’on rassemble peu à peu un coin de France. Au début, on cherche tout sur la carte ; après quelques parties, on sait
    de tête ce qui touche la Corrèze, ce qui est déjà tombé, et quand placer le Finistère, qui n’a que deux voisins.
game-credits = Edmond Dujardin, auteur et éditeur (Arcachon) ; année inconnue.
game-players = De 2 à 5 joueurs, chacun pour soi, ou à 4 en deux équipes
game-age = Dès 8 ans environ (l’âge n’est pas imprimé sur la règle)
game-mechanisms = Pioche et défausse, combinaisons, mémoire des cartes tombées, géographie
game-restored =
    La règle nous est parvenue entière, avec son barème et ses exemples. Elle laisse ouvertes quelques questions, que cette
    maison tranche : ce qui arrive quand la carte retournée est un fakir ou que plus personne ne pioche, et si une combinaison
    est un groupe d’un seul tenant ou une chaîne, ce qui se choisit. La carte de France a été redessinée avec les limites
    de l’époque.

option-objectif = Points à atteindre
option-objectif-help = La partie s’arrête après la manche où quelqu’un y arrive.
option-equipes = Équipes
option-equipes-help = À quatre seulement : les partenaires se font face et additionnent leurs points.
option-equipes-true = deux contre deux
option-equipes-false = chacun pour soi
option-forme = Une combinaison est
option-forme-help = Ce que veut dire « se touchant » pour trois cartes et plus.
option-forme-groupe = un groupe d’un seul tenant
option-forme-chaine = une chaîne, où chaque carte touche la suivante

phase-draw = Prenez une carte : au talon ou à la défausse.
phase-throw = Jetez une de vos cartes.
phase-answer = Votre partenaire voudrait arrêter la manche : acceptez, ou refusez.

command-draw = piocher
command-take = prendre
command-throw = jeter
command-stop = arrêter
command-ask = demander
command-agree = accepter
command-decline = refuser
field-card = carte de 1 à 90

move-draw = Piocher au talon
move-take = Prendre la carte de la défausse
move-throw = Jeter { $card }
move-stop = Jeter { $card } et arrêter la manche
move-ask = Jeter { $card } et demander à arrêter la manche
move-agree = Accepter que la manche s’arrête
move-decline = Refuser : on continue

as-group = { $what ->
    [paire] Paire
    [brelan] Brelan
    [carre] Carré
    [quinte] Quinte
    [sizaine] Sizaine
    [complet] Complet
   *[seule] Seule
}
as-line = { $points } { $what ->
    [paire] pour la paire { $detail }
    [brelan] pour le brelan { $detail }
    [carre] pour le carré { $detail }
    [quinte] pour la quinte { $detail }
    [sizaine] pour la sizaine { $detail }
    [complet] pour le complet { $detail }
    [stop] pour avoir arrêté la manche
    [fakirs] { $detail ->
        [1] pour un fakir
       *[other] pour { $detail } fakirs
    }
   *[partner] du partenaire
} ({ $rule })

event-dealt = Manche { $round } : { $dealer } a donné, { $card } ouvre la défausse, { $seat } commence.
event-found-fakir = { $seat } tire un fakir et l’expose.
event-drew = { $card ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card }.
}
event-took = { $seat } prend { $card } à la défausse.
event-threw = { $seat } jette { $card }.
event-asked = { $seat } demande à { $partner } s’il faut arrêter la manche.
event-agreed = { $seat } accepte.
event-declined = { $seat } refuse : on continue.
event-round-over = { $reason ->
    [stopped] { $winner } arrête la manche.
    [exhausted] Le talon est épuisé : la manche est finie.
   *[idle] Plus personne ne pioche : la manche s’arrête.
}
event-shown = { $seat } montre { $cards }.
event-scored = { $points ->
    [0] { $seat } ne marque rien (total { $total }).
   *[other] { $seat } marque { $points } : { $lines } (total { $total }).
}

end-goal = L’objectif est atteint : la partie est finie.
end-last-round = Cinquante manches ont été jouées : la partie s’arrête là.

refused-teams-of-two = Deux contre deux, il faut être exactement quatre, pas { $seats }.
refused-not-now = { $phase ->
    [draw] Il faut d’abord prendre une carte, au talon ou à la défausse.
    [throw] Vous avez huit cartes : il faut en jeter une.
   *[answer] Votre partenaire attend une réponse : acceptez ou refusez.
}
refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-just-taken = Vous venez de prendre { $card } à la défausse : on ne peut pas l’y rejeter au même tour.
refused-ask-first = En équipe, on n’arrête pas sans demander d’abord à son partenaire.
refused-no-partner = Vous jouez chacun pour soi : personne à qui demander, vous pouvez arrêter de vous-même.
refused-cannot-stop = Pour arrêter, il faut garder un complet, ou un carré et un brelan. { $points ->
    [0] Il vous resterait un jeu sans aucune combinaison.
   *[other] Il vous resterait un jeu de { $points } points, autrement composé.
}
refused-too-many-cards = Ces cartes ne viennent pas d’un seul paquet : { $card } y est trop souvent.

sketch-match = Manche { $round }, en { $goal } points
sketch-piles = Talon : { $stock }. Défausse : { $card } dessus, { $touched ->
    [none] qui ne touche aucune de vos cartes
   *[other] qui touche { $touched }
}.
sketch-piles-seen = Talon : { $stock }. Défausse : { $card ->
    [none] vide
   *[other] { $card } dessus
}.
sketch-thrown = Jetées : { $numbers }
sketch-patience = { $patience ->
    [one] La manche s’arrête si ce tour est encore sans pioche.
   *[other] La manche s’arrête après { $patience } tours de plus sans pioche.
}
sketch-player = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $fakirs ->
    [0] pas de fakir
    [one] { $fakirs } fakir
   *[other] { $fakirs } fakirs
}{ $partner ->
    [none] {""}
   *[other] , avec { $partner }
}
sketch-hidden = { $count } cartes cachées
sketch-hidden-but = { $count } cartes, dont { $cards } (prises à la défausse)
sketch-combination = { $head } : { $cards }
sketch-near = à côté : { $numbers }
sketch-held = Carte prise : { $card }, { $touched ->
    [none] qui ne touche aucune autre de vos cartes
   *[other] qui touche { $touched }
}
sketch-held-seen = Carte prise : { $card }
