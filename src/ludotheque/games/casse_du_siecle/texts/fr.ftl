game-name = Le Casse du siècle
game-pitch = Ouvrez des portes, regardez les rouages du coffre, et soyez le premier à connaître toute la combinaison.
game-story =
    Il fait nuit, le coffre est au milieu, et douze trousseaux pendent autour de six portes. Chacun fouille, essaie ses
    clefs, rejette celles qui ne vont pas en tâchant de retenir où ; qui ouvre une porte regarde, seul, un des rouages.
    Un jeu de mémoire pour les petits, qui devient avec les passe-partout et les clefs cachées un jeu de bluff et de
    paris pour les grands.
game-credits = Règle conservée par l’Escale à jeux ; ni l’auteur, ni l’éditeur, ni l’année n’y sont imprimés.
game-players = De 2 à 6 joueurs, chacun pour soi
game-age = Dès 6 ans
game-mechanisms = Mémoire, combinaison à trouver ; bluff et paris dans les versions pour grands
game-restored =
    La règle est entière, mais le plateau manque : on n’y lit que la porte 3. Les cinq autres ont été reconstituées de la
    seule façon qui tombe juste avec les 48 clefs. Le premier joueur est tiré au sort, l’ordre exact d’un tour et quelques
    cas que la règle laisse ouverts sont dits dans nos règles. Toutes les versions de la feuille sont là, à combiner.

preset-simple = Le jeu simple
preset-simple-help = On trouve les clefs, on ouvre des portes, on regarde les rouages : dès 6 ans.
preset-passe-partout = Avec passe-partout
preset-passe-partout-help = Quatre clefs d’un même chiffre ouvrent aussi une porte : on choisit ce qu’on pose.
preset-pros = Pour les pros
preset-pros-help = Tout à la fois : clefs cachées et paris, combinaison longue, clefs en main, jetons.

option-portes = Les portes
option-portes-help = Des portes à soi, ou les mêmes pour tous. À deux, la règle les attribue toujours.
option-portes-auto = attribuées à deux joueurs, communes sinon
option-portes-communes = communes à tous
option-portes-attribuees = attribuées : chacun les siennes
option-passe_partout = Passe-partout
option-passe_partout-help = Quatre clefs d’un même chiffre ouvrent aussi une porte qui porte ce chiffre ; on pose alors ce qu’on veut.
option-passe_partout-true = avec
option-passe_partout-false = sans
option-combinaison_longue = Combinaison longue
option-combinaison_longue-help = Chaque rouage regardé en reçoit un autre par-dessus : la combinaison va jusqu’à huit nombres.
option-combinaison_longue-true = oui
option-combinaison_longue-false = non, quatre nombres
option-clefs_cachees = Clefs cachées
option-clefs_cachees-help = Les clefs se posent face cachée, et on parie sur celles des autres ; il faut des portes attribuées et des passe-partout.
option-clefs_cachees-true = oui
option-clefs_cachees-false = non
option-main = Clefs gardées en main
option-main-help = On peut garder jusqu’à trois clefs d’un tour à l’autre, pour les poser d’un seul coup.
option-main-true = oui
option-main-false = non
option-mises = Jetons misés
option-mises-help = Des jetons pour rire : autant de parties que de joueurs, et le plus gros gain l’emporte.
option-mises-aucune = aucun
option-mises-trousseau = à chaque trousseau pris ; qui ouvre une porte ramasse
option-mises-coffre = à chaque rouage regardé ; qui ouvre le coffre ramasse
option-mises-deux = aux deux
option-coffre = Ouvrir le coffre
option-coffre-help = Dès qu’on connaît tous les rouages, ou en composant le code de mémoire : une erreur coûte le tour.
option-coffre-auto = de lui-même, quand on connaît tout
option-coffre-code = en composant le code de mémoire
option-notes = Carnet
option-notes-help = La table note pour vous ce que vous avez vu ; sans carnet, c’est à vous de retenir.
option-notes-true = ce que j’ai vu reste noté
option-notes-false = tout de mémoire

phase-begin = Prenez un trousseau.
phase-dial = Composez la suite du code, place par place.
phase-lay = Posez vos clefs sur les portes, ou dites que vous n’en posez plus.
phase-look = La porte est ouverte : regardez un rouage du coffre.
phase-throw = Rejetez des clefs sur un trousseau.
phase-keep = Rejetez encore des clefs, ou gardez celles qui restent.
phase-mix = Choisissez un trousseau complet à mêler aux clefs de la porte.

command-take = prendre
command-dial = composer
command-lay = poser
command-change = changer
command-bet = parier
command-done = fini
command-look = regarder
command-throw = rejeter
command-mix = mêler
field-ring = trousseau de 1 à 12
field-number = nombre de 1 à 10
field-key = numéro de la clef en main
field-door = porte de 1 à 6
field-code = 0 ou chiffre du passe-partout
field-keys = numéros des clefs, séparés par des virgules
field-place = place de 1 à 4
field-level = 2 pour le rouage du dessus

