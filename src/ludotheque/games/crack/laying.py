"""Letters put down on the board: what they make, and whether the rules allow it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ludotheque.core import grid
from ludotheque.core.grid import ACROSS, DOWN, NAMES, NUMBERS
from ludotheque.core.refusal import Refused
from ludotheque.games.crack import scoring
from ludotheque.games.crack.board import GROUND, START, Board
from ludotheque.games.crack.letters import COLOURS, Code, Colour
from ludotheque.games.crack.lexicon import Lexicon
from ludotheque.games.crack.model import Lay, Piece, Score, Swap, Tile, Word
from ludotheque.games.crack.search import Search

SHORTEST: Final = 4
"""Letters of the first word (CK-6)."""
RIGHTS: Final = 10
"""With so many AS one may swap a letter of the board, and exchange letters after a word (CK-15, CK-16)."""


class Before(NamedTuple):
    """What a turn starts from."""

    board: Board
    rack: Sequence[Code]
    aces: int
    finals: Mapping[int, int]
    words: Lexicon

    def search(self, *, swaps: bool = True) -> Search:
        return Search(self.words, self.board, self.rack, self.finals, self.aces, swaps=swaps and self.aces >= RIGHTS)


@dataclass(frozen=True, slots=True)
class Laying:
    """What letters put down make, allowed or not."""

    tiles: tuple[Tile, ...]
    """The new ones, by cells, in their colours."""
    taken: Piece | None
    """What a swap takes from the board."""
    score: Score | None
    refused: Refused | None


def lay(before: Before, move: Lay) -> Laying:
    """Look at letters put down in a turn."""
    refused = refusal_of_swap(before, move.swap) if move.swap else None
    taken = None
    if move.swap and not refused:
        before, taken = swap(before, move.swap)
    placed = sorted((tile for tile in move.tiles if not lies(before.board, tile)), key=_cell)
    free = [tile for tile in placed if not before.board.letters[_cell(tile)]]
    cells = sorted({_cell(tile) for tile in free})
    tiles = coloured(before, free, cells)
    after = before.board.clone()
    for tile in tiles:
        after.put(tile)
    words = formed(after, cells, before.words)
    scored = score(before, words, after, move.swap if taken else None) if words else None
    try:
        if refused:
            raise refused
        refuse_unless_free(before.board, placed)
        refuse_unless_on_rack(before.rack, tiles)
        refuse_unless_one_line(after, cells)
        refuse_unless_joined(before.board, cells, words)
        refuse_unless_words(words)
        if move.swap and taken:
            refuse_unless_swap_serves(words, tiles, move.swap, taken)
    except Refused as refusal:
        return Laying(tiles, taken, scored, refusal)
    return Laying(tiles, taken, scored, None)


def _cell(tile: Tile) -> int:
    return NUMBERS[tile.cell]


def lies(board: Board, tile: Tile) -> bool:
    """Whether that letter is on the board already, told for the sake of the whole word."""
    code = board.at(_cell(tile))
    return code is not None and code[0] == tile.letter and tile.colour in (None, code[1])


# --- swaps (CK-16) ---------------------------------------------------------------------------------------------------


def refusal_of_swap(before: Before, wish: Swap) -> Refused | None:
    """Why that swap cannot be made at all."""
    code = before.board.at(NUMBERS[wish.cell])
    if before.aces < RIGHTS:
        return Refused("swap-too-early", "CK-16", {"aces": before.aces})
    if code is None:
        return Refused("swap-nothing", "CK-16", {"cell": wish.cell})
    if code[1] == wish.colour:
        return Refused("swap-same", "CK-16", {"letter": code[0], "colour": wish.colour, "cell": wish.cell})
    if code[0] + wish.colour not in before.rack:
        return Refused("not-on-rack", "CK-16", {"letter": code[0], "colour": wish.colour})
    return None


def swap(before: Before, wish: Swap) -> tuple[Before, Piece]:
    """The board and the rack after a swap, and what was taken."""
    taken = Piece.of(before.board.at(NUMBERS[wish.cell]) or "")
    board = before.board.clone()
    board.put(Tile(taken.letter, wish.colour, cell=wish.cell))
    rack = list(before.rack)
    rack.remove(taken.letter + wish.colour)
    return before._replace(board=board, rack=[*rack, taken.code]), taken


def refuse_unless_swap_serves(words: Sequence[Word], tiles: Sequence[Tile], wish: Swap, taken: Piece) -> None:
    """The turn must form a colour word with the letter taken, or through the cell swapped."""
    helped = {tile.cell for tile in tiles if (tile.letter, tile.colour) == (taken.letter, taken.colour)} | {wish.cell}
    if not any(one.colour and helped & set(one.cells) for one in words):
        raise Refused("swap-in-vain", "CK-16", {"cell": wish.cell, "letter": taken.letter, "colour": taken.colour})


# --- colours left out ------------------------------------------------------------------------------------------------


def coloured(before: Before, tiles: Sequence[Tile], cells: Sequence[int]) -> tuple[Tile, ...]:
    """Those letters, in the best colours where none is told; in any, where they do not make one line."""
    if all(tile.colour for tile in tiles):
        return tuple(tiles)
    trial = before.board.clone()
    for tile in tiles:
        trial.put(tile)
    if len(cells) == len(tiles) <= len(before.rack) and grid.steps(cells) and not gap(trial, cells):
        found = before.search(swaps=False).coloured(tiles, main_run(trial, cells))
        if found:
            return found
    return _any_colours(before.rack, tiles)


def _any_colours(rack: Sequence[Code], tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """In the colour of the cell when the rack has it, else in the strongest."""
    left = Counter(rack) - Counter(tile.letter + tile.colour for tile in tiles if tile.colour)
    found: list[Tile] = []
    for tile in tiles:
        colour: Colour | None = tile.colour
        if not colour:
            there = GROUND[_cell(tile)]
            for one in sorted(COLOURS, key=lambda one: (one == there, COLOURS.index(one))):
                colour = one if left[tile.letter + one] > 0 else colour
            left[f"{tile.letter}{colour}"] -= 1
        found.append(Tile(tile.letter, colour, cell=tile.cell))
    return tuple(found)


# --- words -----------------------------------------------------------------------------------------------------------


def main_run(after: Board, cells: Sequence[int]) -> range:
    """The line along which letters are laid; of a letter alone, its row when that makes a word."""
    steps = grid.steps(cells) or (ACROSS,)
    runs = [grid.run(after.letters, cells[0], step) for step in steps]
    return next((run for run in runs if len(run) > 1), runs[0])


def formed(after: Board, cells: Sequence[int], words: Lexicon) -> tuple[Word, ...]:
    """The words through new letters: the main one, then the additional ones (CK-7, CK-8)."""
    if not cells:
        return ()
    main = main_run(after, cells)
    runs = {grid.run(after.letters, cell, step): None for cell in cells for step in (ACROSS, DOWN)}
    ordered = [main, *(run for run in runs if run != main)]
    return tuple(scoring.word(after, run, words, main=run == main) for run in ordered if len(run) > 1)


def score(before: Before, words: Sequence[Word], after: Board, swapped: Swap | None) -> Score:
    apart = swapped is not None and not any(swapped.cell in one.cells for one in words)
    ends = (one.cells[-1] for one in words)
    final = next((name for name in ends if NUMBERS[name] in before.finals), None)
    return scoring.score(
        before.aces,
        words,
        swapped=apart and swapped is not None and after.ace(NUMBERS[swapped.cell]),
        final=(final, before.finals[NUMBERS[final]], after.ace(NUMBERS[final])) if final else None,
    )


# --- what is refused -------------------------------------------------------------------------------------------------


def refuse_unless_on_rack(rack: Sequence[Code], tiles: Sequence[Tile]) -> None:
    """CK-4."""
    if not tiles:
        raise Refused("nothing-laid", "CK-7")
    laid = Counter(f"{tile.letter}{tile.colour or ''}" for tile in tiles)
    if missing := laid - Counter(rack):
        letter, colour = min(missing)[0], min(missing)[1:] or None
        raise Refused("not-on-rack", "CK-4", {"letter": letter, "colour": colour})


def refuse_unless_free(board: Board, tiles: Sequence[Tile]) -> None:
    """CK-7."""
    seen: set[str] = set()
    for tile in tiles:
        if board.letters[_cell(tile)] or tile.cell in seen:
            raise Refused("cell-taken", "CK-7", {"cell": tile.cell})
        seen.add(tile.cell)


def refuse_unless_one_line(after: Board, cells: Sequence[int]) -> None:
    """CK-7."""
    if not grid.steps(cells):
        raise Refused("not-one-line", "CK-7")
    if hole := gap(after, cells):
        raise Refused("gap", "CK-7", {"cell": hole})


def gap(after: Board, cells: Sequence[int]) -> str | None:
    """The first free cell between letters laid on one line."""
    between = range(min(cells), max(cells), grid.steps(cells)[0])
    return next((NAMES[cell] for cell in between if not after.letters[cell]), None)


def refuse_unless_joined(board: Board, cells: Sequence[int], words: Sequence[Word]) -> None:
    """CK-6, CK-7."""
    main = [NUMBERS[name] for name in words[0].cells] if words else []
    if board.empty:
        if not main or main[0] != START or main[-1] - main[0] >= DOWN:
            raise Refused("first-place", "CK-6")
        if len(main) < SHORTEST:
            raise Refused("first-length", "CK-6", {"least": SHORTEST})
        return
    covered = {name for one in words for name in one.cells}
    if covered <= {NAMES[cell] for cell in cells}:
        raise Refused("not-joined", "CK-7")
    if board.second and main[-1] - main[0] < DOWN:
        raise Refused("second-down", "CK-6")


def refuse_unless_words(words: Sequence[Word]) -> None:
    """CK-3, CK-8: the refusal names the word."""
    for one in words:
        if not one.valid:
            raise Refused("not-a-word", "CK-3" if one.main else "CK-8", {"word": one.letters})
