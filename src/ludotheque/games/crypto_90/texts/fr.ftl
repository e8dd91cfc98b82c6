game-name = Crypto-90
game-pitch = Changez vos cartes une à une jusqu’à ce que vos neuf nombres montent de gauche à droite.
game-story =
    Un « jeu de notre temps » où le cryptogramme est celui des plaques minéralogiques : des nombres en désordre devant
    chacun, qu’il faut échanger un à un jusqu’à ce qu’ils se lisent comme un code. Six fakirs se promènent dans le
    paquet : gardés, ils rapportent ; lancés, ils endorment une carte de l’adversaire qui allait gagner.
game-credits = Edmond Dujardin, auteur et éditeur (Arcachon) ; jeu breveté S. G. D. G. ; année inconnue.
game-players = De 2 à 4 joueurs, chacun pour soi
game-age = Dès 8 ans environ (l’âge n’est pas imprimé sur la règle)
game-mechanisms = Échange de cartes, suite croissante, un peu de mémoire et beaucoup d’audace
game-restored =
    La règle du jeu nous est parvenue entière : les 96 cartes, la donne, la marque et ses exemples sont ceux de l’éditeur.
    Elle ne dit pas ce qui arrive quand plus personne ne pioche, ni si « les neuf dizaines » vont de 1 à 10 ou de 0 à 9 :
    la première question a sa règle de garde, la seconde est une option. Les dessins sont de cette maison.

option-objectif = Points à atteindre
option-objectif-help = La partie s’arrête après la manche où quelqu’un y arrive ; ne compte pas si l’on fixe le nombre de manches.
option-manches = Nombre de manches
option-manches-help = Laissé vide, on joue aux points ; sinon, le plus haut total après ces manches gagne.
option-manches-none = aux points
option-dizaines = Les neuf dizaines
option-dizaines-help = Comment on découpe les dizaines pour la prime de 100 points.
option-dizaines-1-10 = de 1 à 10, de 11 à 20, … de 81 à 90
option-dizaines-0-9 = par le chiffre des dizaines : 01 à 09, 10 à 19, … 90

phase-draw = Prenez une carte : au talon ou à la défausse.
phase-place = Échangez cette carte contre une des vôtres, ou rejetez-la.
phase-exchange = Cette carte vient de la défausse : échangez-la contre une des vôtres.
phase-after = Un fakir à lancer ? Un jeu à abattre ? Sinon, passez.

command-draw = piocher
command-take = prendre
command-exchange = échanger
command-throw = rejeter
command-hypnotise = hypnotiser
command-show = abattre
command-pass = passer
field-place = place de 1 à 8
field-target = joueur

move-draw = Piocher au talon
move-take = Prendre la carte de la défausse
move-exchange = { $place ->
    [none] Garder la carte en main et jeter l’ancienne
   *[other] Poser la carte à la place { $place }
}
move-throw = Rejeter la carte
move-hypnotise = Hypnotiser la place { $place } de { $target }
move-show = Abattre votre jeu gagnant
move-pass = Passer

as-card = { $it ->
    [0] fakir
   *[other] { NUMBER($it, minimumIntegerDigits: 2) }
}
as-thrown = { as-card }
as-line = { $points } { $what ->
    [win] pour la manche gagnée
    [pure] pour le jeu tout pair ou tout impair
    [tens] pour les neuf dizaines
    [fakirs] { $detail ->
        [1] pour un fakir
       *[other] pour { $detail } fakirs
    }
   *[series] pour la série { $detail }
} ({ $rule })

