## Ce que dit la maison dans le navigateur.
## Les noms commencent par l’endroit où le texte se lit ; ceux des jeux et de la maison sont ailleurs.

word-yes = oui
word-no = non
word-none = rien

spoken-command = Que faites-vous ?
spoken-do = Jouer
spoken-weigh = Compter
spoken-moves = { $count ->
    [one] Un coup possible
   *[other] { $count } coups possibles
}
spoken-narrow = Chercher parmi ces coups

## Partout

nav-rooms = Les pièces de la maison
nav-shelf = Étagère
nav-lobby = Salon
nav-mine = Mes tables
nav-account = Compte
nav-settings = Réglages
nav-waiting = à vous de jouer :

seat-open = Place libre

guest-names = Colette Marcel Odette Lucien Simone Raymond Ginette Roger Monique René Josette Gaston Suzanne Fernand Paulette Émile Yvette Robert Denise Georges Arlette André Huguette Maurice

colophon-thanks = Merci aux collectionneurs de L’Escale à jeux (Sologny), qui ont gardé les règles de ces jeux et les ont données à lire à tous.
colophon-house = Tout ce qui est dessiné, écrit et compté ici l’a été pour cette maison. Aucune page ne parle à personne d’autre qu’à elle.
colophon-record = Revoir une partie enregistrée
colophon-version = Ludothèque { $version }

trouble-away = La maison ne répond pas
trouble-away-help = Elle se repose peut-être un instant, ou votre connexion s’est perdue. Rien de ce qui est joué ne l’est.
trouble-lost = La maison ne répond pas. Réessayez dans un instant.
trouble-lost-help = Votre connexion s’est perdue, ou la maison redémarre.
trouble-stale = Cette page a vieilli
trouble-stale-help = La maison a été rénovée pendant que cette page était ouverte : rechargez-la pour continuer.
trouble-nowhere = Il n’y a pas de pièce à cette adresse
trouble-nowhere-help = Le lien est peut-être coupé. L’étagère, elle, est toujours à sa place.
trouble-no-game = Ce jeu n’est pas sur l’étagère
trouble-no-game-help = Il n’a pas encore été retrouvé, ou il s’appelle autrement.
trouble-no-table = Cette table n’existe pas
trouble-no-table-help = Le lien est peut-être incomplet, ou la table a été rangée depuis longtemps.
trouble-retry = Réessayer
trouble-home = Retour à l’étagère

## L’étagère

shelf-title = Des jeux introuvables, ouverts jour et nuit
shelf-lead = Édités en France il y a cinquante ans et plus, épuisés depuis. Les voici sortis de leur boîte, avec leurs vraies règles : seul contre la maison, à plusieurs autour d’un écran, ou chacun chez soi.
shelf-waiting = On vous attend
shelf-players = Combien êtes-vous ?
shelf-any = Peu importe
shelf-length = Combien de temps avez-vous ?
shelf-length-short = Un petit moment
shelf-length-middle = Une bonne demi-heure
shelf-length-long = La soirée
shelf-none = Aucun jeu de l’étagère ne convient à la fois à ce nombre et à ce temps.
shelf-count = { $least ->
    [one] { $most ->
        [one] seul
       *[other] 1 à { $most } joueurs
    }
   *[other] { $most ->
        [2] 2 joueurs
       *[other] { $least } à { $most } joueurs
    }
}
shelf-minutes = { $minutes } min
shelf-play = Jouer
shelf-with = Avec qui ?

## Les tables, en petit

mine-open = Il reste une place
mine-gathering = On s’installe
mine-yours = À vous de jouer
mine-theirs = La partie continue
mine-closed = Table rangée
mine-finished = { $won ->
    [0] Partie finie
   *[other] Gagnée par { $won }
}

clock-none = Sans pendule
clock-turn-seconds = { $seconds } s par tour
clock-turn-minutes = { $minutes } min par tour
clock-player = { $increment ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min chacun, + { $increment } s par tour
}
clock-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
clock-left-days = { $days } j { $hours } h

## La table

close = Fermer
waiting = Un instant…

plate-you = (vous)
plate-turn = réfléchit
plate-away = absent
plate-resigned = a abandonné
plate-points = points :

