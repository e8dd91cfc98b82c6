"""Given positions."""

from __future__ import annotations

from typing import Any

import pytest

from games.crack.table import table
from ludotheque.core.chance import Fast
from ludotheque.core.game import Resumable
from ludotheque.core.language import LANGUAGES, language
from ludotheque.core.refusal import Refused
from ludotheque.games.crack import game
from ludotheque.games.crack.model import CrackOptions

E = {"letter": "E", "colour": "R", "cell": "9I"}


def test_a_game_can_start_from_a_given_position() -> None:
    assert isinstance(game, Resumable)
    position = table("2A LvIrGsNrEs", "ErAb", turn=1, points=[15, 0], aces=[2, 0])
    assert position.turn() == {1}
    assert position.scores() == (35, 0)
    assert position.racks[0][:2] == ["ER", "AB"]


def test_what_is_not_given_comes_from_the_pool() -> None:
    position = table("2A LvIrGsNrEs", "ErAb")
    assert [len(rack) for rack in position.racks] == [12, 12]
    assert position.inventory() == game.start(CrackOptions(), 2, Fast(1)).inventory()
    assert table("2A LvIrGsNrEs", "ErAb", pool="Zr").racks == [["ER", "AB"], []]
    assert table(pool="Zr").pool == ["ZR"]


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"racks": [["ER"]]}, "bad-position"),
        ({"racks": [["ER"] * 13, []]}, "bad-position"),
        ({"racks": [["E"], []]}, "bad-position"),
        ({"racks": [["ZR"], ["ZR"]]}, "too-many-letters"),
        ({"racks": [["ZB"], []]}, "too-many-letters"),
        ({"pool": ["ZR", "ZR"]}, "too-many-letters"),
        ({"pool": ["Z"]}, "bad-position"),
        ({"pool": ["ZRR"]}, "bad-position"),
        ({"points": [1, 2, 3]}, "bad-position"),
        ({"aces": [1]}, "bad-position"),
        ({"aces": [-1, 0]}, "bad-position"),
        ({"aces": [1000, 0]}, "bad-position"),
        ({"turn": 2}, "bad-position"),
        ({"turn": -1}, "bad-position"),
        ({"bag": []}, "bad-position"),
        ({"board": [E, E]}, "cell-taken"),
        ({"board": [{**E, "colour": None}]}, "which-colour"),
        ({"board": [{**E, "cell": "18A"}]}, "bad-position"),
        ({"board": [{**E, "cell": "16P"}]}, "final-taken"),
    ],
)
def test_positions_that_make_no_sense_are_refused(position: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused, match=code) as refused:
        game.resume(CrackOptions(), 2, position, Fast(1))
    assert all(language(lang, game.package).refusal(refused.value) for lang in LANGUAGES)
