"""Boards of 17×17 cells, as two games of numbers and letters crossed have them: names of cells, and lines on them.

A cell is a number from 0 to 288, by rows. Its name is its row, then its column: 2A, 9I (the centre), 17Q.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

SIZE: Final = 17
CELLS: Final = SIZE * SIZE
CENTRE: Final = CELLS // 2
COLUMNS: Final = "ABCDEFGHIJKLMNOPQ"

ACROSS: Final = 1
"""The step from a cell to the next of its row."""
DOWN: Final = SIZE
"""The step from a cell to the next of its column."""

CellName: TypeAlias = Annotated[str, Meta(pattern="^(1[0-7]|[1-9])[A-Q]$")]
NAMES: Final = tuple(f"{row}{column}" for row in range(1, SIZE + 1) for column in COLUMNS)
NUMBERS: Final = {name: cell for cell, name in enumerate(NAMES)}

_HEADING: Final = re.compile(r"(?:(?P<across>[0-9]+)(?P<right>[A-Q])|(?P<top>[A-Q])(?P<down>[0-9]+))", re.IGNORECASE)


def layout(package: str, file: str) -> str:
    """The marks printed on the cells of a board, one character each, from a data file of a package."""
    marks = "".join((files(package) / file).read_text("utf-8").split())
    if len(marks) != CELLS:
        raise ValueError(f"{package}/{file}: {len(marks)} cells, not {CELLS}")
    return marks


def line(cell: int, step: int) -> range:
    """The whole row or column of a cell."""
    if step == ACROSS:
        first = cell - cell % SIZE
        return range(first, first + SIZE)
    return range(cell % SIZE, CELLS, SIZE)


def run(filled: Sequence[object], cell: int, step: int) -> range:
    """The unbroken line of filled cells through a cell, which itself counts as filled."""
    whole = line(cell, step)
    first = whole.index(cell)
    end = first + 1
    while first > 0 and filled[whole[first - 1]]:
        first -= 1
    while end < SIZE and filled[whole[end]]:
        end += 1
    return whole[first:end]


def steps(cells: Collection[int]) -> tuple[int, ...]:
    """The directions in which these cells lie on one line: both for a single one."""
    return tuple(step for step in (ACROSS, DOWN) if len({line(cell, step) for cell in cells}) == 1)


def heading(cell: int, step: int) -> str:
    """A line of play, by where it begins: 8H goes along row 8 from H, H8 down column H from row 8."""
    row, column = divmod(cell, SIZE)
    return f"{row + 1}{COLUMNS[column]}" if step == ACROSS else f"{COLUMNS[column]}{row + 1}"


def read_heading(text: str) -> tuple[int, int] | None:
    """The cell and the step of a heading, in capitals or not; nothing when it is none."""
    found = _HEADING.fullmatch(text)
    if not found:
        return None
    step = ACROSS if found["across"] else DOWN
    name = (found["across"] or found["down"]) + (found["right"] or found["top"]).upper()
    return (NUMBERS[name], step) if name in NUMBERS else None


def drawn(cells: Sequence[str], width: int) -> str:
    """A board for a terminal: texts of one width for the cells, columns and rows named around them."""
    letters = "   " + "".join(column.center(width) for column in COLUMNS).rstrip()
    rows = [f"{at + 1:>2} " + "".join(cells[at * SIZE : (at + 1) * SIZE]) for at in range(SIZE)]
    return "\n".join([letters, *rows])
