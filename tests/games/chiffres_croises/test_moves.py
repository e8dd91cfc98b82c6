"""Moves in a row: the same ones, whether they are gone through or picked out."""

from __future__ import annotations

import pytest

from games.chiffres_croises.table import table
from ludotheque.bots.random_bot import RandomBot
from ludotheque.core.chance import Fast
from ludotheque.games.chiffres_croises import search
from ludotheque.games.chiffres_croises.model import Exchange, Lay, Pass, Passes
from ludotheque.games.chiffres_croises.search import read


@pytest.mark.parametrize(("rack", "passes"), [([3, 12, 4, 0], "stuck"), ([3, 12], "free"), ([1], "stuck")])
def test_moves_are_picked_as_they_are_listed(rack: list[int], passes: Passes) -> None:
    found = table("9H 3 13", rack, passes=passes, bag=[5, 6]).moves(0)
    listed = list(found)
    assert len(found) == len(listed)
    assert [found[at] for at in range(len(found))] == listed == found[:]
    assert found[-1] == listed[-1]
    assert found[2:5] == listed[2:5]
    with pytest.raises(IndexError):
        found[len(listed)]


def test_who_cannot_lay_passes_or_exchanges() -> None:
    found = table("9H 3 13", [1], bag=[5, 6]).moves(0)
    assert list(found) == [Pass(), Exchange((1,))]


def test_a_player_at_random_does_not_make_all_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole rack with two jokers has tens of thousands; this one is short."""
    position = table("9H 3 13", [0, 0, 5], bag=[])
    assert len(position.moves(0)) > 500
    made = 0

    def counted(found: bytes) -> Lay:
        nonlocal made
        made += 1
        return read(found)

    monkeypatch.setattr(search, "read", counted)
    found = {RandomBot().choose(position, 0, Fast(seed)) for seed in range(4)}
    assert len(found) == made == 4
    assert all(isinstance(move, Lay) for move in found)
