"""Encounters of bots: paired deals, the same figures however they are computed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import highcard
from ludotheque.bots import arena
from ludotheque.bots.arena import Encounter, Played
from ludotheque.bots.report import report
from ludotheque.core import record
from ludotheque.core.chance import Chance
from ludotheque.core.game import OPEN, AnyState, Move, Seat
from ludotheque.core.refusal import Refused

pytestmark = pytest.mark.usefixtures("highcard_installed")


class Thoughtful:
    """Changes a card below the middle; notes every position that it is shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[Any, ...]] = []

    def choose(self, state: AnyState, seat: Seat, chance: Chance) -> Move:
        view: Any = state.view(OPEN)
        self.shown.append((*view.hands, *view.stock))
        return highcard.Swap() if view.hands[seat] <= 4 else highcard.Keep()


@pytest.fixture
def thoughtful(monkeypatch: pytest.MonkeyPatch) -> Thoughtful:
    bot = Thoughtful()
    monkeypatch.setattr(highcard.HighCard, "bots", {"normal": bot})
    return bot


def encounter(*bots: str, deals: int = 6, **options: int) -> Encounter:
    return Encounter(game="high-card", options=options, bots=bots, deals=deals, seed="1")


def timeless(deals: list[list[Played]]) -> list[list[Played]]:
    return [[msgspec.structs.replace(game, thinking=()) for game in deal] for deal in deals]


def test_every_deal_is_played_with_everybody_in_every_seat(thoughtful: Thoughtful) -> None:
    deals = list(arena.run(encounter("normal", "hasard", "hasard"), records=True))
    assert len(deals) == 6
    for deal in deals:
        assert [game.bots.index("normal") for game in deal] == [0, 2, 1]
        assert len({game.record.shuffle.seed for game in deal if game.record}) == 1
    assert len({game.record.shuffle.seed for deal in deals for game in deal if game.record}) == 6


def test_records_replay_and_verify(thoughtful: Thoughtful) -> None:
    for game in arena.play_deal(encounter("normal", "hasard", cards=12), 3, records=True):
        assert game.record is not None
        read = record.decode(record.encode(game.record))
        record.verify(read)
        *_, last = record.replay(read, highcard.game)
        assert last.state.result() is not None
        assert last.state.scores() == game.totals
        assert game.moves == len(read.moves)
        assert read.options == {"cards": 12}


def test_the_same_games_whatever_the_number_of_processes() -> None:
    meeting = encounter("hasard", "hasard", deals=5)
    alone = list(arena.run(meeting))
    assert timeless(list(arena.run(meeting, processes=2))) == timeless(alone)
    assert timeless(list(arena.run(msgspec.structs.replace(meeting, seed="2")))) != timeless(alone)


def test_bots_are_shown_imagined_positions(thoughtful: Thoughtful) -> None:
    """First to decide in the same deal and seat: its own card is the true one, the others are not always."""
    for deal in range(8):
        game = arena.play_deal(encounter("normal", "hasard"), deal, records=True)[0]
        assert game.record is not None
        view: Any = record.start(game.record, highcard.game).view(OPEN)
        true = (*view.hands, *view.stock)
        shown = thoughtful.shown[-1 if game.bots[1] == "normal" else 0]
        assert sorted(shown) == sorted(true)
    firsts = {shown for shown in thoughtful.shown if len(shown) == 8}
    assert len(firsts) > 8


def test_the_better_bot_is_found_out(thoughtful: Thoughtful) -> None:
    meeting = encounter("hasard", "normal", deals=200)
    found = report(meeting, list(arena.run(meeting)), seconds=1.0)
    best, other = found.standings
    assert best.bot == "normal"
    assert best.wins.low is not None
    assert best.wins.low > 0.5
    assert best.wins.value + other.wins.value == pytest.approx(1)
    assert best.points.value > other.points.value
    assert (best.decisions, other.decisions) == (400, 400)
    assert 0 < best.slowest < best.decisions / best.decisions_per_second
    assert (found.games, found.moves.mean, found.rounds.most, found.reasons) == (400, 2, 1, {"shown": 400})
    assert sum(seat.value for seat in found.seats) == pytest.approx(1)
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


@pytest.mark.parametrize(
    ("meeting", "code"),
    [
        (encounter("hasard", "kasparov"), "unknown-bot"),
        (encounter("hasard"), "seats"),
        (encounter("hasard", "hasard", cards=3), "bad-option"),
        (msgspec.structs.replace(encounter("hasard", "hasard"), game="chess"), "unknown-game"),
    ],
)
def test_encounters_that_cannot_be_are_refused(meeting: Encounter, code: str) -> None:
    with pytest.raises(Refused) as caught:
        arena.check(meeting)
    assert caught.value.code == code
