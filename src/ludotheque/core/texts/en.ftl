## What the house says, whatever the game.

seat = Player { $number }
list-separator = { ", " }
with-rule = { $sentence } ({ $rule })

bot-facile = Easy
bot-normal = Normal
bot-hasard = Random

phase-over = The game is over.

refused-not-your-turn = It is not your turn: { $turn } is to play.
refused-game-over = The game is over.
refused-seats = With these options this game is for { $least } to { $most } players, not { $seats }.
refused-seats-exactly = With these options this game is for { $count } players, not { $seats }.
refused-unknown-option = There is no option “{ $option }”. Possible options: { $known }.
refused-bad-option = Option “{ $option }” cannot be “{ $value }”. Possible values: { $allowed }.
refused-bad-options = Option refused: { $why }. Possible options: { $known }.
refused-bad-position = Starting position refused: { $why }.
refused-bad-move = Malformed move: { $why }. Possible moves: { $known }.
refused-unknown-game = There is no game “{ $game }” on the shelf. It holds: { $known }.
refused-broken-game = The game “{ $game }” is installed but cannot be loaded ({ $why }).
refused-unknown-bot = There is no “{ $bot }” among the players of the house. There are: { $known }.
refused-unknown-language = Unknown language: { $language }. Possible languages: { $known }.
refused-unknown-command = Unknown command: “{ $command }”. Possible commands: { $known }.
refused-bad-command = Please type: { $usage }.

refused-record-malformed = This file is not a recorded game: { $why }.
refused-record-truncated = This file is cut short or is not JSON: { $why }.
refused-record-format = Unknown record format: { $format } (format read here: { $known }).
refused-record-tampered = This record was changed or cut after it was written: its digest no longer matches.
refused-record-rules = A game of “{ $game }” played with rules version { $rules }; only version { $known } is known here.
refused-record-start = “{ $game }” cannot start from a given position.
refused-record-move = Move number { $number } of the record is refused: { $why }
refused-record-result = The result written in the record is not the one its moves give.
refused-verify-commitment = The secret does not match the commitment shown at the start of the game.
refused-verify-seed = The seed is not the one that the secret and the players’ numbers give.
