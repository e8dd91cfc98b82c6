from __future__ import annotations

import msgspec
import pytest

from around import KEEP, LEA, SWAP, TOM, ZOE, Around
from ludotheque.core.refusal import Refused
from ludotheque.table import commands
from ludotheque.table.playing import bot_played, bot_turn, flag
from ludotheque.table.terms import DaysClock, PlayerClock, TurnClock


def test_moves_are_checked_and_what_is_refused_changes_nothing() -> None:
    around = Around.begun(TOM)
    before = msgspec.json.encode(around.table.playing.view("open"))
    for person, seat, move, ply, code in (
        (TOM, 1, KEEP, 0, "not-your-turn"),
        (TOM, 0, KEEP, 0, "not-your-seat"),
        (ZOE, 0, KEEP, 0, "not-your-seat"),
        (LEA, 0, {"move": "steal"}, 0, "bad-move"),
        (LEA, 0, KEEP, 1, "stale"),
        (LEA, 0, KEEP, -1, "stale"),
        (LEA, 7, KEEP, 0, "no-such-seat"),
    ):
        with pytest.raises(Refused, match=code):
            around.play(person, seat, move, ply)
    assert msgspec.json.encode(around.table.playing.view("open")) == before
    around.play(LEA, 0, SWAP)
    with pytest.raises(Refused, match="stale"):
        around.play(LEA, 0, SWAP, ply=0)


def test_a_move_meant_for_a_position_before_anothers_move_still_counts() -> None:
    around = Around.begun(TOM)
    around.play(LEA, 0, KEEP)
    around.play(TOM, 1, KEEP, ply=0)
    assert around.table.phase == "finished"


def test_nothing_is_played_before_and_after() -> None:
    around = Around()
    with pytest.raises(Refused, match="not-begun"):
        around.play(LEA, 0, KEEP)
    with pytest.raises(Refused, match="not-begun"):
        around.do(LEA, commands.Resign, seat=0)
    around.sit(TOM, 1)
    around.do(TOM, commands.Resign, seat=1)
    with pytest.raises(Refused, match="table-over"):
        around.play(LEA, 0, KEEP)


def test_resigning_among_two_ends_the_game_among_more_a_bot_plays_on() -> None:
    two = Around.begun(TOM)
    two.do(LEA, commands.Resign, seat=0)
    assert two.table.result is not None
    assert (two.table.result.ranking, two.table.result.reason) == ((2, 1), "resigned")

    three = Around.begun(TOM, ZOE)
    three.do(LEA, commands.Resign, seat=0)
    assert three.table.phase == "playing"
    assert bot_turn(three.table) == 0
    with pytest.raises(Refused, match="seat-resigned"):
        three.sit(LEA, 0)
    three.happen(bot_played(three.table, 0, 0, KEEP, 2_000))
    three.play(TOM, 1, KEEP)
    three.play(ZOE, 2, KEEP)
    assert three.table.result is not None
    assert three.table.result.ranking[0] == 3


def test_a_bots_move_that_comes_too_late_is_not_made() -> None:
    around = Around(["hasard", "screen"])
    around.sit(LEA, 0)
    with pytest.raises(Refused, match="stale"):
        bot_played(around.table, 0, 0, KEEP, 2_000)


def test_a_flag_falls_to_the_millisecond_and_only_for_people() -> None:
    around = Around.begun(TOM, clock=TurnClock(10))
    assert flag(around.table, 1_000 + 9_999) is None
    assert flag(around.table, 1_000 + 10_000) is not None
    around.at += 4_000
    around.do(LEA, commands.Entrust, seat=0, bot="hasard")
    assert flag(around.table, 10**9) is None
    around.sit(LEA, 0)
    fallen = flag(around.table, around.at + 10_000)
    assert fallen is not None
    around.at += 10_000
    around.happen(fallen)
    assert around.table.result is not None
    assert (around.table.result.ranking, around.table.result.reason) == ((2, 1), "time")


def test_time_for_the_whole_game_runs_out_though_each_turn_gives_some_back() -> None:
    around = Around.begun(TOM, ZOE, clock=PlayerClock(60, 5))
    timer = around.table.timer
    assert timer is not None
    around.at += 20_000
    around.play(LEA, 0, KEEP)
    assert timer.left(around.at) == (45_000, 60_000, 60_000)
    around.at += 60_000
    fallen = flag(around.table, around.at)
    assert fallen is not None
    around.happen(fallen)
    assert around.table.phase == "playing"
    assert around.table.places[1].resigned
    around.happen(bot_played(around.table, 1, 1, KEEP, around.at))
    around.play(ZOE, 2, KEEP)
    assert around.table.result is not None
    assert around.table.result.ranking[1] == 3


def test_a_table_may_take_days() -> None:
    around = Around.begun(TOM, clock=DaysClock(3))
    assert flag(around.table, 1_000 + 3 * 86_400_000 - 1) is None
    assert flag(around.table, 1_000 + 3 * 86_400_000) is not None
