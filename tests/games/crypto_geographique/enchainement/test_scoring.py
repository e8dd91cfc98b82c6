"""Penalties, and who pays whom."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.match import Line
from ludotheque.games.crypto_geographique.enchainement.scoring import lowest, penalty, sheet

tables = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 6)), min_size=2, max_size=5)


@pytest.mark.parametrize(("cards", "fakirs", "worth"), [(5, 1, 60), (1, 2, -60), (0, 0, 0), (3, 0, 60), (0, 1, -40)])
def test_cards_cost_and_fakirs_buy_back(cards: int, fakirs: int, worth: int) -> None:
    assert penalty(cards, fakirs) == worth


@pytest.mark.parametrize(
    ("counts", "fakirs", "winner"),
    [
        ([5, 4, 6], [0, 0, 0], 1),
        ([5, 4, 6], [1, 0, 2], 2),  # 60, 80, 40
        ([2, 4, 3], [1, 3, 1], 1),  # 0, -40, 20: below zero counts
        ([4, 2, 6], [1, 0, 2], 1),  # 40 each: the fewest cards
        ([4, 4, 4], [0, 0, 0], 2),  # alike: the first in turn order
        ([3, 5, 5], [0, 1, 1], 0),
        ([9, 5, 5], [0, 1, 1], 2),
    ],
)
def test_who_wins_on_exhaustion(counts: list[int], fakirs: list[int], winner: int) -> None:
    assert lowest([2, 0, 1], counts, fakirs) == winner


def test_the_others_pay_the_winner() -> None:
    found = sheet(1, [5, 0, 2], [1, 0, 0])
    assert found.points == (-60, 100, -40)
    assert found.lines == (
        (Line("cards", -100, "CGE-7", 5), Line("fakirs", 40, "CGE-7", 1)),
        (Line("received", 100, "CGE-7"),),
        (Line("cards", -40, "CGE-7", 2),),
    )


def test_a_penalty_is_never_paid_below_zero() -> None:
    found = sheet(0, [0, 1], [0, 2])
    assert found.points == (0, 0)
    assert found.lines[1] == (Line("cards", -20, "CGE-7", 1), Line("fakirs", 20, "CGE-7", 2))


def test_the_winner_on_exhaustion_pays_nobody() -> None:
    assert sheet(0, [3, 4], [0, 0]).points == (80, -80)


@given(tables)
def test_what_is_paid_is_received(table: list[tuple[int, int]]) -> None:
    counts, fakirs = [cards for cards, _ in table], [found for _, found in table]
    winner = lowest(range(len(table)), counts, fakirs)
    points = sheet(winner, counts, fakirs).points
    assert sum(points) == 0
    assert all(paid == -max(0, penalty(*table[at])) for at, paid in enumerate(points) if at != winner)
