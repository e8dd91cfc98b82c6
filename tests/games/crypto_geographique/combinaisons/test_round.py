"""Hands, what is known of them, and the pack."""

from __future__ import annotations

from games.crypto_geographique.stacked import Stacked
from ludotheque.core.cards import FAKIR
from ludotheque.core.chance import Fast
from ludotheque.games.crypto_geographique.combinaisons.round import Round


def test_seven_cards_are_dealt_round_the_table() -> None:
    table = Round.deal([1, 0], Stacked(*range(1, 16)))
    assert [sorted(table.hand(seat)) for seat in (0, 1)] == [list(range(2, 15, 2)), list(range(1, 14, 2))]
    assert table.piles.discard == [15]


def test_a_fakir_dealt_is_exposed_and_replaced_at_once() -> None:
    table = Round.deal([0, 1], Stacked(1, FAKIR, 2, *range(3, 16)))
    assert table.hand(1)[0] == 2
    assert table.piles.aside == [0, 1]
    assert table.count().total() == 96


def test_what_is_taken_in_sight_of_all_is_known_as_long_as_it_is_kept() -> None:
    table = Round.deal([0, 1], Stacked(*range(1, 16)))
    table.exchange(0, table.piles.take(), seen=True, thrown=1)
    assert (table.known[0], table.hidden[0]) == ([15], [3, 5, 7, 9, 11, 13])
    table.exchange(0, table.piles.draw(0), seen=False, thrown=15)
    assert (table.known[0], len(table.hidden[0])) == ([], 7)
    assert table.piles.discard == [1, 15]


def test_a_copy_goes_its_own_way() -> None:
    table = Round.deal([0, 1], Fast(1))
    table.claim(0)
    copy = table.clone()
    copy.exchange(0, copy.piles.draw(0), seen=False, thrown=copy.hidden[0][0])
    copy.claim(0)
    assert table.hand(0) != copy.hand(0)
    assert (len(table.claims[0]), len(copy.claims[0])) == (1, 2)
    assert table.count() == copy.count()
