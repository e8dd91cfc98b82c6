"""What the house's players see and do."""

from __future__ import annotations

import pytest

from games.chiffres_croises.table import lay, table
from ludotheque.bots.roster import bot, decide
from ludotheque.core.chance import Fast
from ludotheque.games.chiffres_croises import game
from ludotheque.games.chiffres_croises.bot import Facile, Normal
from ludotheque.games.chiffres_croises.model import AnyMove, ChiffresOptions, Exchange, Lay, Pass
from ludotheque.games.chiffres_croises.rules import Position

STUCK = (12, 13, 13, 13, 13, 13)


def chosen(position: Position, player: Facile | Normal | None = None, luck: int = 1) -> AnyMove:
    (seat,) = position.turn()
    return (player or Normal()).choose(position.imagine(seat, Fast(2)), seat, Fast(luck))


def points(position: Position, move: AnyMove) -> int:
    return position.preview(0, move).points


@pytest.mark.parametrize("seats", game.players)
def test_everybody_plays_whole_games(seats: int) -> None:
    chance = Fast(seats)
    players = [bot(game, name) for name in ("normal", "facile", "normal", "facile", "normal")]
    position = game.deal(ChiffresOptions(), seats, Fast(1))
    while position.turn():
        position.play(position.seat, decide(players[position.seat], position, position.seat, chance))  # type: ignore[arg-type]
    assert max(position.scores()) > 50


def test_normal_takes_the_most_points() -> None:
    position = table("9I 3 10H 3", [13, 1, 1, 1, 1, 1])
    assert points(position, chosen(position)) == max(found.points for found in position.search(0).best(1))


def test_normal_keeps_its_joker_when_a_tile_does_as_well() -> None:
    """13 and 3 beside the 3 make 16 twice; the joker could stand for either."""
    position = table("9I 3", [13, 3, 0], bag=[2] * 8, targets=(16, 38, 50))
    move = chosen(position)
    assert isinstance(move, Lay)
    assert points(position, move) == 34
    assert [tile.joker for tile in move.tiles] == [False, False]


def test_normal_opens_no_coloured_cell_for_the_same_points() -> None:
    """12 goes to the one or the other end of the line; 9P keeps away from the blue cells of column K."""
    position = table("9L 1 1 1 1", [12], bag=[2] * 8, targets=(16, 28, 40))
    ends = {move.tiles[0].cell: points(position, move) for move in position.moves(0) if isinstance(move, Lay)}
    assert ends == {"9K": 17, "9P": 17}
    assert chosen(position) == lay("9P 12")


def test_normal_gets_rid_of_what_costs_when_the_bag_is_empty() -> None:
    position = table("9I 3 9F 11 12E 3", [13, 5, 1, 1], bag=[], targets=(16, 33, 49))
    move = chosen(position)
    assert isinstance(move, Lay)
    assert any(tile.value in (5, 13) for tile in move.tiles)


def test_who_is_stuck_changes_the_largest_tiles() -> None:
    for player in (Normal(), Facile()):
        assert chosen(table("", STUCK), player) == Exchange((13, 13, 13))
        assert chosen(table("", STUCK, bag=[]), player) == Pass()


def test_facile_plays_less_than_the_best() -> None:
    position = table("7C 11 2 7 2 11 . 9 8D 1 5 8J 4 12C 12 4", [13, 10, 7, 4, 2, 5], targets=(16, 33, 49))
    best = points(position, chosen(position))
    found = [chosen(position, Facile(), luck) for luck in range(20)]
    assert all(position.preview(0, move).legal for move in found)
    assert sum(points(position, move) < best for move in found) >= 5


def test_facile_finds_what_there_is() -> None:
    position = table("9I 3", [13, 12, 12, 12, 12, 12])
    assert position.preview(0, lay("9J 13")).legal
    assert all(isinstance(chosen(position, Facile(), luck), Lay) for luck in range(10))
