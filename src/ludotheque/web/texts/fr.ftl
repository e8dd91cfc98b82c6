## La maison en ligne : qui l’on est, ce qu’on demande, ce qui ne va pas.

seat-bot = { $number ->
    [0] La maison ({ $bot })
   *[other] La maison { $number } ({ $bot })
}

invitation = { $phase ->
    [gathering] { $host } vous invite à jouer : { $game }
   *[other] La table de { $host } : { $game }
}

refused-who-are-you = Dites d’abord qui vous êtes : un nom suffit.
refused-banned = Cette maison vous est fermée.
refused-claimed-already = Vous avez déjà un identifiant.
refused-no-password = Vous n’avez pas encore de mot de passe : choisissez d’abord un identifiant.
refused-login-taken = L’identifiant « { $login } » est déjà pris.
refused-wrong-password = Identifiant ou mot de passe inconnu.
refused-no-such-table = Il n’y a pas de table à cette adresse, ou plus.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-no-such-eye = On ne regarde une partie que d’une de ses places ({ $least } à { $most }), de la table (« table ») ou toutes cartes montrées (« open »).
refused-no-such-moment = Cette partie compte { $plies } coups : on ne peut pas la regarder à partir du coup { $first }.
refused-promise-forged = Cette promesse d’une donne n’est pas de la maison : demandez-en une autre.
refused-promise-expired = Cette promesse d’une donne a plus d’une heure : demandez-en une autre.
refused-promise-used = Une table a déjà été ouverte sur cette promesse : demandez-en une autre.
refused-promise-broken = La maison n’a pas tenu sa promesse : cette donne n’est pas celle pour laquelle elle s’était engagée. N’y jouez pas.
refused-too-many-tables = Vous avez déjà { $most } tables en cours : finissez-en une d’abord.
refused-too-many = Pas si vite : réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-too-many-sockets = La maison est ouverte { $most } fois à votre nom, dans d’autres onglets ou sur d’autres appareils : fermez-en.
refused-too-many-watched = On ne regarde pas plus de { $most } tables à la fois : fermez-en une.
refused-too-large = C’est trop long : { $most } octets au plus.
refused-bad-request = Demande mal formée : { $why }.
refused-bad-message = Message mal formé : { $why }.
refused-foreign-page = Cette demande vient d’une autre page que celles de la maison ({ $origin }).
refused-not-watching = Il faut d’abord regarder cette table.
refused-hints-not-allowed = À cette table, la maison ne souffle pas.
refused-not-composed = À ce jeu, les coups possibles sont tous donnés : il n’y a rien à essayer.
refused-one-hint = La maison réfléchit déjà pour vous.
refused-no-hint = La maison n’a pas d’idée cette fois-ci.
refused-mute-self = On ne se fait pas taire soi-même.
refused-house-busy = La maison est débordée pour l’instant. Rien n’est perdu : réessayez.
refused-house-error = La maison s’est trompée. Rien n’a changé ; l’incident est noté.
