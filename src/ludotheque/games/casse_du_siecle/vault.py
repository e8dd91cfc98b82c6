"""Rings, hands and doors: keys as they move, and what everybody sees of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Self

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.casse_du_siecle.dreaming import Dream
from ludotheque.games.casse_du_siecle.keys import (
    DIGITS_OF,
    DOORS,
    KEYS,
    LOCKS,
    RING,
    RINGS,
    Code,
    KeyId,
    Name,
    letter_of,
    name_of,
    named,
    written,
)
from ludotheque.games.casse_du_siecle.knowledge import FACE_UP, Knowledge, hand_spot, lock_spot
from ludotheque.games.casse_du_siecle.terms import Terms

NAMES: Final = range(KEYS // 2)


class Vault:
    """Rings, doors and seats are counted from 0 here."""

    __slots__ = ("doors", "hands", "known", "owners", "rings", "terms", "turn")

    def __init__(self, terms: Terms, rings: list[list[KeyId]]) -> None:
        self.terms = terms
        self.rings = rings
        self.hands: list[list[KeyId]] = [[] for _ in range(terms.seats)]
        self.doors: list[list[KeyId | None]] = [[None] * LOCKS for _ in range(DOORS)]
        """The key in each lock."""
        self.owners = terms.owners()
        self.known = [Knowledge.start(rings) for _ in range(terms.seats)]
        """By seat, what that seat can tell."""
        self.turn = 1
        """The number of the turn that is played."""

    @classmethod
    def fill(cls, terms: Terms, chance: Chance) -> Self:
        """Keys are mixed and piled by four, then the piles are put on their places (CS-2)."""
        keys = list(range(KEYS))
        chance.shuffle(keys)
        rings = [[keys.pop() for _ in range(RING)] for _ in range(RINGS)]
        chance.shuffle(rings)
        return cls(terms, rings)

    # --- what one may ask -------------------------------------------------------------------------------------------

    def names(self, door: int) -> dict[int, Name]:
        """What lies in the locks of a door, by letter."""
        return {letter: name_of(key) for letter, key in enumerate(self.doors[door]) if key is not None}

    def codes(self, door: int) -> list[Code]:
        """The codes of a door of which the keys on it are part (CS-11)."""
        laid = self.names(door).items()
        return [code for code in self.terms.codes[door] if all(code[letter] == name for letter, name in laid)]

    def fits(self, name: Name, door: int) -> bool:
        """Whether a key may be laid on a door."""
        letter = letter_of(name)
        return self.doors[door][letter] is None and any(code[letter] == name for code in self.codes(door))

    def lays_on(self, seat: Seat, door: int) -> bool:
        """Whether a seat may lay keys on a door (CS-9)."""
        return self.owners[door] == seat if self.terms.given else True

    def covered(self, door: int) -> bool:
        """Whether all locks of a door hold a key: it stands open."""
        return None not in self.doors[door]

    def face_up(self, key: KeyId) -> bool:
        return self.known[0].lot[key] == FACE_UP

    def spare(self, seat: Seat) -> int | None:
        """The door left over that this seat gets for opening one, if it has not got one yet (CS-9)."""
        if not self.terms.given or self.owners.count(seat) > self.terms.owners().count(seat):
            return None
        return next((door for door, owner in enumerate(self.owners) if owner is None), None)

    def incomplete(self) -> int | None:
        """The ring that lacks keys; there is never another one (CS-6)."""
        return next((ring for ring, keys in enumerate(self.rings) if 0 < len(keys) < RING), None)

    def complete(self) -> list[int]:
        return [ring for ring, keys in enumerate(self.rings) if len(keys) == RING]

    def empty(self) -> list[int]:
        return [ring for ring, keys in enumerate(self.rings) if not keys]

    def targets(self) -> list[int]:
        """The rings onto which keys are thrown: the incomplete one, else any empty place (CS-6)."""
        ring = self.incomplete()
        return self.empty() if ring is None else [ring]

    # --- how keys move ----------------------------------------------------------------------------------------------

    def take(self, seat: Seat, ring: int, chance: Chance) -> list[KeyId]:
        """A ring comes into a hand; only its owner knows in which order keys lie there."""
        keys, self.rings[ring] = self.rings[ring], []
        for at, known in enumerate(self.known):
            known.pour(ring, hand_spot(seat))
            if at == seat:
                known.see([*self.hands[seat], *keys], hand_spot(seat), self.turn)
        hand = self.hands[seat]
        hand += keys
        if len(hand) > len(keys):
            chance.shuffle(hand)
        return keys

    def lay(self, seat: Seat, key: KeyId, door: int) -> None:
        """Up, or down where keys are hidden (CS-13)."""
        self.hands[seat].remove(key)
        letter = letter_of(name_of(key))
        self.doors[door][letter] = key
        if not self.terms.down:
            self._show(key, hand_spot(seat))
            return
        lock = lock_spot(door, letter)
        possible = {named(digit, letter) for digit in DIGITS_OF[door]}
        for at, known in enumerate(self.known):
            if at == seat:
                known.carry(key, lock)
            else:
                known.part(hand_spot(seat), [(lock, [key])])
                known.exclude([name for name in NAMES if name not in possible], lock)

    def turn_up(self, door: int) -> None:
        """Everybody sees the keys of a door that opens (CS-14)."""
        for letter, key in enumerate(self.doors[door]):
            if key is not None and not self.face_up(key):
                self._show(key, lock_spot(door, letter))

    def take_back(self, seat: Seat, door: int, letters: Sequence[int]) -> list[KeyId]:
        """Keys of a door come back into a hand (CS-16)."""
        taken: list[KeyId] = []
        for letter, key in enumerate(self.doors[door]):
            if key is None or letter not in letters:
                continue
            self.doors[door][letter] = None
            taken.append(key)
            shown = self.face_up(key)
            for known in self.known:
                if shown:
                    known.conceal(key, hand_spot(seat), self.turn)
                else:
                    known.pour(lock_spot(door, letter), hand_spot(seat))
        self.hands[seat] += taken
        return taken

    def throw(self, seat: Seat, keys: Sequence[KeyId], ring: int, chance: Chance) -> None:
        """Keys go onto a ring, face down; they lie there in no order that anybody knows."""
        for key in keys:
            self.hands[seat].remove(key)
        for at, known in enumerate(self.known):
            if at == seat:
                for key in keys:
                    known.carry(key, ring)
            elif self.hands[seat]:
                known.part(hand_spot(seat), [(ring, keys)])
            else:
                known.pour(hand_spot(seat), ring)
        self.rings[ring] += keys
        chance.shuffle(self.rings[ring])

    def say_unfit(self, seat: Seat, names: Sequence[Name]) -> None:
        """Everybody can tell that none of these is in that hand."""
        for known in self.known:
            known.exclude(names, hand_spot(seat))

    def mix(self, door: int, rings: Sequence[int], chance: Chance) -> list[int]:
        """The keys of a door and two rings become three rings, and nobody knows what is where (CS-7)."""
        first, second = rings
        third = self.empty()[0]
        loose = [key for key in self.doors[door] if key is not None]
        for known in self.known:
            for key in loose:
                known.conceal(key, first, self.turn)
            known.pour(second, first)
        self.doors[door] = [None] * LOCKS
        loose += self.rings[first] + self.rings[second]
        chance.shuffle(loose)
        into = sorted([first, second, third])
        for ring in into:
            self.rings[ring] = [loose.pop() for _ in range(RING)]
        for known in self.known:
            known.part(first, [(ring, self.rings[ring]) for ring in (second, third)])
        return into

    def _show(self, key: KeyId, spot: int) -> None:
        for known in self.known:
            known.show(key, spot, self.turn)

    # --- what a seat cannot tell ------------------------------------------------------------------------------------

    def imagine(self, seat: Seat, back: dict[Seat, int], chance: Chance) -> list[KeyId]:
        """Put keys anew where this seat cannot tell; `back`: how many keys at the end of a hand were taken back.

        What comes back says for each key which one now is in its stead.
        """
        known = self.known[seat]
        dream = Dream(known, self.doors, self.terms.codes, chance)
        dream.deal()
        at = dream.deal()
        dreamt: dict[int, list[KeyId]] = {}
        for key, lot in enumerate(at):
            if lot != FACE_UP:
                dreamt.setdefault(lot, []).append(key)
        for keys in dreamt.values():
            chance.shuffle(keys)
        names = list(range(KEYS))

        def place(keys: list[KeyId], *, ordered: bool) -> list[KeyId]:
            put = [dreamt[known.lot[key]].pop() for key in keys]
            if not ordered:
                chance.shuffle(put)
            for key, name in zip(keys, put, strict=True):
                names[key] = name
            return put

        self.rings = [place(ring, ordered=False) for ring in self.rings]
        for who, hand in enumerate(self.hands):
            kept = len(hand) - back.get(who, 0)
            self.hands[who] = [*place(hand[:kept], ordered=who == seat), *place(hand[kept:], ordered=who == seat)]
        for locks in self.doors:
            for letter, hidden in enumerate(locks):
                if hidden is not None and known.lot[hidden] != FACE_UP:
                    (locks[letter],) = place([hidden], ordered=True)
        self.known = [other.relabelled(names) for other in self.known]
        self.known[seat].may, self.known[seat].seen = known.may.copy(), known.seen.copy()
        for key, lot in enumerate(at):
            self.known[seat].lot[key] = lot
        return names

    def clone(self) -> Self:
        copy = type(self).__new__(type(self))
        copy.terms, copy.turn = self.terms, self.turn
        copy.rings = [ring.copy() for ring in self.rings]
        copy.hands = [hand.copy() for hand in self.hands]
        copy.doors = [door.copy() for door in self.doors]
        copy.owners = self.owners.copy()
        copy.known = [known.clone() for known in self.known]
        return copy

    def count(self) -> Counter[str]:
        """Every key by its name."""
        hidden = [key for keys in (*self.rings, *self.hands) for key in keys]
        laid = [key for locks in self.doors for key in locks if key is not None]
        return Counter(written(name_of(key)) for key in (*hidden, *laid))
