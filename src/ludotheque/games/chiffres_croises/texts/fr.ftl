game-name = Les Chiffres croisés
game-pitch = Des mots croisés où l’on additionne : toute ligne de jetons doit faire l’un des trois nombres tirés.
game-story =
    Un plateau de 289 cases, 90 jetons chiffrés, et trois nombres tirés au sort, un par couleur de carte : toute la partie
    se joue à les faire, et rien qu’eux. On s’appuie sur les jetons des autres, on allonge un 33 pour en faire un 49, on
    glisse deux jetons qui font trois combinaisons d’un coup. Du calcul mental, et beaucoup de coup d’œil.
game-credits = Armand Jammot, celui du « Mot le plus long » et du « Compte est bon » ; l’année n’est pas imprimée sur la règle.
game-players = De 2 à 5 joueurs, chacun pour soi
game-age = Dès 10 ans environ (l’âge n’est pas imprimé sur la règle)
game-mechanisms = Additions croisées, pose de jetons, cases de couleur
game-restored =
    La règle est entière, avec ses onze exemples, que l’on peut rejouer pas à pas. Le plateau, lui, a été redessiné : les
    cases rouges et bleues sont placées d’après les dessins de la règle et les scores de ses exemples, et il peut en
    manquer. La règle ne dit pas non plus quand la partie s’arrête si plus personne n’échange rien : il y a une règle de
    garde.

option-passes = Perdre son tour
option-passes-help = La règle ne le permet qu’à qui ne peut rien poser ; la maison le vérifie.
option-passes-stuck = seulement quand on ne peut rien poser
option-passes-free = quand on veut

phase-first = Posez la première combinaison, par la case du milieu (9I).
phase-play = Posez une combinaison qui s’appuie sur les jetons du plateau.
phase-stuck = Vous ne pouvez rien poser : échangez des jetons, ou passez.

command-lay = poser
command-exchange = échanger
command-pass = passer
field-tiles = case et jetons
field-faces = jetons

move-lay = Poser { $tiles }
move-exchange = Perdre le tour et échanger { $faces }
move-pass = Perdre le tour

as-face = { $it ->
    [0] joker
   *[other] { $it }
}
as-given = { as-face }
as-taken = { as-face }
as-tile = { $joker ->
    [yes] un joker pour { $value } en { $cell }
   *[no] { $value } en { $cell }
}
as-combination = { $cells } : { $values } = { $sum } { $fits ->
    [yes] ✓
   *[no] ✗
}
as-line = { $points } { $what ->
    [combination] pour { $detail }
    [doubled] pour { $detail }, doublés par la case rouge
    [tiles] { $detail ->
        [1] pour le jeton posé
       *[other] pour les { $detail } jetons posés
    }
    [blue] { $detail ->
        [1] pour la case bleue
       *[other] pour { $detail } cases bleues
    }
    [six] pour six jetons d’un coup
    [laid] pour les combinaisons
   *[left] pour ce qui reste : { $detail }
}

event-laid = { $seat } pose { $tiles } et marque { $points } : { $lines } (total { $total }).
event-drew = { $faces ->
    [none] { $count ->
        [1] { $seat } pioche un jeton ; il en reste { $left }.
       *[other] { $seat } pioche { $count } jetons ; il en reste { $left }.
    }
   *[other] { $seat } pioche { $faces } ; il en reste { $left } dans le sac.
}
event-passed = { $seat } ne peut ou ne veut rien poser et perd son tour.
event-exchanged = { $given ->
    [none] { $count ->
        [1] { $seat } perd son tour et échange un jeton.
       *[other] { $seat } perd son tour et échange { $count } jetons.
    }
   *[other] { $seat } perd son tour et échange { $given } contre { $taken }.
}
event-kept = { $seat } garde { $faces } et perd { $points } (total { $total }).
event-over = { $reason ->
    [out] Le sac est vide et un joueur a tout posé.
    [blocked] Le sac est vide et personne n’a rien pu poser de tout un tour.
   *[idle] Personne n’a rien posé depuis trois tours.
}

end-out = Le sac est vide et un joueur a posé tous ses jetons : la partie est finie.
end-blocked = Le sac est vide et personne n’a plus rien posé de tout un tour : la partie est finie.
end-idle = Personne n’a rien posé pendant trois tours : la partie s’arrête là.

