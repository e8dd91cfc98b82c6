from __future__ import annotations

import msgspec
import pytest

from around import AGAIN, KEEP, LATER, LEA, SWAP, TOM, ZOE, Around
from ludotheque.core.refusal import Refused
from ludotheque.table import commands, entries
from ludotheque.table.agreeing import waiting
from ludotheque.table.sight import finished_record
from ludotheque.table.table import Table
from ludotheque.table.terms import TurnClock


def test_ones_own_last_move_is_taken_back_at_once() -> None:
    around = Around.begun(TOM, ZOE)
    around.play(LEA, 0, KEEP)
    around.undo(LEA, 0)
    assert around.table.turn == {0}
    assert not around.table.plies
    with pytest.raises(Refused, match="nothing-to-undo"):
        around.undo(LEA, 0)
    with pytest.raises(Refused, match="stale"):
        around.do(LEA, commands.Undo, seat=0, ply=1)


def test_what_was_seen_stays_seen() -> None:
    around = Around.begun(TOM, ZOE)
    around.play(LEA, 0, SWAP)
    with pytest.raises(Refused, match="undo-revealed"):
        around.undo(LEA, 0)
    around.do(ZOE, commands.Entrust, seat=2, bot="hasard")
    with pytest.raises(Refused, match="undo-revealed"):
        around.undo(LEA, 0)


def test_no_undo_where_the_terms_say_so() -> None:
    around = Around.begun(TOM, ZOE, undo=False)
    around.play(LEA, 0, KEEP)
    with pytest.raises(Refused, match="undo-not-allowed"):
        around.undo(LEA, 0)


def test_after_somebody_elses_move_all_must_agree_and_any_move_settles_it() -> None:
    around = Around.begun(TOM, ZOE)
    around.play(LEA, 0, KEEP)
    around.play(TOM, 1, KEEP)
    around.undo(LEA, 0)
    offering = around.table.offers["undo"]
    assert waiting(around.table, "undo", offering) == ([0], [1, 2])
    with pytest.raises(Refused, match="already-offered"):
        around.undo(LEA, 0)
    around.answer(TOM, "undo", agree=True)
    assert waiting(around.table, "undo", offering) == ([0, 1], [2])
    with pytest.raises(Refused, match="agreed-already"):
        around.answer(TOM, "undo", agree=True)
    around.answer(ZOE, "undo", agree=True)
    assert around.table.plies == []

    around.play(LEA, 0, KEEP)
    around.play(TOM, 1, KEEP)
    around.undo(LEA, 0)
    around.answer(TOM, "undo", agree=False)
    assert not around.table.offers
    around.undo(LEA, 0)
    around.answer(LEA, "undo", agree=False)
    around.undo(LEA, 0)
    around.play(ZOE, 2, KEEP)
    assert not around.table.offers
    with pytest.raises(Refused, match="no-offer"):
        around.answer(TOM, "undo", agree=True)


def test_bots_agree_to_an_undo() -> None:
    around = Around(["screen", "open", "hasard", "open"])
    around.sit(TOM, 1)
    around.sit(ZOE, 3)
    around.play(LEA, 0, KEEP)
    around.do(TOM, commands.Entrust, seat=1, bot="hasard")
    around.do(ZOE, commands.Entrust, seat=3, bot="hasard")
    around.undo(LEA, 0)
    assert around.table.plies == []


def test_an_undo_gives_the_turn_its_time_again() -> None:
    around = Around.begun(TOM, ZOE, clock=TurnClock(10))
    around.at += 4_000
    around.play(LEA, 0, KEEP)
    around.at += 3_000
    around.undo(LEA, 0)
    timer = around.table.timer
    assert timer is not None
    assert timer.running == {0}
    assert timer.left(around.at)[0] == 10_000


def _over() -> Around:
    around = Around.begun(TOM)
    around.play(LEA, 0, KEEP)
    with pytest.raises(Refused, match="not-over"):
        around.rematch(TOM)
    around.play(TOM, 1, KEEP)
    return around


def test_a_rematch_needs_everybody_and_a_nonce_for_each_seat() -> None:
    around = _over()
    for person, nonces, code in ((ZOE, 1, "not-seated"), (TOM, 2, "wrong-nonces"), (TOM, 0, "wrong-nonces")):
        with pytest.raises(Refused, match=code):
            around.rematch(person, nonces)
    around.rematch(TOM)
    with pytest.raises(Refused, match="already-offered"):
        around.rematch(LEA)
    with pytest.raises(Refused, match="wrong-nonces"):
        around.answer(LEA, "rematch", agree=True)
    with pytest.raises(Refused, match="not-seated"):
        around.answer(ZOE, "rematch", agree=True, nonces=1)
    around.answer(LEA, "rematch", agree=True, nonces=1)
    last = around.log[-1]
    assert isinstance(last, entries.Rematched)
    assert [occupant.person for occupant in last.opened.seats] == ["lea", "tom"]
    assert last.opened.terms == around.table.terms
    assert (last.opened.secret, last.opened.again) == (AGAIN, LATER)
    assert around.table.next == "there"
    with pytest.raises(Refused, match="rematched-already"):
        around.rematch(TOM)


def test_the_house_is_bound_to_a_rematch_before_anybody_gives_a_nonce_for_it() -> None:
    around = Around.begun(TOM)
    assert around.table.promised is None
    around = _over()
    promised = around.table.promised
    assert promised is not None
    around.rematch(TOM)
    around.answer(LEA, "rematch", agree=True, nonces=1)
    last = around.log[-1]
    assert isinstance(last, entries.Rematched)
    assert Table.of("there", [last.opened]).commitment == promised != around.table.commitment
    assert AGAIN not in msgspec.json.encode((around.table.log, finished_record(around.table))).decode()


def test_a_rematch_is_declined() -> None:
    around = _over()
    around.rematch(TOM)
    around.answer(LEA, "rematch", agree=False)
    assert around.table.next is None
    around.rematch(LEA)


def test_who_resigned_is_asked_for_a_rematch_and_who_left_is_not() -> None:
    resigned = Around.begun(TOM)
    resigned.do(TOM, commands.Resign, seat=1)
    resigned.rematch(LEA)
    assert waiting(resigned.table, "rematch", resigned.table.offers["rematch"]) == ([0], [1])

    left = Around.begun(TOM)
    left.do(TOM, commands.Entrust, seat=1, bot="hasard")
    left.play(LEA, 0, KEEP)
    left.do(LEA, commands.Resign, seat=0)
    left.rematch(LEA)
    assert left.table.next == "there"