move-take = Prendre le trousseau { $ring }
move-dial = Composer le { $number }
move-lay = Poser la clef n° { $key } sur la porte { $door }
move-change = Changer les clefs de la porte { $door } et l’ouvrir { $code ->
    [0] comme c’est écrit dessus
   *[other] avec quatre { $code }
}
move-bet = Parier sur la porte { $door } : n° { $keys }
move-done = En rester là
move-look = { $level ->
    [2] Regarder le rouage du dessus, place { $place }
   *[other] Regarder le rouage { $place }
}
move-throw = Rejeter la clef n° { $key } sur le trousseau { $ring }
move-mix = Mêler le trousseau { $ring } aux clefs de la porte

event-dealt = Partie { $game } sur { $games } : tout est remis en place, { $seat } commence.
event-entered = { $right ->
    [yes] { $seat } compose { $numbers } : c’est le code !
   *[no] { $seat } compose { $numbers } : le coffre ne bouge pas, et le tour est perdu.
}
event-took = { $keys ->
    [none] { $seat } prend le trousseau { $ring } ({ $count ->
        [one] une clef
       *[other] { $count } clefs
    }).
   *[other] { $seat } prend le trousseau { $ring } : { $keys }.
}
event-laid = { $key ->
    [none] { $seat } pose une clef cachée sur la serrure { $letter } de la porte { $door }.
   *[other] { $seat } pose { $key } sur la porte { $door }{ $down ->
        [yes] , face cachée
       *[no] {""}
    }.
}
event-unfit = { $count ->
    [one] La dernière clef de { $seat } ne va sur aucune serrure libre.
   *[other] Les { $count } clefs qui restent à { $seat } ne vont sur aucune serrure libre.
}
event-changed = { $back ->
    [none] { $seat } reprend ce qui était sur { $letters }, porte { $door }, et la recouvre : { $keys }.
   *[other] { $seat } reprend { $back } sur la porte { $door } et pose { $laid } : { $keys }.
}
event-wagered = { $seat } parie sur la porte { $door } de { $owner } et pose { $laid } : { $won ->
    [yes] pari gagné !
   *[no] pari perdu, c’est { $owner } qui regardera.
}
event-opened = La porte { $door } s’ouvre pour { $seat } : { $keys }.{ $pot ->
    [0] {""}
    [one] {" "}Un jeton dans le pot.
   *[other] {" "}{ $pot } jetons dans le pot.
}
event-looked = { $number ->
    [none] { $seat } regarde { $level ->
        [2] le rouage du dessus de la place { $place }
       *[other] le rouage { $place }
    }{ $stacked ->
        [yes] {" "}et en pose un autre par-dessus
       *[no] {""}
    }.
   *[other] { $seat } regarde { $level ->
        [2] le rouage du dessus de la place { $place }
       *[other] le rouage { $place }
    } : { $number }{ $stacked ->
        [yes] , et en pose un autre par-dessus
       *[no] {""}
    }.
}
event-spared = La porte { $door } est maintenant à { $seat }.
event-threw = { $keys ->
    [none] { $seat } rejette { $count ->
        [one] une clef
       *[other] { $count } clefs
    } sur le trousseau { $ring }.
   *[other] { $seat } rejette { $keys } sur le trousseau { $ring }.
}
event-kept = { $count ->
    [one] { $seat } garde une clef en main.
   *[other] { $seat } garde { $count } clefs en main.
}
event-mixed = La porte { $door } se referme : { $keys } et les trousseaux { $rings }, mêlés, font les trousseaux { $into }.
event-safe-opened = { $winner } ouvre le coffre : { $numbers } !{ $pot ->
    [0] {""}
    [one] {" "}Un jeton dedans.
   *[other] {" "}{ $pot } jetons dedans.
}
event-abandoned = Le jour se lève : après { $turns } tours, personne n’a ouvert le coffre.

end-safe = Le coffre est ouvert : la partie est finie.
end-turns = La partie a duré cinq cents tours : elle se partage entre ceux qui connaissent le plus de rouages.
end-gain = Toutes les parties sont jouées : le plus gros gain l’emporte.

