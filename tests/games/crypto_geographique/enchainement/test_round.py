"""What lies on the table."""

from __future__ import annotations

from games.crypto_geographique.enchainement.table import table
from games.crypto_geographique.stacked import Stacked
from ludotheque.core.cards import FAKIR
from ludotheque.core.chance import Fast
from ludotheque.games.crypto_geographique.enchainement.model import Link
from ludotheque.games.crypto_geographique.enchainement.round import Round


def test_nine_cards_each_and_one_turned_up() -> None:
    table = Round.deal([1, 0], Stacked(*range(1, 20)))
    assert table.hands == [list(range(2, 19, 2)), list(range(1, 18, 2))]
    assert table.chain == [Link(19, None)]
    assert len(table.piles.stock) == 96 - 19
    assert table.count().total() == 96


def test_a_fakir_dealt_is_exposed_and_replaced() -> None:
    table = Round.deal([0, 1], Stacked(FAKIR, *range(1, 20)))
    assert table.piles.aside == [1, 0]
    assert table.counts() == [9, 9]
    assert table.chain == [Link(19, None)]


def test_a_fakir_is_not_turned_up() -> None:
    assert all(Round.deal([0, 1], Fast(seed)).visible != FAKIR for seed in range(60))


def test_a_copy_goes_its_own_way() -> None:
    round_ = table("60 02", "59 29").round
    copy = round_.clone()
    copy.lay(0, 60)
    copy.miss(1)
    assert (round_.hands, round_.visible, round_.missed) == ([[60, 2], [59, 29]], 80, [])
    assert [len(past.laid) + len(past.misses) for past in round_.pasts] == [0, 0]
    assert round_.count() == copy.count()
