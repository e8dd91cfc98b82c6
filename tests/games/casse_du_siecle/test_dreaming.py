"""What a seat imagines of keys agrees with all that it was shown, and reaches all that may be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.casse_du_siecle.table import number_of, play, table
from ludotheque.core.chance import Fast
from ludotheque.games.casse_du_siecle.keys import LOCKS, PRINTED, name_of, read, written
from ludotheque.games.casse_du_siecle.model import Lay, Take
from ludotheque.games.casse_du_siecle.rules import Position

HIDDEN: dict[str, Any] = {"clefs_cachees": True, "passe_partout": True}


def worlds(position: Position, seat: int, count: int = 150) -> list[Position]:
    return [position.imagine(seat, Fast(seed)) for seed in range(count)]


def on_ring(position: Position, ring: int) -> tuple[str, ...]:
    return tuple(sorted(written(name_of(key)) for key in position.vault.rings[ring - 1]))


def test_keys_that_one_threw_stay_where_they_are() -> None:
    position = table(rings={5: "5O 6C 5C 1D"}, empty=[12])
    play(position, Take(5))
    play(position, position.moves(0)[0])
    assert {on_ring(world, 5) + on_ring(world, 12) for world in worlds(position, 0)} == {
        on_ring(position, 5) + on_ring(position, 12)
    }
    assert len({on_ring(world, 5) + on_ring(world, 12) for world in worlds(position, 1)}) > 100


def test_what_did_not_fit_is_never_imagined_there() -> None:
    """The other one threw three keys onto ring 7, and none of them fitted a free lock of doors 1 to 3."""
    position = table(rings={5: "5O 6C 5C 3C", 7: "1D"})
    play(position, Take(5))
    fits = {written(name) for door in (0, 1, 2) for name in PRINTED[door] if position.vault.fits(name, door)}
    assert len(fits) == 11
    assert "3C" not in fits
    found = [on_ring(world, 7) for world in worlds(position, 1)]
    assert len(set(found)) > 100
    for keys in found:
        assert sum(key in fits for key in keys) <= 1, "only what lay there before may fit"


def test_hidden_keys_are_imagined_so_that_they_can_become_a_code() -> None:
    """Door 4 (4C 5O 6D 1E) was begun with a C and a D: as printed, or with two of one digit."""
    position = table(doors={4: "4C 6D"}, **HIDDEN)
    found = Counter(
        " ".join(written(name) for _, name in sorted(world.vault.names(3).items()))
        for world in worlds(position, 0, 300)
    )
    assert found.keys() == {"4C 6D", "4C 4D", "5C 5D", "6C 6D", "1C 1D"}
    assert min(found.values()) > 20
    for world in worlds(position, 0, 40):
        assert world.vault.codes(3)
    assert {tuple(world.vault.names(3).items()) for world in worlds(position, 1, 20)} == {
        tuple(position.vault.names(3).items())
    }


def test_a_key_seen_on_a_ring_may_be_the_one_that_was_laid_hidden() -> None:
    """One saw 4C 4O 2D 2E there; the other took them and laid a C face down on door 4: it is 4C for sure."""
    position = table(rings={5: "4C 4O 2D 2E"}, first=1, **HIDDEN)
    vault = position.vault
    vault.known[0].see(vault.rings[4], 4, 1)
    play(position, Take(5))
    play(position, Lay(number_of(position, "4C"), 4))
    assert [lock.key for lock in position.view(0).doors[3].locks] == ["4C", None, None, None]
    assert [lock.key for lock in position.view(None).doors[3].locks] == [None] * LOCKS
    assert {tuple(world.vault.names(3).items()) for world in worlds(position, 0, 30)} == {tuple(vault.names(3).items())}


def test_an_imagined_hand_is_as_likely_as_any_other() -> None:
    """Nobody has seen anything: each name is on ring 1 about as often."""
    position = table()
    found = Counter(key for world in worlds(position, 0, 300) for key in on_ring(world, 1))
    assert len(found) == 24
    assert max(found.values()) < 3 * min(found.values())


def test_a_ring_has_no_order_that_anybody_knows() -> None:
    position = table(rings={5: "5O 6C 5C 3C", 7: "1D"})
    play(position, Take(5))
    thrown = {2 * read(name) for name in ("5O", "6C", "5C")}
    orders = {tuple(key for key in world.vault.rings[6] if key in thrown) for world in worlds(position, 0, 60)}
    assert len(orders) == 6


def test_it_is_imagined_anew_each_time_and_the_position_stays() -> None:
    position = table(passe_partout=True, seats=3)
    before = position.view("open")
    seen = {world.view("open") for world in worlds(position, 2, 10)}
    assert len(seen) == 10
    assert position.view("open") == before
