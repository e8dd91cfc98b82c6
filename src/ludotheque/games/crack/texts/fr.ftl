game-name = Le Crack
game-pitch = Des mots croisés en couleurs : chaque lettre a la sienne, chaque case aussi, et c’est leur rencontre qui paie.
game-story =
    Cent trente-deux lettres de quatre couleurs sur un damier qui a les mêmes. Une lettre vaut ce que vaut sa couleur ; posée
    sur une case de sa couleur, elle fait un AS ; un mot d’une seule couleur rapporte gros. Dix AS doublent tout ce que
    l’on marque, quinze le triplent, vingt le quadruplent : on choisit ses couleurs autant que ses mots, et l’on se méfie
    des mots qu’une lettre de l’adversaire peut allonger. Au coin du damier, la case FINAL attend le dernier mot.
game-credits = Jouets éducatifs universels, 1969 et 1971, sous les initiales S. B.
game-players = De 2 à 4 joueurs, chacun pour soi
game-age = Dès 10 ans environ (l’âge n’est pas imprimé sur la règle)
game-mechanisms = Mots croisés, couleurs, AS que l’on accumule
game-restored =
    La règle est entière, avec ses dix exemples et la table des lettres. Il manque l’image du damier : celui-ci, des
    losanges d’une couleur autour du centre, est le plus simple sur lequel les dix exemples tombent juste. Les nombres des
    quatre cases FINAL manquent aussi ; ils sont au choix. La liste des mots est d’aujourd’hui, sans les accents.

option-final_16p = Case FINAL 16P
option-final_16q = Case FINAL 16Q
option-final_17p = Case FINAL 17P
option-final_17q = Case FINAL 17Q
option-words = Liste de mots
option-words-help = Vide : celle de la maison. Sinon l’empreinte d’une liste que « ludotheque mots --liste » a rangée.

phase-opening = Le premier mot : quatre lettres ou plus, à l’horizontale, à partir de 2A.
phase-second = Le deuxième mot : vertical, croisant ou touchant le premier.
phase-lay = Posez un mot qui croise ou touche un mot du damier, ou passez.
phase-trade = Vous avez dix AS : échangez encore une ou deux lettres, ou ne changez rien.

command-lay = poser
command-pass = passer
command-trade = échanger
command-keep = garder
command-stop = arrêter
field-tiles = case et lettres
field-swap = échange
field-pieces = lettres

move-lay = Poser { $tiles }{ $swap ->
    [none] {""}
   *[other] , { $swap }
}
move-pass = { $pieces ->
    [none] Passer
   *[other] Passer et échanger { $pieces }
}
move-trade = Échanger encore { $pieces }
move-keep = Ne rien échanger
move-stop = Passer et proposer d’arrêter la partie

as-colour = { $it ->
    [B] bleu
    [P] rose
    [G] vert
   *[R] rouge
}
colour-mark = { $colour ->
    [B] b
    [P] s
    [G] v
   *[R] r
}
as-piece = { $letter }{ $colour ->
    [none] {""}
   *[other] {" "}{ $colour }
}
as-given = { as-piece }
as-taken = { as-piece }
as-tile = { as-piece } en { $cell }
as-swap = après avoir mis en { $cell } la même lettre en { $colour }
as-formed = { $letters } { $valid ->
    [yes] ✓
   *[no] ✗
}
as-line = { $points } { $what ->
    [word] pour { $detail }
    [colour] pour le mot couleur { $detail }
    [aces] { $detail ->
        [1] pour un AS
       *[other] pour { $detail } AS
    }
   *[final] pour la case FINAL { $detail }
}
as-score = { $lines }

