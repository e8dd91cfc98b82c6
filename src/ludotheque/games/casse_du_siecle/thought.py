"""What a good player weighs: which ring promises most, what a key is worth to whom, whether a bet is good."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias, TypeVar

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.casse_du_siecle.dreaming import Dream
from ludotheque.games.casse_du_siecle.keys import DOORS, LOCKS, RING, RINGS, Code, Name, letter_of, name_of
from ludotheque.games.casse_du_siecle.knowledge import FACE_UP, lock_spot
from ludotheque.games.casse_du_siecle.laying import Laying
from ludotheque.games.casse_du_siecle.model import AnyMove, Bet, Dial, Lay, Look, Mix, Take, Throw
from ludotheque.games.casse_du_siecle.rules import DONE, Position

DREAMS: Final = 8
"""So many deals stand for all that may be."""
OWN: Final = (0.0, 1.0, 2.2, 3.8, 12.0)
"""What a door of one's own is worth by the keys on it."""
COMMON: Final = (0.0, 0.3, 0.6, 0.8, 12.0)
"""The same for a door that anybody may finish: what is not the last key is half a gift to the next player."""
COPIES: Final = (0.1, 0.7, 1.0)
"""How likely a missing key is to be found, by how many copies do not lie on doors."""
GOOD_ODDS: Final = 0.55
"""A bet is made if it is won so often."""
SPITE: Final = 0.2
"""What it is worth to take a ring away from somebody who could use it, beside using it oneself."""

Contents: TypeAlias = dict[int, list[Name]]
"""What may be in each spot."""
T = TypeVar("T")


class Ahead(NamedTuple):
    """A door that waits for keys."""

    door: int
    laid: dict[int, Name]
    codes: list[Code]
    """Those of which the keys on it are part."""
    worth: float


