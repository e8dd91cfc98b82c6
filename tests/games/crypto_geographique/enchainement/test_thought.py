"""How the player `normal` weighs things."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from games.crypto_geographique.enchainement.table import miss, table
from ludotheque.core.chance import Fast
from ludotheque.games.crypto_geographique.enchainement import game
from ludotheque.games.crypto_geographique.enchainement.model import EnchainementOptions
from ludotheque.games.crypto_geographique.enchainement.rules import Position
from ludotheque.games.crypto_geographique.enchainement.thought import LIMIT, WON, Stop, Thought
from ludotheque.games.crypto_geographique.map import NEIGHBOURS, mask, touch

FAR = "06 13 83"


def thought(position: Position) -> Thought:
    return Thought(position, position.seat)


def test_nobody_follows_when_all_neighbours_are_gone_or_ones_own() -> None:
    assert thought(table("29 22 56", FAR)).safety(29) == 1
    assert thought(table("29 22", FAR, visible=56)).safety(29) == 1
    assert 0 < thought(table("29 56", "22 13 83")).safety(29) < 1


def test_fewer_unseen_neighbours_are_safer() -> None:
    found = thought(table("29 62 63 06", FAR.replace("06", "04")))
    assert found.safety(29) > found.safety(63)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_safety_is_how_often_nobody_can_follow(seats: int) -> None:
    """In imagined deals, also after a while, when misses have been told."""
    chance = Fast(seats)
    position = game.deal(EnchainementOptions(), seats, Fast(seats))
    for _ in range(8 * seats):
        moves = position.moves(position.seat)
        position.play(position.seat, moves[chance.below(len(moves))])
    assert any(past.misses for past in position.round.pasts)
    seat = position.seat
    found = Thought(position, seat)
    worlds = [position.imagine(seat, chance).round.hands for _ in range(400)]
    others = [mask(card for at, hand in enumerate(hands) if at != seat for card in hand) for hands in worlds]
    for card in position.round.hands[seat]:
        often = sum(not NEIGHBOURS[card] & held for held in others) / len(others)
        assert found.safety(card) == pytest.approx(often, abs=0.15)


def test_a_miss_makes_the_same_neighbourhood_safer() -> None:
    position = table("60 62 29 13", "06 67 68 57 10", turn=1)
    before = Thought(position, 0).safety(62)
    miss(position)
    assert Thought(position, 0).safety(62) > before


@pytest.mark.parametrize(
    ("cards", "chains"),
    [
        ([], 0),
        ([29], 1),
        ([80, 60, 2], 1),
        ([80, 60, 29, 13], 3),
        ([29, 22, 13, 83], 2),
        ([80, 59, 62], 1),  # each touches both others
        ([80, 76, 59, 60, 27], 1),
        ([60, 80, 78, 2, 77], 1),
    ],
)
def test_chains_in_a_hand(cards: list[int], chains: float) -> None:
    assert thought(table("29", FAR)).chains_in(mask(cards)) == chains


def test_where_cards_branch_one_chain_will_not_do() -> None:
    found = thought(table("29", FAR))
    assert found.chains_in(mask([63, 42, 15, 23])) == 1.5, "Puy-de-Dôme touches the three others, which are apart"
    assert found.chains_in(mask([63, 42, 15])) == 1


def test_all_chains_are_found() -> None:
    hand = [60, 2, 80, 59, 62, 76, 29]
    found = thought(table(" ".join(map(str, hand)), FAR, visible=27))
    expected = {
        Stop(chain[-1], mask(hand) & ~mask(chain))
        for size in range(1, len(hand) + 1)
        for chain in permutations(hand, size)
        if chain[0] == 76 and all(touch(one, other) for one, other in pairwise(chain))
    }
    stops = [*found.stops(76)]
    assert set(stops) == expected and len(stops) == len(expected)


def test_a_thick_hand_is_not_thought_through_to_the_end() -> None:
    hand = "63 15 12 48 43 46 19 23 03 42 07 30 34 81 82 24 87 18"
    assert len([*thought(table(hand, FAR, visible=58)).stops(18)]) == LIMIT


def test_going_out_is_worth_most() -> None:
    found = thought(table("60 02", FAR))
    assert found.promise(60) == WON > found.worth(Stop(60, mask([2])))
    assert found.promise(2) == WON


def test_an_exit_is_worth_keeping() -> None:
    position = table("60 29 22 56 13", "06 04 83")
    found = thought(position)
    assert found.exits_in(mask([29, 22, 56])) > found.exits_in(mask([13, 22]))


def test_a_safe_stop_is_worth_more_than_a_doubtful_one() -> None:
    found = thought(table("60 29 22 56 13", FAR.replace("13", "04")))
    assert found.worth(Stop(29, mask([60, 13]))) > found.worth(Stop(60, mask([29, 13])))
    assert found.worth(Stop(29, mask([22, 56]))) > found.worth(Stop(29, mask([22, 13])))
