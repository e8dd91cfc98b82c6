"""What the house's players see and do."""

from __future__ import annotations

from typing import Any

import pytest

from games.casse_du_siecle.table import number_of, play, table
from ludotheque.bots.arena import Encounter, run
from ludotheque.core.chance import Fast
from ludotheque.games.casse_du_siecle import game
from ludotheque.games.casse_du_siecle.bot import MEMORY, Facile, Normal
from ludotheque.games.casse_du_siecle.keys import name_of, written
from ludotheque.games.casse_du_siecle.knowledge import lock_spot
from ludotheque.games.casse_du_siecle.model import AnyMove, Bet, Change, Dial, Lay, Look, Mix, Take, Throw
from ludotheque.games.casse_du_siecle.rules import Position
from ludotheque.games.casse_du_siecle.safe import Spot

HIDDEN: dict[str, Any] = {"clefs_cachees": True, "passe_partout": True}
JUNK = "5O 6C 5C 1D"
"""Keys that fit no door of the first of two players."""


def normal(position: Position, luck: int = 1) -> AnyMove:
    return Normal().choose(position.imagine(position.seat, Fast(luck)), position.seat, Fast(luck))


def facile(position: Position, luck: int = 1) -> AnyMove:
    return Facile().choose(position.imagine(position.seat, Fast(luck)), position.seat, Fast(luck))


def seen(position: Position, ring: int, turn: int = 1) -> Position:
    """The first seat has seen that ring."""
    position.vault.known[0].see(position.vault.rings[ring - 1], ring - 1, turn)
    return position


def looked(position: Position, seat: int, *places: int) -> Position:
    for place in places:
        position.safe.look(seat, Spot(place, 1))
    return position


def test_normal_beats_facile() -> None:
    encounter = Encounter(game=game.slug, options={}, bots=("normal", "facile"), deals=6, seed="here")
    played = [one for deal in run(encounter) for one in deal]
    assert sum(one.ranking[one.bots.index("normal")] == 1 for one in played) > 0.7 * len(played)


# --- taking a ring ---------------------------------------------------------------------------------------------------


def test_normal_takes_the_ring_that_opens_its_door() -> None:
    position = seen(table(rings={5: "6E 5C 5O 6C", 7: "1C 2O 6C 5C"}, doors={3: "3C 4O 5D"}), 5)
    seen(position, 7)
    assert {normal(position, luck) for luck in range(10)} == {Take(5)}


def test_normal_takes_a_ring_away_from_who_would_open_with_it() -> None:
    """Neither ring is of any use to itself."""
    position = table(rings={5: "1E 5C 6C", 9: JUNK}, doors={4: "4C 5O 6D"}, empty=[1, 2, 3, 4, 6, 7, 8, 10, 11, 12])
    seen(seen(position, 5), 9)
    assert {normal(position, luck) for luck in range(10)} == {Take(5)}


def test_normal_leaves_a_ring_of_no_use_to_it() -> None:
    position = seen(table(rings={5: JUNK}), 5)
    assert Take(5) not in {normal(position, luck) for luck in range(10)}


def test_facile_goes_back_to_a_ring_of_which_it_remembers_a_key_that_fits() -> None:
    position = seen(table(rings={5: "6E 5C 5O 6C"}, doors={3: "3C 4O 5D"}), 5)
    assert {facile(position, luck) for luck in range(30)} > {Take(5)}
    often = sum(facile(position, luck) == Take(5) for luck in range(60))
    position.vault.turn = 1 + MEMORY // 2
    less = sum(facile(position, luck) == Take(5) for luck in range(60))
    position.vault.turn = 1 + MEMORY
    assert often > less > sum(facile(position, luck) == Take(5) for luck in range(60))


# --- laying ----------------------------------------------------------------------------------------------------------


def test_both_lay_what_fits() -> None:
    position = table(rings={5: "3C 5C 5O 6C"}, doors={3: "4O 5D 6E"}, passe_partout=True)
    play(position, Take(5))
    assert normal(position) == Lay(number_of(position, "3C"), 3)
    assert isinstance(facile(position), Lay)
    play(position, Lay(number_of(position, "3C"), 3))
    assert position.vault.covered(2)


def test_normal_opens_with_master_keys() -> None:
    position = table(rings={5: "5C 5O 5E 1D"}, doors={3: "5D"}, empty=[12], passe_partout=True)
    play(position, Take(5))
    while not position.vault.covered(2):
        move = normal(position)
        assert isinstance(move, Lay)
        assert move.door == 3
        play(position, move)


