"""The best division is exact: compared with a search through every partition of the hand, on both builds."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

import pytest

from ludotheque.core import kernels
from ludotheque.games.crypto_geographique.combinaisons import kernel, scoring
from ludotheque.games.crypto_geographique.combinaisons.scoring import Forme
from ludotheque.games.crypto_geographique.map import BORDERS, NEIGHBOURS, members, touch

POINTS = {1: 0, 2: 10, 3: 50, 4: 100, 5: 150, 6: 200, 7: 300}


@pytest.fixture(params=["plain", "compiled"])
def build(request: pytest.FixtureRequest) -> ModuleType:
    return kernel if request.param == "plain" else kernels.twin(kernel)


@pytest.fixture(params=["groupe", "chaine"])
def forme(request: pytest.FixtureRequest) -> Forme:
    found: Forme = request.param
    return found


def divider(build: ModuleType, forme: Forme) -> Any:
    return build.Divider(BORDERS, scoring.BY_SIZE, forme == "chaine")


def partitions(cards: Sequence[int]) -> Iterator[list[list[int]]]:
    """Every way to divide cards into heaps."""
    if not cards:
        yield []
        return
    for heaps in partitions(cards[1:]):
        yield [[cards[0]], *heaps]
        for at, heap in enumerate(heaps):
            yield [*heaps[:at], [cards[0], *heap], *heaps[at + 1 :]]


def in_a_row(first: int, others: set[int]) -> bool:
    """Whether these can follow that one in some order in which each touches the next."""
    return not others or any(touch(first, card) and in_a_row(card, others - {card}) for card in others)


def is_combination(cards: Sequence[int], forme: Forme) -> bool:
    """CG-6, word by word."""
    if forme == "chaine":
        return any(in_a_row(card, {*cards} - {card}) for card in cards)
    reached = {cards[0]}
    for _ in cards:
        reached |= {card for card in cards if any(touch(card, other) for other in reached)}
    return len(reached) == len(cards)


def worth(heaps: list[list[int]], forme: Forme) -> int:
    if all(is_combination(heap, forme) for heap in heaps):
        return sum(POINTS[len(heap)] for heap in heaps)
    return 0


def clustered(rng: random.Random, size: int) -> list[int]:
    """Cards most of which touch another, as hands are that are worth dividing."""
    cards = [rng.randint(1, 90)]
    while len(cards) < size:
        around = [card for card in members(NEIGHBOURS[rng.choice(cards)]) if card not in cards]
        cards.append(rng.choice(around) if around and rng.random() < 0.85 else rng.randint(1, 90))
        cards = list(dict.fromkeys(cards))
    rng.shuffle(cards)
    return cards


def hands(seed: int, count: int, size: int = 7) -> list[list[int]]:
    rng = random.Random(seed)
    return [clustered(rng, size) if n % 4 else rng.sample(range(1, 91), size) for n in range(count)]


def chosen(cards: Sequence[int], part: int) -> list[int]:
    return [card for at, card in enumerate(cards) if part >> at & 1]


def test_the_best_division_is_the_best_of_all_partitions(build: ModuleType, forme: Forme) -> None:
    divide = divider(build, forme)
    for hand in hands(1, 24):
        best = max(worth(heaps, forme) for heaps in partitions(hand))
        assert divide.divide(bytes(hand)) == best, hand
        heaps = [chosen(hand, part) for part in divide.parts(127)]
        assert sorted(itertools.chain(*heaps)) == sorted(hand)
        assert worth(heaps, forme) == best, hand


def test_every_part_of_a_hand_is_divided(build: ModuleType, forme: Forme) -> None:
    divide = divider(build, forme)
    for hand in hands(2, 4, size=5):
        divide.divide(bytes(hand))
        for part in range(1, 32):
            cards = chosen(hand, part)
            assert divide.worth(part) == max(worth(heaps, forme) for heaps in partitions(cards))


def test_eight_cards_are_worth_the_best_seven(build: ModuleType, forme: Forme) -> None:
    """What a hand of eight can be brought to by throwing one, part by part and through the outlook."""
    divide = divider(build, forme)
    for hand in hands(3, 40, size=8):
        divide.divide(bytes(hand))
        kept = [divide.worth(255 ^ 1 << at) for at in range(8)]
        for at, expected in enumerate(kept):
            assert divide.divide(bytes(hand[:at] + hand[at + 1 :])) == expected
        assert divide.outlook(bytes(hand[:7]), bytes(hand[7:])) == max(kept)


def test_the_outlook_adds_up_all_draws(build: ModuleType, forme: Forme) -> None:
    divide = divider(build, forme)
    for hand in hands(4, 3):
        others = [card for card in range(1, 91) if card not in hand]
        one_by_one = sum(divide.outlook(bytes(hand), bytes([card])) for card in others)
        assert divide.outlook(bytes(hand), bytes(others)) == one_by_one


def test_seven_cards_stop_as_one_complet_or_as_carre_and_brelan(build: ModuleType, forme: Forme) -> None:
    divide = divider(build, forme)
    seen = set()
    for hand in hands(5, 300):
        divide.divide(bytes(hand))
        allowed = is_combination(hand, forme) or any(
            is_combination(four, forme) and is_combination([card for card in hand if card not in four], forme)
            for four in itertools.combinations(hand, 4)
        )
        assert divide.stops(127) == allowed, hand
        assert not divide.stops(63)
        seen.add((allowed, divide.worth(127) == 150))
    assert {(True, True), (True, False), (False, True), (False, False)} <= seen


def test_the_two_formes_differ(build: ModuleType) -> None:
    """Four departments round Côte-d'Or which do not touch each other: a group, no chain."""
    star = bytes([21, 10, 70, 58])
    assert divider(build, "groupe").divide(star) == 100
    assert divider(build, "chaine").divide(star) == 50


def test_too_many_cards_are_refused(build: ModuleType) -> None:
    divide = divider(build, "groupe")
    with pytest.raises(ValueError, match="eight"):
        divide.divide(bytes(range(1, 10)))
    with pytest.raises(ValueError, match="seven"):
        divide.outlook(bytes(range(1, 7)), b"")
