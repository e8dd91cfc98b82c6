"""What one seat can tell of the keys that it does not see: exactly what it was shown, and nothing it must not know.

Keys that lie face down are kept in *lots*. A lot is so many keys in one spot (a ring, a hand, a lock), and each key
may be in some of the lots. Whenever somebody parts keys out of this seat's sight, a lot is parted too, and what may
have been in the one may now be in either. The two copies of a key look the same: when one of them is seen where either
may have been, the other may be wherever any of them was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Self

from ludotheque.core.game import Seat
from ludotheque.games.casse_du_siecle.keys import KEYS, LOCKS, RINGS, KeyId, Name

FACE_UP: Final = -1
NOWHERE: Final = -1
HANDS: Final = RINGS
LOCK: Final = HANDS + 6
SPOTS: Final = LOCK + 6 * LOCKS


def hand_spot(seat: Seat) -> int:
    return HANDS + seat


def lock_spot(door: int, letter: int) -> int:
    return LOCK + door * LOCKS + letter


def bits(mask: int) -> list[int]:
    """The numbers of a set written as bits."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Knowledge:
    __slots__ = ("lot", "may", "seen", "spot")

    def __init__(self, lot: list[int], may: list[int], spot: list[int], seen: list[int]) -> None:
        self.lot = lot
        """By key: in which lot it truly is."""
        self.may = may
        """By key: the lots in which it may be for all that this seat knows, as bits."""
        self.spot = spot
        """By lot: where it is."""
        self.seen = seen
        """By key: the last turn in which this seat saw it, 0 when it never did (or cannot tell it from its copy)."""

    @classmethod
    def start(cls, rings: Sequence[Sequence[KeyId]]) -> Self:
        """Any key may be on any ring."""
        lot = [0] * KEYS
        for ring, keys in enumerate(rings):
            for key in keys:
                lot[key] = ring
        return cls(lot, [(1 << len(rings)) - 1] * KEYS, list(range(len(rings))), [0] * KEYS)

    def clone(self) -> Self:
        return type(self)(self.lot.copy(), self.may.copy(), self.spot.copy(), self.seen.copy())

    # --- what happens to keys ----------------------------------------------------------------------------------------

    def see(self, keys: Sequence[KeyId], spot: int, turn: int) -> None:
        """All the keys of a spot come before this seat's eyes."""
        here = self.lots_at(spot)
        for key in keys:
            if key ^ 1 not in keys:
                self._confuse(key, here)
        self._close(here)
        for key in keys:
            self._pin(key, spot, turn)
        self._settle()

    def show(self, key: KeyId, spot: int, turn: int) -> None:
        """One key of a spot is turned up: everybody sees it from now on."""
        here = self.lots_at(spot)
        lot = self._merge((self.may[key] | self.may[key ^ 1]) & here)
        self._confuse(key, 1 << lot)
        self.lot[key], self.may[key], self.seen[key] = FACE_UP, 0, turn
        if lot not in self.lot:
            self._close(1 << lot)
        self._settle()

    def conceal(self, key: KeyId, spot: int, turn: int) -> None:
        """A key that everybody saw is laid face down there."""
        self._pin(key, spot, turn)

    def carry(self, key: KeyId, spot: int) -> None:
        """A key that this seat holds, and so knows, goes there."""
        self.spot[self.lot[key]] = spot

    def pour(self, source: int, target: int) -> None:
        """All the keys of a spot go to another."""
        for lot in bits(self.lots_at(source)):
            self.spot[lot] = target

    def part(self, source: int, groups: Iterable[tuple[int, Sequence[KeyId]]]) -> None:
        """Keys of a spot go elsewhere, so many to each place, and this seat does not see which."""
        whole = self._merge(self.lots_at(source))
        new = 0
        for target, keys in groups:
            lot = self._open(target)
            new |= 1 << lot
            for key in keys:
                self.lot[key] = lot
        for key, may in enumerate(self.may):
            if may >> whole & 1:
                self.may[key] |= new
        if whole not in self.lot:
            self._close(1 << whole)

    def exclude(self, names: Iterable[Name], spot: int) -> None:
        """None of these keys is there."""
        here = self.lots_at(spot)
        for name in names:
            self.may[2 * name] &= ~here
            self.may[2 * name + 1] &= ~here
        self._settle()

    def lots_at(self, spot: int) -> int:
        """The lots of a spot, as bits."""
        return sum(1 << lot for lot, where in enumerate(self.spot) if where == spot)

    # --- what this seat can tell -------------------------------------------------------------------------------------

    def places(self, key: KeyId) -> frozenset[int]:
        """The spots where a key may be."""
        return self._spots(self.may[key])

    def noted(self) -> dict[frozenset[int], list[KeyId]]:
        """The keys that this seat has seen and that are face down, by the spots where they may be."""
        found: dict[frozenset[int], list[KeyId]] = {}
        spots = {may: self._spots(may) for may in set(self.may)}
        for key, may in enumerate(self.may):
            if self.seen[key] and may:
                found.setdefault(spots[may], []).append(key)
        return found

    def sure(self, spot: int) -> list[KeyId]:
        """The keys that this seat has seen and that must be in a spot."""
        elsewhere = ~self.lots_at(spot)
        return [key for key, may in enumerate(self.may) if may and self.seen[key] and not may & elsewhere]

    def _spots(self, lots: int) -> frozenset[int]:
        return frozenset(self.spot[lot] for lot in bits(lots))

    def relabelled(self, names: Sequence[KeyId]) -> Self:
        """The same knowledge when each key is another: `names` says which."""
        other = self.clone()
        for key, name in enumerate(names):
            other.lot[name], other.may[name], other.seen[name] = self.lot[key], self.may[key], self.seen[key]
        return other

    # --- lots --------------------------------------------------------------------------------------------------------

    def _open(self, spot: int) -> int:
        """A new lot."""
        if NOWHERE in self.spot:
            lot = self.spot.index(NOWHERE)
            self.spot[lot] = spot
            return lot
        self.spot.append(spot)
        return len(self.spot) - 1

    def _close(self, lots: int) -> None:
        for lot in bits(lots):
            self.spot[lot] = NOWHERE
        for key in range(KEYS):
            self.may[key] &= ~lots

    def _merge(self, lots: int) -> int:
        """These lots of one spot are one from now on."""
        first, *others = bits(lots)
        if others:
            for key, may in enumerate(self.may):
                if self.lot[key] in others:
                    self.lot[key] = first
                if may & lots:
                    self.may[key] = may | 1 << first
            self._close(lots ^ 1 << first)
        return first

    def _settle(self) -> None:
        """As many keys as a lot holds, and no more, may be in it: they are."""
        while True:
            sizes, masks = Counter(self.lot), Counter(self.may)
            full = 0
            for lot, size in sizes.items():
                if lot != FACE_UP and sum(count for may, count in masks.items() if may >> lot & 1) == size:
                    full |= 1 << lot
            found = [key for key, may in enumerate(self.may) if may & full and may & (may - 1)]
            if not found:
                return
            for key in found:
                self.may[key] = 1 << self.lot[key]

    def _pin(self, key: KeyId, spot: int, turn: int) -> None:
        lot = self._open(spot)
        self.lot[key], self.may[key], self.seen[key] = lot, 1 << lot, turn

    def _confuse(self, key: KeyId, here: int) -> None:
        """A key was seen; if it may have been its copy, that one may be where either was."""
        copy = key ^ 1
        if self.may[copy] & here:
            self.may[copy] |= self.may[key]
            self.seen[copy] = min(self.seen[copy], self.seen[key])
