"""The rules have not changed unnoticed."""

from __future__ import annotations

import msgspec
import pytest

from conformance.cases import Case
from golden import counts
from ludotheque.core import codec, record
from ludotheque.core.catalogue import games
from ludotheque.core.game import AnyGame


@pytest.fixture(params=games().values(), ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


def test_the_same_moves_lead_to_the_same_views(game: AnyGame) -> None:
    golden = msgspec.json.decode(counts.counts_path(game).read_bytes(), type=counts.Golden)
    assert golden.rules == game.rules_version
    for deal in golden.deals:
        case = Case(game, codec.options(game, deal.options), deal.seats, deal.seed)
        assert counts.sequences(case) == deal.sequences
        assert counts.portraits(case) == deal.portraits


def test_a_finished_game_replays_for_ever(game: AnyGame) -> None:
    read = record.decode(counts.record_path(game).read_bytes())
    record.verify(read)
    *_, last = record.replay(read, game)
    assert read.result is not None
    assert last.state.result() == read.result