link-off = Pas de connexion.
link-connecting = On se connecte…
link-back = La connexion est revenue.
link-lost = Connexion perdue : on revient dès que possible. Rien n’est perdu.
link-nobody = La maison ne vous reconnaît plus : rechargez la page.
link-turned-away = La maison ne souhaite plus vous recevoir.
link-old = La maison a été rénovée : rechargez la page.

prompt-yours = À vous
prompt-thinking = { $count ->
    [0] La partie continue…
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
prompt-closed = La table a été rangée.
prompt-hint = La maison jouerait : { $move }.

bar-back = Retour à l’étagère
bar-acts = Que peut-on faire ?
bar-side = Marque et journal
bar-seats = Autour de la table
bar-round = manche { $round }
bar-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

pad-title = La marque
pad-total = Total
pad-goal = jusqu’à { $goal }
pad-won = manche gagnée

journal-title = Le journal
journal-say = Dire quelque chose
journal-phrases = Phrases toutes prêtes
journal-mute = ne plus l’entendre
journal-unmute = l’entendre à nouveau

act-undo = Reprendre mon coup
act-hint = Que jouerait la maison ?
act-resign = { $who ->
    [named] { $name } abandonne
   *[own] Abandonner
}
act-entrust = { $who ->
    [named] Laisser la maison jouer pour { $name }
   *[own] Laisser la maison jouer pour moi
}
act-take-back = { $who ->
    [named] Rendre sa place à { $name }
   *[own] Reprendre ma place
}
act-relieve = { $name } est absent : laisser la maison jouer à sa place
act-take-bot = Prendre la place de « { $name } »
act-rematch = Revanche
act-sure = Vraiment ? { $what }
act-spoken = La table en mots
act-drawn = La table dessinée
act-sound = Remettre le son
act-silent = Couper le son
act-rules = Les règles

offer-undo = { $name } demande à reprendre son coup.
offer-undo-yours = Vous demandez à reprendre votre coup.
offer-rematch = { $name } propose une revanche.
offer-rematch-yours = Vous proposez une revanche.
offer-yes = D’accord
offer-no = Non merci
offer-withdraw = Tant pis

curtain-title = L’écran est à { $name }
curtain-help = Les autres regardent ailleurs.
curtain-lift = C’est moi, { $name }

round-title = Manche { $round }
round-nothing = rien à marquer
round-total = { $name } { $total }
round-next = Continuer

over = La partie est finie
over-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
over-won-you = Vous gagnez !
over-show = Le résultat
over-last-round = La dernière manche, ligne par ligne
over-account = Le compte, ligne par ligne
over-next = Aller à la revanche
over-replay = Revoir la partie
over-record = L’enregistrement

trouble-turned-away = La maison ne peut pas vous recevoir
trouble-turned-away-help = L’accès de ce navigateur a été retiré par qui tient la maison.
trouble-broken-promise = La maison n’a pas tenu sa promesse
trouble-broken-promise-help = L’empreinte de son secret n’est plus celle qu’elle montrait avant que votre appareil ne donne son nombre : elle a pu choisir la donne. N’y jouez pas.
trouble-put-away = Cette table a été rangée
trouble-put-away-help = On n’y jouera plus. Il y en a d’autres.

## Avant la partie

gather-kicker = { $who ->
    [own] Votre table
   *[named] { $host } vous invite à jouer
}
gather-clock = Temps
gather-where = Table
gather-public = annoncée au salon
gather-private = pour qui a le lien
gather-rules = Lire les règles
gather-seats = Les places
gather-name = Votre nom à cette table
gather-sit = S’asseoir
gather-bot = Pour la maison
gather-leave = Se lever
gather-begin = Commencer à { $count }
gather-close = Ranger la table

invite-title = Inviter
invite-help = Envoyez ce lien, ou montrez le carré : qui l’ouvre peut s’asseoir ou regarder.
invite-link = Lien de la table
invite-copy = Copier
invite-copied = Le lien est copié.
invite-share = Envoyer
invite-qr = Le lien de la table, à photographier

seal-title = Les cartes seront battues au vu de tous
seal-help = La maison a déjà choisi son secret : en voici l’empreinte. L’appareil de chacun y ajoute son propre nombre en s’asseyant. Personne, pas même la maison, ne choisit donc la donne ; à la fin, chacun peut le vérifier dans son navigateur.

## La page d’un jeu

shelf-choose = À combien ? Pour combien de temps ?

page-contents = Dans cette page
page-story = L’histoire
page-rules = Les règles
page-options = Les options
page-standings = Les palmarès
page-restored = Comment il est revenu
page-restored-usual = La règle imprimée a été suivie à la lettre ; là où elle se tait, ce qui a été décidé se lit dans les règles ci-dessous, et se choisit parfois dans les options.
page-thanks = La règle d’origine a été gardée et partagée par les collectionneurs de L’Escale à jeux, à Sologny, en Bourgogne du sud, qui reçoivent joueurs et curieux parmi plus de neuf mille jeux. Merci à eux.
page-no-options = Ce jeu n’a pas d’options : on y joue comme il est écrit.
page-between = De { $least } à { $most }
page-usual = D’habitude : { $value }

card-credits = Auteur, éditeur, année
card-players = Joueurs
card-age = Public
card-minutes = Durée
card-about = { $minutes } minutes environ
card-mechanisms = Mécanismes
card-rules-version = Version de nos règles

standings-mine = Vos parties
standings-never = Vous n’avez pas encore fini de partie ici.
standings-played = parties
standings-won = gagnées
standings-best = meilleur total
standings-average = en moyenne
standings-streak = gagnées de suite
standings-rating = classement
standings-champions = Les mieux classés
standings-nobody = Personne encore : on n’est classé qu’entre personnes, sans les conseils de la maison.

## Ouvrir une table

open-title = Ouvrir une table
open-who = Avec qui ?
open-house = Seul, contre la maison
open-house-help = La maison prend les autres places ; son niveau se choisit place par place.
open-screen = Autour de cet écran
open-screen-help = L’écran passe de main en main ; un rideau cache ce qui doit l’être.
open-far = Chacun chez soi
open-far-help = Vous recevrez un lien à envoyer ; la partie commence quand tout le monde est assis.
open-me = Moi
open-free = Place libre, à prendre par lien
open-seat = Qui joue à la place { $number } ?
open-name = Nom à la place { $number }
open-your-name = Votre nom
open-remove = Enlever la place { $number }
open-preset = Façon d’y jouer
open-preset-own = Un mélange à votre façon : choisissez ci-dessous.
open-add = Une place de plus
open-time = Le temps
open-clock-none = Sans pendule
open-clock-turn = Tant par tour
open-clock-player = Tant pour la partie
open-clock-days = Sur plusieurs jours
open-hurried = Quand le temps d’un tour est écoulé, la règle du jeu dit ce qu’il en est.
open-manners = Entre nous
open-undo = Un coup peut être repris s’il n’a rien montré de caché
open-hints = La maison peut donner des conseils (la partie ne compte alors pas au classement)
open-public = Annoncer la table au salon
open-begin = Commencer
open-invite = Ouvrir la table et inviter

## Le salon et mes tables

lobby-lead = Des tables qui attendent quelqu’un. Asseyez-vous à celle qui vous plaît.
lobby-empty = Personne n’attend pour l’instant. Ouvrez une table et annoncez-la : on verra bien qui passe.

mine-part-waiting = À vous de jouer
mine-part-going-on = En cours
mine-part-over = Parties finies
mine-more = Plus anciennes
mine-empty = Vous n’avez encore joué à rien. Quelle chance : tout est à découvrir.

## Compte et réglages

account-nobody = Qui êtes-vous ?
account-nobody-help = Un nom suffit pour jouer. Personne ne vous demandera d’adresse.
account-guest = Invité de la maison : seul ce navigateur vous connaît.
account-known = Vous revenez ici avec l’identifiant « { $login } ».
account-name = Votre nom à table
account-enter = Entrer
account-rename = Changer de nom
account-renamed = Enchantés, { $name }.
account-claim = Se faire connaître
account-claim-help = Choisissez un identifiant et un mot de passe pour retrouver vos tables sur un autre appareil.
account-claim-do = Garder mon compte
account-login = Déjà venu ?
account-login-do = Revenir
account-login-name = Identifiant
account-password = Mot de passe (8 caractères au moins)
account-change = Changer de mot de passe
account-change-help = Vos autres appareils devront revenir avec le nouveau ; celui-ci reste entré.
account-password-present = Mot de passe actuel
account-password-new = Nouveau mot de passe (8 caractères au moins)
account-change-do = Changer de mot de passe
account-changed = C’est fait : partout ailleurs, on vous demandera le nouveau mot de passe.
account-stats = Vos parties
account-game = Jeu
account-leave = Partir
account-logout = Se déconnecter de ce navigateur
account-forget = Effacer mon compte
account-forget-sure = Vraiment tout effacer ?
account-forget-help = Vos places passent à la maison ; votre nom et vos paroles disparaissent de tous les journaux.

set-lang = Langue
set-theme = Lumière
set-theme-auto = Comme l’appareil
set-theme-light = Jour
set-theme-dark = Nuit
set-print = Caractères
set-print-normal = Normaux
set-print-large = Grands
set-motion = Mouvement
set-motion-auto = Comme l’appareil
set-motion-full = Les cartes volent
set-motion-less = Rien ne bouge
set-colours = Couleurs
set-colours-plain = Celles de la maison
set-colours-distinct = Plus faciles à distinguer
set-rest = À table
set-sound = Sons
set-curtain = Rideau entre les tours, à plusieurs sur un écran
set-spoken = Tables en mots, pour lecteurs d’écran et clavier
set-notify = Me prévenir quand c’est à moi, même si je regarde ailleurs
set-notify-denied = Votre navigateur ne le permet pas : voyez ses réglages pour ce site.

## Revoir une partie

replay-title = revue
replay-link = Lien vers ce moment
replay-verify = Vérifier le battage
replay-moment = Moment de la partie
replay-at = coup { $ply } sur { $last }
replay-eyes = Vue de
replay-eye-open = Cartes sur table
replay-eye-table = Vu de la table
replay-eye = Vu par { $name }
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Dérouler la partie
replay-pause = Arrêter là

trouble-not-over = Cette partie n’est pas finie
trouble-not-over-help = Elle se reverra quand tout aura été joué.

record-title = Revoir une partie enregistrée
record-help = Choisissez le fichier d’une partie (ou déposez-le ici) : il contient tous ses coups et de quoi vérifier le battage.
record-choose = Choisir un fichier
record-not-json = Ce fichier n’est pas une partie enregistrée, ou il est coupé.

verify-how = Avant que l’on s’asseye, la maison a choisi un secret et montré son empreinte (SHA-256). Chaque appareil y a ajouté son nombre. La graine de la partie est l’empreinte de tout cela : personne ne pouvait choisir la donne. Voici ce que ce navigateur vient de recalculer.
verify-impossible = Ce navigateur ne calcule d’empreintes que sur une connexion sûre (https). La commande « ludotheque verify » le fait aussi, avec l’enregistrement de la partie.
verify-whole = L’enregistrement est entier, tel qu’il a été écrit :
verify-shown = L’empreinte est celle que la maison montrait avant la partie :
verify-commitment = Le secret donne bien cette empreinte :
verify-seed = Le secret et les nombres des joueurs donnent bien la graine :
verify-deal = La graine, battue ici, donne bien les pièces de cette partie :
verify-right = oui
verify-wrong = NON
verify-unknown = rien ici pour le comparer
verify-figures = Les nombres
verify-figure-commitment = Empreinte montrée
verify-figure-secret = Secret de la maison
verify-figure-nonces = Nombres des joueurs
verify-figure-seed = Graine

set-guide = Guider mes premières parties de chaque jeu

## La première partie de quelqu’un

guide-title = Première partie ?
guide-step = { $step } sur { $of }
guide-next = Suite
guide-before = Avant
guide-show = Montrez-moi un coup
guide-done = J’ai compris
guide-skip = Passer
guide-never = Ne plus jamais me guider

## Les exemples de la règle

examples-title = Exemples de la règle
examples-lead = Les coups que la règle imprimée compte pas à pas, rejoués sur le plateau.
examples-open = Voir les exemples pas à pas
examples-one = Exemple { $number }
examples-before = Avant le coup
examples-after = Après le coup
examples-play = Jouer le coup
examples-back = Revenir avant le coup
examples-next = Exemple suivant
examples-previous = Exemple précédent
examples-refused = Ce coup est refusé
