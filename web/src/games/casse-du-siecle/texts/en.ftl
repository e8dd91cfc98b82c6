cs-safe = The safe
cs-station = Door { $door } and its key rings
cs-ring-label = Ring { $ring }: { $count ->
    [0] empty place
    [one] one key
   *[other] { $count } keys
}{ $keys ->
    [none] {""}
   *[other] , among them { $keys }
}
cs-door-label = Door { $door }{ $owner ->
    [none] {""}
   *[other] , { $owner }’s
}{ $open ->
    [true] , open
   *[other] {""}
}: { $keys }
cs-gear-label = { $level ->
    [2] Upper gear, place { $place }
   *[other] Gear { $place }
}: { $number ->
    [none] hidden
   *[other] { $number }
}{ $seen ->
    [none] {""}
   *[other] , seen by { $seen }
}
cs-gear-seen = { $level ->
    [2] Upper gear, place { $place }: { $number }
   *[other] Gear { $place }: { $number }
}
cs-gear-peeped = { $name } looks behind gear { $place }…
cs-key = Key { $key }
cs-no-keys = No key in hand
cs-ring-seen = Seen in ring { $ring }, by you alone
cs-known = { $count } gears seen of { $of }
cs-held = { $count ->
    [0] no key in hand
    [one] one key in hand
   *[other] { $count } keys in hand
}
cs-chips = { $count } chips
cs-door-pot = Pot of the doors: { $count }
cs-safe-pot = Pot of the safe: { $count }
cs-dial = Dial the code…
cs-keypad = The numbers of the combination
cs-dialled = { $numbers ->
    [none] Nothing dialled
   *[other] Dialled: { $numbers }
}
cs-back = Back
cs-done = I lay no more
cs-keep = Keep these keys
cs-change = Change keys
cs-change-door = Door { $door }: { $keys }
cs-bet-on = Bet on door { $door } by laying
cs-choose-bet = Finish door { $door }: it is a bet on the hidden keys.
cs-choose-thrown = Choose a key, then the ring that gets it.
cs-notebook = The notebook
cs-column-gears = Gears
cs-column-chips = Chips
cs-no-notes = Nothing is noted here: it is for you to remember.
cs-nothing-noted = What you see will be written here.
cs-note-ring = Ring { $ring }: { $keys }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}
cs-note-hand = { $name } holds { $keys }
cs-note-among = { $keys }: { $places }
cs-note-at-ring = ring { $ring }
cs-note-at-hand = { $name }’s hand
cs-note-at-door = door { $door }
cs-note-wrong = Code tried in vain: { $numbers }

aid-colour = Paint keys in the colour of their door

cs-spoken-you = You
cs-spoken-keys = In hand: { $keys }
cs-spoken-ring = Seen in ring { $ring }: { $keys }
cs-spoken-doors = The doors (in brackets, what a free lock waits for)
cs-spoken-rings = The key rings
cs-spoken-crew = The burglars

figure-CS-5 = Door 3 and a ring: 3C, 4O and 6E fit it, 2D goes elsewhere. Only 5D will be missing.
cs-move-lay = Lay { $key } on door { $door }
cs-move-throw = Throw { $key } onto ring { $ring }
cs-move-bet = Bet on door { $door } with { $keys }