refused-hidden-keys-need-doors = { $seats ->
    [2] Des clefs cachées demandent des portes attribuées : on ne parie que sur la porte d’un autre.
   *[other] Des clefs cachées demandent des portes attribuées, et à { $seats } elles ne le sont que si on le choisit.
}
refused-hidden-keys-need-masters = Des clefs cachées demandent des passe-partout : sans eux, il n’y a rien à deviner.
refused-not-now = { $phase ->
    [begin] Prenez d’abord un trousseau.
    [dial] Le code est commencé : composez-le jusqu’au bout.
    [lay] C’est le moment de poser des clefs, ou de dire que vous n’en posez plus.
    [look] Une porte est ouverte : regardez d’abord un rouage.
    [throw] Rejetez d’abord les clefs qui restent.
    [keep] Rejetez encore des clefs, ou gardez celles qui restent.
   *[mix] Choisissez d’abord un trousseau à mêler aux clefs de la porte.
}
refused-no-such-number = On compte ici de 1 à { $count }.
refused-empty-ring = Il n’y a pas de clef sur le trousseau { $ring } : prenez-en un autre.
refused-nothing-to-dial = Ici le coffre s’ouvre de lui-même pour qui connaît tous les rouages : il n’y a rien à composer.
refused-already-dialled = Le { $number } est déjà composé, et chaque nombre n’existe qu’une fois.
refused-no-such-key = { $count ->
    [0] Vous n’avez pas de clef à jouer.
    [one] Vous n’avez qu’une clef à jouer.
   *[other] Vos clefs sont numérotées de 1 à { $count }.
}
refused-key-taken-back = La clef { $key } vient d’être reprise sur une porte : elle sera rejetée avec le reste.
refused-not-your-door = { $owner ->
    [none] La porte { $door } n’est encore à personne.
   *[other] La porte { $door } est à { $owner } : on ne pose de clefs que sur les siennes.
}
refused-lock-taken = La serrure { $letter } de la porte { $door } a déjà une clef.
refused-key-does-not-fit = La clef { $key } ne va sur aucune serrure de la porte { $door }.
refused-begun-otherwise = La porte { $door } est commencée autrement : avec { $key }, ses clefs ne feraient plus partie d’un même code.
refused-door-open = La porte { $door } est déjà ouverte.
refused-no-such-code = { $digit ->
    [0] La porte { $door } ne s’ouvre pas ainsi.
   *[other] On n’ouvre pas la porte { $door } avec quatre { $digit }.
}
refused-nothing-in-the-way = Rien n’est à reprendre sur la porte { $door } pour l’ouvrir ainsi : posez-y simplement vos clefs.
refused-key-missing = Pour couvrir toutes les serrures, il vous manque { $key }.
refused-no-bets = On ne parie que lorsque les clefs sont cachées.
refused-bet-on-others = On parie sur la porte d’un autre ; la porte { $door } ne l’est pas.
refused-bet-on-begun = On ne parie que sur une porte commencée : la porte { $door } n’attend pas de pari.
refused-bet-finishes = { $count ->
    [one] Un pari finit la porte : il manque une clef à la porte { $door }.
   *[other] Un pari finit la porte : il manque { $count } clefs à la porte { $door }.
}
refused-bet-does-not-fit = La clef { $key } ne va pas sur la serrure { $letter } de la porte { $door }.
refused-no-such-gear = Il n’y a pas ce rouage à la place { $place }.
refused-ring-complete = Le trousseau { $ring } est complet : quatre clefs au plus.
refused-incomplete-first = { $ring ->
    [none] Il n’y a pas de place sur ce trousseau.
   *[other] Les trousseaux incomplets d’abord : rejetez sur le trousseau { $ring }.
}
refused-ring-cannot-be-mixed = Le trousseau { $ring } ne peut pas être choisi : il en faut deux, complets et différents.

notation-help =
    Un verbe, puis des nombres :
    • « prendre 5 » prend le trousseau 5 ;
    • « poser 2 3 » pose votre deuxième clef sur la porte 3 ; « fini » quand vous n’en posez plus ;
    • « regarder 4 » regarde le rouage de la place 4, « regarder 4 2 » celui du dessus ;
    • « rejeter 1 8 » rejette votre première clef sur le trousseau 8 ; « mêler 6 » choisit le trousseau 6 ;
    • « changer 3 5 » ouvre la porte 3 avec quatre 5 (« changer 3 0 », comme c’est écrit) en reprenant ce qui gêne ;
    • « parier 4 1,3 » finit la porte 4 d’un autre avec vos clefs 1 et 3 ; « composer 7 » entre un nombre du code.

sketch-turn = Tour { $turns }{ $games ->
    [1] {""}
   *[other] , partie { $game } sur { $games }
}
sketch-safe = Coffre :
sketch-reserve = { $reserve } en réserve
sketch-door = Porte { $door }
sketch-rings = trousseaux
sketch-open = ouverte
sketch-player = { $seat } : { $known ->
    [one] { $known } rouage vu
   *[other] { $known } rouages vus
}{ $size ->
    [0] {""}
    [one] , une clef en main
   *[other] , { $size } clefs en main
}{ $chips ->
    [none] {""}
    [one] , { $chips } jeton
   *[other] , { $chips } jetons
}
sketch-pots = Pot des portes : { $doors }. Pot du coffre : { $safe }.
sketch-hand = { $seat } tient : { $held }
sketch-seen = { $ring ->
    [none] Vous avez vu : { $gears }
   *[other] Vu sur le trousseau { $ring } : { $keys }{ $gears ->
        [none] {""}
       *[other] . Rouages : { $gears }
    }
}
sketch-dialled = Composé : { $numbers }
sketch-among = { $keys } : { $places }
sketch-at-ring = trousseau { $at }
sketch-at-hand = chez { $seat }
sketch-at-door = porte { $at }
