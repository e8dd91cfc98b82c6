from __future__ import annotations

import msgspec
import pytest

from around import AGAIN, LEA, SECRET, nonce
from ludotheque.core.refusal import Refused
from ludotheque.table.opening import opened
from ludotheque.table.table import Table
from ludotheque.table.terms import BotSeat, OpenSeat, ScreenSeat, Terms


def test_options_are_written_whole_so_that_new_defaults_change_no_table() -> None:
    entry = opened(LEA, Terms(game="high-card"), [OpenSeat(), OpenSeat()], 0, SECRET, AGAIN)
    assert entry.terms.options == {"cards": 8}


@pytest.mark.parametrize(
    ("terms", "seats", "code"),
    [
        (Terms(game="high-card"), 1, "seats"),
        (Terms(game="high-card"), 9, "seats"),
        (Terms(game="no-such-game"), 2, "unknown-game"),
        (Terms(game="high-card", options={"cards": 3}), 2, "bad-option"),
        (Terms(game="high-card", options={"colour": "red"}), 2, "unknown-option"),
    ],
)
def test_what_makes_no_sense_is_refused(terms: Terms, seats: int, code: str) -> None:
    with pytest.raises(Refused, match=code):
        opened(LEA, terms, [OpenSeat()] * seats, 0, SECRET, AGAIN)


def test_bots_are_known_and_people_named() -> None:
    with pytest.raises(Refused, match="bot"):
        opened(LEA, Terms(game="high-card"), [OpenSeat(), BotSeat("genius")], 0, SECRET, AGAIN)
    entry = opened(LEA, Terms(game="high-card"), [ScreenSeat(nonce()), ScreenSeat(nonce(), " Papa ")], 0, SECRET, AGAIN)
    assert [occupant.name for occupant in entry.seats] == ["Léa", "Papa"]


def test_a_log_of_other_rules_is_not_taken_for_ours() -> None:
    entry = opened(LEA, Terms(game="high-card"), [OpenSeat(), OpenSeat()], 0, SECRET, AGAIN)
    with pytest.raises(Refused, match="record-rules"):
        Table.of("old", [msgspec.structs.replace(entry, rules=99)])
