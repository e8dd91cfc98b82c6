"""Chance is fair, reproducible, and small enough to be written again from its description."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from ludotheque.core.chance import Chance, Fast, Sealed


def test_sealed_is_what_its_description_says() -> None:
    block = hashlib.sha256(b"seed" + (0).to_bytes(8, "big")).digest()
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    chance = Sealed(b"seed")
    assert [chance.below(1000) for _ in range(8)] == [word % 1000 for word in words]
    following = hashlib.sha256(b"seed" + (1).to_bytes(8, "big")).digest()
    assert chance.below(1000) == int.from_bytes(following[:4], "big") % 1000


def test_a_sealed_shuffle_never_changes() -> None:
    cards = list(range(10))
    Sealed(b"ludotheque").shuffle(cards)
    assert cards == [5, 1, 2, 7, 6, 3, 9, 0, 8, 4]


def test_words_of_an_incomplete_run_are_passed_over() -> None:
    n = 2**31 + 1  # half of all words lie in the incomplete run
    drawn = [Sealed(str(seed).encode()).below(n) for seed in range(200)]
    assert all(number < n for number in drawn)
    assert sum(number < n // 2 for number in drawn) in range(70, 131)


@pytest.mark.parametrize("chance", [Sealed(b"fair"), Fast(7)], ids=["sealed", "fast"])
def test_every_order_is_as_likely(chance: Chance) -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        chance.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


@pytest.mark.parametrize("chance", [Sealed(b"copy"), Fast(7)], ids=["sealed", "fast"])
def test_a_copy_goes_on_alone(chance: Chance) -> None:
    chance.below(5)
    copy = chance.clone()
    ahead = [copy.below(1000) for _ in range(20)]
    assert [chance.below(1000) for _ in range(20)] == ahead
