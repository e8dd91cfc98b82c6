"""Moves found by the kernel, as the players know them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ludotheque.core import kernels
from ludotheque.core.grid import NAMES, SIZE
from ludotheque.games.chiffres_croises import kernel
from ludotheque.games.chiffres_croises.board import MARKS, Board
from ludotheque.games.chiffres_croises.model import Lay, Tile
from ludotheque.games.chiffres_croises.tiles import Face

Finder: Final = kernels.best(kernel.Finder)
LINES: Final = 2 * SIZE
EVERYWHERE: Final = (1 << LINES) - 1
"""All rows and columns."""


class Found(NamedTuple):
    points: int
    lay: Lay


def read(found: bytes) -> Lay:
    """The move that the kernel means."""
    tiles = [
        Tile(NAMES[row * SIZE + column], code % kernel.AS_JOKER, code >= kernel.AS_JOKER)
        for row, column, code in zip(found[::3], found[1::3], found[2::3], strict=True)
    ]
    return Lay(tuple(tiles))


class Search:
    """What can be laid on a board with a rack."""

    def __init__(self, board: Board, rack: Sequence[Face], targets: Sequence[int]) -> None:
        self._finder = Finder(MARKS)
        self._finder.load(bytes(board.values), bytes(rack), bytes(targets))

    def possible(self) -> bool:
        """Whether anything can be laid."""
        return self._finder.possible()

    def lays(self) -> Iterator[Lay]:
        """Every move; they are found as they are asked for."""
        return map(read, self._all())

    def placements(self) -> list[bytes]:
        """The same ones, as the kernel writes them."""
        return list(self._all())

    def settled(self, placement: bytes) -> Lay:
        """That one."""
        return read(placement)

    def _all(self) -> Iterator[bytes]:
        for line in range(LINES):
            for start in range(SIZE):
                yield from self._finder.beginning(line, start)

    def best(self, count: int, *, alike: bool = False, lines: int = EVERYWHERE) -> list[Found]:
        """The moves that score most, best first; `alike`: those that differ only in an order that changes no line are
        given once; `lines`: a bit for each row, then each column to be looked at."""
        return [Found(points, read(found)) for points, found in self._finder.best(count, alike, lines)]
