game-name = The Heist of the Century
game-pitch = Open doors, peek behind the gears of the safe, and be the first to know the whole combination.
game-story =
    It is night, the safe stands in the middle, and twelve rings of keys hang around six doors. Everybody rummages, tries
    keys, throws back those that do not fit and tries to remember where; whoever opens a door looks, alone, at one of
    the gears. A memory game for children, which master keys and hidden keys turn into a game of bluff and bets for
    their elders.
game-credits = Rules kept by L’Escale à jeux; neither author, nor publisher, nor year is printed on them.
game-players = 2 to 6 players, each for themselves
game-age = From 6 years on
game-mechanisms = Memory, a combination to be found; bluff and bets in the versions for grown-ups
game-restored =
    The rules have come down whole, but the board is missing: they show door 3 only. The five others have been worked out
    in the one way that agrees with the 48 keys. The first player is drawn by lot; the exact order of a turn and some
    cases that the sheet leaves open are told in our rules. All versions of the sheet are here, to be combined.

preset-simple = The simple game
preset-simple-help = Find the keys, open doors, look at the gears: from 6 years on.
preset-passe-partout = With passe-partout (master keys)
preset-passe-partout-help = Four keys of one digit open a door as well: one chooses what to lay.
preset-pros = For pros
preset-pros-help = All at once: hidden keys and bets, a longer combination, keys kept in hand, chips.

option-portes = The doors
option-portes-help = Doors of one’s own, or the same for all. With two players the sheet always gives them out.
option-portes-auto = given to two players, common otherwise
option-portes-communes = common to all
option-portes-attribuees = given: to each their own
option-passe_partout = Master keys
option-passe_partout-help = Four keys of one digit also open a door that bears it; one then lays what one likes.
option-passe_partout-true = with
option-passe_partout-false = without
option-combinaison_longue = Longer combination
option-combinaison_longue-help = Each gear that was looked at gets another on top: the combination grows to eight numbers.
option-combinaison_longue-true = yes
option-combinaison_longue-false = no, four numbers
option-clefs_cachees = Hidden keys
option-clefs_cachees-help = Keys are laid face down, and one bets on those of others; it takes given doors and master keys.
option-clefs_cachees-true = yes
option-clefs_cachees-false = no
option-main = Keys kept in hand
option-main-help = Up to three keys may be kept from turn to turn, to be laid in one go.
option-main-true = yes
option-main-false = no
option-mises = Chips
option-mises-help = Chips for fun: as many games as there are players, and the greatest gain wins.
option-mises-aucune = none
option-mises-trousseau = for each ring taken; who opens a door takes them
option-mises-coffre = for each gear looked at; who opens the safe takes them
option-mises-deux = for both
option-coffre = Opening the safe
option-coffre-help = As soon as one knows all gears, or by entering the code from memory: a mistake costs the turn.
option-coffre-auto = by itself, when one knows all
option-coffre-code = by entering the code from memory
option-notes = Notebook
option-notes-help = The table writes down what you have seen; without a notebook it is for you to remember.
option-notes-true = what I saw stays written down
option-notes-false = all from memory

phase-begin = Take a ring of keys.
phase-dial = Enter the code, place by place.
phase-lay = Lay your keys on doors, or say that you lay no more.
phase-look = The door is open: look at a gear of the safe.
phase-throw = Throw keys back onto a ring.
phase-keep = Throw back more keys, or keep those that are left.
phase-mix = Choose a complete ring to be mixed with the keys of the door.

command-take = take
command-dial = dial
command-lay = lay
command-change = change
command-bet = bet
command-done = done
command-look = look
command-throw = throw
command-mix = mix
field-ring = ring, 1 to 12
field-number = number, 1 to 10
field-key = number of the key in hand
field-door = door, 1 to 6
field-code = 0, or the digit of the master keys
field-keys = numbers of keys, with commas
field-place = place, 1 to 4
field-level = 2 for the upper gear

