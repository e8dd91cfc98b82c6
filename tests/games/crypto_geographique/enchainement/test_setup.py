"""Given positions."""

from __future__ import annotations

from typing import Any

import pytest

from games.crypto_geographique.enchainement.table import table
from ludotheque.core.chance import Fast
from ludotheque.core.game import Resumable
from ludotheque.core.language import LANGUAGES, language
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_geographique.enchainement import game
from ludotheque.games.crypto_geographique.enchainement.model import EnchainementOptions

GOOD: dict[str, Any] = {"hands": [[60, 2], [59]], "visible": 80}


def resume(**changes: Any) -> None:
    game.resume(EnchainementOptions(), 2, GOOD | changes, Fast(1))


def test_a_round_can_begin_from_a_given_position() -> None:
    assert isinstance(game, Resumable)
    position = table("60 02", "59", "29", fakirs=[0, 1, 0], turn=1)
    assert position.turn() == {1}
    assert (position.match.first, position.phase) == (1, "follow")
    assert position.inventory() == game.start(EnchainementOptions(), 3, Fast(1)).inventory()
    assert len(position.round.piles.stock) == 96 - 4 - 1 - 1


def test_those_who_came_since_a_card_was_laid_have_missed_it() -> None:
    position = table("60 02", "59", "29", layer=2, turn=1)
    assert (position.phase, position.round.missed) == ("follow", [0])
    position = table("60 02", "59", "29", layer=1, turn=1)
    assert (position.phase, position.round.missed) == ("free", [2, 0])


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"hands": [[60, 2]]}, "bad-position"),
        ({"hands": [[60, 2], []]}, "bad-position"),
        ({"hands": [[60, 2], [0]]}, "bad-position"),
        ({"visible": 91}, "bad-position"),
        ({"fakirs": [1]}, "bad-position"),
        ({"turn": 2}, "bad-position"),
        ({"layer": 2}, "bad-position"),
        ({"stock": []}, "bad-position"),
        ({"hands": [[*range(1, 80), *range(81, 90)], [90]], "fakirs": [3, 3]}, "bad-position"),
        ({"tsock": [1]}, "bad-position"),
        ({"visible": 60}, "too-many-cards"),
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
        game.resume(EnchainementOptions(), 6, GOOD, Fast(1))