class Thought:
    def __init__(self, state: Position, seat: Seat, chance: Chance) -> None:
        self.state = state
        self.vault = state.vault
        self.seat = seat
        self.chance = chance
        self.others = [other for other in range(state.terms.seats) if other != seat]
        laid = [name_of(key) for locks in self.vault.doors for key in locks if key is not None]
        self.copies = [2 - min(2, laid.count(name)) for name in range(DOORS * LOCKS)]
        """By name: how many copies do not lie on doors."""
        self.ahead: dict[Seat, list[Ahead]] = {}

    # --- the beginning of a turn -------------------------------------------------------------------------------------

    def dial_or_take(self) -> AnyMove:
        if self.state.terms.dialled and self._sure_of_code():
            return self.dial()
        gains: dict[int, list[float]] = {ring: [] for ring in range(RINGS) if self.vault.rings[ring]}
        for contents in self._dreams():
            for ring, found in gains.items():
                names = contents.get(ring, [])
                taken = max((self.gain(names, other) for other in self.others), default=0.0)
                found.append(self.gain(names, self.seat) + SPITE * taken)
        return Take(1 + self._best({ring: fmean(found) for ring, found in gains.items()}))

    def dial(self) -> Dial:
        """The next number, as it was seen; what was not seen is guessed."""
        dialled = self.state.turning.dialled if self.state.phase == "dial" else []
        number = self.state.safe.combination()[len(dialled)]
        left = [move for move in self.state.moves(self.seat) if isinstance(move, Dial)]
        return next((move for move in left if move.number == number), left[0])

    def _sure_of_code(self) -> bool:
        """It is known; or it lacks one number, and somebody else is about to enter it."""
        safe = self.state.safe
        missing = len(safe.spots()) - safe.known(self.seat)
        return missing == 0 or (missing == 1 and any(safe.knows_all(other) for other in self.others))

    # --- laying ------------------------------------------------------------------------------------------------------

    def lay(self) -> AnyMove:
        """Open what can be opened, bet when the odds are good, then bring doors nearer to their end.

        Among keys as good as each other chance chooses: who lays them hidden must not be seen through.
        """
        laying = Laying(self.vault, self.seat, self.state.turning.back)
        held = [name_of(key) for key in laying.keys]
        for ahead in self._doors(self.seat):
            for code in ahead.codes:
                missing = [code[letter] for letter in laying.free(ahead.door)]
                if all(name in held for name in missing):
                    return Lay(1 + held.index(missing[0]), ahead.door + 1)
        if changes := list(laying.changes()):
            return self._any(changes)
        if (bet := self._bet(list(laying.bets()))) is not None:
            return bet
        doors = {ahead.door: ahead for ahead in self._doors(self.seat)}
        worth = {lay: self._progress(held[lay.key - 1], doors[lay.door - 1]) for lay in laying.lays()}
        best = self._best(worth) if worth else None
        return best if best is not None and worth[best] > 0 else DONE

    def _bet(self, bets: Sequence[Bet]) -> Bet | None:
        if not bets:
            return None
        hand = self.vault.hands[self.seat]
        won = dict.fromkeys(bets, 0)
        for contents in self._dreams():
            for bet in bets:
                door = bet.door - 1
                hidden = [name for letter in range(LOCKS) for name in contents.get(lock_spot(door, letter), [])]
                names = {*hidden, *(name_of(hand[key - 1]) for key in bet.keys)}
                won[bet] += any(names == set(code) for code in self.state.terms.codes[door])
        best = self._best(won)
        return best if won[best] >= GOOD_ODDS * DREAMS else None

    def _progress(self, name: Name, ahead: Ahead) -> float:
        """What it is worth to lay that key there now."""
        letter = letter_of(name)
        with_key = [code for code in ahead.codes if code[letter] == name]
        return self._worth(with_key, {**ahead.laid, letter: name}) - ahead.worth

    # --- after laying ------------------------------------------------------------------------------------------------

    def look(self) -> Look:
        """A gear that one has not seen; at worst, any: the others cannot tell."""
        spots = self.state.safe.spots()
        unseen = [spot for spot in spots if self.seat not in self.state.safe.gear(spot).seen_by]
        return Look(*self._any(unseen or spots))

    def throw_or_keep(self) -> AnyMove:
        """Keep what one will need; part the rest so that no ring helps the others much."""
        hand = [name_of(key) for key in self.vault.hands[self.seat]]
        back, most = self.state.turning.back, self.state.terms.hand
        loose = range(len(hand) - back)
        wanted = sorted(loose, key=lambda at: -self._need(hand[at]))[:most]
        kept = {at for at in wanted if self._need(hand[at]) > 0}
        thrown = [at for at in range(len(hand)) if at not in kept]
        targets = self.vault.targets()
        if not thrown:
            return DONE
        room = RING - len(self.vault.rings[targets[0]])
        if len(targets) > 1 or room >= len(thrown):
            return Throw(1 + thrown[0], 1 + self._any(targets))
        there = [name_of(key) for key in self.vault.rings[targets[0]]]

        def harm(first: Collection[int]) -> float:
            rings = [*there, *(hand[at] for at in first)], [hand[at] for at in thrown if at not in first]
            gains = [[self.gain(ring, other) for other in self.others] for ring in rings]
            return max(max(gain) for gain in gains) - max(self.gain(ring, self.seat) for ring in rings) / 2

        parts = list(combinations(thrown, room))
        return Throw(1 + min(parts, key=harm)[0], 1 + targets[0])

    def mix(self) -> Mix:
        """Give away the ring that promises oneself least and the others most."""
        worth: dict[int, float] = {ring: 0.0 for ring in range(RINGS) if Mix(ring + 1) in self.state.moves(self.seat)}
        for contents in self._dreams():
            for ring in worth:
                names = contents.get(ring, [])
                worth[ring] += max(self.gain(names, other) for other in self.others) - self.gain(names, self.seat)
        return Mix(1 + self._best(worth))

    # --- what keys are worth -----------------------------------------------------------------------------------------

    def gain(self, names: Sequence[Name], seat: Seat) -> float:
        """What these keys would bring a seat; one counts those in one's own hand too."""
        held = {*names, *(name_of(key) for key in self.vault.hands[seat])} if seat == self.seat else set(names)
        return sum(self._door_gain(door, held) for door in self._doors(seat))

    def _door_gain(self, door: Ahead, held: set[Name]) -> float:
        best = door.worth
        for code in door.codes:
            fitting = {letter: code[letter] for letter in range(LOCKS) if code[letter] in held}
            if fitting.keys() - door.laid.keys():
                best = max(best, self._worth([code], {**fitting, **door.laid}))
        return best - door.worth

    def _doors(self, seat: Seat) -> list[Ahead]:
        """The doors on which a seat may lay, as they now are."""
        if seat not in self.ahead:
            doors = [door for door in range(DOORS) if self.vault.lays_on(seat, door) and not self.vault.covered(door)]
            told = [(door, self.vault.names(door), self.vault.codes(door)) for door in doors]
            self.ahead[seat] = [Ahead(door, laid, codes, self._worth(codes, laid)) for door, laid, codes in told]
        return self.ahead[seat]

    def _worth(self, codes: Sequence[Code], laid: dict[int, Name]) -> float:
        """What a door is worth with these keys on it: as the best of these codes."""
        scale = OWN if self.state.terms.given else COMMON
        value = scale[len(laid)]
        if len(laid) == LOCKS or not laid or value < 0:
            return value
        found = [min(self.copies[name] for letter, name in enumerate(code) if letter not in laid) for code in codes]
        return value * COPIES[max(found, default=0)]

    def _need(self, name: Name) -> float:
        """What a key kept in hand is good for."""
        fitting = [ahead for ahead in self._doors(self.seat) if self.vault.fits(name, ahead.door)]
        return max((self._progress(name, ahead) for ahead in fitting), default=0.0)

    # --- what may be -------------------------------------------------------------------------------------------------

    def _dreams(self) -> Iterator[Contents]:
        """What may be in each spot, for all that this seat knows."""
        known = self.vault.known[self.seat]
        dream = Dream(known, self.vault.doors, self.state.terms.codes, self.chance)
        for _ in range(DREAMS):
            contents: Contents = {}
            for key, lot in enumerate(dream.deal()):
                if lot != FACE_UP:
                    contents.setdefault(known.spot[lot], []).append(name_of(key))
            yield contents

    def _best(self, worth: Mapping[T, float]) -> T:
        most = max(worth.values())
        return self._any([choice for choice, value in worth.items() if value > most - 1e-9])

    def _any(self, choices: Sequence[T]) -> T:
        return choices[self.chance.below(len(choices))]
