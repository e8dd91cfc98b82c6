"""Moves in a row: the same ones, whether they are gone through or picked out."""

from __future__ import annotations

import pytest

from games.chiffres_croises.table import table
from ludotheque.bots.random_bot import RandomBot
from ludotheque.core.chance import Fast
from ludotheque.games.chiffres_croises.model import Exchange, Lay, Pass, Passes


@pytest.mark.parametrize(("rack", "passes"), [([3, 12, 4, 0], "stuck"), ([3, 12], "free"), ([1], "stuck")])
def test_moves_are_picked_as_they_are_listed(rack: list[int], passes: Passes) -> None:
    moves = table("9H 3 13", rack, passes=passes, bag=[5, 6]).moves(0)
    listed = list(moves)
    assert len(moves) == len(listed)
    assert [moves[at] for at in range(len(moves))] == listed == moves[:]
    assert moves[-1] == listed[-1]
    assert moves[2:5] == listed[2:5]
    with pytest.raises(IndexError):
        moves[len(listed)]


def test_who_cannot_lay_passes_or_exchanges() -> None:
    moves = table("9H 3 13", [1], bag=[5, 6]).moves(0)
    assert list(moves) == [Pass(), Exchange((1,))]


def test_a_player_at_random_does_not_make_all_moves() -> None:
    """With two jokers there are tens of thousands."""
    position = table("9H 3 13", [0, 0, 1, 2, 5, 10], bag=[])
    assert len(position.moves(0)) > 10_000
    found = {RandomBot().choose(position, 0, Fast(seed)) for seed in range(4)}
    assert len(found) == 4
    assert all(isinstance(move, Lay) for move in found)
