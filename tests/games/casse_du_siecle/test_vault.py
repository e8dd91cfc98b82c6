"""Rings, hands and doors."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.casse_du_siecle.table import terms, vault
from ludotheque.core.chance import Fast
from ludotheque.games.casse_du_siecle.keys import KEYS, RING, name_of, read, written
from ludotheque.games.casse_du_siecle.vault import Vault

HIDDEN: dict[str, Any] = {"clefs_cachees": True, "passe_partout": True}


def on_ring(held: Vault, ring: int) -> list[str]:
    return [written(name_of(key)) for key in held.rings[ring - 1]]


def key(name: str) -> int:
    return 2 * read(name)


@pytest.mark.parametrize("seats", [2, 6])
def test_all_keys_hang_on_twelve_rings_of_four(seats: int) -> None:
    held = Vault.fill(terms(seats), Fast(seats))
    assert {len(ring) for ring in held.rings} == {RING}
    assert sorted(key for ring in held.rings for key in ring) == list(range(KEYS))
    assert set(held.count().values()) == {2}


def test_keys_go_onto_the_incomplete_ring_then_onto_any_empty_place() -> None:
    held = vault(terms(), rings={7: "1C 1O"}, empty=[3, 12])
    assert (held.incomplete(), held.targets()) == (6, [6])
    held.throw(1, held.hands[1][:2], 6, Fast(1))
    assert (held.incomplete(), held.targets()) == (None, [2, 11])


def test_a_door_its_keys_and_two_rings_become_three_rings() -> None:
    held = vault(terms(), rings={1: "1C 1O 1D 1E", 2: "2C 2O 2D 2E"}, doors={3: "3C 4O 5D 6E"}, empty=[9, 12])
    before = Counter([*on_ring(held, 1), *on_ring(held, 2), "3C", "4O", "5D", "6E"])
    assert held.mix(2, [1, 0], Fast(1)) == [0, 1, 8]
    assert [len(held.rings[ring]) for ring in (0, 1, 8)] == [4, 4, 4]
    assert Counter([*on_ring(held, 1), *on_ring(held, 2), *on_ring(held, 9)]) == before
    assert not held.names(2)


def test_of_three_mixed_rings_one_knows_that_the_twelve_keys_are_there_and_no_more() -> None:
    """CS-7, for the one who mixed as for everybody else; also for what lay face up on the door."""
    held = vault(terms(), rings={1: "1C 1O 1D 1E", 2: "2C 2O 2D 2E"}, doors={3: "3C 4O 5D 6E"}, empty=[9, 12])
    for ring in (0, 1):
        held.known[0].see(held.rings[ring], ring, 1)
    held.mix(2, [0, 1], Fast(1))
    three = frozenset([0, 1, 8])
    for name in ("1C", "1O", "1D", "1E", "2C", "2O", "2D", "2E", "3C", "4O", "5D", "6E"):
        assert held.known[0].places(key(name)) == three
    for name in ("3C", "4O", "5D", "6E"):
        assert held.known[1].places(key(name)) == three
    assert held.known[1].places(key("1C")) > three, "the other one had not seen that it was there"
    assert set(held.known[0].noted()) == {three}


def test_four_players_get_one_spare_door_each_and_only_when_they_open_one() -> None:
    held = vault(terms(4, portes="attribuees"))
    assert held.spare(2) == 4
    held.owners[4] = 2
    assert held.spare(2) is None
    assert held.spare(0) == 5
    assert vault(terms(4)).spare(0) is None, "common doors are nobody's"


def test_hidden_keys_are_seen_by_their_owner_alone_until_the_door_opens() -> None:
    held = vault(terms(**HIDDEN), hands=["3C 4O"])
    held.lay(0, held.hands[0][0], 2)
    laid = held.doors[2][0]
    assert laid is not None
    assert not held.face_up(laid)
    assert len(held.known[0].places(laid)) == 1
    assert len(held.known[1].places(laid)) > 1
    held.turn_up(2)
    assert held.face_up(laid)


def test_others_can_tell_a_hidden_key_s_letter_and_that_its_digit_is_one_of_the_door_s() -> None:
    held = vault(terms(**HIDDEN), hands=["3C 4O"])
    held.lay(0, held.hands[0][0], 2)
    lock = held.known[1].lots_at(next(iter(held.known[0].places(key("3C")))))
    could = {written(name_of(one)) for one in range(KEYS) if held.known[1].may[one] & lock}
    assert could == {"3C", "4C", "5C", "6C"}


def test_a_key_taken_back_is_known_to_those_who_saw_it() -> None:
    held = vault(terms(passe_partout=True), doors={3: "3C 4O"})
    assert [written(name_of(one)) for one in held.take_back(0, 2, [0])] == ["3C"]
    assert written(name_of(held.hands[0][-1])) == "3C"
    assert held.known[1].sure(12) == [key("3C")]
    assert held.names(2) == {1: read("4O")}


def test_a_copy_is_a_vault_of_its_own() -> None:
    held = vault(terms(), doors={3: "3C 4O 5D 6E"}, empty=[12])
    copy = held.clone()
    copy.mix(2, [0, 1], Fast(1))
    copy.owners[0] = 1
    assert len(held.names(2)) == 4
    assert held.owners[0] == 0
    assert held.rings[11] == []
    assert held.known[0].places(key("3C")) == frozenset()
