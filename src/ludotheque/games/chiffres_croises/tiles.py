"""The ninety tiles of the box (CC-2) and its thirty-six cards (CC-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from ludotheque.core.chance import Chance

LARGEST: Final = 20
RACK: Final = 6
"""Tiles before each player (CC-4)."""
JOKER: Final = 0
JOKERS: Final = 2
EIGHT: Final = (1, 2, 5, 10)
SIX: Final = (3, 4, 6, 7, 8, 9, 11, 12, 13)
VALUES: Final = (*range(1, 14), LARGEST)
"""What tiles bear, and what a joker can stand for (CC-8)."""
TILES: Final = tuple(sorted([*EIGHT * 8, *SIX * 6, LARGEST, LARGEST, *[JOKER] * JOKERS]))

YELLOW, BLUE, RED = range(15, 27), range(27, 39), range(39, 51)

Face: TypeAlias = Annotated[int, Meta(ge=JOKER, le=LARGEST)]
"""What a tile bears; 0 is a joker."""


def draw_targets(chance: Chance) -> tuple[int, ...]:
    """One card of each colour (CC-3)."""
    return tuple(cards[chance.below(len(cards))] for cards in (YELLOW, BLUE, RED))


def draw(bag: list[Face], count: int) -> list[Face]:
    """That many tiles of the bag, or all there are."""
    return [bag.pop() for _ in range(min(count, len(bag)))]


def count(faces: Iterable[Face]) -> Counter[str]:
    return Counter(f"{face:02d}" if face else "joker" for face in faces)
