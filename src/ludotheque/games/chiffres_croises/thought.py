"""What a move is worth beyond its points: the rack it leaves, and the coloured cells it brings within reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.game import Seat
from ludotheque.core.grid import ACROSS, DOWN, NUMBERS, line
from ludotheque.games.chiffres_croises.board import BLUE, RED
from ludotheque.games.chiffres_croises.model import Lay
from ludotheque.games.chiffres_croises.rules import Position
from ludotheque.games.chiffres_croises.search import Found
from ludotheque.games.chiffres_croises.tiles import JOKER, RACK, Face

KEPT_JOKER: Final = 10.0
"""What a joker on the rack is worth."""
REACH: Final = RACK - 1
"""Others can reach a cell that lies so far from a tile."""
OPENED: Final = {True: 4.0, False: 1.5}
"""What it costs to bring a red cell, or a blue one, within reach."""


class Thought:
    def __init__(self, state: Position, seat: Seat) -> None:
        self._rack = state.racks[seat]
        self._ending = len(state.bag) < RACK
        values = state.board.values
        self._tempting = {
            cell: cell in RED for cell in BLUE | RED if not values[cell] and not within_reach(values, cell)
        }

    def worth(self, found: Found) -> float:
        return found.points + self._left(found.lay) - self._opened(found.lay)

    def _left(self, lay: Lay) -> float:
        rack = self._rack.copy()
        for tile in lay.tiles:
            rack.remove(JOKER if tile.joker else tile.value)
        return outlook(rack, ending=self._ending)

    def _opened(self, lay: Lay) -> float:
        """What coloured cells within reach of these tiles will bring to others."""
        cells = [NUMBERS[tile.cell] for tile in lay.tiles]
        return sum(OPENED[red] for at, red in self._tempting.items() if any(near(at, cell) for cell in cells))


def outlook(rack: Sequence[Face], *, ending: bool) -> float:
    """What a rack promises; what it will cost, when the bag is nearly empty."""
    jokers = rack.count(JOKER)
    return KEPT_JOKER * jokers - (sum(rack) if ending else 0)


def within_reach(values: bytearray, cell: int) -> bool:
    return any(values[other] and near(cell, other) for step in (ACROSS, DOWN) for other in line(cell, step))


def near(cell: int, other: int) -> bool:
    """Whether a line of tiles laid in one turn can go from one cell to the other."""
    row, column = divmod(cell, DOWN)
    other_row, other_column = divmod(other, DOWN)
    return (row == other_row and abs(column - other_column) <= REACH) or (
        column == other_column and abs(row - other_row) <= REACH
    )
