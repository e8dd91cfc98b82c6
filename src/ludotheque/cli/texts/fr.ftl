## Ce que disent les commandes.

cli-about = La ludothèque des jeux français introuvables : on y joue, on y fait jouer la maison, on y rejoue ses parties.
cli-language = --lang fr ou --lang en, n’importe où sur la ligne, choisit la langue ; sans cela, c’est celle du système, le français s’il n’est ni l’un ni l’autre.
cli-usage = Usage : { $usage }
cli-usage-command = commande
cli-usage-options = options
cli-usage-args = arguments
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options

cli-help-help = Affiche cette aide.
cli-help-version = Affiche la version.
cli-help-games = Montre les jeux de l’étagère, ou l’un d’eux en détail.
cli-help-play = Joue une partie dans ce terminal, contre la maison ou à plusieurs.
cli-help-simulate = Fait jouer les robots entre eux et compare leurs résultats.
cli-help-replay = Rejoue une partie enregistrée, coup par coup.
cli-help-verify = Vérifie qu’une donne est bien celle qui était promise.
cli-help-doctor = Dit ce qui tourne ici, ce qui manque et ce qu’il faut faire.

cli-arg-game = Le nom court du jeu, comme « ludotheque games » le donne.
cli-arg-file = Une partie enregistrée.
cli-arg-rules = Affiche les règles du jeu.
cli-arg-json = Écrit du JSON, pour un programme.
cli-arg-name = Qui joue à ce terminal ; plusieurs noms pour jouer à plusieurs sur un écran.
cli-arg-bot = Un robot de la maison ; plusieurs noms pour plusieurs robots.
cli-arg-bot-simulate = Qui joue, dans l’ordre ; les noms reviennent tant qu’il reste des places. D’ordinaire toute la maison.
cli-arg-seats = Nombre de joueurs en tout ; d’ordinaire le moins possible.
cli-arg-option = Une option du jeu, par exemple objectif=500.
cli-arg-seed = Un texte d’où tout découle : le même texte redonne la même donne.
cli-arg-record = Enregistre la partie dans ce fichier, même si on la quitte avant la fin.
cli-arg-games = Nombre de parties (100 d’ordinaire), arrondi pour que chacun joue chaque donne à chaque place.
cli-arg-processes = Nombre de processus ; d’ordinaire autant que de cœurs.
cli-arg-records = Enregistre chaque partie dans ce dossier.

cli-value-game = jeu
cli-value-file = fichier
cli-value-name = nom
cli-value-bot = robot
cli-value-seats = nombre
cli-value-option = nom=valeur
cli-value-seed = texte
cli-value-record = fichier
cli-value-games = nombre
cli-value-processes = nombre
cli-value-records = dossier

cli-interrupted = Interrompu.
cli-unforeseen = Quelque chose d’imprévu s’est produit ({ $kind } : { $why }). Avec LUDOTHEQUE_TRACE=1 dans l’environnement, le détail s’affiche.
cli-package-missing = Il manque le paquet Python { $package }. Pour ouvrir une maison (serve) : pip install 'ludotheque[serve]' ; « ludotheque doctor » dit ce qui manque.
cli-warning = { $kind ->
    [SlowKernel] Attention, calculs ralentis
   *[other] Attention
} : { $why }

## L’étagère

