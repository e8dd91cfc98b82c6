"""Intervals hold what they should as often as they should."""

from __future__ import annotations

from statistics import fmean

import pytest

from ludotheque.bots.estimate import Estimate, mean, share
from ludotheque.core.chance import Fast


def test_wilson_for_independent_games() -> None:
    """30 of 40, each deal one game: the textbook interval, a little wider for the estimated variance."""
    found = share([1.0] * 30 + [0.0] * 10, 40)
    assert found.value == 0.75
    assert found.low == pytest.approx(0.598, abs=0.01)
    assert found.high == pytest.approx(0.858, abs=0.01)


def test_everything_won_is_no_certainty() -> None:
    found = share([1.0] * 10, 20)
    assert found.high == 1.0
    assert found.low is not None
    assert 0.6 < found.low < 0.8


def test_deals_that_are_always_split_count_all_their_games() -> None:
    apart = share([0.5] * 50, 100)
    together = share([1.0, 0.0] * 25, 100)
    assert width(apart) < width(together)
    assert width(apart) == pytest.approx(0.19, abs=0.01)


def test_one_deal_says_nothing_of_the_spread() -> None:
    assert mean([3.0]) == Estimate(3.0, None, None)
    assert width(share([0.5], 2)) > 0.8


def width(estimate: Estimate) -> float:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.high - estimate.low


def test_intervals_of_paired_games_hold_the_truth() -> None:
    """Deals decide as much as skill does: the true share lies in about 95 of 100 intervals, for wins and for points."""
    chance, held_wins, held_points, trials = Fast(7), 0, 0, 400
    for _ in range(trials):
        deals = [_deal(chance) for _ in range(25)]
        wins, points = share(deals, 50), mean(deals)
        held_wins += wins.low is not None and wins.high is not None and wins.low <= 0.7 <= wins.high
        held_points += points.low is not None and points.high is not None and points.low <= 0.7 <= points.high
    assert held_wins / trials >= 0.92
    assert 0.92 <= held_points / trials <= 0.985


def _deal(chance: Fast) -> float:
    """Two games of one deal: half of the deals decide both games alike (won 7 in 10), the others each by itself."""
    draws = [float(chance.below(10) < 7) for _ in range(2)]
    return draws[0] if chance.below(2) else fmean(draws)
