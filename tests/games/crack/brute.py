"""All the moves there are, found the slow way: letters of the rack on any cells, after any swap, in any colours, then
CK-6 to CK-17 read out.

Nothing of the game is used but its board: what the kernel finds and what the rules accept are held against this.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple, TypeAlias

from ludotheque.games.crack.board import GROUND

SIZE = 17
COLOURS = " BPGR"
Piece: TypeAlias = tuple[str, int]
"""A letter, and what its colour counts for."""
Run: TypeAlias = tuple[int, ...]
"""The cells of a word."""
Laid: TypeAlias = tuple[tuple[int, str], ...]
"""Cells in order, with the letters laid there."""


class Table(NamedTuple):
    board: Mapping[int, Piece]
    rack: tuple[Piece, ...]
    aces: int
    finals: Mapping[int, int]
    words: Container[str]


class Swap(NamedTuple):
    cell: int
    taken: Piece
    given: Piece


# --- where letters may be laid ---------------------------------------------------------------------------------------


def through(cell: int) -> tuple[list[int], list[int]]:
    """The row and the column of a cell."""
    row, column = divmod(cell, SIZE)
    return [row * SIZE + at for at in range(SIZE)], [at * SIZE + column for at in range(SIZE)]


def slots(board: Mapping[int, Piece], most: int) -> list[Run]:
    """Free cells that letters can fill so that they follow each other on a line, but for letters that lie there."""
    found: set[Run] = set()
    for at in range(SIZE):
        for line in through(at * SIZE + at):
            free = [cell for cell in line if cell not in board]
            for first in range(len(free)):
                found |= {tuple(free[first : first + count]) for count in range(1, most + 1)}
    return sorted(found)


def run(filled: Container[int], cell: int, line: Sequence[int]) -> Run:
    """The unbroken line of filled cells through a cell."""
    cells: list[int] = []
    for other in line:
        if other in filled:
            cells.append(other)
        elif cell in cells:
            break
        else:
            cells = []
    return tuple(cells)


def runs(board: Mapping[int, Piece], cells: Run) -> list[Run]:
    """The words that letters there would make, the main one first; none when they may not be laid there."""
    filled = {*board, *cells}
    lines = [line for line in through(cells[0]) if set(cells) <= set(line)]
    main = next((one for line in lines if len(one := run(filled, cells[0], line)) > 1), None)
    if main is None or not set(cells) <= set(main):
        return []
    made = [main]
    for cell in cells:
        made += [one for line in through(cell) if len(one := run(filled, cell, line)) > 1 and one not in made]
    vertical = [one for one in made if one[1] - one[0] == SIZE]
    if not board:
        return made if main[0] == SIZE and not vertical and len(main) >= 4 else []
    if all(cell // SIZE == 1 for cell in board) and main not in vertical and not (vertical and len(cells) == 1):
        return []
    return made if any(cell in board for one in made for cell in one) else []


# --- what that scores ------------------------------------------------------------------------------------------------


def worth(aces: Iterable[int]) -> int:
    """What AS of these ranks are worth (CK-14)."""
    return sum(10 * (1 + (rank >= 10) + (rank >= 15) + (rank >= 20)) for rank in aces)


def total(table: Table, after: Mapping[int, Piece], made: Sequence[Run], swap: Swap | None) -> int:
    """What words on the board bring (CK-10 to CK-17)."""

    def ace(cell: int) -> bool:
        return COLOURS[after[cell][1]] == GROUND[cell]

    points = gained = 0
    for one in made:
        points += sum(after[cell][1] for cell in one)
        points += 25 * len(one) if len({after[cell][1] for cell in one}) == 1 else 0
        gained += sum(map(ace, one))
    if swap and not any(swap.cell in one for one in made):
        gained += ace(swap.cell)
    aces = table.aces + gained
    factor = 1 + (aces >= 10) + (aces >= 15) + (aces >= 20)
    ends = [one[-1] for one in made if one[-1] in table.finals]
    final = table.finals[ends[0]] * (factor if ace(ends[0]) else 1) if ends else 0
    return factor * points + worth(range(table.aces + 1, aces + 1)) + final


# --- colours and swaps -----------------------------------------------------------------------------------------------


def colourings(rack: Sequence[Piece], letters: Sequence[str]) -> Iterator[tuple[Piece, ...]]:
    """Every way to choose pieces of the rack for these letters."""
    if not letters:
        yield ()
    for piece in sorted({piece for piece in rack if letters and piece[0] == letters[0]}):
        rest = list(rack)
        rest.remove(piece)
        for others in colourings(rest, letters[1:]):
            yield piece, *others


def swaps(table: Table) -> Iterator[Swap]:
    """What may be swapped before laying (CK-16)."""
    if table.aces >= 10:
        for cell, taken in table.board.items():
            yield from (Swap(cell, taken, given) for given in {*table.rack} if given[0] == taken[0] and given != taken)


def swapped(table: Table, swap: Swap) -> Table:
    rack = list(table.rack)
    rack.remove(swap.given)
    return table._replace(board={**table.board, swap.cell: swap.given}, rack=(*rack, swap.taken))


def serves(after: Mapping[int, Piece], cells: Iterable[int], made: Iterable[Run], swap: Swap) -> bool:
    """Whether a colour word holds the letter taken, or goes through the cell swapped."""
    helped = {swap.cell, *(cell for cell in cells if after[cell] == swap.taken)}
    return any(len({after[cell][1] for cell in one}) == 1 and helped & set(one) for one in made)


def ways(table: Table, laid: Laid, made: Sequence[Run]) -> Iterator[tuple[int, tuple[Piece, ...], Swap | None]]:
    """Every way to lay these letters there, and what it scores."""
    cells = [cell for cell, _ in laid]
    for swap in (None, *swaps(table)):
        turn = swapped(table, swap) if swap else table
        for pieces in colourings(turn.rack, [letter for _, letter in laid]):
            after = {**turn.board, **dict(zip(cells, pieces, strict=True))}
            if swap is None or serves(after, cells, made, swap):
                yield total(table, after, made, swap), pieces, swap


def moves(table: Table) -> dict[Laid, int]:
    """Every way to lay letters, and the most that it can score."""
    found: dict[Laid, int] = {}
    letters = [letter for letter, _ in table.rack]
    for cells in slots(table.board, len(letters)):
        made = runs(table.board, cells)
        for order in sorted(set(permutations(letters, len(cells)))) if made else ():
            laid = tuple(zip(cells, order, strict=True))
            shown = {cell: piece[0] for cell, piece in table.board.items()} | dict(laid)
            if all("".join(shown[cell] for cell in one) in table.words for one in made):
                found[laid] = max(points for points, _, _ in ways(table, laid, made))
    return found