move-take = Take ring { $ring }
move-dial = Enter { $number }
move-lay = Lay key no. { $key } on door { $door }
move-change = Change the keys of door { $door } and open it { $code ->
    [0] as it is printed
   *[other] with four { $code }s
}
move-bet = Bet on door { $door }: no. { $keys }
move-done = Leave it at that
move-look = { $level ->
    [2] Look at the upper gear, place { $place }
   *[other] Look at gear { $place }
}
move-throw = Throw key no. { $key } onto ring { $ring }
move-mix = Mix ring { $ring } with the keys of the door

event-dealt = Game { $game } of { $games }: everything is put back, { $seat } begins.
event-entered = { $right ->
    [yes] { $seat } enters { $numbers }: that is the code!
   *[no] { $seat } enters { $numbers }: the safe does not move, and the turn is lost.
}
event-took = { $keys ->
    [none] { $seat } takes ring { $ring } ({ $count ->
        [one] one key
       *[other] { $count } keys
    }).
   *[other] { $seat } takes ring { $ring }: { $keys }.
}
event-laid = { $key ->
    [none] { $seat } lays a hidden key on lock { $letter } of door { $door }.
   *[other] { $seat } lays { $key } on door { $door }{ $down ->
        [yes] , face down
       *[no] {""}
    }.
}
event-unfit = { $count ->
    [one] The last key of { $seat } fits no free lock.
   *[other] The { $count } keys left to { $seat } fit no free lock.
}
event-changed = { $back ->
    [none] { $seat } takes back what was on { $letters }, door { $door }, and covers it: { $keys }.
   *[other] { $seat } takes { $back } back from door { $door } and lays { $laid }: { $keys }.
}
event-wagered = { $seat } bets on { $owner }’s door { $door } and lays { $laid }: { $won ->
    [yes] the bet is won!
   *[no] the bet is lost, { $owner } will look.
}
event-opened = Door { $door } opens for { $seat }: { $keys }.{ $pot ->
    [0] {""}
    [one] {" "}One chip in the pot.
   *[other] {" "}{ $pot } chips in the pot.
}
event-looked = { $number ->
    [none] { $seat } looks at { $level ->
        [2] the upper gear of place { $place }
       *[other] gear { $place }
    }{ $stacked ->
        [yes] {" "}and puts another on top
       *[no] {""}
    }.
   *[other] { $seat } looks at { $level ->
        [2] the upper gear of place { $place }
       *[other] gear { $place }
    }: { $number }{ $stacked ->
        [yes] , and puts another on top
       *[no] {""}
    }.
}
event-spared = Door { $door } is { $seat }’s from now on.
event-threw = { $keys ->
    [none] { $seat } throws { $count ->
        [one] one key
       *[other] { $count } keys
    } onto ring { $ring }.
   *[other] { $seat } throws { $keys } onto ring { $ring }.
}
event-kept = { $count ->
    [one] { $seat } keeps one key in hand.
   *[other] { $seat } keeps { $count } keys in hand.
}
event-mixed = Door { $door } closes: { $keys } and rings { $rings }, mixed, make rings { $into }.
event-safe-opened = { $winner } opens the safe: { $numbers }!{ $pot ->
    [0] {""}
    [one] {" "}One chip in it.
   *[other] {" "}{ $pot } chips in it.
}
event-abandoned = Day breaks: after { $turns } turns nobody has opened the safe.

end-safe = The safe is open: the game is over.
end-turns = The game has lasted five hundred turns: it is shared by those who know most gears.
end-gain = All games are played: the greatest gain wins.

