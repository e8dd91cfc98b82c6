"""The safe and its gears (CS-3, CS-8, CS-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, Self

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat

GEARS: Final = 10
PLACES: Final = 4
LEVELS: Final = 2
"""A place holds no more gears."""


class Spot(NamedTuple):
    """Where a gear lies, counted from 1; level 2 is the upper one."""

    place: int
    level: int


class Gear:
    """A gear on the safe, and who has seen it."""

    __slots__ = ("number", "seen_by")

    def __init__(self, number: int, seen_by: frozenset[Seat] = frozenset()) -> None:
        self.number = number
        self.seen_by = seen_by


class Safe:
    __slots__ = ("places", "reserve", "wrong")

    def __init__(self, places: list[list[Gear]], reserve: list[int], wrong: list[dict[Spot, int]]) -> None:
        self.places = places
        """By place, the lower gear first."""
        self.reserve = reserve
        self.wrong = wrong
        """Combinations entered in vain: everybody knows that they are not this one."""

    @classmethod
    def close(cls, chance: Chance) -> Self:
        numbers = list(range(1, GEARS + 1))
        chance.shuffle(numbers)
        return cls([[Gear(numbers.pop())] for _ in range(PLACES)], numbers, [])

    def spots(self) -> list[Spot]:
        """Place by place, the lower one first: in this order the combination is entered."""
        return [Spot(at, level) for at, gears in enumerate(self.places, 1) for level in range(1, len(gears) + 1)]

    def gears(self) -> Iterator[Gear]:
        for gears in self.places:
            yield from gears

    def gear(self, spot: Spot) -> Gear:
        return self.places[spot.place - 1][spot.level - 1]

    def combination(self) -> tuple[int, ...]:
        return tuple(gear.number for gear in self.gears())

    def known(self, seat: Seat) -> int:
        """How many gears that seat has seen."""
        return sum(seat in gear.seen_by for gear in self.gears())

    def knows_all(self, seat: Seat) -> bool:
        return all(seat in gear.seen_by for gear in self.gears())

    def look(self, seat: Seat, spot: Spot) -> int:
        gear = self.gear(spot)
        gear.seen_by |= {seat}
        return gear.number

    def stack(self, place: int) -> bool:
        """Put a gear of the reserve on top, unseen, if there is room (CS-12)."""
        gears = self.places[place - 1]
        if len(gears) == LEVELS or not self.reserve:
            return False
        gears.append(Gear(self.reserve.pop()))
        return True

    def enter(self, numbers: tuple[int, ...]) -> bool:
        """Whether that is the combination; it is remembered when it is not."""
        right = numbers == self.combination()
        if not right:
            self.wrong.append(dict(zip(self.spots(), numbers, strict=True)))
        return right

    def imagine(self, seat: Seat, chance: Chance) -> None:
        """Put the gears that this seat has not seen anew, so that nothing entered in vain was right."""
        unseen = [gear for gear in self.gears() if seat not in gear.seen_by]
        numbers = [gear.number for gear in unseen] + self.reserve
        while True:
            chance.shuffle(numbers)
            for gear, number in zip(unseen, numbers, strict=False):
                gear.number = number
            if not any(self._would_open(wrong) for wrong in self.wrong):
                break
        self.reserve = numbers[len(unseen) :]

    def _would_open(self, numbers: dict[Spot, int]) -> bool:
        return all(self.gear(spot).number == number for spot, number in numbers.items())

    def clone(self) -> Self:
        places = [[Gear(gear.number, gear.seen_by) for gear in gears] for gears in self.places]
        return type(self)(places, self.reserve.copy(), self.wrong.copy())
