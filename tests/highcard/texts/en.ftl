game-name = High Card
game-pitch = One card each: keep it or change it, the highest wins.
game-story = A game of one minute, invented to show how one is added.
game-credits = No author, no publisher.
game-players = 2 to 4 players
game-age = From 5 years on

option-cards = Number of cards

command-keep = keep
command-swap = change
move-keep = Keep your card
move-swap = Change your card for the one on the stock

phase-choose = Keep your card, or change it.

event-kept = { $seat } keeps their card.
event-swapped = { $card ->
    [none] { $seat } puts the { $away } away and takes a card.
   *[other] { $seat } puts the { $away } away and takes the { $card }.
}
event-shown = The cards are shown: { $cards }.
end-shown = All cards have been shown.