refused-nothing-laid = Posez au moins un jeton.
refused-joker-value = Un joker vaut de 1 à 13, ou 20 ; pas { $value }.
refused-not-on-rack = { $face ->
    [joker] Vous n’avez pas tant de jokers.
   *[other] Vous n’avez pas assez de { $face }.
}
refused-cell-taken = Il y a déjà un jeton en { $cell }.
refused-not-one-line = Les jetons d’un coup se posent sur une seule rangée ou une seule colonne.
refused-gap = Il y a un trou en { $cell } : les jetons posés doivent former, avec ceux du plateau, une ligne continue.
refused-wrong-sum = { $way ->
    [row] La rangée { $name }, de { $first } à { $last }, fait { $added } = { $sum }
   *[column] La colonne { $name }, de { $first } à { $last }, fait { $added } = { $sum }
} : ce n’est ni { $yellow }, ni { $blue }, ni { $red }.
refused-no-combination = Un jeton tout seul n’est pas une combinaison : il en faut deux au moins qui se touchent.
refused-not-through-centre = La première combinaison doit passer par la case du milieu, { $cell }.
refused-not-joined = Votre combinaison doit prendre au moins un jeton qui est déjà sur le plateau.
refused-can-play = On ne perd son tour que lorsqu’on ne peut rien poser, et vous avez encore un coup possible.
refused-bad-exchange = { $most ->
    [0] Il n’y a rien à échanger : le sac est vide. Passez.
   *[other] On échange de 1 à { $most } jetons avec le sac, pas { $count }.
}
refused-no-such-card = Il n’y a pas de carte { $card } dans ce paquet : jaune de 15 à 26, bleu de 27 à 38, rouge de 39 à 50.
refused-too-many-tiles = Il n’y a pas tant de jetons de cette sorte dans la boîte : { $face }.
refused-off-the-board = « { $word } » tomberait hors du plateau : dites d’abord où commence la ligne, par exemple 8H ou H8.
refused-no-such-tile = On ne comprend pas « { $word } » : écrivez un jeton comme 11, un joker comme *5, une case déjà prise par un point.

notation-help =
    Où commence la ligne, puis les jetons, case après case :
    • « 8H 11 20 2 » pose 11, 20 et 2 sur la rangée 8 à partir de H ; « H8 11 20 2 », dans la colonne H à partir de la rangée 8 ;
    • un point saute une case où il y a déjà un jeton (« 8G 11 2 . 8 ») ;
    • « *5 » est un joker qui vaut 5 ;
    • « échanger 5 12 * » rend un 5, un 12 et un joker au sac ; « passer » perd le tour.

sketch-targets = À faire : { $yellow } (jaune), { $blue } (bleu) ou { $red } (rouge). { $bag ->
    [0] Le sac est vide.
    [one] Un jeton dans le sac.
   *[other] { $bag } jetons dans le sac.
}
sketch-marks = ◇ case du milieu, +10 case bleue, ×2 case rouge, 5* joker qui vaut 5
sketch-player = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $faces ->
    [none] {""}
   *[other] , jetons : { $faces }
}

## Les onze exemples de la règle.

example-1 = Le premier coup passe par la case du milieu, 9I. A pose 11, 20 et 2 l’un sous l’autre : 11 + 20 + 2 = 33, le nombre bleu. Il marque 33 pour la combinaison et 1 pour chacun de ses 3 jetons : 36.
example-2 = B s’appuie sur le 2 de A et pose deux 7 à sa droite : 2 + 7 + 7 = 16, le nombre jaune. Le 2 compte dans la somme, mais seuls les jetons qu’on pose rapportent 1 chacun : 16 + 2 = 18.
example-3 = C pose 3, 5, 5, 1 et 12 au-dessus du second 7 : 3 + 5 + 5 + 1 + 12 + 7 = 33. Un de ses jetons couvre une case bleue (7K) : 33 pour la combinaison, 5 pour les jetons, 10 pour la case bleue, soit 48.
example-4 = D relie le 11 de A et le 1 de C sur la rangée 8 : 11 + 2 + 11 + 8 + 1 = 33. Trois jetons posés de part et d’autre du 11 forment avec lui une seule ligne continue : 33 + 3 = 36.
example-5 = A pose 8, 10 et 13 autour du 2 de la colonne H : 8 + 10 + 2 + 13 = 33. Son 13 touche aussi le 20 sur la rangée 9 : 13 + 20 = 33, une deuxième combinaison. 33 + 33, et 3 pour les jetons, comptés une seule fois : 69.
example-6 = B allonge le 33 de la rangée 8 : 9 + 3 + 4 devant lui font 49, le nombre rouge. Toute la ligne compte à nouveau : 49 + 3 = 52.
example-7 = C fait de même dans la colonne K : 4 + 12 au-dessus du 33 font 49. 49 + 2 = 51.
example-8 = D s’appuie sur le 4 de C, rangée 3 : 7 + 9 + 4 + 13 = 33. Son 7 couvre une case bleue (3I) : 33 + 3 + 10 = 46.
example-9 = Deux jetons, trois combinaisons : 9 + 7 = 16 sur la rangée 2, 9 + 7 = 16 dans la colonne I, 7 + 9 = 16 dans la colonne J. 16 + 16 + 16, et 2 pour les jetons : 50.
example-10 = Un coup refusé. Posés au-dessous du 7 et du 9, et non au-dessus, le 9 et le 7 toucheraient le 12 de la colonne K : sur la rangée 4, 9 + 7 + 12 = 28, qui n’est ni 16, ni 33, ni 49. Que les deux colonnes fassent bien 16 n’y change rien.
example-11 = B pose ses six jetons sur la rangée 6, autour du 5 qui s’y trouve et à la suite du 8 : 8 + 11 + 4 + 5 + 5 + 5 + 5 + 6 = 49. 49 pour la combinaison, 6 pour les jetons, 10 pour les six d’un coup : 65.
