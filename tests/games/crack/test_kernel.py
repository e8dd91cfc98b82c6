"""The kernel finds every move there is, and nothing else, each in its best colours and with its best swap: both builds
against a search that tries everything."""

from __future__ import annotations

from array import array
from collections.abc import Container, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

import pytest

from games.crack import brute
from games.crack.brute import Laid, Piece, Swap, Table
from games.crack.builds import BOTH
from ludotheque.core import kernels
from ludotheque.core.chance import Fast
from ludotheque.core.grid import NUMBERS
from ludotheque.games.crack import kernel, lexicon, scoring
from ludotheque.games.crack.board import HUES, finals
from ludotheque.games.crack.kernel import LINES, MOVE, SIZE, SWAP, WORD
from ludotheque.games.crack.letters import PIECES, VALUES
from ludotheque.games.crack.model import CrackOptions

EVERYWHERE: Final = (1 << LINES) - 1
FINALS: Final = finals(CrackOptions())
BOX: Final[list[Piece]] = [(code[0], VALUES[code[1]]) for code in PIECES]


class Words(Container[str]):
    """The list of the house, which is asked for the same words again and again."""

    def __init__(self) -> None:
        self._known: dict[str, bool] = {}

    def __contains__(self, word: object) -> bool:
        text = str(word)
        if text not in self._known:
            self._known[text] = text in lexicon.default()
        return self._known[text]


WORDS: Final = Words()


# --- both sides of it ------------------------------------------------------------------------------------------------


def packed(piece: Piece) -> int:
    return (ord(piece[0]) - 64) * 8 + piece[1]


