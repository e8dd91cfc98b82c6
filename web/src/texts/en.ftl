## What the house says in the browser.
## Names begin with the place where the text is read; those of games and of the house are elsewhere.

word-yes = yes
word-no = no
word-none = nothing

spoken-command = What do you do?
spoken-do = Play
spoken-weigh = Count it
spoken-moves = { $count ->
    [one] One possible move
   *[other] { $count } possible moves
}
spoken-narrow = Search these moves

## Everywhere

nav-rooms = The rooms of the house
nav-shelf = Shelf
nav-lobby = Lobby
nav-mine = My tables
nav-account = Account
nav-settings = Settings
nav-waiting = your turn at:

seat-open = Open seat

guest-names = Colette Marcel Odette Lucien Simone Raymond Ginette Roger Monique René Josette Gaston Suzanne Fernand Paulette Émile Yvette Robert Denise Georges Arlette André Huguette Maurice

colophon-thanks = With thanks to the collectors of L’Escale à jeux (Sologny, Burgundy), who kept the rules of these games and let everybody read them.
colophon-house = All that is drawn, written and counted here was made for this house. No page talks to anyone but the house itself.
colophon-record = Watch a recorded game
colophon-version = Ludothèque { $version }

trouble-away = The house does not answer
trouble-away-help = It may be resting for a moment, or your connection is lost. Nothing that was played is.
trouble-lost = The house does not answer. Try again in a moment.
trouble-lost-help = Your connection is lost, or the house is starting again.
trouble-stale = This page has aged
trouble-stale-help = The house was renovated while this page was open: reload it to go on.
trouble-nowhere = There is no room at this address
trouble-nowhere-help = The link may be cut short. The shelf is where it always was.
trouble-no-game = This game is not on the shelf
trouble-no-game-help = It has not been found again yet, or it goes by another name.
trouble-no-table = There is no such table
trouble-no-table-help = The link may be incomplete, or the table was put away long ago.
trouble-retry = Try again
trouble-home = Back to the shelf

## The shelf

