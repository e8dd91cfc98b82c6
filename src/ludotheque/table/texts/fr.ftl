## Autour d’une table : ce qui s’y refuse, ce qui s’y dit, ce qui s’y passe.

refused-no-such-seat = Il n’y a pas de place { $number } à cette table : elle en compte { $most }.
refused-seat-taken = La place { $number } est prise.
refused-seat-kept = Cette place est gardée pour { $name }, qui peut revenir.
refused-seat-resigned = Qui jouait à la place { $number } a abandonné : la maison termine pour lui.
refused-seated-already = Vous jouez déjà à cette table : vous ne pouvez pas voir un jeu de plus.
refused-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom pour cette place.
refused-not-your-seat = La place { $number } n’est pas la vôtre.
refused-not-seated = Il faut être assis à cette table.
refused-not-host = Seule la personne qui a ouvert la table ({ $host }) peut le faire.
refused-not-away = { $name } est là, ou vient de s’absenter : laissez-lui une minute.
refused-bot-already = La maison joue déjà à la place { $number }.
refused-already-begun = La partie est commencée.
refused-not-begun = La partie n’est pas commencée.
refused-not-over = La partie n’est pas finie.
refused-table-over = À cette table, tout est fini.
refused-table-full = Cette table a trop duré : on ne peut plus rien y écrire.
refused-stale = La partie a avancé entre-temps : regardez la table et décidez à nouveau.
refused-undo-not-allowed = À cette table, un coup joué reste joué.
refused-nothing-to-undo = Vous n’avez encore rien joué que l’on puisse reprendre.
refused-undo-revealed = Ce coup a montré quelque chose de caché : on ne peut plus le reprendre.
refused-already-offered = C’est déjà proposé : il faut attendre les réponses.
refused-no-offer = Il n’y a rien à accepter ni à refuser.
refused-agreed-already = Vous avez déjà accepté.
refused-rematched-already = La revanche a déjà commencé, à une autre table.
refused-wrong-nonces = Il faut { $wanted } nombres pour battre les cartes, un pour chacune de vos places, pas { $nonces }.
refused-empty-text = Il n’y a rien à lire dans ce texte.

phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-your-turn = C’est à vous.
phrase-thinking = Je réfléchis…
phrase-oops = Oups…
phrase-wow = Oh là là !
phrase-one-moment = Un instant, je reviens.
phrase-bye = Au revoir, et merci pour la partie.

told-opened = { $name } ouvre la table.
told-sat = { $name } s’assoit à la place { $place }.
told-left = { $name ->
    [none] La place { $place } se libère.
   *[other] { $name } quitte la place { $place }.
}
told-entrusted = { $name ->
    [none] La maison ({ $bot }) prend la place { $place }.
   *[other] La maison ({ $bot }) joue à la place de { $name }.
}
told-begun = La partie commence.
told-flagged = Temps écoulé pour { $seat }.
told-resigned = { $seat } abandonne.
told-undone = { $seat } reprend son coup.
told-offered = { $offer ->
    [undo] { $seat } demande à reprendre son coup.
   *[rematch] { $seat } propose une revanche.
}
told-agreed = { $offer ->
    [undo] { $seat } est d’accord pour que ce coup soit repris.
   *[rematch] { $seat } est partant pour une revanche.
}
told-declined = { $offer ->
    [undo] Le coup ne sera pas repris : { $seat } s’y oppose.
   *[rematch] Pas de revanche : { $seat } s’arrête là.
}
told-rematched = C’est reparti : la revanche commence.
told-said = { $name } : { $text }
told-closed = { $by_house ->
    [yes] La maison a rangé cette table.
   *[no] La table a été rangée.
}

end-time = Le temps d’un joueur est écoulé.
end-resigned = Un joueur a abandonné.