event-swapped = { $seat } prend en { $cell } le { $taken } et met à sa place son { $given }.
event-laid = { $seat } pose { $word } et marque { $points } : { $lines } (total { $total }).
event-drew = { $pieces ->
    [none] { $count ->
        [1] { $seat } pioche une lettre ; il en reste { $left }.
       *[other] { $seat } pioche { $count } lettres ; il en reste { $left }.
    }
   *[other] { $seat } pioche { $pieces } ; il en reste { $left }.
}
event-passed = { $given ->
    [none] { $count ->
        [0] { $seat } passe.
        [1] { $seat } passe et échange une lettre.
       *[other] { $seat } passe et échange { $count } lettres.
    }
   *[other] { $count ->
        [0] { $seat } passe.
       *[other] { $seat } passe et échange { $given } contre { $taken }.
    }
}
event-traded = { $given ->
    [none] { $count ->
        [1] { $seat } a dix AS et échange une lettre.
       *[other] { $seat } a dix AS et échange { $count } lettres.
    }
   *[other] { $seat } a dix AS et échange { $given } contre { $taken }.
}
event-kept = { $seat } n’échange rien.
event-stopped = { $seat } passe, et trouve qu’on ne peut plus continuer.
event-over = { $reason ->
    [final] Un mot a atteint la case FINAL.
    [out] La réserve est vide et un joueur n’a plus de lettre.
    [agreed] Tout le monde trouve qu’on ne peut plus continuer.
   *[idle] Tout le monde a passé deux fois de suite.
}

end-final = Un mot a atteint la case FINAL : la partie est finie.
end-out = La réserve est vide et un joueur n’a plus de lettre : la partie est finie.
end-agreed = Tous les joueurs sont d’accord : on ne peut plus continuer.
end-idle = Tout le monde a passé deux fois de suite : la partie s’arrête là.

refused-nothing-laid = Posez au moins une lettre nouvelle.
refused-not-on-rack = { $colour ->
    [none] Vous n’avez pas assez de { $letter }.
   *[other] Vous n’avez pas tant de { $letter } { $colour }.
}
refused-which-colour = De quelle couleur, le { $letter } ? Il y en a plusieurs : dites-la.
refused-cell-taken = Il y a déjà une autre lettre en { $cell }.
refused-not-one-line = Les lettres d’un coup se posent sur une seule rangée ou une seule colonne.
refused-gap = Il y a un trou en { $cell } : les lettres posées doivent former, avec celles du damier, un seul mot sans trou.
refused-first-place = Le premier mot se pose à l’horizontale sur la rangée 2, sa première lettre en 2A.
refused-first-length = Le premier mot a au moins { $least } lettres.
refused-second-down = Le deuxième mot est vertical : il croise ou touche le premier.
refused-not-joined = Votre mot ne croise ni ne touche aucun mot du damier ; par le coin ne compte pas.
refused-not-a-word = { $word } n’est pas dans la liste des mots.
refused-bad-exchange = { $must ->
    [0] Il n’y a plus rien à échanger : passez sans lettre.
    [one] Qui passe échange une lettre ; vous en avez choisi { $count }.
   *[other] Qui passe échange { $must } lettres ; vous en avez choisi { $count }.
}
refused-bad-trade = { $most ->
    [one] On n’échange plus qu’une lettre ; vous en avez choisi { $count }.
   *[other] On échange une ou { $most } lettres ; vous en avez choisi { $count }.
}
refused-no-trade = On n’échange ainsi qu’après avoir posé un mot, avec { $aces } AS.
refused-trade-first = Votre mot est posé : dites d’abord si vous échangez des lettres, ou gardez les vôtres.
refused-swap-too-early = Il faut dix AS avant son tour pour échanger une lettre du damier ; vous en avez { $aces }.
refused-swap-nothing = Il n’y a pas de lettre à échanger en { $cell }.
refused-swap-same = Le { $letter } de { $cell } est déjà { $colour }.
refused-swap-in-vain = On n’échange une lettre que pour un mot couleur : il faut en former un avec le { $letter } { $colour } que vous prenez, ou qui passe par { $cell }.
refused-final-taken = Une lettre en { $cell } aurait fini la partie.
refused-too-many-letters = Il n’y a pas tant de { $letter } { $colour } dans la boîte.
refused-off-the-board = « { $word } » sortirait du damier : dites d’abord où commence le mot, par exemple 2A ou D2.
refused-not-letters = On ne comprend pas « { $word } » : écrivez les lettres en capitales, un point pour une case déjà prise.
refused-no-such-colour = Quelle couleur, dans « { $word } » ? Les couleurs s’écrivent : { $known }.

notation-help =
    Où commence le mot, puis le mot, en capitales :
    • « 2A LIGNE » pose LIGNE sur la rangée 2 à partir de A ; « D2 NOUS », dans la colonne D à partir de la rangée 2 ;
    • les lettres qui sont déjà là se tapent aussi, ou se remplacent par un point : « D2 .OUS » ;
    • une couleur suit sa lettre en minuscule, b bleu, s rose, v vert, r rouge : « 2A LvIrGsNrEs » ; laissée de côté,
      c’est celle qui rapporte le plus ;
    • « =3Db N10 NO.RE » échange d’abord la lettre de 3D contre la même en bleu ;
    • « passer E Rv » passe en échangeant deux lettres ; « échanger E » échange après un mot, « garder » n’échange rien ;
      « arrêter » passe et propose d’arrêter la partie.

