"""What a question to one's partner tells the whole table."""

from __future__ import annotations

from collections import Counter

import pytest

from games.crypto_geographique.combinaisons.table import CARRE_BRELAN, COMPLET, FORMES, LONELY, cards, play, teams
from ludotheque.core.cards import NUMBERS
from ludotheque.core.chance import Fast
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique.combinaisons import claims
from ludotheque.games.crypto_geographique.combinaisons.model import Ask, Decline, Draw, Take, Throw
from ludotheque.games.crypto_geographique.combinaisons.rules import Position
from ludotheque.games.crypto_geographique.combinaisons.scoring import Forme, stops

HAND = tuple(cards(CARRE_BRELAN))


def worlds(position: Position, seat: Seat, count: int = 12) -> list[Position]:
    return [position.imagine(seat, Fast(seed)) for seed in range(count)]


def ask(position: Position) -> None:
    """The first player asks, and is refused; everybody throws what they draw."""
    play(position, Draw())
    play(position, Ask(position.held), Decline())
    for _ in range(3):
        play(position, Draw())
        play(position, Throw(position.held))


def test_the_question_binds_what_is_hidden_of_the_hand() -> None:
    claim = HAND
    assert claims.bound([claim], HAND) == [*HAND]
    assert claims.bound([claim], HAND[2:]) == [*HAND[2:]]
    assert claims.bound([claim], ()) == []
    assert claims.bound([], HAND) == []


@pytest.mark.parametrize("forme", FORMES)
def test_other_hands_that_allow_stopping_are_found(forme: Forme) -> None:
    found = Counter[tuple[int, ...]]()
    for seed in range(20):
        chosen = claims.vary({0: [HAND]}, {0: HAND}, NUMBERS, forme, Fast(seed))
        assert set(chosen) == set(HAND)
        hand = tuple(sorted(chosen.values()))
        assert len(set(hand)) == 7
        assert stops(hand, forme)
        found[hand] += 1
    assert len(found) > 15


def test_two_claims_share_the_cards_there_are() -> None:
    other = tuple(cards("59 62 80 60 02 08 51"))
    pool = [*HAND, *other, 75, 77, 78, 45, 28, 41, 37]
    for seed in range(10):
        chosen = claims.vary({0: [HAND], 1: [other]}, {0: HAND, 1: other}, pool, "groupe", Fast(seed))
        assert len(set(chosen.values())) == len(chosen) == 14
        for claim in (HAND, other):
            assert stops([chosen[card] for card in claim], "groupe")


def test_earlier_claims_stay_true() -> None:
    """The first hand held 06 where the second holds 84: both touch 83."""
    second = (*HAND[:-1], 84)
    for seed in range(5):
        chosen = claims.vary({0: [HAND, second]}, {0: second}, NUMBERS, "groupe", Fast(seed))
        for claim in (HAND, second):
            assert stops([chosen.get(card, card) for card in claim], "groupe")


def test_when_nothing_else_is_found_nothing_changes() -> None:
    assert claims.vary({0: [HAND]}, {0: HAND}, cards(LONELY[0]), "groupe", Fast(1)) == {}
    assert claims.moved({}) == {}


def test_cards_change_places() -> None:
    assert claims.moved({1: 9}) == {1: 9, 9: 1}
    assert claims.moved({1: 2, 2: 1}) == {1: 2, 2: 1}
    assert claims.moved({1: 2, 2: 9}) == {1: 2, 2: 9, 9: 1}
    assert claims.moved({1: 1}) == {1: 1}


def test_after_a_question_the_hand_is_bound_as_long_as_it_is_hidden() -> None:
    position = teams(COMPLET)
    ask(position)
    ask(position)
    for world in worlds(position, 3):
        assert len(world.round.claims[0]) == 2
        assert all(stops(claim, "groupe") for claim in world.round.claims[0])
        assert set(world.round.claims[0][-1]) == set(world.round.hand(0))
        assert world.inventory() == position.inventory()
    play(position, Draw(), Throw(29))
    play(position, Take(), Throw(26))
    for world in worlds(position, 3):
        assert stops(world.round.claims[0][0], "groupe")
        assert 29 in world.round.claims[0][-1]
        assert world.round.known[1] == [29]


def test_who_asked_knows_their_own_hand_and_imagines_the_others_freely() -> None:
    position = teams(COMPLET)
    ask(position)
    for world in worlds(position, 0, 5):
        assert world.round.hand(0) == cards(COMPLET)
    assert len({tuple(world.round.hand(2)) for world in worlds(position, 0)}) == 12


def test_a_card_held_may_be_one_that_is_imagined_in_a_claim() -> None:
    position = teams(COMPLET, stock="75 77 78 02")
    play(position, Draw(), Ask(2), Decline(), Draw())
    for world in worlds(position, 3):
        assert world.inventory() == position.inventory()
        assert stops(world.round.hand(0), "groupe")
