"""The 132 letters of the box (CK-2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat

Letter: TypeAlias = Annotated[str, Meta(pattern="^[A-Z]$")]
Colour: TypeAlias = Literal["B", "P", "G", "R"]
"""Bleu, rose, vert, rouge."""
Code: TypeAlias = str
"""A piece in short: its letter, then its colour."""

COLOURS: Final[tuple[Colour, ...]] = ("B", "P", "G", "R")
"""From the weakest to the strongest."""
VALUES: Final[dict[str, int]] = {colour: value for value, colour in enumerate(COLOURS, 1)}
RACK: Final = 12
"""Letters before each player (CK-4)."""


def _box() -> tuple[Code, ...]:
    """The table of the rule sheet: how many there are of each letter in each colour."""
    table = (files("ludotheque.games.crack") / "lettres.txt").read_text("utf-8")
    return tuple(
        letter + colour
        for letter, *counts in map(str.split, table.splitlines())
        for colour, count in zip(COLOURS, counts, strict=True)
        for _ in range(int(count))
    )


PIECES: Final = _box()


def draw(pool: list[Code], count: int) -> list[Code]:
    """That many letters of the pool, or all there are."""
    return [pool.pop() for _ in range(min(count, len(pool)))]


def order(rack: Iterable[Code]) -> list[tuple[str, int]]:
    """What the racks of those who might begin are compared by: the least goes first (CK-5)."""
    return sorted((code[0], -VALUES[code[1]]) for code in rack)


def first(racks: Sequence[Sequence[Code]], chance: Chance) -> Seat:
    """Who begins; between racks that are the same, the lot decides (CK-5)."""
    best = min(map(order, racks))
    tied = [seat for seat, rack in enumerate(racks) if order(rack) == best]
    return tied[chance.below(len(tied))] if len(tied) > 1 else tied[0]


def packed(code: Code) -> int:
    """A piece as the kernel reads it."""
    return (ord(code[0]) - 64) * 8 + VALUES[code[1]]
