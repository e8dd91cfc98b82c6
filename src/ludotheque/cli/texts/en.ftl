## What the commands say.

cli-about = The library of French board games nobody sells any more: play them, let the house play them, replay your games.
cli-language = --lang fr or --lang en, anywhere on the line, chooses the language; otherwise it is the system’s, or French when that is neither.
cli-usage = Usage: { $usage }
cli-usage-command = command
cli-usage-options = options
cli-usage-args = arguments
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options

cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-games = Show the games on the shelf, or one of them in detail.
cli-help-play = Play a game in this terminal, against the house or among friends.
cli-help-simulate = Let bots play each other and compare their results.
cli-help-replay = Replay a recorded game, move by move.
cli-help-verify = Check that a deal is the one that was promised.
cli-help-doctor = Tell what runs here, what is missing and what to do about it.

cli-arg-game = The short name of the game, as “ludotheque games” gives it.
cli-arg-file = A recorded game.
cli-arg-rules = Show the rules of the game.
cli-arg-json = Write JSON, for a program.
cli-arg-name = Who plays at this terminal; several names to play together on one screen.
cli-arg-bot = A bot of the house; several names for several bots.
cli-arg-bot-simulate = Who plays, in order; the names come round again while seats are left. Usually the whole house.
cli-arg-seats = Number of players in all; usually as few as possible.
cli-arg-option = An option of the game, objectif=500 for instance.
cli-arg-seed = A text from which everything follows: the same text gives the same deal again.
cli-arg-record = Record the game in this file, even when it is left before the end.
cli-arg-games = Number of games (usually 100), rounded up so that everybody plays every deal in every seat.
cli-arg-processes = Number of processes; usually as many as there are cores.
cli-arg-records = Record every game in this folder.

cli-value-game = game
cli-value-file = file
cli-value-name = name
cli-value-bot = bot
cli-value-seats = number
cli-value-option = name=value
cli-value-seed = text
cli-value-record = file
cli-value-games = number
cli-value-processes = number
cli-value-records = folder

cli-interrupted = Interrupted.
cli-unforeseen = Something unforeseen has happened ({ $kind }: { $why }). With LUDOTHEQUE_TRACE=1 in the environment the details are shown.
cli-package-missing = The Python package { $package } is missing. To open a house (serve): pip install 'ludotheque[serve]'; “ludotheque doctor” tells what is missing.
cli-warning = { $kind ->
    [SlowKernel] Beware, slow computing
   *[other] Beware
}: { $why }

## The shelf

