"""What tiles on the board are worth (CC-11), and what tiles on a rack cost (CC-13)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from ludotheque.core.grid import NUMBERS
from ludotheque.core.match import Line, Sheet
from ludotheque.games.chiffres_croises.board import BLUE, RED
from ludotheque.games.chiffres_croises.model import Combination
from ludotheque.games.chiffres_croises.tiles import RACK, Face

PRIZE: Final = 10
"""For a blue cell, and for laying six tiles at once."""


def lines(cells: Collection[int], combinations: Iterable[Combination]) -> tuple[Line, ...]:
    """What newly covered cells and the combinations through them score; those that make no target score nothing."""
    scored = [combination_line(cells, one) for one in combinations if one.fits]
    if cells:
        scored.append(Line("tiles", len(cells), "CC-11", len(cells)))
    if blue := len(BLUE.intersection(cells)):
        scored.append(Line("blue", PRIZE * blue, "CC-11", blue))
    if len(cells) == RACK:
        scored.append(Line("six", PRIZE, "CC-11"))
    return tuple(scored)


def combination_line(cells: Collection[int], combination: Combination) -> Line:
    """The value of a combination, doubled by each red cell newly covered in it."""
    added = " + ".join(map(str, combination.values))
    red = sum(cell in RED and cell in cells for cell in map(NUMBERS.__getitem__, combination.cells))
    if not red:
        return Line("combination", combination.sum, "CC-11", added)
    return Line("doubled", combination.sum * 2**red, "CC-11", f"{2**red} × ({added})")


def points(scored: Iterable[Line]) -> int:
    return sum(line.points for line in scored)


def account(totals: Sequence[int], racks: Sequence[Sequence[Face]]) -> Sheet:
    """The account of the game, from final totals and what is left on racks."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    lines = [[Line("laid", total + sum(rack), "CC-11"), *left(rack)] for total, rack in zip(totals, racks, strict=True)]
    return Sheet.of(best[0] if len(best) == 1 else None, lines)


def left(rack: Sequence[Face]) -> list[Line]:
    """CC-13."""
    return [Line("left", -sum(rack), "CC-13", " + ".join(str(face) for face in rack if face))] if sum(rack) else []
