"""Rounds add up and the deal goes round."""

from __future__ import annotations

from ludotheque.core.match import LAST_ROUND, Match


def test_the_deal_passes_to_the_left() -> None:
    match = Match(3, 2, goal=None, rounds=3)
    assert match.order() == [0, 1, 2]
    match.score([10, 0, 0])
    assert (match.dealer, match.first, match.order()) == (0, 1, [1, 2, 0])


def test_a_match_to_points_ends_when_they_are_reached() -> None:
    match = Match(2, 0, goal=100)
    match.score([90, 50])
    assert not match.over
    match.score([10, 0])
    assert match.over
    assert match.totals == [100, 50]


def test_a_match_to_points_ends_in_any_case() -> None:
    match = Match(2, 0, goal=100)
    for _ in range(LAST_ROUND):
        assert not match.over
        match.score([0, 0])
    assert match.over


def test_a_fixed_number_of_rounds() -> None:
    match = Match(2, 0, goal=None, rounds=1)
    match.score([1000, 0])
    assert match.over


def test_a_copy_is_independent() -> None:
    match = Match(2, 0, goal=100)
    copy = match.clone()
    copy.score([100, 0])
    assert (match.totals, match.played, match.dealer) == ([0, 0], 0, 0)
    assert copy.over
