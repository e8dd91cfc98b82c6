"""The board: the colours of its cells (CK-1), and the letters that lie there."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_uppercase
from typing import Final, Self

from ludotheque.core import grid
from ludotheque.core.grid import ACROSS, CELLS, NUMBERS
from ludotheque.games.crack.letters import COLOURS, VALUES, Code
from ludotheque.games.crack.model import CrackOptions, Tile

GROUND: Final = grid.layout("ludotheque.games.crack", "plateau.txt")
HUES: Final = bytes(VALUES[mark] for mark in GROUND)
"""By cell, as the kernel reads them."""
PRINTED: Final[tuple[tuple[Code | None, ...], ...]] = (
    (None,) * (len(COLOURS) + 1),
    *((letter, *(letter + colour for colour in COLOURS)) for letter in ascii_uppercase),
)
"""What is seen of a letter in a colour, by the numbers that stand for them; in none: the letter."""
START: Final = NUMBERS["2A"]
"""Where the first word begins (CK-6)."""
FINAL: Final = ("16P", "16Q", "17P", "17Q")


def finals(options: CrackOptions) -> dict[int, int]:
    """What the FINAL cells are worth, by cell (CK-17)."""
    return {NUMBERS[name]: getattr(options, f"final_{name.lower()}") for name in FINAL}


class Board:
    __slots__ = ("hues", "letters")

    def __init__(self, letters: bytearray | None = None, hues: bytearray | None = None) -> None:
        self.letters = letters or bytearray(CELLS)
        """By cell, 1 to 26; 0: no letter."""
        self.hues = hues or bytearray(CELLS)
        """By cell, what its colour counts for; 0 for a letter whose colour is not told yet."""

    @classmethod
    def of(cls, tiles: Iterable[Tile]) -> Self:
        board = cls()
        for tile in tiles:
            board.put(tile)
        return board

    def put(self, tile: Tile) -> None:
        cell = NUMBERS[tile.cell]
        self.letters[cell] = ord(tile.letter) - 64
        self.hues[cell] = VALUES[tile.colour] if tile.colour else 0

    def at(self, cell: int) -> Code | None:
        return PRINTED[self.letters[cell]][self.hues[cell]]

    def codes(self) -> tuple[Code | None, ...]:
        """What lies there, by cell."""
        return tuple([PRINTED[letter][hue] for letter, hue in zip(self.letters, self.hues, strict=True)])

    def ace(self, cell: int) -> bool:
        """Whether a letter lies on a cell of its own colour (CK-11)."""
        return self.hues[cell] == HUES[cell]

    @property
    def empty(self) -> bool:
        return not any(self.letters)

    @property
    def second(self) -> bool:
        """Whether nothing but the first word lies there (CK-6)."""
        row = grid.line(START, ACROSS)
        return any(self.letters[row.start : row.stop]) and not any(self.letters[row.stop :] + self.letters[: row.start])

    def clone(self) -> Self:
        return type(self)(self.letters.copy(), self.hues.copy())
