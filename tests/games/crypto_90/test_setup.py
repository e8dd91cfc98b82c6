"""Given positions."""

from __future__ import annotations

from typing import Any

import pytest

from games.crypto_90.table import HANDS, JUMBLED, cards, table
from ludotheque.core.chance import Fast
from ludotheque.core.game import Resumable
from ludotheque.core.language import LANGUAGES, language
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_90 import game
from ludotheque.games.crypto_90.model import Crypto90Options

GOOD: dict[str, Any] = {"rows": [cards(row) for row in JUMBLED[:2]], "hands": [*HANDS[:2]], "discard": [1]}


def resume(**changes: Any) -> None:
    game.resume(Crypto90Options(), 2, GOOD | changes, Fast(1))


def test_a_game_can_start_from_a_given_position() -> None:
    assert isinstance(game, Resumable)
    position = table(turn=1, fakirs=[0, 1, 0], seats=3, hands=[51])
    assert position.turn() == {1}
    assert position.match.first == 1


def test_the_stock_is_what_is_left() -> None:
    position = table(fakirs=[0, 1])
    assert len(position.round.piles.stock) == 96 - 16 - 2 - 1 - 1
    assert position.inventory() == game.start(Crypto90Options(), 2, Fast(1)).inventory()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"rows": [cards(JUMBLED[0])]}, "bad-position"),
        ({"rows": [cards(JUMBLED[0]), cards("01 02 03")]}, "bad-position"),
        ({"hands": [57]}, "bad-position"),
        ({"hands": [57, 0]}, "bad-position"),
        ({"hands": [57, 91]}, "bad-position"),
        ({"fakirs": [1]}, "bad-position"),
        ({"turn": 2}, "bad-position"),
        ({"stock": []}, "bad-position"),
        ({"discard": []}, "bad-position"),
        ({"tsock": [1]}, "bad-position"),
        ({"discard": [57]}, "too-many-cards"),
        ({"fakirs": [4, 3]}, "too-many-cards"),
    ],
)
def test_positions_that_make_no_sense_are_refused(changes: dict[str, Any], code: str) -> None:
    resume()
    with pytest.raises(Refused, match=code) as refused:
        resume(**changes)
    assert all(language(lang, game.package).refusal(refused.value) for lang in LANGUAGES)


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(Refused, match="seats"):
        game.resume(Crypto90Options(), 5, GOOD, Fast(1))