refused-hidden-keys-need-doors = { $seats ->
    [2] Hidden keys need given doors: one bets on somebody else’s door only.
   *[other] Hidden keys need given doors, and with { $seats } players doors are given only if one chooses so.
}
refused-hidden-keys-need-masters = Hidden keys need master keys: without them there is nothing to guess.
refused-not-now = { $phase ->
    [begin] Take a ring first.
    [dial] The code is begun: enter it to its end.
    [lay] It is time to lay keys, or to say that you lay no more.
    [look] A door is open: look at a gear first.
    [throw] Throw back the keys that are left first.
    [keep] Throw back more keys, or keep those that are left.
   *[mix] Choose a ring to be mixed with the keys of the door first.
}
refused-no-such-number = One counts from 1 to { $count } here.
refused-empty-ring = There is no key on ring { $ring }: take another one.
refused-nothing-to-dial = Here the safe opens by itself for whoever knows all gears: there is nothing to enter.
refused-already-dialled = { $number } is entered already, and there is only one of each number.
refused-no-such-key = { $count ->
    [0] You have no key to play.
    [one] You have one key to play only.
   *[other] Your keys are numbered from 1 to { $count }.
}
refused-key-taken-back = Key { $key } has just been taken back from a door: it will be thrown back with the rest.
refused-not-your-door = { $owner ->
    [none] Door { $door } is nobody’s yet.
   *[other] Door { $door } is { $owner }’s: one lays keys on one’s own doors only.
}
refused-lock-taken = Lock { $letter } of door { $door } has a key already.
refused-key-does-not-fit = Key { $key } fits no lock of door { $door }.
refused-begun-otherwise = Door { $door } is begun in another way: with { $key }, its keys would be part of no code any more.
refused-door-open = Door { $door } is open already.
refused-no-such-code = { $digit ->
    [0] Door { $door } does not open in this way.
   *[other] Four { $digit }s do not open door { $door }.
}
refused-nothing-in-the-way = Nothing is to be taken back from door { $door } to open it so: simply lay your keys on it.
refused-key-missing = To cover all locks, you lack { $key }.
refused-no-bets = One bets only when keys are hidden.
refused-bet-on-others = One bets on somebody else’s door; door { $door } is not one.
refused-bet-on-begun = One bets only on a door that is begun: door { $door } waits for no bet.
refused-bet-finishes = { $count ->
    [one] A bet finishes the door: door { $door } lacks one key.
   *[other] A bet finishes the door: door { $door } lacks { $count } keys.
}
refused-bet-does-not-fit = Key { $key } does not fit lock { $letter } of door { $door }.
refused-no-such-gear = There is no such gear on place { $place }.
refused-ring-complete = Ring { $ring } is complete: four keys at most.
refused-incomplete-first = { $ring ->
    [none] There is no room on that ring.
   *[other] Incomplete rings first: throw onto ring { $ring }.
}
refused-ring-cannot-be-mixed = Ring { $ring } cannot be chosen: it takes two, complete and different.

notation-help =
    A verb, then numbers:
    • “take 5” takes ring 5;
    • “lay 2 3” lays your second key on door 3; “done” when you lay no more;
    • “look 4” looks at the gear of place 4, “look 4 2” at the upper one;
    • “throw 1 8” throws your first key onto ring 8; “mix 6” chooses ring 6;
    • “change 3 5” opens door 3 with four 5s (“change 3 0”, as printed), taking back what is in the way;
    • “bet 4 1,3” finishes somebody else’s door 4 with your keys 1 and 3; “dial 7” enters a number of the code.

sketch-turn = Turn { $turns }{ $games ->
    [1] {""}
   *[other] , game { $game } of { $games }
}
sketch-safe = Safe:
sketch-reserve = { $reserve } in reserve
sketch-door = Door { $door }
sketch-rings = rings
sketch-open = open
sketch-player = { $seat }: { $known ->
    [one] { $known } gear seen
   *[other] { $known } gears seen
}{ $size ->
    [0] {""}
    [one] , one key in hand
   *[other] , { $size } keys in hand
}{ $chips ->
    [none] {""}
    [one] , { $chips } chip
   *[other] , { $chips } chips
}
sketch-pots = Pot of the doors: { $doors }. Pot of the safe: { $safe }.
sketch-hand = { $seat } holds: { $held }
sketch-seen = { $ring ->
    [none] You have seen: { $gears }
   *[other] Seen on ring { $ring }: { $keys }{ $gears ->
        [none] {""}
       *[other] . Gears: { $gears }
    }
}
sketch-dialled = Entered: { $numbers }
sketch-among = { $keys }: { $places }
sketch-at-ring = ring { $at }
sketch-at-hand = with { $seat }
sketch-at-door = door { $at }
