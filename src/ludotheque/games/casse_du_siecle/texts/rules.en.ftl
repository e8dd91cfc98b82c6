rules-section-material = What there is
rule-CS-1 = Six doors of four locks, marked C, O, D and E. Door 1 bears 1C 2O 3D 4E, and each next door is one digit up, 1 coming after 6: 2C 3O 4D 5E, 3C 4O 5D 6E, 4C 5O 6D 1E, 5C 6O 1D 2E, 6C 1O 2D 3E. So each of the 24 possible keys fits one lock and no other. (The sheet shows door 3 only: the others are worked out.)
rule-CS-2 = 48 keys: two of each digit and letter. They are mixed and made into twelve rings of four, face down, two beside each door. A ring never holds more than four keys.
rule-CS-3 = Ten gears numbered from 1 to 10. Four, drawn at random, lie face down on the safe: they are the combination. The six others are the reserve.

rules-section-turn = The simple game
rule-CS-4 = The first player is drawn by lot (on the sheet it is the youngest); then everybody plays in turn.
rule-CS-5 = In your turn, take a ring and look at it alone. Lay face up all keys whose digit and letter are those of a free lock, on one or several doors. In the simple game all that fits must be laid, and this is done for you; with master keys or keys in hand one lays what one likes, then says that it is enough.
rule-CS-6 = The keys that are left are thrown back, face down: first onto an incomplete ring, up to four keys; if there are more, onto an empty place, where they begin a new ring (then another, if need be). Which go where is for you to choose.
rule-CS-7 = Whoever lays the last key of a door opens it and looks, alone, at one gear of their choice; two doors opened in a turn give two looks. A turn always goes in this order: take, lay, look, throw back; then, door by door, one closes. To close, whoever looked chooses two complete rings: mixed with the four keys of the door they make three rings, on the two places freed and on an empty one. Nobody knows any more what is in each. The locks are then free again.
rule-CS-8 = The first to know all gears of the safe wins, and the safe opens by itself. When one plays “by entering the code”, gears are shown for a moment only, and one must, at the beginning of one’s turn and instead of taking a ring, enter the combination place by place (of two stacked gears, the lower one first). All must be right, each in its place; a mistake costs the turn, and everybody has heard it. The notebook keeps what you have seen; one may also play without it, from memory.

rules-section-doors = Doors of one’s own
rule-CS-9 = With two players, each has three doors (1 to 3 and 4 to 6); with three, two; with four, five or six, one. With four or five some are left: whoever opens a door and has not got one of these yet takes the first of them. One lays keys on one’s own doors only. Unless chosen otherwise, doors are given to two players, and common to all when there are more.

rules-section-masters = Master keys
rule-CS-10 = A door also opens with four keys of one digit, C, O, D and E, if that digit is on one of its locks. So door 3 (3C 4O 5D 6E) opens with four 3s, four 4s, four 5s or four 6s as well.
rule-CS-11 = A code begun is finished in the same way: the keys of a door must always be part of one of its five codes at least. A key may be held back and thrown away. Doors may block one another for a time; changing keys (CS-16) sets them free.

rules-section-long = The longer combination
rule-CS-12 = Whoever has looked at a gear that is alone on its place puts another on top, taken from the reserve unseen. Of two stacked gears one looks at either, never at both at once. A place holds two at most: the combination grows to eight numbers, and one must know all that are then on the safe.

rules-section-hidden = Hidden keys
rule-CS-13 = Keys are laid face down, each on the lock of its letter, by each on their own doors, and with master keys. The keys of a door must be part of one of its codes; the house sees to that, the others do not see it.
rule-CS-14 = The owner who lays the fourth key turns all of them up and looks at a gear.
rule-CS-15 = Another player may finish a door on which its owner has laid one key at least, by laying in one go all that is missing, each key at its letter and with a digit of the door: a bet on how it was begun. The keys are turned up: if they make a code of the door, the better looks at a gear; if not, the owner does. Whoever looked then chooses the rings to be mixed.

rules-section-change = Changing keys
rule-CS-16 = One may take back one, two or three keys of a door on which one may lay, if one covers all its locks in the same turn and so opens it. The keys taken back are thrown away with the rest: they can be neither laid again nor kept.

rules-section-pros = For pros
rule-CS-17 = Up to three keys may be kept in hand instead of being thrown back, to be laid later in one go. Beware of who may take the door from you meanwhile.
rule-CS-18 = One plays with chips, for fun. “Ring”: taking a ring costs one chip, and whoever opens a door takes the pot (after a lost bet, its owner does). “Safe”: looking at a gear costs one chip, put into a second pot that goes to whoever opens the safe. Both may be played. There are then as many games as players, each begun by the next one; what is left in a pot stays there for the next game. The greatest gain wins; one may go below zero.
rule-CS-19 = A game that has lasted 500 turns stops: it is shared by those who know most gears.
