"""What the house's players see and do."""

from __future__ import annotations

import pytest

from games.crypto_geographique.enchainement.table import lay, miss, play, table
from ludotheque.bots.arena import Encounter, run
from ludotheque.bots.roster import bot, decide
from ludotheque.core.chance import Fast
from ludotheque.games.crypto_geographique.enchainement import game
from ludotheque.games.crypto_geographique.enchainement.bot import Facile, Normal
from ludotheque.games.crypto_geographique.enchainement.model import AnyMove, Draw, EnchainementOptions, End, Lay
from ludotheque.games.crypto_geographique.enchainement.rules import Position

FAR = "06 13 83"


def normally(position: Position) -> AnyMove:
    return Normal().choose(position.imagine(position.seat, Fast(2)), position.seat, Fast(1))


def easily(position: Position) -> AnyMove:
    return Facile().choose(position.imagine(position.seat, Fast(2)), position.seat, Fast(1))


@pytest.mark.parametrize("seats", game.players)
def test_everybody_plays_whole_rounds(seats: int) -> None:
    chance = Fast(seats)
    players = [bot(game, name) for name in ("normal", "facile", "normal", "facile", "normal")]
    position = game.deal(EnchainementOptions(), seats, Fast(1))
    while position.turn():
        seat = position.seat
        move = decide(players[seat], position, seat, chance)
        assert move in position.moves(seat)
        position.play(seat, move)  # type: ignore[arg-type]
    assert sum(position.scores()) == 0


def test_normal_beats_facile() -> None:
    encounter = Encounter(game=game.slug, options={}, bots=("normal", "facile"), deals=6, seed="here")
    played = [one for deal in run(encounter) for one in deal]
    assert sum(one.totals[one.bots.index("normal")] for one in played) > 100 * len(played)


def test_both_draw_when_they_must() -> None:
    assert normally(table(FAR, "60")) == easily(table(FAR, "60")) == Draw()


def test_facile_lays_one_card() -> None:
    position = table("60 02 51", FAR)
    assert isinstance(easily(position), Lay)
    play(position, Lay(60))
    assert easily(position) == End()


def test_facile_lets_the_chain_go_on() -> None:
    """Oise has six neighbours, Pas-de-Calais two; that one of them is gone counts."""
    assert easily(table("62 60", FAR)) == Lay(60)
    position = table("62 60 29", FAR)
    play(position, *lay(60))
    miss(position)
    assert easily(position) == Lay(29)  # two neighbours, and of Pas-de-Calais one is gone


def test_normal_goes_out() -> None:
    position = table("60 02 51", FAR)
    for card in (60, 2, 51):
        assert normally(position) == Lay(card)
        play(position, Lay(card))
    assert position.scores()[0] > 0


def test_normal_lays_the_chain_that_leads_on() -> None:
    """Of Nord and Oise, only Oise leads to Aisne, Marne, Meuse."""
    position = table("60 02 51 55 29 20", FAR)
    assert normally(position) == Lay(60)


def test_normal_stops_where_nobody_can_follow() -> None:
    """Côtes-du-Nord and Morbihan in hand: nobody can follow Finistère, and these two are laid next."""
    position = table("29 22 13 84", "06 04 83 60", visible=56, layer=1)
    play(position, Lay(22))
    assert normally(position) == Lay(29)
    play(position, Lay(29))
    assert normally(position) == End()


def test_normal_makes_for_an_end_that_nobody_can_follow() -> None:
    """Three Bretons in hand: of the six ways to lay them, it takes none that ends in Morbihan, which has a way out."""
    position = table("29 56 22 13", "06 04 83 60", visible=35, layer=0)
    found: list[AnyMove] = []
    while position.seat == 0:
        found.append(normally(position))
        play(position, found[-1])
    assert len(found) == 4 and found[-1] == End()
    assert position.round.visible in (29, 22)
