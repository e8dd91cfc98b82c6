"""Who sees what."""

from __future__ import annotations

from typing import Any

from games.casse_du_siecle.table import number_of, play, table
from ludotheque.core.game import OPEN
from ludotheque.games.casse_du_siecle.model import Dial, Done, Gear, Lay, Look, Note, Sight, Take, Throw

HIDDEN: dict[str, Any] = {"clefs_cachees": True, "passe_partout": True}
JUNK = "5O 6C 5C 1D"


def test_at_first_nobody_knows_any_key_or_gear() -> None:
    position = table()
    for eye in (0, 1, None):
        view = position.view(eye)
        assert {ring.keys for ring in view.rings} == {()}
        assert {gear.number for gear in view.gears} == {None}
        assert (view.notes, view.sight, view.reserve_gears, view.phase, view.turns) == ((), None, None, "begin", 1)
    view = position.view(OPEN)
    assert {len(ring.keys) for ring in view.rings} == {4}
    assert [gear.number for gear in view.gears] == [7, 3, 9, 1]
    assert len(view.reserve_gears or ()) == 6


def test_doors_tell_their_owners_and_what_is_laid() -> None:
    view = table(doors={3: "3C 5D"}).view(None)
    assert [door.owner for door in view.doors] == [0, 0, 0, 1, 1, 1]
    assert [(lock.printed, lock.laid, lock.key) for lock in view.doors[2].locks] == [
        ("3C", True, "3C"), ("4O", False, None), ("5D", True, "5D"), ("6E", False, None),
    ]  # fmt: skip


def test_a_ring_is_seen_by_its_taker_until_the_next_turn_begins() -> None:
    position = table(rings={5: JUNK, 7: ""}, empty=[12], passe_partout=True, notes=False)
    play(position, Take(5))
    assert position.view(0).hands[0].keys == ("5O", "6C", "5C", "1D")
    assert (position.view(1).hands[0].keys, position.view(1).hands[0].size) == ((), 4)
    assert position.view(0).sight == Sight(5, ("5O", "6C", "5C", "1D"), ())
    assert position.view(1).sight is position.view(OPEN).sight is None
    play(position, Done(), Throw(1, 7))
    assert position.seat == 1
    assert position.view(0).sight == Sight(5, ("5O", "6C", "5C", "1D"), ())
    play(position, Take(1))
    assert position.view(0).sight is None


def test_the_notebook_keeps_what_one_threw_and_the_table_without_one_does_not() -> None:
    for notes in (True, False):
        position = table(rings={5: JUNK, 7: "3D"}, passe_partout=True, notes=notes)
        play(position, Take(5), Done())
        for key in ("5O", "6C", "5C"):
            play(position, Throw(number_of(position, key), 7))
        assert position.view(0).rings[6].keys == (("5C", "5O", "6C") if notes else ())
        assert position.view(0).rings[6].size == 4
        assert position.view(1).rings[6].keys == ()


def test_keys_that_part_unseen_are_noted_with_the_places_where_they_may_be() -> None:
    position = table(rings={5: JUNK, 7: "3D"}, passe_partout=True, first=1)
    vault = position.vault
    vault.known[0].see(vault.rings[4], 4, 1)
    play(position, Take(5), Done())
    assert position.view(0).hands[1].keys == ("1D", "5C", "5O", "6C")
    play(position, Throw(1, 7))
    assert position.view(0).notes == (Note(("1D", "5C", "5O", "6C"), (7,), (1,), ()),)
    assert position.view(1).notes == ()


def test_gears_are_noted_with_who_has_seen_them() -> None:
    position = table(rings={5: "6E 5C 5O 6C", 12: "1D"}, doors={3: "3C 4O 5D"})
    play(position, Take(5), Look(2, 1))
    assert position.view(0).gears[1] == Gear(2, 1, 3, (0,))
    assert position.view(1).gears[1] == Gear(2, 1, None, (0,))
    assert position.view(1).known == (1, 0)
    sight = position.view(0).sight
    assert sight is not None
    assert sight.gears == (Gear(2, 1, 3, (0,)),)


def test_who_must_enter_the_code_sees_a_gear_for_a_moment_only() -> None:
    ways: list[dict[str, Any]] = [{"coffre": "code"}, {"notes": False}]
    for options in ways:
        position = table(rings={5: "6E 5C 5O 6C", 12: "1D"}, doors={3: "3C 4O 5D"}, **options)
        play(position, Take(5), Look(2, 1))
        assert position.view(0).gears[1] == Gear(2, 1, None, (0,))
        sight = position.view(0).sight
        assert sight is not None
        assert sight.gears[0].number == 3


def test_the_owner_after_a_lost_bet_sees_the_gear_and_not_the_ring() -> None:
    position = table(rings={5: "4D 4E 5C 5O"}, doors={4: "4C 5O"}, **HIDDEN)
    play(position, Take(5))
    play(position, *[move for move in position.moves(0) if move.__struct_config__.tag == "bet"][:1], Done())
    view = position.view(1)
    assert (view.phase, view.turn, view.player, view.opened) == ("look", 1, 0, (4,))
    play(position, Look(1, 1))
    assert position.view(1).sight == Sight(None, (), (Gear(1, 1, 7, (1,)),))


def test_one_s_own_hidden_keys_are_shown_with_a_notebook_only() -> None:
    for notes in (True, False):
        position = table(rings={5: "3C 5C 5O 6C"}, empty=[12], notes=notes, **HIDDEN)
        play(position, Take(5))
        play(position, Lay(number_of(position, "3C"), 3))
        assert position.view(0).doors[2].locks[0].key == ("3C" if notes else None)
        assert position.view(1).doors[2].locks[0].key is None
        assert position.view(OPEN).doors[2].locks[0].key == "3C"


def test_codes_tried_in_vain_are_noted_while_they_are_as_long_as_the_combination() -> None:
    position = table(coffre="code", combinaison_longue=True)
    play(position, Dial(1), Dial(2), Dial(3), Dial(4))
    assert position.view(None).wrong == ((1, 2, 3, 4),)
    position.safe.stack(1)
    assert position.view(None).wrong == ()


def test_everybody_sees_the_combination_of_an_open_safe() -> None:
    position = table(coffre="code")
    play(position, Dial(7), Dial(3), Dial(9), Dial(1))
    for eye in (0, 1, None):
        view = position.view(eye)
        assert [gear.number for gear in view.gears] == [7, 3, 9, 1]
        assert (view.phase, view.turn, view.player) == ("over", None, None)
    assert position.imagine(1, position.chance).view(1) == position.view(1)
