from __future__ import annotations

from ludotheque.table.terms import DaysClock, NoClock, PlayerClock, TurnClock
from ludotheque.table.timer import DAY, Timer


def test_no_clock_no_timer() -> None:
    assert Timer.of(NoClock(), 2) is None


def test_a_turn_has_its_whole_time_each_time() -> None:
    timer = Timer(TurnClock(30), 2)
    timer.settle(0)
    timer.turn([0])
    assert timer.next() == (30_000, 0)
    timer.settle(20_000)
    timer.turn([1], moved=0)
    assert timer.left(25_000) == (30_000, 25_000)
    assert timer.next() == (50_000, 1)
    assert not timer.bank


def test_who_moves_again_has_the_whole_time_again() -> None:
    timer = Timer(TurnClock(30), 2)
    timer.turn([0])
    timer.settle(20_000)
    timer.turn([0], moved=0)
    assert timer.left(20_000) == (30_000, 30_000)


def test_an_increment_comes_as_the_turn_goes() -> None:
    timer = Timer(PlayerClock(60, 10), 2)
    timer.turn([0])
    timer.settle(5_000)
    timer.turn([0], moved=0)
    assert timer.remaining == [55_000, 60_000]
    timer.settle(6_000)
    timer.turn([1], moved=0)
    assert timer.remaining == [64_000, 60_000]
    assert timer.bank


def test_those_who_act_at_once_lose_time_at_once_and_the_first_flag_comes_first() -> None:
    timer = Timer(PlayerClock(60), 3)
    timer.turn([0])
    timer.settle(1_000)
    timer.turn([0, 2])
    assert timer.next() == (60_000, 0)
    assert timer.left(11_000) == (49_000, 60_000, 50_000)


def test_nobody_runs_nobody_falls() -> None:
    timer = Timer(DaysClock(2), 2)
    assert timer.next() is None
    timer.turn([1])
    assert timer.next() == (2 * DAY, 1)


def test_a_clock_that_is_behind_gives_no_time_back() -> None:
    timer = Timer(PlayerClock(60), 2)
    timer.turn([0])
    timer.settle(10_000)
    timer.settle(4_000)
    assert timer.left(4_000) == (50_000, 60_000)
    timer.settle(11_000)
    assert timer.remaining[0] == 49_000