def unpacked(code: int) -> Piece:
    return chr(code // 8 + 64), code % 8


def stage(board: Mapping[int, Piece]) -> int:
    if not board:
        return kernel.OPENING
    return kernel.SECOND if all(cell // SIZE == 1 for cell in board) else kernel.SECOND + 1


def finder(build: Any, table: Table) -> Any:
    made = build.Finder(lexicon.default().graph, HUES, array("i", [table.finals.get(at, 0) for at in range(289)]))
    load(made, table)
    return made


def load(made: Any, table: Table) -> None:
    letters, hues = bytearray(289), bytearray(289)
    for cell, (letter, hue) in table.board.items():
        letters[cell], hues[cell] = ord(letter) - 64, hue
    ladder, factors = scoring.ladder(table.aces), scoring.factors(table.aces)
    rack = bytes(map(packed, table.rack))
    made.load(bytes(letters), bytes(hues), rack, ladder, factors, stage(table.board), table.aces >= 10)


def cut(found: bytes) -> list[bytes]:
    return [found[at : at + MOVE] for at in range(0, len(found), MOVE)]


def everything(made: Any) -> list[bytes]:
    return [
        move for line in range(LINES) for start in range(SIZE) for move in cut(made.beginning(line, start, 1 << 13))
    ]


def placed(move: bytes) -> dict[int, Piece]:
    """What a move of the kernel lays, by cell."""
    line, start, length = move[:WORD]
    cells = (
        range(line * SIZE + start, (line + 1) * SIZE) if line < SIZE else range(start * SIZE + line - SIZE, 289, SIZE)
    )
    return {cell: unpacked(code) for cell, code in zip(cells, move[WORD : WORD + length], strict=False) if code}


def laid(move: bytes) -> Laid:
    return tuple((cell, piece[0]) for cell, piece in placed(move).items())


def scored(table: Table, move: bytes) -> int:
    """What a move of the kernel brings, read out slowly; it is a legal one."""
    pieces = placed(move)
    made = brute.runs(table.board, tuple(pieces))
    row, column, hue = move[SWAP : SWAP + 3]
    cell = row * SIZE + column
    swap = Swap(cell, table.board[cell], (table.board[cell][0], hue)) if hue else None
    turn = brute.swapped(table, swap) if swap else table
    after = {**turn.board, **pieces}
    rack = list(turn.rack)
    for piece in pieces.values():
        rack.remove(piece)
    assert made
    assert all("".join(after[at][0] for at in one) in WORDS for one in made)
    assert swap is None or (swap in set(brute.swaps(table)) and brute.serves(after, pieces, made, swap))
    return brute.total(table, after, made, swap)


# --- tables ----------------------------------------------------------------------------------------------------------


def grown(seed: int, turns: int) -> tuple[dict[int, Piece], list[Piece]]:
    """A board in the middle of a game, and what is left in the box: every turn lays one of the better moves."""
    chance, board, box = Fast(seed), dict[int, Piece](), BOX.copy()
    chance.shuffle(box)
    rack = [box.pop() for _ in range(12)]
    made = finder(kernels.twin(kernel), Table({}, (), 0, FINALS, WORDS))
    for _ in range(turns):
        load(made, Table(board, tuple(rack), 0, {}, WORDS))
        found = [move for _, move in made.best(20, EVERYWHERE) if not FINALS.keys() & placed(move).keys()]
        pieces = placed(found[chance.below(len(found))]) if found else {}
        for piece in pieces.values() or rack[:2]:
            rack.remove(piece)
        board |= pieces
        rack += [box.pop() for _ in range(12 - len(rack))]
    return board, [*rack, *box]


class Deal(NamedTuple):
    """A table of which all moves are to be found."""

    seed: int
    turns: int
    size: int
    aces: int = 0
    hues: int = 4
    """The fewer colours there are, the more often words have a single one."""
    shift: int = 0
    """So many cells down and to the right: towards FINAL."""


def table(deal: Deal) -> Table:
    chance = Fast(deal.seed)
    board, box = grown(deal.seed, deal.turns)
    rack = [(letter, 1 + hue % deal.hues) for letter, hue in box if letter in "AEIRSTNOUL"]
    chance.shuffle(rack)
    there: dict[int, Piece] = {}
    for cell, (letter, hue) in board.items():
        row, column = cell // SIZE + deal.shift, cell % SIZE + deal.shift
        if row < SIZE and column < SIZE and (moved := row * SIZE + column) not in FINALS:
            there[moved] = letter, 1 + hue % deal.hues
    return Table(there, tuple(rack[: deal.size]), deal.aces, FINALS, WORDS)


@cache
def slow(deal: Deal) -> tuple[Table, dict[Laid, int]]:
    made = table(deal)
    return made, brute.moves(made)


# --- against the slow search -----------------------------------------------------------------------------------------

OPENINGS = [Deal(1, 0, 6), Deal(2, 0, 5, 19, hues=2)]
SECONDS = [Deal(3, 1, 5), Deal(4, 1, 5, 12, hues=2)]
MIDDLES = [Deal(5, 6, 5), Deal(6, 10, 5, 8), Deal(7, 8, 5, 8, hues=2), Deal(8, 12, 4, 13)]
SWAPPING = [Deal(9, 8, 4, 10), Deal(10, 10, 4, 12, hues=2), Deal(11, 7, 4, 18, hues=2), Deal(12, 9, 4, 24, hues=3)]
CORNERS = [Deal(13, 10, 5, 7, shift=8), Deal(14, 12, 4, 14, hues=3, shift=9), Deal(15, 8, 4, 12, hues=2, shift=9)]


@pytest.mark.parametrize("deal", OPENINGS + SECONDS + MIDDLES + SWAPPING + CORNERS, ids=lambda deal: f"{deal.seed}")
@BOTH
def test_every_move_is_found_once_in_its_best_colours(build: Any, deal: Deal) -> None:
    dealt, truth = slow(deal)
    made = finder(build, dealt)
    found = everything(made)
    assert len(found) == len(truth) > 0
    assert {laid(move): scored(dealt, move) for move in found} == truth
    assert [laid(move) for move in cut(made.placements())] == [laid(move) for move in found]
    assert made.value() == len(truth)
    assert made.sum == sum(truth.values())
    for count in (1, 7, 10_000):
        best = made.best(count, EVERYWHERE)
        assert [points for points, _ in best] == sorted(truth.values(), reverse=True)[:count]
        assert all(truth[laid(move)] == points == scored(dealt, move) for points, move in best)


# --- whole racks -----------------------------------------------------------------------------------------------------


def whole(seed: int) -> Table:
    """Twelve letters, as they come."""
    board, box = grown(seed, 3 + seed)
    return Table(board, tuple(box[:12]), (0, 7, 9, 12, 16, 21)[seed % 6], FINALS, WORDS)


@pytest.mark.parametrize("seed", [1, 3, 5])
@BOTH
def test_the_best_of_a_whole_rack_are_the_best_of_all(build: Any, seed: int) -> None:
    """What is passed over unseen has to be worse."""
    dealt = whole(seed)
    made = finder(build, dealt)
    truth = sorted((scored(dealt, move) for move in everything(made)), reverse=True)
    assert made.value() == len(truth) > 25
    assert made.sum == sum(truth)
    best = made.best(25, EVERYWHERE)
    assert [points for points, _ in best] == truth[:25]
    assert [scored(dealt, move) for _, move in best] == truth[:25]


@pytest.mark.parametrize("seed", [1, 3, 5])
@BOTH
def test_colours_out_of_a_whole_rack_are_the_best(build: Any, seed: int) -> None:
    """A placement here and there, in all its colours and with all its swaps."""
    dealt = whole(seed)
    made = finder(build, dealt)
    placements = cut(made.placements())
    for placement in placements[seed :: len(placements) // 8]:
        points, move = made.settle(placement)
        assert laid(move) == laid(placement)
        runs = brute.runs(dealt.board, tuple(placed(placement)))
        assert points == scored(dealt, move) == max(ways[0] for ways in brute.ways(dealt, laid(move), runs))


@BOTH
def test_colours_that_are_told_are_kept(build: Any) -> None:
    dealt = Table({}, (("L", 3), ("I", 4), ("I", 1), ("G", 2), ("N", 4), ("E", 2), ("E", 4)), 0, FINALS, WORDS)
    made = finder(build, dealt)

    def settled(*colours: int) -> tuple[int, list[int]]:
        word = [packed(piece) for piece in zip("LIGNE", colours, strict=True)]
        points, move = made.settle(bytes([1, 0, 5, *word, *bytes(16)]))
        return points, [hue for _, hue in placed(move).values()]

    assert settled(0, 0, 0, 0, 0) == (47, [3, 4, 2, 4, 4])
    assert settled(0, 1, 0, 0, 2) == (22, [3, 1, 2, 4, 2])
    assert settled(0, 2, 0, 0, 0)[0] == -1
    assert settled(0, 0, 0, 0, 0) == (47, [3, 4, 2, 4, 4])


# --- the same, one by one --------------------------------------------------------------------------------------------


def one(board: str, where: str, word: str, rack: str, aces: int = 0) -> tuple[Table, Laid]:
    """A row of letters with their colours (`LG`), and letters to be laid."""
    there = {NUMBERS[cell]: (code[0], VALUES[code[1]]) for cell, code in (one.split("=") for one in board.split())}
    pieces = tuple((code[0], VALUES[code[1]]) for code in rack.split())
    cells = [NUMBERS[cell] for cell in where.split()]
    return Table(there, pieces, aces, FINALS, WORDS), tuple(zip(cells, word, strict=True))


@pytest.mark.parametrize(
    ("case", "points"),
    [
        # E on pink, Z on blue: an AS, or 75 for a word all red.
        (one("9H=NR", "9I 9J", "EZ", "EB ER ZR"), 12 + 75),
        (one("9H=NR", "9I 9J", "EZ", "EB EP ZR"), 4 + 2 + 4 + 10),
        # The tenth AS comes with this very move: all of it is doubled.
        (one("9H=NR", "9I 9J", "EZ", "EB EP ZR", 9), 2 * 10 + 20),
        # Down to FINAL: an S on its own colour brings the tenth AS, and twice 100.
        (one("14Q=NR", "15Q 16Q 17Q", "OUS", "OG UP SB SP", 9), 2 * (4 + 3 + 2 + 1) + 20 + 2 * 100),
        # The red O of NOUS goes where the blue one was (example 10).
        (one("2D=NR 3D=OR 4D=UR 5D=SR 12N=TR", "10N 11N 13N 14N", "NORE", "NR RR ER OB", 10), 310),
        # All twelve letters, round one that might be swapped.
        (
            one(
                "9B=NR",
                "9A 9C 9D 9E 9F 9G 9H 9I 9J 9K 9L 9M",
                "ITERROGATION",
                "AB EB GB IB IP NB OB OP RB RP TB TP",
                10,
            ),
            200,
        ),
        # Without the rights of 10 AS, all red is out of reach.
        (one("2D=NR 3D=OR 4D=UR 5D=SR 12N=TR", "10N 11N 13N 14N", "NORE", "NR RR ER OB", 9), 17),
    ],
)
@BOTH
def test_single_words(build: Any, case: tuple[Table, Laid], points: int) -> None:
    dealt, letters = case
    made = finder(build, dealt)
    runs = brute.runs(dealt.board, tuple(cell for cell, _ in letters))
    truth = max(ways[0] for ways in brute.ways(dealt, letters, runs))
    line, run = (runs[0][0] // SIZE, runs[0]) if runs[0][1] - runs[0][0] == 1 else (SIZE + runs[0][0] % SIZE, runs[0])
    there = dict(letters)
    word = [(ord(there[cell]) - 64) * 8 if cell in there else 0 for cell in run]
    start = run[0] % SIZE if line < SIZE else run[0] // SIZE
    total, move = made.settle(bytes([line, start, len(run), *word, *bytes(MOVE - WORD - len(run))]))
    assert laid(move) == letters
    assert total == scored(dealt, move) == truth == points


@BOTH
def test_some_lines_can_be_looked_at_alone(build: Any) -> None:
    made = finder(build, table(MIDDLES[0]))
    rows = {laid(move) for _, move in made.best(10_000, (1 << SIZE) - 1)}
    columns = {laid(move) for _, move in made.best(10_000, EVERYWHERE - (1 << SIZE) + 1)}
    assert rows and columns and not rows & columns
    assert rows | columns == {laid(move) for move in everything(made)}


@BOTH
def test_so_many_moves_as_are_asked_for(build: Any) -> None:
    made = finder(build, whole(3))
    line, start = next(
        divmod(at, SIZE) for at in range(LINES * SIZE) if len(made.beginning(*divmod(at, SIZE), 99)) > 240
    )
    whole_start = cut(made.beginning(line, start, 1 << 13))
    assert cut(made.beginning(line, start, 3)) == whole_start[:3]


@BOTH
def test_an_empty_rack_has_no_move(build: Any) -> None:
    for board in ({}, table(MIDDLES[0]).board):
        empty = finder(build, Table(board, (), 12, FINALS, WORDS))
        assert everything(empty) == empty.best(5, EVERYWHERE) == []
        assert empty.value() == 0


@BOTH
def test_a_rack_holds_twelve_letters_at_most(build: Any) -> None:
    with pytest.raises(ValueError, match="twelve"):
        finder(build, Table({}, (("E", 1),) * 13, 0, FINALS, WORDS))
