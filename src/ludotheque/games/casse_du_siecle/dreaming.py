"""Keys put anew wherever one seat cannot tell them from the true ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.chance import Chance
from ludotheque.games.casse_du_siecle.keys import Code, KeyId, Name, name_of
from ludotheque.games.casse_du_siecle.knowledge import FACE_UP, Knowledge, bits

STEPS: Final = 5
"""A key may push out another, that one a third, … so many at most."""

Doors = Sequence[Sequence[KeyId | None]]


class Dream:
    """Keys in lots, at first as they truly are; every step leaves a deal that agrees with all the seat knows."""

    def __init__(self, known: Knowledge, doors: Doors, codes: Sequence[Sequence[Code]], chance: Chance) -> None:
        self.may = known.may
        self.codes = codes
        self.chance = chance
        self.at = known.lot.copy()
        """By key: its lot."""
        self.inside: list[list[KeyId]] = [[] for _ in known.spot]
        """By lot."""
        for hidden, lot in enumerate(self.at):
            if lot != FACE_UP:
                self.inside[lot].append(hidden)
        lots = {may: bits(may) for may in set(self.may)}
        self.options = {key: lots[may] for key, may in enumerate(self.may) if len(lots[may]) > 1}
        """The lots of the keys that may be in several."""
        self.locks: dict[int, list[tuple[int, int]]] = {}
        """By door: its locks with a hidden key that may be another, and the lots of these."""
        self.door_of: dict[int, int] = {}
        self.fixed: dict[int, dict[int, Name]] = {}
        """By door: the names of its other keys."""
        for door, keys in enumerate(doors):
            for letter, key in enumerate(keys):
                if key is None:
                    continue
                if key in self.options:
                    self.locks.setdefault(door, []).append((letter, self.at[key]))
                    self.door_of[self.at[key]] = door
                else:
                    self.fixed.setdefault(door, {})[letter] = name_of(key)

    def deal(self) -> list[int]:
        """By key: the lot in which it is dreamt to be; every time further from the truth."""
        self._shuffle()
        loose = list(self.options)
        for _ in range(len(loose) // 2):
            self._push(loose[self.chance.below(len(loose))])
        for door in self.locks:
            self._recode(door)
        return self.at

    def _shuffle(self) -> None:
        """Keys that may be in the same lots are all alike, but for those in locks."""
        alike: dict[int, list[KeyId]] = {}
        for key in self.options:
            if self.at[key] not in self.door_of:
                alike.setdefault(self.may[key], []).append(key)
        for keys in alike.values():
            lots = [self.at[key] for key in keys]
            self.chance.shuffle(lots)
            self._put(list(zip(keys, lots, strict=True)))

    def _push(self, first: KeyId) -> None:
        """A key goes into another lot and pushes one out, until one can go where the first came from."""
        hole = self.at[first]
        moves: list[tuple[KeyId, int]] = []
        key, below = first, self.chance.below
        for _ in range(STEPS):
            lots = self.options[key]
            lot = lots[below(len(lots))]
            keys = self.inside[lot]
            other = keys[below(len(keys))]
            if other == key or any(other == moved for moved, _ in moves):
                return
            moves.append((key, lot))
            if self.may[other] >> hole & 1:
                moves.append((other, hole))
                self._try(moves)
                return
            key = other
            if key not in self.options:
                return

    def _recode(self, door: int) -> None:
        """The hidden keys of a door are those of another of its codes."""
        code = self.codes[door][self.chance.below(len(self.codes[door]))]
        moves: list[tuple[KeyId, int]] = []
        for letter, lot in self.locks[door]:
            (key,) = self.inside[lot]
            other = 2 * code[letter] + self.chance.below(2)
            if other == key:
                continue
            if not self.may[other] >> lot & 1 or not self.may[key] >> self.at[other] & 1:
                return
            moves += [(other, lot), (key, self.at[other])]
        self._try(moves)

    def _try(self, moves: list[tuple[KeyId, int]]) -> None:
        """Keys change places, unless the hidden keys of a door would then be part of no code."""
        doors = {self.door_of[lot] for _, lot in moves if lot in self.door_of} if self.locks else ()
        before = [(key, self.at[key]) for key, _ in moves] if doors else []
        self._put(moves)
        if not all(self._agrees(door) for door in doors):
            self._put(before)

    def _put(self, moves: Sequence[tuple[KeyId, int]]) -> None:
        for key, _ in moves:
            self.inside[self.at[key]].remove(key)
        for key, lot in moves:
            self.inside[lot].append(key)
            self.at[key] = lot

    def _agrees(self, door: int) -> bool:
        """Whether the keys on a door are part of one of its codes (CS-13)."""
        names = dict(self.fixed.get(door, {}))
        for letter, lot in self.locks[door]:
            names[letter] = name_of(self.inside[lot][0])
        return any(all(code[letter] == name for letter, name in names.items()) for code in self.codes[door])
