"""The kernel finds every move there is, and nothing else: both builds against a search that tries everything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from games.chiffres_croises import brute
from games.chiffres_croises.builds import BOTH
from games.chiffres_croises.table import TARGETS, board
from ludotheque.core.chance import Fast
from ludotheque.games.chiffres_croises import kernel
from ludotheque.games.chiffres_croises.board import MARKS
from ludotheque.games.chiffres_croises.tiles import TILES, draw, draw_targets

EVERYWHERE = (1 << 34) - 1
SHEET = "I8 11 20 2 10J 7 7 K5 3 5 5 1 12 8G 11 2 . 8 H6 8 10 . 13 8D 9 3 4 K3 4 12 3I 7 9 . 13 2I 9 7"
"""The board of the rule sheet, after example 9."""


def placed(found: bytes) -> brute.Placed:
    """A move of the kernel, by cell."""
    tiles = zip(found[::3], found[1::3], found[2::3], strict=True)
    return tuple(sorted((17 * row + column, code % 32, code >= 32) for row, column, code in tiles))


def finder(build: Any, values: Sequence[int], rack: Sequence[int], targets: Sequence[int]) -> Any:
    made = build.Finder(MARKS)
    made.load(bytes(values), bytes(rack), bytes(targets))
    return made


def everything(made: Any) -> list[brute.Placed]:
    return [placed(found) for line in range(34) for start in range(17) for found in made.beginning(line, start)]


def grown(seed: int, turns: int) -> tuple[bytearray, tuple[int, ...]]:
    """A board in the middle of a game, and its targets: every turn lays some of the better moves."""
    chance = Fast(seed)
    bag = list(TILES)
    chance.shuffle(bag)
    targets = draw_targets(chance)
    values, rack = bytearray(289), draw(bag, 6)
    made = kernel.Finder(MARKS)
    for _ in range(turns):
        made.load(bytes(values), bytes(rack), bytes(targets))
        found = made.best(20, True, EVERYWHERE)
        rack_used: list[int] = []
        if found:
            for cell, value, joker in placed(found[chance.below(len(found))][1]):
                values[cell] = value
                rack_used.append(0 if joker else value)
        for face in rack_used or rack[:3]:
            rack.remove(face)
        rack += draw(bag, 6 - len(rack))
    return values, targets


@cache
def slow(seed: int, turns: int, size: int, jokers: int) -> tuple[list[int], dict[brute.Placed, int]]:
    """A rack for that board, and all its moves."""
    values, targets = grown(seed, turns)
    faces = [face for face in TILES if face]
    Fast(seed).shuffle(faces)
    rack = [0] * jokers + faces[: size - jokers]
    return rack, brute.moves(values, rack, targets)


@pytest.mark.parametrize(
    ("seed", "turns", "size", "jokers"),
    [
        (1, 1, 5, 0),
        (2, 6, 6, 0),
        (3, 12, 5, 0),
        (4, 0, 3, 1),
        (5, 7, 3, 1),
        (6, 12, 3, 1),
        (7, 5, 2, 2),
        (8, 10, 2, 2),
    ],
)
@BOTH
def test_every_move_is_found_once(build: Any, seed: int, turns: int, size: int, jokers: int) -> None:
    """Jokers cost the slow search most: racks with them are shorter."""
    values, targets = grown(seed, turns)
    rack, truth = slow(seed, turns, size, jokers)
    made = finder(build, values, rack, targets)
    found = everything(made)
    assert len(found) == len(set(found))
    assert set(found) == truth.keys()
    assert made.possible() == bool(truth)
    best = made.best(40, False, EVERYWHERE)
    assert [points for points, _ in best] == sorted(truth.values(), reverse=True)[:40]
    assert all(truth[placed(move)] == points for points, move in best)


@BOTH
def test_the_best_move_is_the_best_of_all(build: Any) -> None:
    """On whole racks, with jokers, against the list of all moves."""
    for seed in range(6):
        values, targets = grown(100 + seed, 3 + 2 * seed)
        rack = [0] * (seed % 3 == 1) + [1, 5, 7, 9, 12][: 3 + seed % 3]
        made = finder(build, values, rack, targets)
        found = made.best(1, True, EVERYWHERE)
        truth = [brute_score(values, move, targets) for move in everything(made)]
        assert [points for points, _ in found] == sorted(truth, reverse=True)[:1]


def brute_score(values: Sequence[int], move: brute.Placed, targets: Sequence[int]) -> int:
    after = list(values)
    for cell, value, _ in move:
        after[cell] = value
    points = brute.score(after, [cell for cell, _, _ in move], targets)
    assert points is not None
    return points


@BOTH
def test_moves_that_are_alike_are_given_once(build: Any) -> None:
    made = finder(build, bytes(289), [0, 1, 2, 13], TARGETS)
    all_of_them = made.best(1000, False, EVERYWHERE)
    once = made.best(1000, True, EVERYWHERE)
    assert len(once) < len(all_of_them) < 1000

    def kinds(found: list[tuple[int, bytes]]) -> set[tuple[tuple[int, ...], ...]]:
        """What is told apart on an empty board: the cells, and the tiles that go there in any order."""
        return {
            (
                tuple(sorted(cell for cell, _, _ in placed(move))),
                tuple(sorted(0 if joker else value for _, value, joker in placed(move))),
                (sum(value for _, value, _ in placed(move)),),
            )
            for _, move in found
        }

    assert len(kinds(once)) == len(once)
    assert kinds(once) == kinds(all_of_them)


@BOTH
def test_some_lines_can_be_looked_at_alone(build: Any) -> None:
    made = finder(build, board("9H 3 13").values, [3, 13, 4], TARGETS)
    rows = {placed(move) for _, move in made.best(100, False, (1 << 17) - 1)}
    columns = {placed(move) for _, move in made.best(100, False, (1 << 34) - (1 << 17))}
    assert rows and columns and not rows & columns
    assert rows | columns == set(everything(made))


@BOTH
def test_the_sheet_s_last_move_is_the_best(build: Any) -> None:
    made = finder(build, board(SHEET).values, [11, 4, 5, 5, 5, 6], TARGETS)
    ((points, _),) = made.best(1, False, EVERYWHERE)
    assert points >= 65
    cells = {17 * 5 + column for column in (8, 9, 11, 12, 13, 14)}
    assert any({cell for cell, _, _ in placed(move)} == cells for move in made.beginning(5, 7))


@BOTH
def test_red_cells_double_what_goes_through_them(build: Any) -> None:
    """4D is red: twice 16 along row 4, and 2 tiles."""
    made = finder(build, board("4E 1").values, [3, 12], TARGETS)
    scored = {placed(move): points for points, move in made.best(50, False, EVERYWHERE)}
    assert scored[(53, 3, False), (54, 12, False)] == 2 * 16 + 2


@BOTH
def test_an_empty_rack_has_no_move(build: Any) -> None:
    made = finder(build, board("9H 3 13").values, [], TARGETS)
    assert not made.possible()
    assert made.best(5, False, EVERYWHERE) == []
    with pytest.raises(ValueError, match="six"):
        made.load(bytes(289), bytes(7), bytes(TARGETS))
