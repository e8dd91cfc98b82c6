"""Texts tell structs, refusals and seats in words."""

from __future__ import annotations

import pytest

import highcard
from ludotheque.core.language import LANGUAGES, Language, language
from ludotheque.core.refusal import Refused

NAMES = ["Anne", "Bruno"]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Language:
    return language(request.param, "highcard")


def test_seats_are_told_by_name(words: Language) -> None:
    assert words.struct("event", highcard.Kept(1), NAMES).startswith("Bruno ")


def test_a_seat_without_a_name_has_a_number(words: Language) -> None:
    assert "3" in words.struct("event", highcard.Kept(2), NAMES)


def test_what_is_hidden_is_told_as_none(words: Language) -> None:
    seen = words.struct("event", highcard.Swapped(0, 3, 7), NAMES)
    hidden = words.struct("event", highcard.Swapped(0, 3, None), NAMES)
    assert "7" in seen
    assert "7" not in hidden


def test_several_values_are_joined() -> None:
    assert "1, 8" in language("fr", "highcard").struct("event", highcard.Shown((1, 8)), NAMES)


def test_a_refusal_cites_its_rule(words: Language) -> None:
    refused = Refused("not-your-turn", "C90-6", {"seat": 0, "turn": 1})
    assert "Bruno" in words.refusal(refused, NAMES)
    assert words.refusal(refused, NAMES).endswith("(C90-6)")


def test_a_refusal_without_rule(words: Language) -> None:
    assert "(" not in words.refusal(Refused("game-over"))


def test_yes_and_no() -> None:
    assert language("fr", "highcard").tell("with-rule", {"sentence": True, "rule": False}) == "yes (no)"


def test_a_missing_text_is_an_error(words: Language) -> None:
    with pytest.raises(LookupError):
        words.say("no-such-text")


def test_a_missing_argument_is_an_error(words: Language) -> None:
    with pytest.raises(ValueError, match="seat"):
        words.say("seat")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match="unknown-language"):
        language("tlh")


def test_a_refusal_can_be_read_by_a_programmer() -> None:
    assert str(Refused("seats", "C90-1", {"seats": 9})) == "seats (C90-1) seats=9"


def test_a_table_tells_its_seats_by_name(words: Language) -> None:
    table = words.seated(NAMES)
    assert (table.seat(0), table.sitting("BRUNO")) == ("Anne", 1)
    assert table.struct("event", highcard.Kept(1)).startswith("Bruno ")
    assert words.seat(0) == words.say("seat", number=1)


def test_texts_are_listed_in_the_order_they_are_written(words: Language) -> None:
    assert words.names("event-") == ["event-kept", "event-swapped", "event-shown"]


def test_a_refusal_that_comes_of_another_tells_that_one(words: Language) -> None:
    refused = Refused("record-move", details={"number": 3, "why": "not-your-turn"})
    refused.__cause__ = Refused("not-your-turn", details={"seat": 0, "turn": 1})
    assert words.refusal(refused.__cause__, NAMES) in words.refusal(refused, NAMES)


def test_an_endless_argument_is_cut_short(words: Language) -> None:
    told = words.refusal(Refused("unknown-game", details={"game": "x" * 5000, "known": ""}))
    assert "xxx…" in told
    assert len(told) < 1100
