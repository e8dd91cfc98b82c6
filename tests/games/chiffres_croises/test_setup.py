"""Given positions."""

from __future__ import annotations

from typing import Any

import pytest

from games.chiffres_croises.table import table
from ludotheque.core.chance import Fast
from ludotheque.core.game import Resumable
from ludotheque.core.language import LANGUAGES, language
from ludotheque.core.refusal import Refused
from ludotheque.games.chiffres_croises import game
from ludotheque.games.chiffres_croises.model import ChiffresOptions

GOOD: dict[str, Any] = {"targets": [16, 33, 49]}


def test_a_game_can_start_from_a_given_position() -> None:
    assert isinstance(game, Resumable)
    position = table("9H 3 13", [1, 2], turn=1, totals=[18, 0])
    assert position.turn() == {1}
    assert position.scores() == (18, 0)
    assert position.racks[0][:2] == [1, 2]


def test_what_is_not_given_comes_from_the_bag() -> None:
    position = table("9H 3 *13", [1, 2])
    assert [len(rack) for rack in position.racks] == [6, 6]
    assert position.inventory() == game.start(ChiffresOptions(), 2, Fast(1)).inventory()
    assert table("9H 3 *13", [1, 2], bag=[4]).racks == [[1, 2], []]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"targets": [16, 33]}, "bad-position"),
        ({"targets": [33, 16, 49]}, "no-such-card"),
        ({"racks": [[1]]}, "bad-position"),
        ({"totals": [1, 2, 3]}, "bad-position"),
        ({"turn": 2}, "bad-position"),
        ({"turn": -1}, "bad-position"),
        ({"bga": []}, "bad-position"),
        ({"racks": [[20, 20, 20], []]}, "too-many-tiles"),
        ({"racks": [[1] * 7, []]}, "bad-position"),
        ({"board": [{"cell": "9I", "value": 14}]}, "joker-value"),
        ({"board": [{"cell": "9I", "value": 1}, {"cell": "9I", "value": 2}]}, "cell-taken"),
        ({"board": [{"cell": "18A", "value": 1}]}, "bad-position"),
    ],
)
def test_positions_that_make_no_sense_are_refused(changes: dict[str, Any], code: str) -> None:
    game.resume(ChiffresOptions(), 2, GOOD, Fast(1))
    with pytest.raises(Refused, match=code) as refused:
        game.resume(ChiffresOptions(), 2, GOOD | changes, Fast(1))
    assert all(language(lang, game.package).refusal(refused.value) for lang in LANGUAGES)
