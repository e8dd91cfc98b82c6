"""Versions that make sense together, and those that do not."""

from __future__ import annotations

from typing import Any

import pytest

from games.casse_du_siecle.table import terms
from ludotheque.core.chance import Fast
from ludotheque.core.refusal import Refused
from ludotheque.games.casse_du_siecle import game
from ludotheque.games.casse_du_siecle.model import CasseOptions

HIDDEN: dict[str, Any] = {"clefs_cachees": True, "passe_partout": True}


def test_doors_are_given_to_two_players_and_common_to_more() -> None:
    assert terms(2).owners() == [0, 0, 0, 1, 1, 1]
    assert terms(3).owners() == [None] * 6
    assert terms(2, portes="communes").owners() == [None] * 6


@pytest.mark.parametrize(
    ("seats", "owners"),
    [
        (3, [0, 0, 1, 1, 2, 2]),
        (4, [0, 1, 2, 3, None, None]),
        (5, [0, 1, 2, 3, 4, None]),
        (6, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_doors_are_given_in_the_order_of_seats(seats: int, owners: list[int | None]) -> None:
    assert terms(seats, portes="attribuees").owners() == owners


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({"clefs_cachees": True}, 2, "hidden-keys-need-masters"),
        ({"clefs_cachees": True, "portes": "attribuees"}, 4, "hidden-keys-need-masters"),
        (HIDDEN, 3, "hidden-keys-need-doors"),
        ({**HIDDEN, "portes": "communes"}, 2, "hidden-keys-need-doors"),
    ],
)
def test_versions_that_make_no_sense_are_refused_with_their_rule(
    options: dict[str, Any], seats: int, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        game.start(CasseOptions(**options), seats, Fast(0))
    assert (refused.value.code, refused.value.rule) == (code, "CS-13")


def test_too_many_players_are_refused_as_in_all_games() -> None:
    with pytest.raises(Refused, match="seats"):
        game.start(CasseOptions(), 7, Fast(0))


def test_hidden_keys_with_doors_for_two_only_seat_two() -> None:
    assert list(game.seats(CasseOptions(**HIDDEN))) == [2]
    assert list(game.seats(CasseOptions(**HIDDEN, portes="attribuees"))) == [2, 3, 4, 5, 6]


def test_a_match_with_chips_has_as_many_games_as_players() -> None:
    assert terms(4).games == 1
    assert [terms(4, mises=mises).games for mises in ("trousseau", "coffre", "deux")] == [4, 4, 4]
    assert (terms(4, mises="deux").ring_stake, terms(4, mises="deux").gear_stake) == (1, 1)
    assert (terms(4, mises="trousseau").gear_stake, terms(4, mises="coffre").ring_stake) == (0, 0)


def test_laying_is_free_with_master_keys_or_a_hand() -> None:
    assert not terms().free
    assert terms(passe_partout=True).free
    assert terms(main=True).free


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"passe_partout": True},
        {**HIDDEN, "portes": "attribuees", "main": True, "mises": "deux", "combinaison_longue": True, "coffre": "code"},
    ],
)
def test_the_usual_choices_are_versions_for_any_number(options: dict[str, Any]) -> None:
    for seats in game.seats(CasseOptions(**options)):
        assert game.start(CasseOptions(**options), seats, Fast(0)).turn()