event-dealt = Manche { $round } : { $dealer } a donné, { $seat } commence.
event-found-fakir = { $seat } tire un fakir et le met de côté.
event-drew = { $card ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche le { $card }.
}
event-took = { $seat } prend le { $card } de la défausse.
event-exchanged = { $place ->
    [none] { $card ->
        [none] { $seat } garde la carte en main et jette { $thrown ->
            [fakir] un fakir
           *[other] le { $thrown }
        }.
       *[other] { $seat } garde le { $card } en main et jette { $thrown ->
            [fakir] un fakir
           *[other] le { $thrown }
        }.
    }
   *[other] { $seat } pose le { $card } à la place { $place } et jette { $thrown ->
        [fakir] un fakir
       *[other] le { $thrown }
    }.
}
event-threw = { $seat } rejette le { $card }.
event-hypnotised = { $seat } hypnotise la place { $place } de { $target } : le { $card } passe sous la défausse.
event-passed = { $seat } n’ajoute rien.
event-shown = { $seat } abat : { $cards } !
event-round-over = { $reason ->
    [shown] La manche est gagnée par { $winner }.
    [exhausted] { $winner ->
        [none] Le talon est épuisé : personne ne gagne la manche.
       *[other] Le talon est épuisé, mais { $winner } tient un jeu gagnant.
    }
   *[idle] { $winner ->
        [none] Plus personne ne pioche : la manche s’arrête sans gagnant.
       *[other] Plus personne ne pioche : la manche s’arrête, et { $winner } tient un jeu gagnant.
    }
}
event-scored = { $points ->
    [0] { $seat } ne marque rien (total { $total }).
   *[other] { $seat } marque { $points } : { $lines } (total { $total }).
}

end-goal = L’objectif est atteint : la partie est finie.
end-rounds = Toutes les manches sont jouées : la partie est finie.
end-last-round = Cinquante manches ont été jouées : la partie s’arrête là.

refused-not-now = { $phase ->
    [draw] Il faut d’abord prendre une carte, au talon ou à la défausse.
    [place] Vous tenez une carte : échangez-la contre une des vôtres ou rejetez-la.
    [exchange] Vous tenez une carte de la défausse : échangez-la contre une des vôtres.
   *[after] Votre carte est jouée : vous pouvez encore lancer un fakir, abattre un jeu gagnant, ou passer.
}
refused-fakir-cannot-be-taken = Un fakir jeté ne se reprend pas : piochez au talon.
refused-must-exchange = Le { $card } vient de la défausse : il faut l’échanger contre votre carte en main ou une carte de votre rangée.
refused-no-such-place = Il n’y a pas de place { $place } : les places vont de 1 à 8.
refused-no-such-player = Il n’y a pas ce joueur à la table : vous êtes { $seats }.
refused-no-fakir = Vous n’avez pas de fakir devant vous.
refused-already-hypnotised = La place { $place } est déjà sous un fakir : choisissez une carte qui porte un nombre.
refused-row-not-ordered = { $card ->
    [fakir] Votre rangée n’est pas en ordre : il y a un fakir à la place { $place }.
   *[other] Votre rangée n’est pas en ordre : le { $card }, à la place { $place }, ne dépasse pas la carte à sa gauche.
}
refused-mixed-parity = À deux ou trois joueurs, les neuf cartes doivent être toutes paires ou toutes impaires.
refused-hand-does-not-fit = Votre carte en main, le { $card }, doit être plus basse que le { $lowest } ou plus haute que le { $highest }.
as-lowest = { as-card }
as-highest = { as-card }
refused-too-many-cards = Ces cartes ne viennent pas d’un seul paquet : il y a trop de { $card }.

sketch-match = Manche { $round }, { $goal ->
    [none] sur { $rounds }
   *[other] en { $goal } points
}
sketch-piles = Talon : { $stock }. Défausse : { $discard }, { $card ->
    [none] rien de visible
    [fakir] un fakir dessus
   *[other] le { $card } dessus
}.{ $patience ->
    [none] {""}
    [one] {" "}La manche s’arrête si ce tour est encore sans pioche.
   *[other] {" "}La manche s’arrête après { $patience } tours de plus sans pioche.
}
sketch-hand = main
sketch-player = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $fakirs ->
    [0] pas de fakir
    [one] { $fakirs } fakir
   *[other] { $fakirs } fakirs
}
sketch-held = Carte prise : { $card }
