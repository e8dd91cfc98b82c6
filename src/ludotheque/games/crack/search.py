"""Moves found by the kernel, as the players know them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from ludotheque.core import kernels
from ludotheque.core.grid import ACROSS, CELLS, NAMES, NUMBERS, SIZE
from ludotheque.games.crack import kernel, scoring
from ludotheque.games.crack.board import HUES, Board
from ludotheque.games.crack.kernel import LINES, MOVE, SWAP, WORD
from ludotheque.games.crack.letters import COLOURS, VALUES, Code, Colour, packed
from ludotheque.games.crack.lexicon import Lexicon
from ludotheque.games.crack.model import Lay, Swap, Tile

Finder: Final = kernels.best(kernel.Finder)
EVERYWHERE: Final = (1 << LINES) - 1
"""All rows and columns."""
GLANCE: Final = 64
"""So many moves are looked for at first where a word may begin,"""
AGAIN: Final = 256
"""then so many times as many."""


class Found(NamedTuple):
    total: int
    lay: Lay


def cell(line: int, at: int) -> int:
    """The cell of a position on one of the lines of the kernel."""
    return line * SIZE + at if line < SIZE else at * SIZE + line - SIZE


def _piece(piece: int) -> tuple[str, Colour]:
    return chr(piece // 8 + 64), COLOURS[piece % 8 - 1]


def read(found: bytes) -> Lay:
    """The move that the kernel means."""
    line, start, length = found[:WORD]
    tiles = [
        Tile(*_piece(piece), cell=NAMES[cell(line, start + at)])
        for at, piece in enumerate(found[WORD : WORD + length])
        if piece
    ]
    row, column, hue = found[SWAP : SWAP + 3]
    return Lay(tuple(tiles), Swap(NAMES[row * SIZE + column], COLOURS[hue - 1]) if hue else None)


class Search:
    """What can be laid on a board with a rack."""

    def __init__(
        self,
        words: Lexicon,
        board: Board,
        rack: Sequence[Code],
        finals: Mapping[int, int],
        aces: int,
        *,
        swaps: bool,
        ladder: array[int] | None = None,
    ) -> None:
        """`aces`: those of the player so far; `ladder`: what more of them are worth, when it is not the pad that says
        so."""
        self._board = board
        self._finder = Finder(words.graph, HUES, array("i", [finals.get(at, 0) for at in range(CELLS)]))
        self._finder.load(
            bytes(board.letters),
            bytes(board.hues),
            bytes(map(packed, rack)),
            ladder or scoring.ladder(aces),
            scoring.factors(aces),
            kernel.OPENING if board.empty else kernel.SECOND if board.second else kernel.SECOND + 1,
            swaps,
        )

    def lays(self) -> Iterator[Lay]:
        """Every move, one for each way to lay letters: in the colours, and with the swap, that score most. They are
        found as they are asked for."""
        for line in range(LINES):
            for start in range(SIZE):
                given, most = 0, GLANCE
                while True:
                    found = self._finder.beginning(line, start, most)
                    yield from map(read, _cut(found)[given:])
                    given = self._finder.count
                    if given < most:
                        break
                    most *= AGAIN

    def placements(self) -> list[bytes]:
        """The same ways to lay letters, in the same order, without colours."""
        return _cut(self._finder.placements())

    def settled(self, placement: bytes) -> Lay:
        """That one, in the colours, and with the swap, that score most."""
        return read(self._finder.settle(placement)[1])

    def coloured(self, tiles: Sequence[Tile], main: range) -> tuple[Tile, ...] | None:
        """Letters of the main word with the best colours in place of those left out; nothing when the rack has no such
        letters."""
        line, start = divmod(main[0], SIZE) if main.step == ACROSS else (SIZE + main[0] % SIZE, main[0] // SIZE)
        move = bytearray(MOVE)
        move[:WORD] = line, start, len(main)
        for tile in tiles:
            piece = (ord(tile.letter) - 64) * 8 + (VALUES[tile.colour] if tile.colour else 0)
            move[WORD + main.index(NUMBERS[tile.cell])] = piece
        total, found = self._finder.settle(bytes(move))
        return None if total < 0 else read(found).tiles

    def best(self, count: int, *, lines: int = EVERYWHERE) -> list[Found]:
        """The moves that score most, best first; `lines`: a bit for each row, then each column to be looked at."""
        return [Found(total, read(found)) for total, found in self._finder.best(count, lines)]


def _cut(found: bytes) -> list[bytes]:
    return [found[at : at + MOVE] for at in range(0, len(found), MOVE)]
