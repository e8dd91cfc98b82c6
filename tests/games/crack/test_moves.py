"""The list of moves, which is not made before it is looked at."""

from __future__ import annotations

from itertools import islice

import pytest

from games.crack.table import table
from ludotheque.core.chance import Fast
from ludotheque.core.many import Many
from ludotheque.games.crack import game
from ludotheque.games.crack.model import CrackOptions, Lay, Pass, Stop

NOUS = "2A LvIrGsNrEs D3 OrUrSr"


def test_each_is_in_its_place_however_it_is_taken() -> None:
    moves = table(NOUS, "AbLrSbOvErUsRr", pool="TvNv").moves(0)
    assert isinstance(moves, Many)
    listed = list(moves)
    assert len(listed) == len(moves) > 50
    assert [moves[at] for at in range(len(moves))] == listed
    assert moves[-1] == listed[-1] == Stop()
    assert moves[:5] == listed[:5] == list(islice(moves, 5))
    assert moves[len(moves) - 3 :] == listed[-3:]
    with pytest.raises(IndexError):
        moves[len(moves)]


def test_words_come_first_and_each_placement_once() -> None:
    moves = list(table(NOUS, "AbAsSbSvErErRr", pool="TvNv").moves(0))
    lays = [move for move in moves if isinstance(move, Lay)]
    assert moves[: len(lays)] == lays
    assert all(isinstance(move, Pass) for move in moves[len(lays) : -1])
    placements = [tuple((tile.cell, tile.letter) for tile in move.tiles) for move in lays]
    assert len(set(placements)) == len(placements)


@pytest.mark.parametrize(("seed", "words"), [(0, 940), (1, 867)])
def test_so_many_first_words(seed: int, words: int) -> None:
    """As they are today: with a list of words and two racks that stay the same."""
    position = game.deal(CrackOptions(), 2, Fast(seed))
    (seat,) = position.turn()
    assert sum(isinstance(move, Lay) for move in position.moves(seat)) == words


def test_a_place_with_very_many_words_is_listed_to_its_end() -> None:
    position = game.deal(CrackOptions(), 2, Fast(0))
    (seat,) = position.turn()
    begun = [move.tiles[0].cell for move in position.moves(seat) if isinstance(move, Lay)]
    assert set(begun) == {"2A"}
    assert len(begun) > 64
