"""All the moves there are, found the slow way: every tile on every cell of every slot, then CC-5 to CC-7 read out.

Nothing of the game is used but its board: what the kernel finds and what the rules accept are held against this.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import TypeAlias

from ludotheque.games.chiffres_croises.board import PRINTED

SIZE = 17
Placed: TypeAlias = tuple[tuple[int, int, bool], ...]
"""Cells in order, with their values and whether a joker lies there."""


def lines() -> Iterator[list[int]]:
    for at in range(SIZE):
        yield [at * SIZE + column for column in range(SIZE)]
        yield [row * SIZE + at for row in range(SIZE)]


def slots(values: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    """The free cells that tiles can fill so that they follow each other on a line, but for tiles that lie there."""
    found: set[tuple[int, ...]] = set()
    for line in lines():
        free = [cell for cell in line if not values[cell]]
        for first in range(len(free)):
            for count in range(1, min(most, len(free) - first) + 1):
                found.add(tuple(free[first : first + count]))
    yield from sorted(found)


def run(values: Sequence[int], cell: int, line: Sequence[int]) -> list[int]:
    """The unbroken line through a cell."""
    cells: list[int] = []
    for other in line:
        if values[other]:
            cells.append(other)
        elif cell in cells:
            return cells
        else:
            cells = []
    return cells


def through(cell: int) -> tuple[list[int], list[int]]:
    row, column = divmod(cell, SIZE)
    return [row * SIZE + at for at in range(SIZE)], [at * SIZE + column for at in range(SIZE)]


def score(values: Sequence[int], cells: Sequence[int], targets: Sequence[int]) -> int | None:
    """What the move that has just been laid on these cells scores; nothing when it is against the rules."""
    runs = {tuple(run(values, cell, line)) for cell in cells for line in through(cell)}
    made = [one for one in runs if len(one) > 1]
    if not made or any(sum(values[cell] for cell in one) not in targets for one in made):
        return None
    covered = {cell for one in made for cell in one}
    before = sum(map(bool, values)) - len(cells)
    if not (covered - set(cells) if before else SIZE * 8 + 8 in covered):
        return None
    total = len(cells) + 10 * (len(cells) == 6) + 10 * sum(PRINTED[cell] == "b" for cell in cells)
    for one in made:
        factor = 1
        for cell in one:
            if cell in cells and PRINTED[cell] == "r":
                factor *= 2
        total += factor * sum(values[cell] for cell in one)
    return total


def moves(values: Sequence[int], rack: Sequence[int], targets: Sequence[int]) -> dict[Placed, int]:
    """Every legal move, and what it scores."""
    found: dict[Placed, int] = {}
    trial = list(values)
    stands = [*range(1, 14), 20]
    for cells in slots(values, len(rack)):
        line = through(cells[0])[cells[-1] // SIZE != cells[0] // SIZE]
        for faces in set(permutations(rack, len(cells))):
            for shown in product(*[[face] if face else stands for face in faces]):
                for cell, value in zip(cells, shown, strict=True):
                    trial[cell] = value
                # Most tries fail here, on the line itself.
                whole = run(trial, cells[0], line)
                if len(whole) == 1 or sum(trial[cell] for cell in whole) in targets:
                    points = score(trial, cells, targets)
                    if points is not None:
                        placed = zip(cells, shown, [face == 0 for face in faces], strict=True)
                        found[tuple(placed)] = points
        for cell in cells:
            trial[cell] = 0
    return found