cli-players = { $least ->
    [1] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
cli-minutes = { $minutes } min
cli-shelf-options = Options: { $options }
cli-shelf-bots = Bots: { $bots }
cli-shelf-hint = “ludotheque games GAME” tells more, “ludotheque games GAME --rules” gives the rules, “ludotheque play GAME” plays.
cli-shelf-empty = The shelf is empty.
cli-box-presets = Ways to play it
cli-box-options = Options
cli-box-hint = To play: ludotheque play { $game }
cli-option-name = option
cli-option-default = usually
cli-option-allowed = possible values
cli-option-label = what it settles

## At the table

cli-sitting = At the table: { $names }.
cli-committed =
    The house commits to this deal, and will show its secret at the end:
    { $commitment }
cli-revealed =
    The secret of the house:
    { $secret }
    The seed of the deal:
    { $seed }
cli-orders = At any time: help, moves (what you can do), rules [number], undo, quit.
cli-word-help = help
cli-word-moves = moves
cli-word-rules = rules
cli-word-undo = undo
cli-word-quit = quit
cli-word-previous = previous
cli-to-play = { $seat } — { $phase }
cli-typing = A move is typed like this:
cli-examples = For instance:
cli-thinking = { $seat } is thinking…
cli-hand-over = Hand the screen to { $seat }, then press Enter. 
cli-curtain = { $seat }, press Enter when you are in front of the screen. 
cli-left = The game stops here. See you soon!
cli-recorded = Game recorded in { $file }.

cli-rank = { $rank }.
cli-total = { $points ->
    [1] 1 point
   *[other] { $points } points
}
cli-winners = { $count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
}

## Recorded games

cli-position = Move { $number } of { $last }
cli-moved = { $seat }: { $move }
cli-replay-prompt = Enter: next · p: previous · a number: that move · q: quit > 
cli-verified = This game of { $game } is in order: the deal is the one that was promised, and { $moves ->
    [one] its move is legal
   *[other] its { $moves } moves are legal
}.
cli-verified-commitment = Commitment: { $commitment }
cli-verified-secret = Secret    : { $secret }
cli-verified-nonce = { $seat }: { $nonce }
cli-verified-seed = Seed      : { $seed }

## The words of Le Crack

cli-help-mots = Tells whether words count in Le Crack, or searches for words.
cli-arg-mot = The words to be checked; accents and capitals do not matter.
cli-arg-motif = Searches for words of this form: “?” for one letter, “*” for any number of them.
cli-arg-tirage = Searches for words that these letters make, the longest first; “?” stands for any.
cli-arg-liste = Puts a list of one’s own on the shelf, one word a line, tells the name that chooses it (--option words=name) and uses it.

cli-value-mot = word
cli-value-motif = pattern
cli-value-tirage = letters
cli-value-liste = file

cli-mots-valid = { $word }: yes, it is a word.
cli-mots-invalid = { $word }: no, it is not in the list.
cli-mots-none = No word.
cli-mots-list =
    A list of { NUMBER($count) } words of 2 to 17 letters. Its name:
    { $digest }

## Bots against bots

cli-simulating = Games
cli-figures-title = { $game }: { $games } games, { $deals } deals played by everybody in every seat
cli-figures-bot = bot
cli-figures-wins = games won
cli-figures-points = points
cli-figures-speed = decisions/s
cli-figures-slowest = max.
cli-figures-moves = Length: { NUMBER($mean, maximumFractionDigits: 1) } moves on average ({ $least } to { $most })
cli-figures-rounds = Rounds: { NUMBER($mean, maximumFractionDigits: 1) } on average ({ $least } to { $most })
cli-figures-seats = Games won from each seat (equal share: { NUMBER($fair, maximumFractionDigits: 0) }%): { $shares }
cli-figures-reason = { $games } × { $reason }
cli-figures-seed = Seed “{ $seed }”; { NUMBER($seconds, maximumFractionDigits: 1) } s in all; 95% intervals, processor time.
cli-share = { $value }%
cli-points = { $value }
cli-figure = { NUMBER($value, maximumFractionDigits: 1) }
cli-interval = [{ $low }, { $high }]
cli-speed = { NUMBER($speed, maximumFractionDigits: 0) }
cli-milliseconds = { NUMBER($time, maximumFractionDigits: 2) } ms

## What runs here

cli-doctor-versions = Versions
cli-doctor-kernels = Compiled kernels
cli-doctor-parts = Other parts
cli-doctor-absent = absent
cli-doctor-kernel-compiled = current
cli-doctor-kernel-stale = stale
cli-doctor-kernel-missing = not compiled
cli-doctor-pure = LUDOTHEQUE_KERNELS=pure: the plain version runs, whatever there is.
cli-doctor-client = browser client
cli-doctor-there = there
cli-doctor-missing = missing
cli-doctor-broken = { $game }: { $why }
cli-doctor-well = Everything is in order.
cli-doctor-todo = To be done:
cli-todo-build = “make build” compiles and builds what is missing.
cli-todo-reinstall = Install the package again where there is a C compiler: pip install --force-reinstall --no-binary ludotheque ludotheque.
cli-todo-client = The browser client is built with Node.js 20 or newer: install it before you install the package again.
cli-todo-serve = To open a house (serve): pip install 'ludotheque[serve]'.
cli-todo-broken = Repair or uninstall the package of the game “{ $game }”.

## Refusals

refused-unknown-argument = Unknown argument: { $argument }. This command understands: { $known }.
refused-bad-argument = { $argument } cannot be “{ $value }”: { $wanted ->
    [int] it takes a whole number
    [bool] it stands alone
   *[other] that makes no sense here
}.
refused-missing-argument = { $argument } lacks its value.
refused-repeated-argument = { $argument } can be given only once.
refused-unused-arguments = Too much on the line: { $arguments }.
refused-bad-line = This line makes no sense: { $why }.
refused-not-text = This is no readable text: { $text }.
refused-not-utf8 = { $file } is not a text in UTF-8.
refused-words-or-search = Words to be checked, or --motif and --tirage: not both at once.
refused-only-letters = A word has nothing but letters, unlike “{ $text }”.
refused-not-a-pattern = A pattern has nothing but letters, “?” and “*”, unlike “{ $text }”.
refused-not-a-rack = A rack has nothing but letters and “?”, unlike “{ $text }”.
refused-list-line = { $file }, line { $number }: “{ $text }” is not a word of 2 to 17 letters.
refused-list-empty = { $file } holds no word.
refused-option-form = An option is given once and written name=value, not “{ $text }”.
refused-out-of-range = { $argument } goes from { $least } to { $most }; { $value } does not.
refused-too-many-players = { $players } players for { $seats } seats: too many.
refused-bad-name = “{ $name }” is no name that can be shown.
refused-cannot-read = Cannot read { $file }: { $why ->
    [ENOENT] it does not exist
    [EACCES] that is not allowed
    [EISDIR] it is a folder
    [ENOTDIR] a folder is needed
    [ENOSPC] there is no space left
   *[other] { $detail }
}.
refused-cannot-write = Cannot write { $file }: { $why ->
    [ENOENT] it does not exist
    [EACCES] that is not allowed
    [EISDIR] it is a folder
    [ENOTDIR] a folder is needed
    [ENOSPC] there is no space left
   *[other] { $detail }
}.
refused-file-exists = { $file } is there already: choose another name, nothing is ever overwritten.
refused-no-such-number = There is no move number { $number }: they go from 1 to { $most }.
refused-no-such-rule = There is no rule { $rule }. They go from { $first } to { $last }.
refused-no-undo = Nothing to take back: a move that showed something hidden, or that somebody has followed, stays.

## The house on line

cli-help-serve = Opens the house: people play in a browser.
cli-help-backup = Copies the whole house, even while it is open, into one file.
cli-help-restore = Puts a copy back into an empty database.
cli-help-admin = Counts (stats), puts a table away (close), closes the house to somebody (ban) or opens it again (unban).

cli-arg-database = Where the house keeps everything: a file, or a postgresql:// address (or LUDOTHEQUE_DATABASE).
cli-arg-host = The address to listen at; 0.0.0.0 for the whole network.
cli-arg-port = The port to listen at; 0 for a free one.
cli-arg-root-path = The path under which a proxy puts the house, for example /games.
cli-arg-origin = Another address whose pages may use the house, for example https://example.org.
cli-arg-forwarded = The addresses of proxies that are believed about where requests come from.
cli-arg-thinkers = Number of processes in which bots think; 0 for one core fewer than the machine has.
cli-arg-no-limits = Does not limit the number of requests: for measuring.
cli-arg-log-json = Writes the log as JSON, for a program.
cli-arg-file-backup = The file to write.
cli-arg-file-restore = A copy made by “ludotheque backup”.
cli-arg-action = stats, close, ban or unban.
cli-arg-subject = The table or the person in question.

cli-value-database = database
cli-value-host = address
cli-value-port = port
cli-value-root-path = path
cli-value-origin = address
cli-value-forwarded = addresses
cli-value-thinkers = number
cli-value-action = action
cli-value-subject = name

cli-serve-open = The house is open: { $address } (database: { $database }). Ctrl-C to close it.
cli-serve-closed = The house is closed; everything is kept.
cli-backup-done = Copied: { $file } ({ $entries } log entries).
cli-restore-done = Put back: { $entries } log entries.
cli-admin-stats =
    People: { $people }, of whom { $accounts } with a login and { $banned } banned.
    Tables: { $gathering } waiting, { $playing } under way, { $finished } finished.
    Log entries: { $entries }.
cli-admin-close = Table { $subject } is put away.
cli-admin-ban = The house is closed to { $subject }.
cli-admin-unban = The house is open to { $subject } again.

refused-database-address = “{ $scheme }” is no known database: give the path of a file, or a postgresql:// address.
refused-database-folder = There is no folder { $folder }: make it first.
refused-database-missing = There is no house in { $path }.
refused-database-not-empty = This database is not empty: a copy can only be put back into an empty one.
refused-database-shared = Another process has this house open ({ $path }). To have several, use PostgreSQL.
refused-database-unusable = The database does not answer as it should: { $why }
refused-address-unusable = Cannot listen at { $host }, port { $port }: { $why }.
refused-no-such-person = Nobody in this database is called { $person }.
refused-table-unknown = There is no table { $table } in this database.
refused-table-over = Everything is already over at this table.
