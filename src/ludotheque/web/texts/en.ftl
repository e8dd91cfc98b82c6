## The house on line: who one is, what is asked, what goes wrong.

seat-bot = { $number ->
    [0] The house ({ $bot })
   *[other] The house { $number } ({ $bot })
}

invitation = { $phase ->
    [gathering] { $host } invites you to play { $game }
   *[other] { $host }’s table: { $game }
}

refused-who-are-you = First say who you are: a name will do.
refused-banned = This house is closed to you.
refused-claimed-already = You already have a login.
refused-no-password = You have no password yet: choose a login first.
refused-login-taken = The login “{ $login }” is taken.
refused-wrong-password = Unknown login or password.
refused-no-such-table = There is no table at this address, or no longer.
refused-no-such-page = There is nothing at this address.
refused-no-such-eye = A game can be watched from one of its seats ({ $least } to { $most }), from the table (“table”) or with all shown (“open”).
refused-no-such-moment = This game has { $plies } moves: it cannot be watched from move { $first } on.
refused-promise-forged = This promise of a deal is not the house’s: ask for another.
refused-promise-expired = This promise of a deal is more than an hour old: ask for another.
refused-promise-used = A table was opened on this promise already: ask for another.
refused-promise-broken = The house has not kept its promise: this deal is not the one that it was bound to. Do not play it.
refused-too-many-tables = You already have { $most } tables under way: finish one first.
refused-too-many = Not so fast: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-many-sockets = The house is open { $most } times in your name, in other tabs or on other devices: close some.
refused-too-many-watched = Nobody watches more than { $most } tables at a time: close one.
refused-too-large = That is too long: { $most } bytes at most.
refused-bad-request = Malformed request: { $why }.
refused-bad-message = Malformed message: { $why }.
refused-foreign-page = This request comes from a page that is not the house’s ({ $origin }).
refused-not-watching = Watch that table first.
refused-hints-not-allowed = At this table the house gives no hints.
refused-not-composed = In this game all possible moves are given: there is nothing to try.
refused-one-hint = The house is already thinking for you.
refused-no-hint = The house has no idea this time.
refused-mute-self = One does not silence oneself.
refused-house-busy = The house is overwhelmed just now. Nothing is lost: try again.
refused-house-error = The house has made a mistake. Nothing has changed; it has been noted.