cli-players = { $least ->
    [1] { $most ->
        [1] 1 joueur
       *[other] de 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
cli-minutes = { $minutes } min
cli-shelf-options = Options : { $options }
cli-shelf-bots = Robots : { $bots }
cli-shelf-hint = « ludotheque games JEU » en dit plus, « ludotheque games JEU --rules » donne les règles, « ludotheque play JEU » joue.
cli-shelf-empty = L’étagère est vide.
cli-box-presets = Les façons d’y jouer
cli-box-options = Options
cli-box-hint = Pour jouer : ludotheque play { $game }
cli-option-name = option
cli-option-default = d’ordinaire
cli-option-allowed = valeurs possibles
cli-option-label = ce qu’elle règle

## À table

cli-sitting = À table : { $names }.
cli-committed =
    La maison s’engage sur cette donne, et en montrera le secret à la fin :
    { $commitment }
cli-revealed =
    Le secret de la maison :
    { $secret }
    La graine de la donne :
    { $seed }
cli-orders = À tout moment : aide, coups (les coups possibles), règles [numéro], annuler, quitter.
cli-word-help = aide
cli-word-moves = coups
cli-word-rules = règles
cli-word-undo = annuler
cli-word-quit = quitter
cli-word-previous = précédent
cli-to-play = { $seat } — { $phase }
cli-typing = Un coup s’écrit ainsi :
cli-examples = Par exemple :
cli-thinking = { $seat } réfléchit…
cli-hand-over = Passez l’écran à { $seat }, puis appuyez sur Entrée. 
cli-curtain = { $seat }, appuyez sur Entrée quand vous êtes devant l’écran. 
cli-left = La partie s’arrête là. À bientôt !
cli-recorded = Partie enregistrée dans { $file }.

cli-rank = { $rank }.
cli-total = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
cli-winners = { $count ->
    [one] { $winners } gagne la partie.
   *[other] { $winners } se partagent la victoire.
}

## Les parties enregistrées

cli-position = Coup { $number } sur { $last }
cli-moved = { $seat } : { $move }
cli-replay-prompt = Entrée : suivant · p : précédent · un numéro : ce coup · q : quitter > 
cli-verified = Cette partie de { $game } est en règle : la donne est celle promise, et { $moves ->
    [one] son coup est permis
   *[other] ses { $moves } coups sont permis
}.
cli-verified-commitment = Engagement : { $commitment }
cli-verified-secret = Secret     : { $secret }
cli-verified-nonce = { $seat } : { $nonce }
cli-verified-seed = Graine     : { $seed }

## Les mots du Crack

cli-help-mots = Dit si des mots comptent au Crack, ou cherche des mots.
cli-arg-mot = Les mots à vérifier ; les accents et les majuscules ne comptent pas.
cli-arg-motif = Cherche les mots de cette forme : « ? » pour une lettre, « * » pour autant qu’on veut.
cli-arg-tirage = Cherche les mots qui se font avec ces lettres, les plus longs d’abord ; « ? » les vaut toutes.
cli-arg-liste = Range une liste à soi, un mot par ligne, dit le nom qui la choisit (--option words=nom) et s’en sert.

cli-value-mot = mot
cli-value-motif = motif
cli-value-tirage = lettres
cli-value-liste = fichier

cli-mots-valid = { $word } : oui, c’est un mot.
cli-mots-invalid = { $word } : non, ce mot n’est pas dans la liste.
cli-mots-none = Aucun mot.
cli-mots-list =
    Une liste de { NUMBER($count) } mots, de 2 à 17 lettres. Son nom :
    { $digest }

## Les robots entre eux

cli-simulating = Parties
cli-figures-title = { $game } : { $games } parties, { $deals } donnes jouées par chacun à chaque place
cli-figures-bot = robot
cli-figures-wins = parties gagnées
cli-figures-points = points
cli-figures-speed = décisions/s
cli-figures-slowest = max.
cli-figures-moves = Longueur : { NUMBER($mean, maximumFractionDigits: 1) } coups en moyenne (de { $least } à { $most })
cli-figures-rounds = Manches : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne (de { $least } à { $most })
cli-figures-seats = Parties gagnées de chaque place (part égale : { NUMBER($fair, maximumFractionDigits: 0) } %) : { $shares }
cli-figures-reason = { $games } × { $reason }
cli-figures-seed = Graine « { $seed } » ; { NUMBER($seconds, maximumFractionDigits: 1) } s en tout ; intervalles à 95 %, temps de processeur.
cli-share = { $value } %
cli-points = { $value }
cli-figure = { NUMBER($value, maximumFractionDigits: 1) }
cli-interval = [{ $low } ; { $high }]
cli-speed = { NUMBER($speed, maximumFractionDigits: 0) }
cli-milliseconds = { NUMBER($time, maximumFractionDigits: 2) } ms

## Ce qui tourne ici

cli-doctor-versions = Versions
cli-doctor-kernels = Calculs compilés
cli-doctor-parts = Autres pièces
cli-doctor-absent = absent
cli-doctor-kernel-compiled = à jour
cli-doctor-kernel-stale = périmé
cli-doctor-kernel-missing = pas compilé
cli-doctor-pure = LUDOTHEQUE_KERNELS=pure : la version simple tourne, quoi qu’il y ait.
cli-doctor-client = client du navigateur
cli-doctor-there = présent
cli-doctor-missing = absent
cli-doctor-broken = { $game } : { $why }
cli-doctor-well = Tout est en ordre.
cli-doctor-todo = À faire :
cli-todo-build = « make build » compile et construit ce qui manque.
cli-todo-reinstall = Réinstallez le paquet là où il y a un compilateur C : pip install --force-reinstall --no-binary ludotheque ludotheque.
cli-todo-client = La page du navigateur se construit avec Node.js 20 ou plus récent : installez-le avant de réinstaller le paquet.
cli-todo-serve = Pour ouvrir une maison (serve) : pip install 'ludotheque[serve]'.
cli-todo-broken = Réparez ou désinstallez le paquet du jeu « { $game } ».

## Refus

refused-unknown-argument = Argument inconnu : { $argument }. Cette commande comprend : { $known }.
refused-bad-argument = { $argument } ne peut pas valoir « { $value } » : { $wanted ->
    [int] il y faut un nombre entier
    [bool] il s’écrit seul
   *[other] cela n’a pas de sens ici
}.
refused-missing-argument = Il manque la valeur de { $argument }.
refused-repeated-argument = { $argument } ne se donne qu’une fois.
refused-unused-arguments = En trop sur la ligne : { $arguments }.
refused-bad-line = Cette ligne n’a pas de sens : { $why }.
refused-not-text = Ce n’est pas du texte lisible : { $text }.
refused-not-utf8 = { $file } n’est pas un texte en UTF-8.
refused-words-or-search = Des mots à vérifier, ou bien --motif et --tirage : pas les deux à la fois.
refused-only-letters = Un mot n’a que des lettres, pas « { $text } ».
refused-not-a-pattern = Un motif n’a que des lettres, des « ? » et des « * », pas « { $text } ».
refused-not-a-rack = Un tirage n’a que des lettres et des « ? », pas « { $text } ».
refused-list-line = { $file }, ligne { $number } : « { $text } » n’est pas un mot de 2 à 17 lettres.
refused-list-empty = { $file } ne contient aucun mot.
refused-option-form = Une option se donne une seule fois et s’écrit nom=valeur, pas « { $text } ».
refused-out-of-range = { $argument } va de { $least } à { $most } ; { $value } n’en est pas.
refused-too-many-players = { $players } joueurs pour { $seats } places : c’est trop.
refused-bad-name = « { $name } » n’est pas un nom qu’on puisse afficher.
refused-cannot-read = Impossible de lire { $file } : { $why ->
    [ENOENT] il n’existe pas
    [EACCES] ce n’est pas permis
    [EISDIR] c’est un dossier
    [ENOTDIR] il faudrait un dossier
    [ENOSPC] il n’y a plus de place
   *[other] { $detail }
}.
refused-cannot-write = Impossible d’écrire { $file } : { $why ->
    [ENOENT] il n’existe pas
    [EACCES] ce n’est pas permis
    [EISDIR] c’est un dossier
    [ENOTDIR] il faudrait un dossier
    [ENOSPC] il n’y a plus de place
   *[other] { $detail }
}.
refused-file-exists = { $file } existe déjà : choisissez un autre nom, rien n’est jamais effacé.
refused-no-such-number = Il n’y a pas de coup numéro { $number } : ils vont de 1 à { $most }.
refused-no-such-rule = Il n’y a pas de règle { $rule }. Elles vont de { $first } à { $last }.
refused-no-undo = Rien à annuler : un coup qui a montré une carte cachée, ou que quelqu’un a suivi, ne se reprend pas.

## La maison en ligne

cli-help-serve = Ouvre la maison : on y joue dans un navigateur.
cli-help-backup = Copie toute la maison, même ouverte, dans un fichier.
cli-help-restore = Remet une copie dans une base vide.
cli-help-admin = Compte (stats), range une table (close), ferme la maison à quelqu’un (ban) ou la lui rouvre (unban).

cli-arg-database = Où la maison garde tout : un fichier, ou une adresse postgresql:// (ou LUDOTHEQUE_DATABASE).
cli-arg-host = L’adresse où écouter ; 0.0.0.0 pour tout le réseau.
cli-arg-port = Le port où écouter ; 0 pour un port libre.
cli-arg-root-path = Le chemin sous lequel un mandataire place la maison, par exemple /jeux.
cli-arg-origin = Une autre adresse dont les pages peuvent se servir de la maison, par exemple https://exemple.org.
cli-arg-forwarded = Les adresses des mandataires que l’on croit sur la provenance des demandes.
cli-arg-thinkers = Nombre de processus où réfléchissent les robots ; 0 pour un cœur de moins que la machine.
cli-arg-no-limits = Ne limite pas le nombre de demandes : pour mesurer.
cli-arg-log-json = Écrit le journal en JSON, pour un programme.
cli-arg-file-backup = Le fichier à écrire.
cli-arg-file-restore = Une copie faite par « ludotheque backup ».
cli-arg-action = stats, close, ban ou unban.
cli-arg-subject = La table ou la personne dont il s’agit.

cli-value-database = base
cli-value-host = adresse
cli-value-port = port
cli-value-root-path = chemin
cli-value-origin = adresse
cli-value-forwarded = adresses
cli-value-thinkers = nombre
cli-value-action = action
cli-value-subject = nom

cli-serve-open = La maison est ouverte : { $address } (base : { $database }). Ctrl-C pour fermer.
cli-serve-closed = La maison est fermée ; tout est gardé.
cli-backup-done = Copie faite : { $file } ({ $entries } lignes de jeu).
cli-restore-done = Copie remise : { $entries } lignes de jeu.
cli-admin-stats =
    Personnes : { $people }, dont { $accounts } avec identifiant et { $banned } exclues.
    Tables : { $gathering } en attente, { $playing } en cours, { $finished } finies.
    Lignes de jeu : { $entries }.
cli-admin-close = La table { $subject } est rangée.
cli-admin-ban = La maison est fermée à { $subject }.
cli-admin-unban = La maison est rouverte à { $subject }.

refused-database-address = « { $scheme } » n’est pas une base connue : donnez le chemin d’un fichier, ou une adresse postgresql://.
refused-database-folder = Le dossier { $folder } n’existe pas : créez-le d’abord.
refused-database-missing = Il n’y a pas de maison dans { $path }.
refused-database-not-empty = Cette base n’est pas vide : une copie ne se remet que dans une base vide.
refused-database-shared = Un autre processus tient cette maison ouverte ({ $path }). Pour en avoir plusieurs, il faut PostgreSQL.
refused-database-unusable = La base ne répond pas comme il faut : { $why }
refused-address-unusable = Impossible d’écouter sur { $host }, port { $port } : { $why }.
refused-no-such-person = Personne ne s’appelle { $person } dans cette base.
refused-table-unknown = Il n’y a pas de table { $table } dans cette base.
refused-table-over = À cette table, tout est déjà fini.
