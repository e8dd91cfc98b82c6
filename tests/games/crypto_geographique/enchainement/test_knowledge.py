"""What everybody can tell of hidden hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.crypto_geographique.enchainement.table import lay, miss, play, table
from ludotheque.core.cards import Card
from ludotheque.core.chance import Fast
from ludotheque.core.game import Event
from ludotheque.games.crypto_geographique.enchainement import game
from ludotheque.games.crypto_geographique.enchainement.knowledge import Hidden, Past, deal
from ludotheque.games.crypto_geographique.enchainement.model import EnchainementOptions, Laid, Missed, RoundOver
from ludotheque.games.crypto_geographique.map import mask, touch

NINE = 9


class Story:
    """What was told of one player in a round: misses and cards laid, in order."""

    def __init__(self) -> None:
        self.told: list[Missed | Laid] = []

    def fits(self, hand: Sequence[Card], dealt: int = NINE) -> bool:
        """Whether that hand can be what is left: each card has an arrival of its own that allows it (by matching)."""
        misses = [event.visible for event in self.told if isinstance(event, Missed)]
        arrivals = [0] * dealt + list(range(1, len(misses) + 1))
        wanted: list[tuple[Card, int]] = []
        so_far = 0
        for event in self.told:
            if isinstance(event, Laid):
                wanted.append((event.card, so_far))
            else:
                so_far += 1
        wanted += [(card, so_far) for card in hand]

        def allowed(card: Card, until: int, arrival: int) -> bool:
            return arrival <= until and not any(touch(card, missed) for missed in misses[arrival:until])

        owner: dict[int, int] = {}

        def seat(at: int, tried: set[int]) -> bool:
            for place, arrival in enumerate(arrivals):
                if place not in tried and allowed(*wanted[at], arrival):
                    tried.add(place)
                    if place not in owner or seat(owner[place], tried):
                        owner[place] = at
                        return True
            return False

        return len(wanted) == len(arrivals) and all(seat(at, set()) for at in range(len(wanted)))


def retell(stories: list[Story], events: Sequence[Event]) -> list[Story]:
    for event in events:
        if isinstance(event, RoundOver):
            return [Story() for _ in stories]
        if isinstance(event, Missed | Laid):
            stories[event.seat].told.append(event)
    return stories


@settings(max_examples=20, deadline=None, derandomize=True)
@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 160))
def test_imagined_hands_agree_with_all_that_was_told(seats: int, seed: int, steps: int) -> None:
    chance = Fast(seed)
    position = game.deal(EnchainementOptions(), seats, Fast(seed + 1))
    stories = [Story() for _ in range(seats)]
    for _ in range(steps):
        if not position.turn():
            break
        moves = position.moves(position.seat)
        stories = retell(stories, position.play(position.seat, moves[chance.below(len(moves))]))
    if position.turn():
        for seat in range(seats):
            world = position.imagine(seat, chance)
            assert world.round.hands[seat] == position.round.hands[seat]
            assert all(story.fits(hand) for story, hand in zip(stories, world.round.hands, strict=True))
            assert world.inventory() == position.inventory()


def test_who_missed_held_no_neighbour() -> None:
    position = table("29 22 56", "67 68 57 10", stock="59 76 12 13 14 15 02 60")
    miss(position, 2)
    seen: Counter[Card] = Counter()
    for seed in range(300):
        seen.update(position.imagine(0, Fast(seed)).round.hands[1])
    assert seen.total() == 300 * 5
    drawn = {2, 59, 76, 60}  # neighbours of Somme: only the card drawn at the miss can be one
    assert 0 < sum(seen[card] for card in drawn) < 300
    assert all(len(drawn & {*position.imagine(0, Fast(seed)).round.hands[1]}) <= 1 for seed in range(100))


def test_hands_are_as_likely_as_the_deals_that_lead_to_them() -> None:
    """Two cards dealt, a miss on Somme, a card drawn, Oise laid: compared with all deals there can be."""
    past = Past(2)
    past.missed(80)
    past.lay(60)
    numbers = [2, 59, 13, 83, 6]  # with 60, all that was ever hidden
    expected: Counter[frozenset[Card]] = Counter()
    for first, second, third in permutations([*numbers, 60], 3):
        if not touch(first, 80) and not touch(second, 80) and third == 60:
            expected[frozenset((first, second))] += 1
    found: Counter[frozenset[Card]] = Counter()
    for seed in range(2000):
        hands, _ = deal([past, Past(2)], 1, Hidden([numbers[:2], [1, 3]], numbers[2:]), Fast(seed))
        found[frozenset(hands[0])] += 1
    assert found.keys() == expected.keys() == {frozenset(pair) for pair in ((13, 83), (13, 6), (83, 6))}
    assert max(found.values()) < 1.2 * min(found.values())


def test_a_card_laid_may_have_come_at_several_times() -> None:
    """Two dealt, a miss on Somme, one drawn, Var laid: had it been dealt or drawn? Compared with all deals again."""
    past = Past(2)
    past.missed(80)
    past.lay(83)
    numbers = [6, 13, 2, 59, 76, 60, 62, 4, 5, 26, 38, 73, 74]  # five of them touch Somme
    expected: Counter[int] = Counter()
    for cards in permutations([*numbers, 83], 3):
        if 83 in cards and not any(touch(card, 80) for card in cards[:2]):
            expected[sum(touch(card, 80) for card in cards)] += 1
    found: Counter[int] = Counter()
    for seed in range(2000):
        hands, _ = deal([past, Past(2)], 1, Hidden([numbers[:2], [1, 3]], numbers[2:]), Fast(seed))
        found[sum(touch(card, 80) for card in hands[0])] += 1
    assert found.keys() == expected.keys() == {0, 1}
    assert found[1] / 2000 == pytest.approx(expected[1] / expected.total(), abs=0.05)


def test_what_can_only_be_the_card_drawn() -> None:
    past = Past(9)
    past.missed(80)
    past.missed(29)
    past.lay(60)
    past.lay(22)
    past.lay(13)
    assert past.laid == [range(1, 3), range(2, 3), range(3)]
    assert [past.chances(card) for card in (60, 22, 13)] == [2, 1, 11]
    assert past.barred() == [mask([2, 59, 60, 62, 76, 22, 56]), mask([22, 56]), 0]


def test_the_truth_stands_when_nothing_else_comes_out() -> None:
    """A position whose story cannot be: the only cards left all touch the department missed."""
    past = Past(2)
    past.missed(80)
    hidden = Hidden([[2, 59, 60], [1]], [62, 76])
    assert deal([past, Past(1)], 1, hidden, Fast(1)) == hidden


def test_a_lot_that_leads_nowhere_is_drawn_again() -> None:
    """Of two cards laid after one miss, Oise was drawn: Var was not, however it is tried."""
    past = Past(2)
    past.missed(80)
    past.lay(83)
    past.lay(60)
    for seed in range(50):
        hands, _ = deal([past, Past(1)], 1, Hidden([[13], [1]], [2, 59, 6]), Fast(seed))
        assert hands[0][0] in (13, 6)


def test_a_new_round_forgets() -> None:
    position = table("60", "06 13", "67 68", stock="01 03 07 10", layer=2)
    play(position, *lay(60)[:1])
    assert all(not past.misses and not past.laid and past.dealt == NINE for past in position.round.pasts)
