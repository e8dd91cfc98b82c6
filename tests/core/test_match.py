"""Rounds add up and the deal goes round."""

from __future__ import annotations

from ludotheque.core.match import LAST_ROUND, Line, Match, Sheet


def sheet(*points: int) -> Sheet:
    """A round in which each seat scored one thing."""
    return Sheet.of(None, [[Line("prize", gained, "R-1")] for gained in points])


def test_a_sheet_adds_up_its_lines() -> None:
    two = Sheet.of(0, [[Line("prize", 250, "R-1"), Line("fakirs", 50, "R-2", "1")], []])
    assert (two.winner, two.points) == (0, (300, 0))


def test_the_deal_passes_to_the_left() -> None:
    match = Match(3, 2, goal=None, rounds=3)
    assert match.order() == [0, 1, 2]
    match.score(sheet(10, 0, 0))
    assert (match.dealer, match.first, match.order()) == (0, 1, [1, 2, 0])


def test_a_match_to_points_ends_when_they_are_reached() -> None:
    match = Match(2, 0, goal=100)
    match.score(sheet(90, 50))
    assert match.ending is None
    match.score(sheet(10, 0))
    assert match.ending == "goal"
    assert match.totals == [100, 50]


def test_a_match_to_points_ends_in_any_case() -> None:
    match = Match(2, 0, goal=100)
    for _ in range(LAST_ROUND):
        assert match.ending is None
        match.score(sheet(0, 0))
    assert match.ending == "last-round"


def test_a_fixed_number_of_rounds() -> None:
    match = Match(2, 0, goal=None, rounds=1)
    match.score(sheet(1000, 0))
    assert match.ending == "rounds"


def test_the_pad_is_shown_to_everybody() -> None:
    match = Match(2, 0, goal=100)
    match.score(sheet(90, 50))
    standing = match.standing()
    assert (standing.round, standing.dealer, standing.totals, standing.pad) == (2, 1, (90, 50), (sheet(90, 50),))
    match.score(sheet(10, 0))
    assert (match.standing().round, match.standing().dealer) == (2, 1)


def test_a_copy_is_independent() -> None:
    match = Match(2, 0, goal=100)
    copy = match.clone()
    copy.score(sheet(100, 0))
    assert (match.totals, match.played, match.ending) == ([0, 0], 0, None)
    assert copy.ending == "goal"
