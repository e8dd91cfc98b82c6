"""Turns, games and matches."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.casse_du_siecle.table import number_of, play, table, told
from ludotheque.core.game import OPEN
from ludotheque.core.refusal import Refused
from ludotheque.games.casse_du_siecle.keys import name_of, written
from ludotheque.games.casse_du_siecle.model import (
    Abandoned,
    AnyMove,
    Bet,
    Change,
    Changed,
    Dealt,
    Dial,
    Done,
    Entered,
    Kept,
    Laid,
    Lay,
    Look,
    Looked,
    Mix,
    Mixed,
    Opened,
    Phase,
    SafeOpened,
    Spared,
    Take,
    Threw,
    Throw,
    Took,
    Unfit,
    Wagered,
)
from ludotheque.games.casse_du_siecle.rules import Position
from ludotheque.games.casse_du_siecle.safe import Spot
from ludotheque.games.casse_du_siecle.terms import TURNS

HIDDEN: dict[str, Any] = {"clefs_cachees": True, "passe_partout": True}
JUNK = "5O 6C 5C 1D"
"""Keys for a ring that fit no door of the first of two players."""


def refused(position: Position, move: AnyMove) -> tuple[str, str]:
    """Why not; nothing has changed."""
    (seat,) = position.turn()
    before = msgspec.json.encode([position.view(OPEN), position.scores()])
    with pytest.raises(Refused) as caught:
        position.play(seat, move)
    assert msgspec.json.encode([position.view(OPEN), position.scores()]) == before
    return caught.value.code, caught.value.rule


def phase_of(position: Position) -> Phase:
    return position.phase


def on_ring(position: Position, ring: int) -> list[str]:
    return sorted(written(name_of(key)) for key in position.vault.rings[ring - 1])


def on_door(position: Position, door: int) -> dict[int, str]:
    return {letter: written(name) for letter, name in position.vault.names(door - 1).items()}


# --- the simple game -------------------------------------------------------------------------------------------------


def test_all_that_fits_is_laid_by_itself_and_the_rest_thrown_by_itself() -> None:
    position = table(rings={5: "3C 2O 5C 3C", 7: "4O"}, empty=[12], seats=2)
    events = play(position, Take(5))
    assert events[0] == Took(0, 5, 4, ("3C", "2O", "5C", "3C"))
    assert [(event.door, event.key) for event in events if isinstance(event, Laid)] == [(1, "2O"), (3, "3C")]
    assert told(events, Unfit) == [Unfit(0, 2)]
    assert told(events, Threw) == [Threw(0, 7, 2, ("5C", "3C"))]
    assert on_ring(position, 7) == ["3C", "4O", "5C"]
    assert (position.seat, position.phase) == (1, "begin")


def test_with_common_doors_a_key_goes_on_any_door() -> None:
    position = table(rings={5: "3C 2O 5C 4O"}, empty=[12], seats=3)
    assert len(told(play(position, Take(5)), Laid)) == 4


def test_what_is_left_over_starts_a_new_ring() -> None:
    position = table(rings={5: JUNK, 7: "1C 1D"}, empty=[12])
    play(position, Take(5))
    assert phase_of(position) == "throw"
    assert refused(position, Throw(1, 12)) == ("incomplete-first", "CS-6")
    assert refused(position, Throw(1, 8)) == ("ring-complete", "CS-2")
    assert refused(position, Throw(5, 7)) == ("no-such-key", "CS-6")
    assert refused(position, Throw(1, 13)) == ("no-such-number", "CS-2")
    play(position, Throw(number_of(position, "5C"), 7))
    play(position, Throw(number_of(position, "5O"), 7))
    assert on_ring(position, 7) == ["1C", "1D", "5C", "5O"]
    assert {move.ring for move in position.moves(0) if isinstance(move, Throw)} == {5, 12}
    play(position, Throw(1, 12))
    assert on_ring(position, 12) == ["1D", "6C"], "the last one follows by itself"
    assert position.seat == 1


def test_an_empty_ring_cannot_be_taken() -> None:
    position = table(empty=[12])
    position.vault.rings[11], position.vault.rings[10] = [], position.vault.rings[11] + position.vault.rings[10]
    assert refused(position, Take(12)) == ("empty-ring", "CS-5")
    assert refused(position, Take(13)) == ("no-such-number", "CS-2")
    assert Take(12) not in position.moves(0)


def opened() -> Position:
    """The first of two players has just opened door 3, and holds 5C."""
    return table(rings={5: "6E 5C 5O 6C", 12: "1D"}, doors={3: "3C 4O 5D"}, empty=[11])


def test_who_lays_the_last_key_looks_at_a_gear() -> None:
    position = opened()
    events = play(position, Take(5))
    assert told(events, Opened) == [Opened(0, 3, ("3C", "4O", "5D", "6E"), 0)]
    assert (position.phase, position.seat) == ("look", 0)
    assert position.view(1).doors[2].open
    assert refused(position, Look(5, 1)) == ("no-such-gear", "CS-3")
    assert refused(position, Look(1, 2)) == ("no-such-gear", "CS-3")
    assert refused(position, Done()) == ("not-now", "CS-5")
    events = play(position, Look(2, 1))
    assert told(events, Looked) == [Looked(0, 2, 1, 3, stacked=False)]
    assert position.safe.known(0) == 1


def test_then_its_keys_are_mixed_with_two_complete_rings() -> None:
    position = opened()
    play(position, Take(5), Look(1, 1))
    assert (position.phase, position.seat) == ("mix", 0)
    assert refused(position, Mix(11)) == ("ring-cannot-be-mixed", "CS-7")
    before = sorted([*on_ring(position, 1), *on_ring(position, 4), "3C", "4O", "5D", "6E"])
    assert play(position, Mix(4)) == []
    assert position.view(None).mixing == (4,)
    assert refused(position, Mix(4)) == ("ring-cannot-be-mixed", "CS-7")
    events = play(position, Mix(1))
    assert events == [Mixed(0, 3, ("3C", "4O", "5D", "6E"), (1, 4), (1, 4, 5))]
    assert sorted([*on_ring(position, 1), *on_ring(position, 4), *on_ring(position, 5)]) == before
    assert on_door(position, 3) == {}
    assert not position.view(None).opened
    assert (position.seat, position.phase) == (1, "begin")


def test_two_doors_give_two_looks_and_are_closed_in_their_order() -> None:
    position = table(rings={5: "6E 4E 5C 5O"}, doors={3: "3C 4O 5D", 1: "1C 2O 3D"}, empty=[11, 12])
    events = play(position, Take(5))
    assert [event.door for event in events if isinstance(event, Opened)] == [1, 3]
    assert position.view(1).opened == (1, 3)
    play(position, Look(1, 1))
    assert phase_of(position) == "look"
    play(position, Look(1, 1))
    assert phase_of(position) == "throw"
    play(position, Throw(1, 5))
    mixed: list[int] = []
    while position.seat == 0:
        mixed += [event.door for event in play(position, position.moves(0)[0]) if isinstance(event, Mixed)]
    assert mixed == [1, 3]


def test_rings_are_not_asked_for_when_there_are_only_two() -> None:
    rings = {5: "6E 5C 5O 6C", 12: "1D"}
    position = table(rings, doors={3: "3C 4O 5D"}, empty=[2, 3, 4, 6, 7, 8, 9, 10, 11])
    play(position, Take(5))
    events = play(position, Look(1, 1))
    assert [(event.rings, event.into) for event in events if isinstance(event, Mixed)] == [((1, 12), (1, 2, 12))]


def test_the_first_to_know_all_gears_wins() -> None:
    position = opened()
    for place in (1, 2, 3):
        position.safe.look(0, Spot(place, 1))
    play(position, Take(5))
    events = play(position, Look(4, 1))
    assert events[-1] == SafeOpened(0, (7, 3, 9, 1), 0)
    result = position.result()
    assert result is not None
    assert (result.totals, result.ranking, result.reason) == ((4, 0), (1, 2), "safe")
    assert position.turn() == frozenset()
    assert [position.moves(seat) for seat in (0, 1)] == [(), ()]
    with pytest.raises(Refused, match="game-over"):
        position.play(1, Take(1))


def test_a_game_of_500_turns_is_shared_by_those_who_know_most() -> None:
    position = table(rings={5: JUNK}, empty=[12], seats=3, portes="attribuees")
    position.safe.look(1, Spot(1, 1))
    position.safe.look(2, Spot(2, 1))
    position.vault.turn = TURNS
    events = play(position, Take(5))
    if position.phase == "throw":
        events = play(position, position.moves(0)[0])
    assert events[-1] == Abandoned(500)
    result = position.result()
    assert result is not None
    assert (result.totals, result.ranking, result.reason) == ((0, 1, 1), (3, 1, 1), "turns")


def test_it_is_somebody_s_turn() -> None:
    position = table()
    with pytest.raises(Refused, match="not-your-turn"):
        position.play(1, Take(1))
    assert position.moves(1) == ()


# --- doors of one's own ----------------------------------------------------------------------------------------------


def test_with_five_players_the_first_to_open_gets_the_spare_door() -> None:
    options: dict[str, Any] = {"portes": "attribuees", "seats": 5}
    position = table(rings={5: "1C 5O 5O 5D"}, doors={1: "2O 3D 4E"}, empty=[11, 12], **options)
    assert told(play(position, Take(5)), Spared) == [Spared(0, 6)]
    assert position.vault.owners == [0, 1, 2, 3, 4, 0]


def test_nobody_gets_a_second_spare_door() -> None:
    options: dict[str, Any] = {"portes": "attribuees", "seats": 4}
    position = table(rings={5: "1C 5O 5O 5D"}, doors={1: "2O 3D 4E"}, empty=[11, 12], **options)
    position.vault.owners[4] = 0
    assert told(play(position, Take(5)), Spared) == []
    assert position.vault.owners[5] is None


# --- master keys -----------------------------------------------------------------------------------------------------


def test_with_master_keys_one_lays_what_one_likes() -> None:
    position = table(rings={5: "3C 3O 4O 5D"}, empty=[12], passe_partout=True)
    events = play(position, Take(5))
    assert (position.phase, told(events, Laid)) == ("lay", [])
    play(position, Lay(number_of(position, "3O"), 3))
    assert on_door(position, 3) == {1: "3O"}
    assert refused(position, Lay(number_of(position, "5D"), 3)) == ("begun-otherwise", "CS-11")
    assert refused(position, Lay(number_of(position, "4O"), 3)) == ("lock-taken", "CS-5")
    assert refused(position, Lay(number_of(position, "5D"), 1)) == ("key-does-not-fit", "CS-10")
    assert refused(position, Lay(number_of(position, "5D"), 4)) == ("not-your-door", "CS-9")
    assert refused(position, Lay(4, 3)) == ("no-such-key", "CS-5")
    assert refused(position, Lay(1, 7)) == ("no-such-number", "CS-1")
    play(position, Lay(number_of(position, "3C"), 3), Done())
    assert phase_of(position) == "throw"


@pytest.mark.parametrize("digit", "3456")
def test_door_3_opens_with_four_keys_of_each_of_its_digits(digit: str) -> None:
    position = table(
        rings={5: f"{digit}C 1E 1D 2E"}, doors={3: f"{digit}O {digit}D {digit}E"}, empty=[12], passe_partout=True
    )
    play(position, Take(5), Lay(number_of_first(position, f"{digit}C"), 3))
    assert position.vault.covered(2)


def number_of_first(position: Position, key: str) -> int:
    """Before it is taken, a ring lies in its own order."""
    return 1 + [written(name_of(held)) for held in position.vault.rings[4]].index(key)


# --- the longer combination ------------------------------------------------------------------------------------------


def test_a_gear_that_was_looked_at_gets_another_on_top() -> None:
    position = table(rings={5: "6E 5C 5O 6C", 12: "1D"}, doors={3: "3C 4O 5D"}, empty=[11], combinaison_longue=True)
    play(position, Take(5))
    events = play(position, Look(2, 1))
    assert told(events, Looked) == [Looked(0, 2, 1, 3, stacked=True)]
    assert len(position.safe.combination()) == 5
    assert len(position.safe.reserve) == 5
    assert [spot for spot in position.safe.spots() if spot.place == 2] == [Spot(2, 1), Spot(2, 2)]


def test_to_win_is_to_know_every_gear_now_on_the_safe() -> None:
    position = table(rings={5: "6E 5C 5O 6C", 12: "1D"}, doors={3: "3C 4O 5D"}, empty=[11], combinaison_longue=True)
    for place in (1, 3, 4):
        position.safe.look(0, Spot(place, 1))
    position.safe.stack(2)
    position.safe.look(0, Spot(2, 2))
    play(position, Take(5))
    events = play(position, Look(2, 1))
    assert told(events, Looked) == [Looked(0, 2, 1, 3, stacked=False)]
    assert told(events, SafeOpened), "the last place was full: nothing was put on top"


# --- entering the code -----------------------------------------------------------------------------------------------


def test_the_code_is_entered_place_by_place_and_a_wrong_one_costs_the_turn() -> None:
    position = table(coffre="code")
    assert play(position, Dial(3)) == []
    assert position.view(1).dialled == (3,)
    assert position.moves(0) == [Dial(number) for number in (1, 2, 4, 5, 6, 7, 8, 9, 10)]
    assert refused(position, Dial(3)) == ("already-dialled", "CS-8")
    assert refused(position, Dial(11)) == ("no-such-number", "CS-3")
    assert refused(position, Take(1)) == ("not-now", "CS-5")
    events = play(position, Dial(7), Dial(9), Dial(1))
    assert events == [Entered(0, (3, 7, 9, 1), right=False)]
    assert (position.seat, position.phase) == (1, "begin")
    assert position.view(0).wrong == ((3, 7, 9, 1),)
    assert Dial(3) in position.moves(1)
    events = play(position, Dial(7), Dial(3), Dial(9), Dial(1))
    assert events == [Entered(1, (7, 3, 9, 1), right=True), SafeOpened(1, (7, 3, 9, 1), 0)]
    result = position.result()
    assert result is not None
    assert result.ranking == (2, 1), "whoever opens wins, whatever they have seen"


def test_knowing_all_gears_does_not_open_a_safe_with_a_code() -> None:
    position = table(rings={5: "6E 5C 5O 6C", 12: "1D"}, doors={3: "3C 4O 5D"}, empty=[11], coffre="code")
    for place in (1, 2, 3):
        position.safe.look(0, Spot(place, 1))
    play(position, Take(5), Look(4, 1))
    assert position.result() is None


def test_of_stacked_gears_the_lower_one_is_entered_first() -> None:
    position = table(coffre="code", combinaison_longue=True)
    position.safe.stack(2)
    events = play(position, Dial(7), Dial(3), Dial(10), Dial(9), Dial(1))
    assert told(events, SafeOpened)


def test_there_is_nothing_to_dial_when_the_safe_opens_by_itself() -> None:
    assert refused(table(), Dial(1)) == ("nothing-to-dial", "CS-8")


# --- hidden keys -----------------------------------------------------------------------------------------------------


def test_hidden_keys_are_turned_up_when_the_door_opens() -> None:
    position = table(rings={5: "3C 3O 5D 6E"}, doors={3: "5D 6E"}, empty=[12], **HIDDEN)
    play(position, Take(5))
    (event,) = play(position, Lay(1, 3))
    assert event == Laid(0, 3, "C", "3C", down=True)
    assert event.seen_by(1) == event.seen_by(None) == Laid(0, 3, "C", None, down=True)
    assert [lock.key for lock in position.view(1).doors[2].locks] == [None] * 4
    assert refused(position, Lay(1, 3)) == ("begun-otherwise", "CS-11")


def bettor() -> Position:
    """The second of two players has begun door 4 with 4C 5O: as printed, or not?"""
    return table(rings={5: "6D 1E 4D 4E", 6: "3C 3O 5D 2D"}, doors={4: "4C 5O", 5: "5C"}, empty=[12], seats=2, **HIDDEN)


def test_a_bet_that_makes_a_code_is_won() -> None:
    position = bettor()
    play(position, Take(5))
    keys = number_of(position, "6D"), number_of(position, "1E")
    events = play(position, Bet(4, keys))
    assert events[:2] == [
        Wagered(0, 1, 4, ("6D", "1E"), won=True),
        Opened(0, 4, ("4C", "5O", "6D", "1E"), 0),
    ]
    play(position, Done())
    assert (position.phase, position.seat) == ("look", 0)


def test_after_a_bet_that_is_lost_the_owner_looks_and_mixes() -> None:
    position = bettor()
    play(position, Take(5))
    keys = number_of(position, "4D"), number_of(position, "4E")
    events = play(position, Bet(4, keys))
    assert events[0] == Wagered(0, 1, 4, ("4D", "4E"), won=False)
    play(position, Done())
    assert (position.phase, position.seat) == ("look", 1)
    assert position.view(1).player == 0
    play(position, Look(1, 1))
    assert (position.phase, position.seat) == ("throw", 0)
    play(position, position.moves(0)[0])
    assert (position.phase, position.seat) == ("mix", 1)
    play(position, *[position.moves(1)[0]], *[position.moves(1)[1]])
    assert (position.phase, position.seat) == ("begin", 1), "the turn was the other one's"


def test_what_is_no_bet_is_refused() -> None:
    position = bettor()
    play(position, Take(5))
    assert refused(position, Bet(4, (1,))) == ("bet-finishes", "CS-15")
    assert refused(position, Bet(6, (1, 2))) == ("bet-on-begun", "CS-15")
    assert refused(position, Bet(1, (1, 2))) == ("bet-on-others", "CS-15")
    wrong = number_of(position, "1E"), number_of(position, "6D")
    assert refused(position, Bet(4, wrong)) == ("bet-does-not-fit", "CS-15")
    assert refused(position, Bet(4, (1, 9))) == ("no-such-key", "CS-5")
    assert refused(table(passe_partout=True), Bet(4, (1, 2))) == ("not-now", "CS-5")
    plain = table(rings={5: "6D 1E 4D 4E"}, doors={4: "4C 5O"}, empty=[12], passe_partout=True)
    play(plain, Take(5))
    assert refused(plain, Bet(4, (1, 2))) == ("no-bets", "CS-15")


def test_bets_are_listed_with_every_choice_of_keys() -> None:
    position = bettor()
    play(position, Take(5))
    found = {
        tuple(written(name_of(position.hand[key - 1])) for key in move.keys)
        for move in position.moves(0)
        if isinstance(move, Bet) and move.door == 4
    }
    assert found == {("6D", "1E"), ("4D", "1E"), ("6D", "4E"), ("4D", "4E")}


# --- changing keys ---------------------------------------------------------------------------------------------------


def changing(**options: Any) -> Position:
    """Door 3 was begun as printed; four 5s would open it too."""
    return table(rings={5: "5C 5O 5E 1D", 7: "2C"}, doors={3: "3C 4O 5D"}, empty=[12], passe_partout=True, **options)


def test_keys_are_taken_back_when_the_door_opens_so() -> None:
    position = changing()
    play(position, Take(5))
    assert Change(3, 5) in position.moves(0)
    events = play(position, Change(3, 5))
    assert events[0] == Changed(0, 3, "CO", ("3C", "4O"), ("5C", "5O", "5E"), ("5C", "5O", "5D", "5E"), down=False)
    assert told(events, Opened) == [Opened(0, 3, ("5C", "5O", "5D", "5E"), 0)]
    hand = position.view(0).hands[0]
    assert (hand.keys, hand.back) == (("1D", "3C", "4O"), 2)
    assert refused(position, Lay(2, 3)) == ("key-taken-back", "CS-16")
    play(position, Done())
    events = play(position, Look(1, 1))
    assert told(events, Threw) == [Threw(0, 7, 3, ("1D", "3C", "4O"))]


def test_what_is_no_change_is_refused() -> None:
    position = changing()
    play(position, Take(5))
    assert refused(position, Change(3, 0)) == ("nothing-in-the-way", "CS-16")
    assert refused(position, Change(3, 4)) == ("key-missing", "CS-16")
    assert refused(position, Change(3, 1)) == ("no-such-code", "CS-10")
    assert refused(position, Change(5, 5)) == ("not-your-door", "CS-9")
    assert refused(position, Change(1, 1)) == ("nothing-in-the-way", "CS-16")
    play(position, Change(3, 5))
    assert refused(position, Change(3, 4)) == ("door-open", "CS-16")


def test_hidden_keys_are_taken_back_unseen() -> None:
    position = changing(clefs_cachees=True)
    play(position, Take(5))
    event = play(position, Change(3, 5))[0]
    assert isinstance(event, Changed)
    assert event.back == ("3C", "4O")
    seen = event.seen_by(1)
    assert isinstance(seen, Changed)
    assert (seen.back, seen.letters, seen.keys) == (None, "CO", ("5C", "5O", "5D", "5E"))


def test_keys_taken_back_cannot_be_kept() -> None:
    position = changing(main=True)
    play(position, Take(5), Change(3, 5), Done(), Look(1, 1))
    assert phase_of(position) == "throw"
    assert refused(position, Done()) == ("not-now", "CS-5")
    play(position, Throw(number_of(position, "3C"), 7))
    assert phase_of(position) == "throw"
    play(position, Throw(number_of(position, "4O"), 7))
    assert phase_of(position) == "keep"
    events = play(position, Done())
    assert told(events, Kept) == [Kept(0, 1)]


# --- for pros --------------------------------------------------------------------------------------------------------


def test_up_to_three_keys_are_kept() -> None:
    position = table(rings={5: JUNK, 7: "1C 1D"}, empty=[12], main=True)
    play(position, Take(5), Done())
    assert phase_of(position) == "throw"
    assert refused(position, Done()) == ("not-now", "CS-5")
    play(position, Throw(1, 7))
    assert phase_of(position) == "keep"
    events = play(position, Done())
    assert events == [Kept(0, 3)]
    assert len(position.vault.hands[0]) == 3
    assert position.seat == 1


def test_kept_keys_are_laid_with_those_of_the_next_ring() -> None:
    position = table(rings={5: "6E 4D 5C 5C"}, doors={3: "3C 4O"}, hands=["5D"], empty=[11, 12], main=True)
    play(position, Take(5))
    assert phase_of(position) == "lay"
    play(position, Lay(number_of(position, "5D"), 3))
    events = play(position, Lay(number_of(position, "6E"), 3))
    assert told(events, Opened)


def test_chips_go_to_the_pots_and_to_those_who_open() -> None:
    position = table(rings={5: "6E 5C 5O 6C", 12: "1D"}, doors={3: "3C 4O 5D"}, empty=[11], first=0, mises="deux")
    position.purse.pay_for_ring(1, 1)
    events = play(position, Take(5))
    assert told(events, Opened) == [Opened(0, 3, ("3C", "4O", "5D", "6E"), 2)]
    assert (position.purse.chips, position.purse.door_pot) == ([1, -1], 0)
    for place in (1, 2, 3):
        position.safe.look(0, Spot(place, 1))
    events = play(position, Look(4, 1))
    assert told(events, SafeOpened) == [SafeOpened(0, (7, 3, 9, 1), 1)]
    assert position.scores() == (1, -1)
    assert position.result() is None
    assert told(events, Dealt) == [Dealt(2, 2, 1)]
    assert (position.seat, position.game, position.vault.turn) == (1, 2, 1)
    assert position.safe.known(0) == 0


def test_the_greatest_gain_wins_the_match() -> None:
    position = table(mises="coffre", coffre="code", first=1)
    play(position, Dial(7), Dial(3), Dial(9), Dial(1))
    assert (position.game, position.seat) == (2, 0)
    position.purse.chips = [3, -3]
    play(position, *[Dial(number) for number in position.safe.combination()])
    result = position.result()
    assert result is not None
    assert (result.totals, result.ranking, result.reason) == ((3, -3), (1, 2), "gain")


def test_after_a_lost_bet_the_pot_goes_to_the_owner() -> None:
    position = table(
        rings={5: "6D 1E 4D 4E", 6: "3C 3O 5D 2D"}, doors={4: "4C 5O"}, empty=[12], mises="trousseau", **HIDDEN
    )
    play(position, Take(5))
    play(position, Bet(4, (number_of(position, "4D"), number_of(position, "4E"))))
    assert position.purse.chips == [-1, 1]
