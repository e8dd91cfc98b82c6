## Ce que la maison dit, quel que soit le jeu.

seat = Joueur { $number }
list-separator = { ", " }
with-rule = { $sentence } ({ $rule })

bot-facile = Facile
bot-normal = Normal
bot-hasard = Hasard

phase-over = La partie est finie.

refused-not-your-turn = Ce n’est pas votre tour : c’est à { $turn } de jouer.
refused-game-over = La partie est finie.
refused-seats = Ce jeu se joue de { $least } à { $most } joueurs avec ces options, pas à { $seats }.
refused-seats-exactly = Ce jeu se joue à { $count } avec ces options, pas à { $seats }.
refused-unknown-option = Il n’y a pas d’option « { $option } ». Options possibles : { $known }.
refused-bad-option = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
refused-bad-options = Option refusée : { $why }. Options possibles : { $known }.
refused-bad-position = Position de départ refusée : { $why }.
refused-bad-move = Coup mal formé : { $why }. Coups possibles : { $known }.
refused-unknown-game = Il n’y a pas de jeu « { $game } » sur l’étagère. On y trouve : { $known }.
refused-broken-game = Le jeu « { $game } » est installé mais ne peut pas être chargé ({ $why }).
refused-unknown-bot = Il n’y a pas de « { $bot } » parmi les joueurs de la maison. On y trouve : { $known }.
refused-unknown-language = Langue inconnue : { $language }. Langues possibles : { $known }.
refused-unknown-command = Commande inconnue : « { $command } ». Commandes possibles : { $known }.
refused-bad-command = Il faut écrire : { $usage }.

refused-record-malformed = Ce fichier n’est pas une partie enregistrée : { $why }.
refused-record-truncated = Ce fichier est coupé ou n’est pas du JSON : { $why }.
refused-record-format = Format d’enregistrement inconnu : { $format } (format lu ici : { $known }).
refused-record-tampered = Cet enregistrement a été modifié ou coupé après avoir été écrit : son empreinte ne correspond plus.
refused-record-rules = Partie de « { $game } » jouée avec la version { $rules } des règles ; seule la version { $known } est connue ici.
refused-record-start = « { $game } » ne peut pas commencer d’une position donnée.
refused-record-move = Le coup numéro { $number } de l’enregistrement est refusé : { $why }
refused-record-result = Le résultat écrit dans l’enregistrement n’est pas celui que donnent ses coups.
refused-verify-commitment = Le secret ne correspond pas à l’engagement montré au début de la partie.
refused-verify-seed = La graine n’est pas celle que donnent le secret et les nombres des joueurs.
