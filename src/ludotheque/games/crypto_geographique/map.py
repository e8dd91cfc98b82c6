"""The map of France: ninety departments as they were numbered until 1968, and which of them touch (CG-1, CG-2)."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct, field

from ludotheque.core.cards import NUMBERS, Card


class Department(Struct, frozen=True):
    """One department. `assets/departements.json` holds its outline too, for those who draw the map."""

    number: Card = field(name="n")
    name: str = field(name="nom")
    """Of the time of the game."""
    modern: str = field(name="moderne")
    neighbours: tuple[Card, ...] = field(name="voisins")


class _Atlas(Struct):
    departements: tuple[Department, ...]


def _read() -> dict[Card, Department]:
    data = files("ludotheque.games.crypto_geographique").joinpath("assets", "departements.json").read_bytes()
    return {one.number: one for one in msgspec.json.decode(data, type=_Atlas).departements}


DEPARTMENTS: Final = _read()
"""By number."""


def mask(cards: Iterable[Card]) -> int:
    """A set of departments as one number: bit n stands for department n."""
    return sum(1 << card for card in set(cards))


NEIGHBOURS: Final = (0, *(mask(DEPARTMENTS[card].neighbours) for card in NUMBERS))
"""The neighbours of each department, as a mask; a fakir (0) has none."""

BORDERS: Final = bytes(
    NEIGHBOURS[one] >> other & 1 for one in range(len(NEIGHBOURS)) for other in range(len(NEIGHBOURS))
)
"""Whether two departments touch, at `91 * one + other`: the map as kernels read it."""


def touch(one: Card, other: Card) -> bool:
    """Whether two departments share a land border, or the sea between Corse and the south."""
    return bool(NEIGHBOURS[one] >> other & 1)


def members(mask: int) -> list[Card]:
    """The departments of a mask, in order."""
    return [card for card in NUMBERS if mask >> card & 1]
