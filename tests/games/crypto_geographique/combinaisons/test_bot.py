"""What the house's players see and do."""

from __future__ import annotations

import pytest

from games.crypto_geographique.combinaisons.table import (
    CARRE_BRELAN,
    COMPLET,
    LONELY,
    play,
    table,
    teams,
)
from ludotheque.bots.roster import bot, decide
from ludotheque.core.chance import Fast
from ludotheque.games.crypto_geographique.combinaisons import game
from ludotheque.games.crypto_geographique.combinaisons.bot import Facile, Normal
from ludotheque.games.crypto_geographique.combinaisons.model import (
    Agree,
    AnyMove,
    Ask,
    CombinaisonsOptions,
    Decline,
    Draw,
    Stop,
    Take,
    Throw,
)
from ludotheque.games.crypto_geographique.combinaisons.rules import Position

JURA = "25 39 01 73"
OTHER = "05 12 20 28 45 50 66"
"""A hand that shares no card with those of the tests."""
WIDE = "14 15 19 24 38 42 63"
"""A *quinte* and more in the middle of France, where many a card would add to it."""


def facile(position: Position) -> AnyMove:
    (seat,) = position.turn()
    return Facile().choose(position.imagine(seat, Fast(2)), seat, Fast(1))


def normal(position: Position) -> AnyMove:
    (seat,) = position.turn()
    return Normal().choose(position.imagine(seat, Fast(2)), seat, Fast(1))


def drawn(position: Position, card: int) -> Position:
    """The same table, after that card of the stock was drawn."""
    stock = position.round.piles.stock
    stock.remove(card)
    stock.append(card)
    play(position, Draw())
    return position


@pytest.mark.parametrize(("seats", "equipes"), [(2, False), (5, False), (4, True)])
def test_everybody_plays_whole_matches(seats: int, equipes: bool) -> None:
    chance = Fast(seats)
    players = [bot(game, name) for name in ("normal", "facile", "normal", "facile", "normal")]
    position = game.deal(CombinaisonsOptions(objectif=200, equipes=equipes), seats, Fast(1))
    while position.turn():
        (seat,) = position.turn()
        position.play(seat, decide(players[seat], position, seat, chance))  # type: ignore[arg-type]
    assert max(position.scores()) >= 200


# --- facile ----------------------------------------------------------------------------------------------------------


def test_facile_takes_the_discard_that_touches_two_of_its_cards() -> None:
    hand = f"{JURA} 29 62 57"
    assert facile(table(hand, OTHER, discard="71")) == Take()
    assert facile(table(hand, OTHER, discard="56")) == Draw()


def test_facile_throws_a_card_that_touches_no_other() -> None:
    assert facile(drawn(table(f"{JURA} 59 62 57", OTHER), 71)) == Throw(57)


def test_facile_keeps_the_card_it_has_just_taken() -> None:
    position = table("29 22 56 59 62 80 02", OTHER, discard="57")
    play(position, Take())
    assert facile(position) != Throw(57)


def test_facile_stops_at_once_and_asks_and_agrees() -> None:
    assert facile(drawn(table(COMPLET), 57)) == Stop(57)
    position = drawn(teams(COMPLET), 57)
    assert facile(position) == Ask(57)
    play(position, Ask(57))
    assert facile(position) == Agree()


# --- normal ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("top", "move"), [("36", Take()), ("57", Draw()), ("59", Draw())])
def test_normal_takes_the_discard_that_does_more_than_the_stock_promises(top: str, move: AnyMove) -> None:
    """Indre completes seven, Moselle touches nothing, Nord would only make a *paire*."""
    assert normal(table("29 22 35 53 72 37 62", OTHER, discard=top)) == move


@pytest.mark.parametrize(("gone", "thrown"), [("22 56 90", 29), ("59 80 90", 62)])
def test_normal_keeps_the_cards_whose_neighbours_may_still_come(gone: str, thrown: int) -> None:
    """Finistère and Pas-de-Calais have two neighbours each."""
    position = drawn(table(f"{JURA} 29 62 57", OTHER, discard=gone), 88)
    assert normal(position) == Throw(thrown)


def test_normal_does_not_throw_what_the_next_player_is_known_to_wait_for() -> None:
    position = table(f"{JURA} 29 62 57", OTHER, discard="80", turn=1)
    play(position, Take(), Throw(5))
    assert normal(drawn(position, 88)) == Throw(29)


def test_normal_throws_even_when_nothing_can_come() -> None:
    position = table(stock="20")
    position.round.known[1], position.round.hidden[1] = position.round.hidden[1], []
    play(position, Draw())
    assert normal(position) in position.moves(0)


def test_normal_stops_with_the_best_hand_it_can_keep() -> None:
    """Without Mayenne, Manche would make a *carré* beside a *brelan*; without Manche it is a *complet*."""
    position = drawn(table(COMPLET, LONELY[2]), 50)
    assert Stop(53) in position.moves(0)
    play(position, normal(position))
    assert position.scores() == (350, 0)
    assert normal(drawn(teams(COMPLET), 57)) == Ask(57)


@pytest.mark.parametrize(
    ("hand", "totals", "stops"),
    [(CARRE_BRELAN, [0, 900], False), (CARRE_BRELAN, [900, 0], True), (COMPLET, [0, 990], True)],
)
def test_normal_does_not_end_a_match_behind_unless_there_is_nothing_to_gain(
    hand: str, totals: list[int], stops: bool
) -> None:
    position = drawn(table(hand, LONELY[2]), 57)
    position.match.totals = totals
    assert (normal(position) == Stop(57)) == stops


def test_normal_does_not_stop_when_waiting_promises_more() -> None:
    """A *carré* and a *brelan* which almost half of the cards still to come would join to a *complet*."""
    position = drawn(table("18 41 28 61 86 87 49", LONELY[2], stock="23 36 37 53 72 57"), 57)
    assert Stop(57) in position.moves(0)
    assert normal(position) != Stop(57)


@pytest.mark.parametrize(
    ("mine", "totals", "answer"),
    [
        (LONELY[2], [0] * 4, Agree()),
        (WIDE, [0] * 4, Decline()),
        (LONELY[2], [300, 900, 300, 900], Decline()),
        (LONELY[2], [900, 300, 900, 300], Agree()),
    ],
)
def test_normal_answers_its_partner_by_its_own_hand_and_by_the_match(
    mine: str, totals: list[int], answer: AnyMove
) -> None:
    asking = "13 83 06 84 59 62 80"
    position = drawn(teams(asking, LONELY[1], mine, "05 12 20 28 50 54 66", discard="90"), 89)
    position.match.totals = totals
    play(position, Ask(89))
    assert normal(position) == answer
