"""What the house's players see and do."""

from __future__ import annotations

import pytest

from games.crypto_90.table import JUMBLED, next_card, play, table
from ludotheque.bots.roster import bot, decide
from ludotheque.core.chance import Fast
from ludotheque.games.crypto_90 import game
from ludotheque.games.crypto_90.bot import Facile, Normal
from ludotheque.games.crypto_90.model import (
    AnyMove,
    Crypto90Options,
    Draw,
    Exchange,
    Hypnotise,
    Pass,
    Show,
    Take,
    Throw,
)
from ludotheque.games.crypto_90.rules import Position

TENS = "02 12 22 32 42 52 62 71"


def chosen(position: Position) -> AnyMove:
    return Facile().choose(position, position.seat, Fast(1))


@pytest.mark.parametrize("seats", game.players)
def test_everybody_plays_whole_rounds(seats: int) -> None:
    chance = Fast(seats)
    players = [bot(game, name) for name in ("normal", "facile", "normal", "facile")]
    position = game.deal(Crypto90Options(manches=1), seats, Fast(1))
    while position.turn():
        position.play(position.seat, decide(players[position.seat], position, position.seat, chance))  # type: ignore[arg-type]
    assert max(position.scores()) >= 150


def test_facile_shows_a_winning_hand() -> None:
    assert chosen(table("02 12 22 32 42 52 62 72", hands=[90])) == Show()


def test_facile_takes_the_discard_that_has_its_place() -> None:
    position = table(TENS, discard="74")
    assert chosen(position) == Take()
    play(position, Take())
    assert chosen(position) == Exchange(8)
    assert chosen(table(TENS, hands=[73], discard="90")) == Take()


@pytest.mark.parametrize("top", ["**", "73", "24"])
def test_facile_draws_when_the_discard_is_of_no_use(top: str) -> None:
    assert chosen(table(TENS, discard=top)) == Draw()


def test_facile_throws_what_is_of_no_use() -> None:
    position = table(TENS, stock="24")
    play(position, Draw())
    assert chosen(position) == Throw()


def test_facile_exchanges_a_card_that_it_had_to_take() -> None:
    position = table(TENS, stock="**", discard="24")
    play(position, Draw())
    assert chosen(position) in position.moves(0)


def test_facile_hypnotises_who_is_about_to_win() -> None:
    ready = "06 16 26 36 46 56 66 76"
    position = table(TENS, ready, fakirs=[1, 0], stock="01 24", discard="03")
    play(position, Draw(), Throw())
    assert chosen(position) == Hypnotise(1, 4)
    calm = table(TENS, fakirs=[1, 0], stock="01 24", discard="03")
    play(calm, Draw(), Throw())
    assert chosen(calm) == Pass()


def normally(position: Position) -> AnyMove:
    return Normal().choose(position.imagine(position.seat, Fast(2)), position.seat, Fast(1))


def test_normal_shows_a_winning_hand() -> None:
    assert normally(table("02 12 22 32 42 52 62 72", hands=[90])) == Show()


@pytest.mark.parametrize(("top", "move"), [("74", Take()), ("73", Draw()), ("24", Draw()), ("**", Draw())])
def test_normal_takes_the_discard_that_wins(top: str, move: AnyMove) -> None:
    assert normally(table(TENS, hands=[90], discard=top)) == move


def test_normal_plans_for_either_side_of_the_row() -> None:
    position = table("20 22 32 42 52 62 72 90", hands=[51], discard="04")
    assert normally(position) == Take()
    play(position, Take())
    assert normally(position) == Exchange()


def test_normal_puts_a_number_where_it_ought_to_sit() -> None:
    position = next_card(table(), 45)
    play(position, Draw())
    move = normally(position)
    assert isinstance(move, Exchange)
    assert move.place in (4, 5)


def test_normal_minds_parity() -> None:
    row = "02 12 22 32 43 52 62 72"
    for card, sought in ((44, [Exchange(5)]), (45, [Throw(), Exchange(5)])):  # the one or the other odd card goes
        position = next_card(table(row, hands=[90]), card)
        play(position, Draw())
        assert normally(position) in sought


def test_normal_does_not_throw_what_the_next_player_waits_for() -> None:
    odd, even = "09 11 13 15 33 43 53 63", "06 16 26 36 46 57 66 76"
    harmless, harmful = (
        next_card(table("01 03 05 07 31 41 51 71", row, hands=[45], discard="90"), 56) for row in (odd, even)
    )
    for position in (harmless, harmful):
        play(position, Draw())
    assert normally(harmless) == Throw()
    assert isinstance(normally(harmful), Exchange)


def test_normal_hypnotises_who_is_about_to_win() -> None:
    ready = "06 16 26 36 46 56 66 76"
    for other, casts in ((ready, True), (JUMBLED[1], False)):
        position = next_card(table("02 12 22 32 42 52 61 72", other, hands=[90], fakirs=[2, 0], discard="03"), 1)
        play(position, Draw(), Throw())
        move = normally(position)
        assert isinstance(move, Hypnotise) == casts
        assert casts or move == Pass()


def test_normal_plays_its_last_turn_for_the_series() -> None:
    position = table("74 81 06 24 49 63 61 57", hands=[51], stock="69", discard="03")
    play(position, Draw())
    assert normally(position) == Exchange(7)


def test_normal_thinks_even_when_nothing_can_come() -> None:
    position = table(TENS, stock="**", discard="24", fakirs=[1, 0])
    play(position, Draw())
    move = normally(position)
    assert move in position.moves(0)
    play(position, move)
    assert normally(position) in position.moves(0)
