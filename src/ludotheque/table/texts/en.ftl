## Round a table: what is refused there, what is said, what happens.

refused-no-such-seat = There is no seat { $number } at this table: it has { $most }.
refused-seat-taken = Seat { $number } is taken.
refused-seat-kept = This seat is kept for { $name }, who may come back.
refused-seat-resigned = Whoever sat at seat { $number } has resigned: the house plays on for them.
refused-seated-already = You already play at this table: you may not see another hand.
refused-name-taken = Somebody is already called { $name } at this table. Choose another name for this seat.
refused-not-your-seat = Seat { $number } is not yours.
refused-not-seated = You have to sit at this table for that.
refused-not-host = Only whoever opened the table ({ $host }) may do that.
refused-not-away = { $name } is here, or has only just left: give them a minute.
refused-bot-already = The house already plays at seat { $number }.
refused-already-begun = The game has begun.
refused-not-begun = The game has not begun.
refused-not-over = The game is not over.
refused-table-over = Everything is over at this table.
refused-table-full = This table has lasted too long: nothing more can be written there.
refused-stale = The game has gone on meanwhile: look at the table and decide again.
refused-undo-not-allowed = At this table, a move once made stands.
refused-nothing-to-undo = You have made no move yet that could be taken back.
refused-undo-revealed = That move has shown something hidden: it can no longer be taken back.
refused-already-offered = That is already offered: wait for the answers.
refused-no-offer = There is nothing to agree to or to decline.
refused-agreed-already = You have already agreed.
refused-rematched-already = The rematch has already begun, at another table.
refused-wrong-nonces = It takes { $wanted } numbers to shuffle the cards, one for each of your seats, not { $nonces }.
refused-empty-text = There is nothing to read in this text.

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-your-turn = It is your turn.
phrase-thinking = I am thinking…
phrase-oops = Oops…
phrase-wow = Oh my!
phrase-one-moment = One moment, I will be back.
phrase-bye = Goodbye, and thank you for the game.

told-opened = { $name } opens the table.
told-sat = { $name } takes seat { $place }.
told-left = { $name ->
    [none] Seat { $place } is free again.
   *[other] { $name } leaves seat { $place }.
}
told-entrusted = { $name ->
    [none] The house ({ $bot }) takes seat { $place }.
   *[other] The house ({ $bot }) plays for { $name }.
}
told-begun = The game begins.
told-flagged = Time is up for { $seat }.
told-resigned = { $seat } resigns.
told-undone = { $seat } takes the move back.
told-offered = { $offer ->
    [undo] { $seat } asks to take the move back.
   *[rematch] { $seat } offers a rematch.
}
told-agreed = { $offer ->
    [undo] { $seat } agrees that the move be taken back.
   *[rematch] { $seat } would like a rematch.
}
told-declined = { $offer ->
    [undo] The move stands: { $seat } would rather not.
   *[rematch] No rematch: { $seat } stops here.
}
told-rematched = Off we go: the rematch begins.
told-said = { $name }: { $text }
told-closed = { $by_house ->
    [yes] The house has put this table away.
   *[no] The table has been put away.
}

end-time = A player’s time is up.
end-resigned = A player has resigned.
