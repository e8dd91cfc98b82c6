"""The board: what is printed on it, and the tiles that lie there."""

from __future__ import annotations

from typing import Final, Self

from ludotheque.core import grid
from ludotheque.core.grid import CELLS
from ludotheque.games.chiffres_croises.model import Tile

PRINTED: Final = grid.layout("ludotheque.games.chiffres_croises", "plateau.txt")
BLUE: Final = frozenset(cell for cell, mark in enumerate(PRINTED) if mark == "b")
RED: Final = frozenset(cell for cell, mark in enumerate(PRINTED) if mark == "r")
MARKS: Final = bytes(".br".index(mark) for mark in PRINTED)
"""By cell, as the kernel reads them."""


class Board:
    __slots__ = ("jokers", "values")

    def __init__(self, values: bytearray | None = None, jokers: frozenset[int] = frozenset()) -> None:
        self.values = values or bytearray(CELLS)
        """By cell; 0: no tile."""
        self.jokers = jokers
        """The cells where jokers lie: they keep their values (CC-8)."""

    def put(self, tile: Tile) -> None:
        cell = grid.NUMBERS[tile.cell]
        self.values[cell] = tile.value
        if tile.joker:
            self.jokers |= {cell}

    @property
    def empty(self) -> bool:
        return not any(self.values)

    def faces(self) -> list[int]:
        """What lies there, jokers as such."""
        return [0 if cell in self.jokers else value for cell, value in enumerate(self.values) if value]

    def clone(self) -> Self:
        return type(self)(self.values.copy(), self.jokers)