sketch-pool = { $pool ->
    [0] La réserve est vide.
    [one] Une lettre dans la réserve.
   *[other] { $pool } lettres dans la réserve.
}
sketch-marks = ● bleu 1, ◆ rose 2, ▲ vert 3, ■ rouge 4 ; * AS ; → départ ; le nombre des cases FINAL
sketch-player = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $aces } AS

## Les dix exemples de la règle.

example-1 = Le premier mot part de 2A. Un L vert (3), un I rouge (4), un G rose (2), un N rouge (4) et un E rose (2) : 15 points. Le L est sur une case verte, le I sur une rouge : deux AS, 20. En tout 35.
example-2 = B descend du N de LIGNE avec OUS, tout en rouge comme lui : 4 × 4 = 16. Un mot d’une seule couleur, de quatre lettres : 4 × 25 = 100. Le O est en 3D, case rouge : un AS, 10. En tout 126.
example-3 = A part du S de NOUS : SOIT compte le S rouge qui était là, 4 + 3 + 4 + 1 = 12. Le O vert et le I rouge sont sur leur couleur : deux AS, 20.
example-4 = Deux mots d’un coup. N et S entourent le O de SOIT : NOS, 2 + 3 + 2 = 7. Le N touche aussi le U de NOUS : UN, 4 + 2 = 6. Les AS comptent dans chaque mot, même ceux qui étaient là : N et O dans NOS, N encore dans UN, trois AS, 30. En tout 43.
example-5 = A descend du T bleu de SOIT avec trois lettres bleues : 4 points seulement, mais un mot couleur de quatre lettres, 100. Le I est sur une case bleue : un AS, 10.
example-6 = LUTTE longe TINE et forme quatre mots : LUTTE 8, IL 3, NU 2, ET 3, soit 16. NU est tout bleu : 2 × 25 = 50. Quatre AS : L et le deuxième T dans LUTTE ; I, qui était déjà là, et L dans IL : 40. En tout 106.
example-7 = A attaque : le R de REPAS allonge LUTTE en LUTTER. REPAS a quatre AS et LUTTER trois, dont deux que B avait faits ; avec les cinq qu’il avait, A en a douze, et tout est doublé : 2 × 12 + 2 × 11 = 46. Ses AS vont du 6ᵉ au 12ᵉ ; à partir du 10ᵉ, chacun vaut 20 : 4 × 10 + 3 × 20 = 100. En tout 146.
example-8 = SAUTS, déjà au pluriel, n’offre pas de S à l’adversaire. Il forme AS et SA. Deux AS, le 9ᵉ et le 10ᵉ : 10 + 20 = 30, et tout est doublé : 26 + 10 + 4 = 40. SA est tout bleu : 2 × 50 = 100. En tout 170.
example-9 = VILLES passe par le E de LUTTER et forme SE. Quatre AS dans VILLES, un dans SE : A passe de 12 à 17, et tout est triplé : 3 × 13 + 3 × 4 = 51. Les 13ᵉ et 14ᵉ AS valent 20, les trois suivants 30 : 130. En tout 181.
example-10 = B a dix AS avant son tour. Il prend le O rouge de NOUS, met à sa place son O bleu, et pose ce O dans NOTRE, tout en rouge autour du T de SAUTS : 20 × 2 = 40, et 5 × 25 × 2 = 250 pour le mot couleur. Le O est en 11N, case rouge : le 11ᵉ AS, 20. NOUS n’est pas compté à nouveau. En tout 310.

## Les listes de mots

equipment-words = liste de mots du Crack
refused-words-missing = La liste de mots du Crack n’est pas construite : « make build » la construit, réinstaller le paquet aussi.
refused-words-damaged = La liste de mots { $file } est abîmée. Celle de la maison : « make build » la refait, réinstaller le paquet aussi ; une autre : redonnez-la à « ludotheque mots --liste ».
refused-words-unknown = Il n’y a pas ici de liste de mots { $words }. « ludotheque mots --liste FICHIER » en range une et dit son nom.