def test_normal_changes_keys_when_that_opens_a_door() -> None:
    position = table(rings={5: "5C 5O 5E 1D", 7: "2C"}, doors={3: "3C 4O 5D"}, passe_partout=True)
    play(position, Take(5))
    assert normal(position) == Change(3, 5)
    assert not isinstance(facile(position), Change), "a child lays, and changes nothing"


@pytest.mark.parametrize(("hand", "odds"), [("6D 1E", True), ("4D 1E", False)])
def test_normal_bets_when_the_odds_are_good(hand: str, odds: bool) -> None:
    """Door 4 was begun with 4C 5O, which it saw on a ring: as printed, for sure. 4D 1E make no code."""
    position = table(rings={5: f"{hand} 2C 3O"}, doors={4: "4C 5O"}, **HIDDEN)
    known = position.vault.known[0]
    for letter in (0, 1):
        key = position.vault.doors[3][letter]
        assert key is not None
        known.see([key], lock_spot(3, letter), 1)
    play(position, Take(5))
    bets = {normal(position, luck) for luck in range(6)}
    assert all(isinstance(move, Bet) for move in bets) == odds
    assert any(isinstance(move, Bet) for move in bets) == odds


# --- looking, throwing, mixing ---------------------------------------------------------------------------------------


def opened(**options: Any) -> Position:
    position = table(rings={5: "6E 5C 5O 6C", 12: "1D"}, doors={3: "3C 4O 5D"}, empty=[11], **options)
    play(position, Take(5))
    return position


def test_normal_looks_at_a_gear_that_it_has_not_seen() -> None:
    position = looked(opened(), 0, 1, 3, 4)
    assert {normal(position, luck) for luck in range(10)} == {Look(2)}


def test_facile_sometimes_looks_at_one_again() -> None:
    position = looked(opened(), 0, 1, 3)
    found = [facile(position, luck) for luck in range(60)]
    assert set(found) == {Look(1), Look(2), Look(3), Look(4)}
    assert sum(move in (Look(2), Look(4)) for move in found) > 40


def test_normal_parts_keys_that_the_other_one_waits_for() -> None:
    """Door 4 lacks 6D and 1E: they are not thrown onto the same ring."""
    position = table(rings={5: "6D 1E 5C 2E", 7: "2C 2C"}, doors={4: "4C 5O"}, empty=[12])
    play(position, Take(5))
    while position.phase == "throw":
        play(position, normal(position))
    for ring in position.vault.rings:
        assert not {"6D", "1E"} <= {written(name_of(key)) for key in ring}


def test_normal_keeps_what_it_will_need() -> None:
    position = table(rings={5: "6E 5C 5O 1D", 7: "2C"}, doors={3: "3C 4O"}, empty=[12], main=True)
    play(position, Take(5))
    while position.phase != "begin":
        move = normal(position)
        if isinstance(move, Throw):
            assert written(name_of(position.hand[move.key - 1])) != "6E"
        play(position, move)
    assert written(name_of(position.vault.doors[2][3] or 0)) == "6E", "it was laid: nothing was to be waited for"


def test_normal_mixes_away_what_helps_the_other_one() -> None:
    rings = {3: "6D 1E 5C 6O", 5: "6E 5C 5O 6C", 12: "1D"}
    position = seen(table(rings, doors={3: "3C 4O 5D", 4: "4C 5O"}, empty=[11]), 3)
    play(position, Take(5), Look(1))
    assert {normal(position, luck) for luck in range(10)} == {Mix(3)}


# --- the code --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choose", [normal, facile])
def test_who_knows_the_code_enters_it(choose: Any) -> None:
    position = looked(table(coffre="code"), 0, 1, 2, 3, 4)
    for number in (7, 3, 9):
        assert sum(choose(position, luck) == Dial(number) for luck in range(20)) >= 15
        play(position, Dial(number))
    assert sum(choose(position, luck) == Dial(1) for luck in range(20)) >= 15


def test_normal_takes_a_ring_as_long_as_it_does_not_know_the_code() -> None:
    position = looked(table(coffre="code"), 0, 1, 2, 3)
    assert isinstance(normal(position), Take)


def test_normal_guesses_the_last_number_when_somebody_else_knows_them_all() -> None:
    position = looked(looked(table(coffre="code"), 0, 1, 2, 3), 1, 1, 2, 3, 4)
    assert normal(position) == Dial(7)
    play(position, Dial(7), Dial(3), Dial(9))
    assert {normal(position, luck) for luck in range(40)} == {Dial(number) for number in (1, 2, 4, 5, 6, 8, 10)}
