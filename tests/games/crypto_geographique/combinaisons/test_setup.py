"""Given positions."""

from __future__ import annotations

from typing import Any

import pytest

from games.crypto_geographique.combinaisons.table import LONELY, TEAMS, cards, table
from ludotheque.core.chance import Fast
from ludotheque.core.game import Resumable
from ludotheque.core.language import LANGUAGES, language
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_geographique.combinaisons import game
from ludotheque.games.crypto_geographique.combinaisons.model import CombinaisonsOptions

GOOD: dict[str, Any] = {"hands": [cards(hand) for hand in LONELY[:2]], "discard": [90]}


def resume(**changes: Any) -> None:
    game.resume(CombinaisonsOptions(), 2, GOOD | changes, Fast(1))


def test_a_game_can_start_from_a_given_position() -> None:
    assert isinstance(game, Resumable)
    position = table(turn=1, fakirs=[0, 1, 0], seats=3)
    assert position.turn() == {1}
    assert position.match.first == 1
    assert position.round.hand(2) == cards(LONELY[2])


def test_the_stock_is_what_is_left() -> None:
    position = table(fakirs=[0, 1])
    assert len(position.round.piles.stock) == 96 - 14 - 1 - 1
    assert position.inventory() == game.start(CombinaisonsOptions(), 2, Fast(1)).inventory()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"hands": [cards(LONELY[0])]}, "bad-position"),
        ({"hands": [cards(LONELY[0]), [1, 2, 3]]}, "bad-position"),
        ({"hands": [cards(LONELY[0]), [0, 1, 2, 3, 5, 6, 10]]}, "bad-position"),
        ({"fakirs": [1]}, "bad-position"),
        ({"fakirs": [7, 0]}, "bad-position"),
        ({"turn": 2}, "bad-position"),
        ({"stock": []}, "bad-position"),
        ({"discard": []}, "bad-position"),
        ({"discard": [0]}, "bad-position"),
        ({"tsock": [1]}, "bad-position"),
        ({"discard": [44]}, "too-many-cards"),
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
        game.resume(CombinaisonsOptions(), 6, GOOD, Fast(1))
    with pytest.raises(Refused, match="teams-of-two"):
        game.resume(TEAMS, 2, GOOD, Fast(1))
