"""The deal."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

import pytest

from ludotheque.core.cards import FAKIR
from ludotheque.core.chance import Fast
from ludotheque.games.crypto_90.model import Crypto90Options
from ludotheque.games.crypto_90.round import Round
from ludotheque.games.crypto_90.terms import Terms

T = TypeVar("T")


class Stacked(Fast):
    """A chance that puts these cards on top, the first to be dealt first."""

    def __init__(self, *first: int) -> None:
        super().__init__(0)
        self.first = first

    def shuffle(self, items: MutableSequence[T]) -> None:
        for at, card in enumerate(self.first, 1):
            found = next(i for i, item in enumerate(items) if item == card and i <= len(items) - at)
            items[found], items[-at] = items[-at], items[found]


def dealt(seats: int, order: list[int], *first: int) -> Round:
    return Round.deal(Terms.of(Crypto90Options(), seats), order, Stacked(*first))


@pytest.mark.parametrize(("seats", "cards", "fakirs"), [(2, 96, 6), (3, 96, 6), (4, 94, 4)])
def test_the_pack(seats: int, cards: int, fakirs: int) -> None:
    count = Round.deal(Terms.of(Crypto90Options(), seats), list(range(seats)), Fast(3)).count()
    assert (count.total(), count["fakir"], len(count)) == (cards, fakirs, 91)


def test_cards_are_dealt_one_at_a_time_round_the_table() -> None:
    table = dealt(2, [1, 0], *range(1, 20))
    assert table.rows == [list(range(2, 17, 2)), list(range(1, 16, 2))]
    assert table.hands == [18, 17]
    assert table.piles.discard == [19]
    assert table.piles.aside == [0, 0]


def test_fakirs_of_rows_then_of_hands_are_replaced_in_order() -> None:
    rows = [FAKIR, 1, 2, 3, 4, 5, 6, FAKIR, *range(7, 15)]  # seat 0 gets a fakir first, seat 1 one in place 4
    table = dealt(2, [0, 1], *rows, FAKIR, 15, 20, FAKIR, 21, FAKIR, 22, 30)
    assert table.rows[0] == [20, 2, 4, 6, 7, 9, 11, 13]
    assert table.rows[1] == [1, 3, 5, 21, 8, 10, 12, 14]  # its first replacement was a fakir too
    assert table.hands == [22, 15]  # likewise
    assert table.piles.aside == [3, 2]
    assert table.piles.discard == [30]


def test_a_fakir_may_start_the_discard_pile() -> None:
    table = dealt(2, [0, 1], *range(1, 19), FAKIR)
    assert (table.piles.discard, table.piles.aside) == ([FAKIR], [0, 0])
