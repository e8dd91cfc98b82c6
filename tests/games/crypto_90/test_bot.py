"""What the house's players see and do."""

from __future__ import annotations

import pytest

from games.crypto_90.table import play, table
from ludotheque.bots.arena import Encounter, run
from ludotheque.core.chance import Fast
from ludotheque.games.crypto_90 import game
from ludotheque.games.crypto_90.bot import Facile
from ludotheque.games.crypto_90.model import AnyMove, Draw, Exchange, Hypnotise, Pass, Show, Take, Throw
from ludotheque.games.crypto_90.rules import Position

TENS = "02 12 22 32 42 52 62 71"


def chosen(position: Position) -> AnyMove:
    return Facile().choose(position, position.seat, Fast(1))


@pytest.mark.parametrize("seats", game.players)
def test_everybody_plays_whole_rounds(seats: int) -> None:
    for name in game.bots:
        encounter = Encounter(game="crypto-90", options={"manches": 1}, bots=(name,) * seats, deals=2, seed="1")
        games = [played for deal in run(encounter) for played in deal]
        assert len(games) == 2 * seats
        assert max(max(played.totals) for played in games) >= 150


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