shelf-title = Games nobody could find, open day and night
shelf-lead = Published in France fifty years ago and more, long out of print. Here they are, out of their boxes, with their true rules: alone against the house, several round one screen, or each at home.
shelf-waiting = You are awaited
shelf-players = How many are you?
shelf-any = Any
shelf-length = How much time have you got?
shelf-length-short = A little while
shelf-length-middle = A good half hour
shelf-length-long = The evening
shelf-none = No game on the shelf suits both that number and that time.
shelf-count = { $least ->
    [one] { $most ->
        [one] alone
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}
shelf-minutes = { $minutes } min
shelf-play = Play
shelf-with = With whom?

## Tables, small

mine-open = One seat left
mine-gathering = People are sitting down
mine-yours = Your turn
mine-theirs = The game goes on
mine-closed = Put away
mine-finished = { $won ->
    [0] Finished
   *[other] Won by { $won }
}

clock-none = No clock
clock-turn-seconds = { $seconds } s a turn
clock-turn-minutes = { $minutes } min a turn
clock-player = { $increment ->
    [0] { $minutes } min each
   *[other] { $minutes } min each, + { $increment } s a turn
}
clock-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
clock-left-days = { $days } d { $hours } h

## The table

close = Close
waiting = One moment…

plate-you = (you)
plate-turn = is thinking
plate-away = away
plate-resigned = has resigned
plate-points = points:

link-off = Not connected.
link-connecting = Connecting…
link-back = The connection is back.
link-lost = Connection lost: we come back as soon as we can. Nothing is lost.
link-nobody = The house no longer knows you: reload the page.
link-turned-away = The house would rather not have you any more.
link-old = The house was renovated: reload the page.

prompt-yours = Your turn
prompt-thinking = { $count ->
    [0] The game goes on…
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
prompt-closed = The table was put away.
prompt-hint = The house would play: { $move }.

bar-back = Back to the shelf
bar-acts = What can be done?
bar-side = Score and journal
bar-seats = Round the table
bar-round = round { $round }
bar-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

pad-title = Score pad
pad-total = Total
pad-goal = up to { $goal }
pad-won = round won

journal-title = Journal
journal-say = Say something
journal-phrases = Ready phrases
journal-mute = hear them no longer
journal-unmute = hear them again

act-undo = Take my move back
act-hint = What would the house play?
act-resign = { $who ->
    [named] { $name } resigns
   *[own] Resign
}
act-entrust = { $who ->
    [named] Let the house play for { $name }
   *[own] Let the house play for me
}
act-take-back = { $who ->
    [named] Give { $name } their seat back
   *[own] Take my seat back
}
act-relieve = { $name } is away: let the house play instead
act-take-bot = Take the seat of “{ $name }”
act-rematch = Rematch
act-sure = Really? { $what }
act-spoken = The table in words
act-drawn = The table drawn
act-sound = Sound on
act-silent = Sound off
act-rules = The rules

offer-undo = { $name } asks to take a move back.
offer-undo-yours = You ask to take your move back.
offer-rematch = { $name } proposes a rematch.
offer-rematch-yours = You propose a rematch.
offer-yes = Agreed
offer-no = No, thank you
offer-withdraw = Never mind

curtain-title = The screen is for { $name }
curtain-help = The others look away.
curtain-lift = It’s me, { $name }

round-title = Round { $round }
round-nothing = nothing scored
round-total = { $name } { $total }
round-next = Go on

over = The game is over
over-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
over-won-you = You win!
over-show = The result
over-last-round = The last round, line by line
over-account = The account, line by line
over-next = Go to the rematch
over-replay = Watch it again
over-record = The record

trouble-turned-away = The house cannot have you
trouble-turned-away-help = Whoever keeps the house has barred this browser.
trouble-broken-promise = The house has not kept its promise
trouble-broken-promise-help = The fingerprint of its secret is no longer the one that it showed before your device gave its number: it may have chosen the deal. Do not play it.
trouble-put-away = This table was put away
trouble-put-away-help = Nobody will play at it any more. There are others.

## Before the game

gather-kicker = { $who ->
    [own] Your table
   *[named] { $host } invites you to play
}
gather-clock = Time
gather-where = Table
gather-public = announced in the lobby
gather-private = for those who have the link
gather-rules = Read the rules
gather-seats = The seats
gather-name = Your name at this table
gather-sit = Sit down
gather-bot = For the house
gather-leave = Stand up
gather-begin = Begin with { $count }
gather-close = Put the table away

invite-title = Invite
invite-help = Send this link, or show the square: whoever opens it may sit down or look on.
invite-link = Link of the table
invite-copy = Copy
invite-copied = The link is copied.
invite-share = Send
invite-qr = The link of the table, to be photographed

seal-title = The cards will be shuffled in the open
seal-help = The house has already chosen its secret: this is its fingerprint. Everybody’s device adds a number of its own as they sit down. So nobody, not even the house, chooses the deal; at the end, everyone can check it in their browser.

## The page of a game

shelf-choose = How many? For how long?

page-contents = On this page
page-story = The story
page-rules = The rules
page-options = The options
page-standings = Standings
page-restored = How it came back
page-restored-usual = The printed rules were followed to the letter; where they are silent, what was decided can be read in the rules below, and sometimes chosen among the options.
page-thanks = The original rules were kept and shared by the collectors of L’Escale à jeux, in Sologny, southern Burgundy, who welcome players and the curious among more than nine thousand games. Our thanks to them.
page-no-options = This game has no options: it is played as written.
page-between = From { $least } to { $most }
page-usual = Usually: { $value }

card-credits = Author, publisher, year
card-players = Players
card-age = For whom
card-minutes = Length
card-about = About { $minutes } minutes
card-mechanisms = Mechanisms
card-rules-version = Version of our rules

standings-mine = Your games
standings-never = You have not finished a game here yet.
standings-played = games
standings-won = won
standings-best = best total
standings-average = on average
standings-streak = won in a row
standings-rating = rating
standings-champions = The best rated
standings-nobody = Nobody yet: one is rated only among people, without hints from the house.

## Opening a table

open-title = Open a table
open-who = With whom?
open-house = Alone, against the house
open-house-help = The house takes the other seats; how well it plays is chosen seat by seat.
open-screen = Round this screen
open-screen-help = The screen goes from hand to hand; a curtain hides what must be hidden.
open-far = Each at home
open-far-help = You will get a link to send; the game begins when everybody sits.
open-me = Me
open-free = Open seat, for whoever has the link
open-seat = Who plays in seat { $number }?
open-name = Name in seat { $number }
open-your-name = Your name
open-remove = Remove seat { $number }
open-preset = Way to play it
open-preset-own = A mixture of your own: choose below.
open-add = One more seat
open-time = Time
open-clock-none = No clock
open-clock-turn = So much a turn
open-clock-player = So much a game
open-clock-days = Over several days
open-hurried = When the time of a turn is up, the rules of the game say what happens.
open-manners = Among ourselves
open-undo = A move can be taken back if it showed nothing hidden
open-hints = The house may give hints (the game is then not rated)
open-public = Announce the table in the lobby
open-begin = Begin
open-invite = Open the table and invite

## The lobby and my tables

lobby-lead = Tables that wait for somebody. Sit down at whichever you like.
lobby-empty = Nobody is waiting just now. Open a table and announce it: we shall see who comes by.

mine-part-waiting = Your turn
mine-part-going-on = Going on
mine-part-over = Finished games
mine-more = Older ones
mine-empty = You have not played anything yet. Lucky you: everything is still to be discovered.

## Account and settings

account-nobody = Who are you?
account-nobody-help = A name is enough to play. Nobody will ask you for an address.
account-guest = A guest of the house: only this browser knows you.
account-known = You come back here with the login “{ $login }”.
account-name = Your name at the table
account-enter = Come in
account-rename = Change name
account-renamed = Pleased to meet you, { $name }.
account-claim = Make yourself known
account-claim-help = Choose a login and a password to find your tables again on another device.
account-claim-do = Keep my account
account-login = Been here before?
account-login-do = Come back
account-login-name = Login
account-password = Password (8 characters at least)
account-change = Change your password
account-change-help = Your other devices will have to come in again with the new one; this one stays in.
account-password-present = Present password
account-password-new = New password (8 characters at least)
account-change-do = Change password
account-changed = Done: everywhere else, you will be asked for the new password.
account-stats = Your games
account-game = Game
account-leave = Leaving
account-logout = Log out of this browser
account-forget = Erase my account
account-forget-sure = Really erase everything?
account-forget-help = Your seats go to the house; your name and words disappear from every journal.

set-lang = Language
set-theme = Light
set-theme-auto = As the device
set-theme-light = Day
set-theme-dark = Night
set-print = Print
set-print-normal = Normal
set-print-large = Large
set-motion = Motion
set-motion-auto = As the device
set-motion-full = Cards fly
set-motion-less = Nothing moves
set-colours = Colours
set-colours-plain = Those of the house
set-colours-distinct = Easier to tell apart
set-rest = At the table
set-sound = Sounds
set-curtain = A curtain between turns, with several on one screen
set-spoken = Tables in words, for screen readers and keyboards
set-notify = Tell me when it is my turn, even if I look elsewhere
set-notify-denied = Your browser does not allow it: see its settings for this site.

## Watching a game again

replay-title = replay
replay-link = Link to this moment
replay-verify = Check the shuffle
replay-moment = Moment of the game
replay-at = move { $ply } of { $last }
replay-eyes = Seen by
replay-eye-open = All cards open
replay-eye-table = Seen from the table
replay-eye = Seen by { $name }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play it through
replay-pause = Stop here

trouble-not-over = This game is not over
trouble-not-over-help = It can be watched again when all has been played.

record-title = Watch a recorded game
record-help = Choose the file of a game (or drop it here): it holds all its moves and what is needed to check the shuffle.
record-choose = Choose a file
record-not-json = This file is not a recorded game, or it is cut short.

verify-how = Before anybody sat down, the house chose a secret and showed its fingerprint (SHA-256). Each device added a number of its own. The seed of the game is the fingerprint of all that: nobody could choose the deal. This is what this browser has just computed.
verify-impossible = This browser computes fingerprints on secure connections (https) only. The command “ludotheque verify” does it too, from the record of the game.
verify-whole = The record is whole, as it was written:
verify-shown = The fingerprint is the one that the house showed before the game:
verify-commitment = The secret does give that fingerprint:
verify-seed = The secret and the players’ numbers do give the seed:
verify-deal = The seed, shuffled here, does give the pieces of this game:
verify-right = yes
verify-wrong = NO
verify-unknown = nothing here to compare it with
verify-figures = The figures
verify-figure-commitment = Fingerprint shown
verify-figure-secret = Secret of the house
verify-figure-nonces = Numbers of the players
verify-figure-seed = Seed

set-guide = Guide my first games of each kind

## Somebody’s first game

guide-title = First game?
guide-step = { $step } of { $of }
guide-next = Next
guide-before = Back
guide-show = Show me a move
guide-done = Got it
guide-skip = Skip
guide-never = Never guide me again

## The examples of the rules

examples-title = Examples from the rules
examples-lead = The moves that the printed rules count step by step, played again on the board.
examples-open = See the examples step by step
examples-one = Example { $number }
examples-before = Before the move
examples-after = After the move
examples-play = Play the move
examples-back = Go back before the move
examples-next = Next example
examples-previous = Previous example
examples-refused = This move is refused
