from __future__ import annotations

from collections import Counter

from ludotheque.core.cards import FAKIR, PATIENCE, Piles, count
from ludotheque.core.chance import Fast, Sealed


def test_every_card_is_in_the_stock_once() -> None:
    piles = Piles.shuffled(2, 6, Fast(1))
    assert Counter(piles.stock) == Counter({**dict.fromkeys(range(1, 91), 1), FAKIR: 6})
    assert (piles.discard, piles.aside) == ([], [0, 0])


def test_the_order_of_the_stock_is_settled_by_the_seed() -> None:
    assert Piles.shuffled(2, 6, Sealed(b"a")).stock == Piles.shuffled(2, 6, Sealed(b"a")).stock
    assert Piles.shuffled(2, 6, Sealed(b"a")).stock != Piles.shuffled(2, 6, Sealed(b"b")).stock


def test_fakirs_drawn_are_set_aside_and_replaced() -> None:
    piles = Piles([5, 7, FAKIR, FAKIR], [9], [0, 1])
    assert piles.draw(1) == 7
    assert (piles.aside, piles.stock) == ([0, 3], [5])


def test_a_fakir_at_the_bottom_of_the_stock_is_not_replaced() -> None:
    piles = Piles([FAKIR], [9], [0, 0])
    assert piles.draw(0) == FAKIR
    assert piles.aside == [1, 0]
    assert piles.exhausted


def test_patience_ends_when_nobody_draws_from_the_stock() -> None:
    piles = Piles([5, 6], [9], [0, 0])
    for _ in range(2 * PATIENCE - 1):
        piles.discard.append(piles.take())
    assert not piles.exhausted
    assert piles.draw(0) == 6
    for _ in range(2 * PATIENCE):
        assert not piles.exhausted
        piles.discard.append(piles.take())
    assert piles.exhausted


def test_hands_are_redealt_numbers_only() -> None:
    for seed in range(20):
        piles = Piles([FAKIR, FAKIR, 1, 2, FAKIR], [9], [0, 0])
        dealt = piles.redeal([3, 4], Fast(seed))
        assert FAKIR not in dealt
        assert sorted(piles.stock + dealt) == [FAKIR, FAKIR, FAKIR, 1, 2, 3, 4]


def test_every_redeal_can_come() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        piles = Piles([1, FAKIR], [], [0, 0])
        seen[*piles.redeal([2], Fast(seed)), *piles.stock] += 1
    assert set(seen) == {(1, 2, FAKIR), (1, FAKIR, 2), (2, 1, FAKIR), (2, FAKIR, 1)}
    assert min(seen.values()) > 200


def test_a_copy_is_independent() -> None:
    piles = Piles([1, 2], [3], [0, 0], 4)
    copy = piles.clone()
    copy.draw(0)
    copy.discard.append(8)
    copy.aside[0] = 1
    assert (piles.stock, piles.discard, piles.aside, piles.idle) == ([1, 2], [3], [0, 0], 4)


def test_cards_are_counted_by_name() -> None:
    assert count([8, FAKIR, 90, FAKIR]) == {"08": 1, "90": 1, "fakir": 2}
