"""The deal of both games."""

from __future__ import annotations

from collections import Counter

from games.crypto_geographique.stacked import Stacked
from ludotheque.core.cards import FAKIR, NUMBERS
from ludotheque.games.crypto_geographique.dealing import deal


def test_cards_are_dealt_one_at_a_time_round_the_table() -> None:
    hands, piles = deal([1, 2, 0], 3, Stacked(*range(1, 11)))
    assert hands == [[3, 6, 9], [1, 4, 7], [2, 5, 8]]
    assert (piles.discard, piles.aside, len(piles.stock)) == ([10], [0, 0, 0], 86)


def test_a_fakir_dealt_is_replaced_at_once() -> None:
    hands, piles = deal([0, 1], 2, Stacked(1, FAKIR, FAKIR, 2, 3, 4, 5))
    assert hands == [[1, 3], [2, 4]]
    assert (piles.discard, piles.aside) == ([5], [0, 2])


def test_a_fakir_is_not_turned_up_but_mixed_back() -> None:
    chance = Stacked(1, 2, FAKIR)
    hands, piles = deal([0, 1], 1, chance)
    assert chance.shuffles > 1
    assert piles.discard[0] != FAKIR
    everything = Counter([*hands[0], *hands[1], *piles.stock, *piles.discard])
    assert everything == Counter([*NUMBERS, *[FAKIR] * 6])
