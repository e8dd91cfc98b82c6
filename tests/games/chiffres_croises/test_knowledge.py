"""What a seat can tell of tiles that it does not see, and what it must not know."""

from __future__ import annotations

from collections import Counter

from games.chiffres_croises.table import play, table
from ludotheque.core.chance import Fast
from ludotheque.games.chiffres_croises.model import Exchange, Pass
from ludotheque.games.chiffres_croises.rules import Position
from ludotheque.games.chiffres_croises.search import Search

STUCK = (12, 13, 13, 13, 13, 13)


def worlds(position: Position, seat: int, count: int = 40) -> list[Position]:
    return [position.imagine(seat, Fast(seed)) for seed in range(count)]


def test_one_s_own_rack_stays_and_others_are_dealt_anew() -> None:
    position = table("", [3, 13, 1, 1, 1, 1], seats=3)
    for world in worlds(position, 0):
        assert world.racks[0] == position.racks[0]
        assert [len(rack) for rack in world.racks] == [6, 6, 6]
        assert world.inventory() == position.inventory()
    assert len({tuple(sorted(world.racks[1])) for world in worlds(position, 0)}) > 30


def test_who_lost_a_turn_could_not_play() -> None:
    """CC-9: everybody has learnt that."""
    position = table("", STUCK)
    board = position.board.clone()
    play(position, Pass())
    for world in worlds(position, 1, 12):
        assert not Search(board, world.racks[0], position.targets).possible()


def test_where_turns_are_lost_freely_that_tells_nothing() -> None:
    position = table("", STUCK, passes="free")
    board = position.board.clone()
    play(position, Pass())
    assert any(Search(board, world.racks[0], position.targets).possible() for world in worlds(position, 1))


def test_a_tile_given_back_is_in_the_bag_until_somebody_draws() -> None:
    position = table("", STUCK, [3, 10, 1, 1, 1, 1], bag=[9, 8, 20, 20, 2, 2])
    play(position, Exchange((12, 13, 13)))
    for world in worlds(position, 0):
        assert not Counter(world.racks[1]) & Counter([12, 13])
        assert {12, 13} <= set(world.bag)


def test_others_do_not_know_what_was_given_back() -> None:
    position = table("", STUCK, bag=[9, 8, 20, 1, 2, 3])
    play(position, Exchange((12, 13, 13)))
    assert len({tuple(sorted(world.bag)) for world in worlds(position, 1)}) > 10


def test_after_drawing_somebody_may_hold_it() -> None:
    position = table("", STUCK, [3, 10, 13, 1], bag=[9, 8, 20, 2])
    play(position, Exchange((12, 13, 13)), "9I 3 13")
    assert any(12 in world.racks[1] for world in worlds(position, 0, 200))
    assert all(world.racks[1].count(13) <= 2 for world in worlds(position, 0))


def test_a_finished_game_is_what_it_is() -> None:
    position = table("", [3, 13], [5], bag=[])
    play(position, "9I 3 13")
    assert position.imagine(1, Fast(1)).racks == position.racks
