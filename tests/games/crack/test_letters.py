"""The box, the board, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from games.crack.table import codes, play, table
from ludotheque.core.chance import Fast
from ludotheque.core.grid import NAMES
from ludotheque.games.crack import game, letters
from ludotheque.games.crack.board import GROUND
from ludotheque.games.crack.model import CrackOptions


def test_the_box_holds_132_letters() -> None:
    """CK-2."""
    held = game.start(CrackOptions(), 2, Fast(1)).inventory()
    assert sum(held.values()) == 132
    assert Counter(code[1] for code in letters.PIECES) == dict.fromkeys("BPGR", 33)
    by_letter = Counter(code[0] for code in letters.PIECES)
    assert [by_letter[letter] for letter in "ESAINRTOLUMDP"] == [15, 11, 10, 10, 9, 9, 9, 8, 8, 7, 5, 4, 5]
    assert held["EB"] == 4 and held["ER"] == 3 and held["ZR"] == 1 and held["ZB"] == 0


def test_the_board_has_as_many_cells_of_each_colour_as_can_be() -> None:
    """CK-1."""
    assert Counter(GROUND) == {"B": 72, "P": 73, "G": 72, "R": 72}
    assert (GROUND[NAMES.index("2A")], GROUND[NAMES.index("9I")], GROUND[NAMES.index("3D")]) == ("G", "P", "R")


@pytest.mark.parametrize("seats", game.players)
def test_everybody_takes_twelve_letters(seats: int) -> None:
    """CK-4."""
    position = game.deal(CrackOptions(), seats, Fast(seats))
    assert [len(rack) for rack in position.racks] == [12] * seats
    assert len(position.pool) == 132 - 12 * seats


@pytest.mark.parametrize(
    ("racks", "first"),
    [
        (("BrCr", "AbZr"), {1}),
        (("AbZr", "ArZr"), {1}),
        (("ArAsBr", "ArAvZr"), {1}),
        (("ArAvBsEr", "ArAvBsDb"), {1}),
        (("AvZr", "ArBr", "ArBv"), {1}),
        (("AbEr", "ErAb"), {0, 1}),
    ],
)
def test_who_begins(racks: tuple[str, ...], first: set[int]) -> None:
    """CK-5."""
    held = [codes(rack) for rack in racks]
    assert {letters.first(held, Fast(seed)) for seed in range(30)} == first


def test_play_goes_round() -> None:
    position = table("", seats=3)
    turns = [position.seat]
    for _ in range(3):
        (seat,) = position.turn()
        play(position, position.timeout(seat))
        turns.append(position.seat)
    assert turns == [0, 1, 2, 0]
