"""The suite, run on every game of the catalogue and on the smallest one."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import highcard
from conformance import checks
from conformance.cases import cases
from ludotheque.core.catalogue import games
from ludotheque.core.chance import Fast
from ludotheque.core.game import AnyGame

SHELF = [highcard.game, *games().values()]
LONG = bool(os.environ.get("LUDOTHEQUE_LONG"))
PLAIN = os.environ.get("LUDOTHEQUE_KERNELS") == "pure"


def examples(few: int) -> settings:
    """The same few examples each time, fewer on plain kernels, which are slow; many new ones in the long run."""
    return settings(
        max_examples=few * 25 if LONG else max(1, few // 4) if PLAIN else few,
        derandomize=not LONG,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )


@pytest.fixture(scope="module", params=SHELF, ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


depths = st.integers(0, 150)


@examples(4)
@given(data=st.data())
def test_random_play_ends_with_all_its_pieces(game: AnyGame, data: st.DataObject) -> None:
    checks.ends(data.draw(cases(game)))


@examples(12)
@given(data=st.data())
def test_listed_moves_are_legal(game: AnyGame, data: st.DataObject) -> None:
    checks.lists_legal_moves(data.draw(cases(game)), data.draw(depths))


@examples(12)
@given(data=st.data())
def test_other_moves_are_refused_and_change_nothing(game: AnyGame, data: st.DataObject) -> None:
    checks.refuses_other_moves(data.draw(cases(game)), data.draw(depths))


@examples(5)
@given(data=st.data())
def test_records_replay(game: AnyGame, data: st.DataObject) -> None:
    checks.replays(data.draw(cases(game)), data.draw(depths))


@examples(15)
@given(data=st.data())
def test_views_leak_nothing(game: AnyGame, data: st.DataObject) -> None:
    checks.hides(data.draw(cases(game)), data.draw(depths))


@examples(3)
@given(data=st.data())
def test_a_seat_imagines_exactly_what_it_cannot_know(game: AnyGame, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    checks.imagines_what_is_hidden(case, data.draw(st.integers(0, 40)), data.draw(st.integers(0, case.seats - 1)))


@examples(5)
@given(data=st.data())
def test_structs_survive_json(game: AnyGame, data: st.DataObject) -> None:
    checks.survives_json(data.draw(cases(game)), data.draw(depths))


@examples(3)
@given(data=st.data())
def test_everything_is_told_in_both_languages(game: AnyGame, data: st.DataObject) -> None:
    checks.tells(data.draw(cases(game)), data.draw(depths))


def test_usual_choices_can_be_played(game: AnyGame) -> None:
    for preset in game.presets.values():
        for seats in game.seats(preset):
            assert game.start(preset, seats, Fast(seats)).turn()
