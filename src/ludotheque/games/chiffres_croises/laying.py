"""Tiles put down on the board: what they make, and whether the rules allow it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.core import grid
from ludotheque.core.grid import ACROSS, CENTRE, COLUMNS, DOWN, NAMES, NUMBERS, SIZE
from ludotheque.core.match import Line
from ludotheque.core.refusal import Detail, Refused
from ludotheque.games.chiffres_croises import scoring
from ludotheque.games.chiffres_croises.board import Board
from ludotheque.games.chiffres_croises.model import Combination, Tile
from ludotheque.games.chiffres_croises.tiles import JOKER, VALUES, Face


@dataclass(frozen=True, slots=True)
class Laying:
    """What tiles put down make, fitting or not."""

    combinations: tuple[Combination, ...]
    lines: tuple[Line, ...]
    refused: Refused | None

    @property
    def points(self) -> int:
        return scoring.points(self.lines)


def lay(board: Board, rack: Sequence[Face], targets: Sequence[int], tiles: Sequence[Tile]) -> Laying:
    """Look at tiles of that rack put down on that board."""
    free = [tile for tile in tiles if not board.values[NUMBERS[tile.cell]]]
    after = board.clone()
    for tile in free:
        after.put(tile)
    cells = {NUMBERS[tile.cell] for tile in free}
    combinations = touched(after, cells, targets)
    scored = scoring.lines(cells, combinations)
    try:
        refuse_unless_on_rack(rack, tiles)
        refuse_unless_free(board, tiles)
        refuse_unless_one_line(after, cells)
        refuse_unless_sums(combinations, targets)
        refuse_unless_joined(board, cells, combinations)
    except Refused as refused:
        return Laying(combinations, scored, refused)
    return Laying(combinations, scored, None)


def touched(after: Board, cells: set[int], targets: Sequence[int]) -> tuple[Combination, ...]:
    """Every unbroken line of two tiles or more through those cells: rows, then columns (CC-6)."""
    runs = {grid.run(after.values, cell, step) for step in (ACROSS, DOWN) for cell in cells}
    ordered = sorted((run for run in runs if len(run) > 1), key=lambda run: (run.step, run.start))
    return tuple(combination(after, run, targets) for run in ordered)


def combination(after: Board, run: range, targets: Sequence[int]) -> Combination:
    values = tuple(after.values[cell] for cell in run)
    return Combination(tuple(NAMES[cell] for cell in run), values, sum(values), sum(values) in targets)


def refuse_unless_on_rack(rack: Sequence[Face], tiles: Sequence[Tile]) -> None:
    """CC-4, CC-8."""
    if not tiles:
        raise Refused("nothing-laid", "CC-5")
    for tile in tiles:
        if tile.joker and tile.value not in VALUES:
            raise Refused("joker-value", "CC-8", {"value": tile.value})
    laid = Counter(JOKER if tile.joker else tile.value for tile in tiles)
    if missing := laid - Counter(rack):
        raise Refused("not-on-rack", "CC-4", {"face": min(missing)})


def refuse_unless_free(board: Board, tiles: Sequence[Tile]) -> None:
    seen: set[str] = set()
    for tile in tiles:
        if board.values[NUMBERS[tile.cell]] or tile.cell in seen:
            raise Refused("cell-taken", "CC-5", {"cell": tile.cell})
        seen.add(tile.cell)


def refuse_unless_one_line(after: Board, cells: set[int]) -> None:
    """CC-5."""
    steps = grid.steps(cells)
    if not steps:
        raise Refused("not-one-line", "CC-5")
    between = range(min(cells), max(cells), steps[0])
    gap = next((cell for cell in between if not after.values[cell]), None)
    if gap is not None:
        raise Refused("gap", "CC-5", {"cell": NAMES[gap]})


def refuse_unless_sums(combinations: Sequence[Combination], targets: Sequence[int]) -> None:
    """CC-6: the refusal names the line, its sum and the targets (CC-10)."""
    wrong = next((one for one in combinations if not one.fits), None)
    if wrong is None:
        return
    yellow, blue, red = targets
    details: dict[str, Detail] = {
        **line_names(wrong),
        "added": " + ".join(map(str, wrong.values)),
        "sum": wrong.sum,
        "yellow": yellow,
        "blue": blue,
        "red": red,
    }
    raise Refused("wrong-sum", "CC-6", details)


def line_names(wrong: Combination) -> dict[str, Detail]:
    """Whether it is a row or a column, which one, from where to where."""
    first, last = wrong.cells[0], wrong.cells[-1]
    row, column = divmod(NUMBERS[first], SIZE)
    down = NUMBERS[last] - NUMBERS[first] >= SIZE
    name = COLUMNS[column] if down else str(row + 1)
    return {"way": "column" if down else "row", "name": name, "first": first, "last": last}


def refuse_unless_joined(board: Board, cells: set[int], combinations: Sequence[Combination]) -> None:
    """CC-7."""
    if not combinations:
        raise Refused("no-combination", "CC-6")
    covered = {NUMBERS[name] for one in combinations for name in one.cells}
    if board.empty:
        if CENTRE not in covered:
            raise Refused("not-through-centre", "CC-7", {"cell": NAMES[CENTRE]})
    elif not covered - cells:
        raise Refused("not-joined", "CC-7")
