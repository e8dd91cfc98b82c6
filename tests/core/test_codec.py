"""Options from plain data, and what is said when they make no sense."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

import highcard
from ludotheque.core import codec
from ludotheque.core.game import Options
from ludotheque.core.language import language
from ludotheque.core.refusal import Refused


class Rounds(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=5)] | None = None


def told(data: object) -> str:
    with pytest.raises(Refused) as caught:
        codec.options(highcard.game, data, strict=False)
    return language("en", "highcard").refusal(caught.value)


def test_options_are_read_from_texts_of_a_command_line() -> None:
    assert codec.options(highcard.game, {"cards": "12"}, strict=False) == highcard.HighCardOptions(cards=12)


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    assert told({"colour": "red"}) == "There is no option “colour”. Possible options: cards."


def test_a_value_without_sense_is_named_with_those_allowed() -> None:
    assert told({"cards": "many"}) == "Option “cards” cannot be “many”. Possible values: 8 … 40."
    assert told({"cards": "41"}) == "Option “cards” cannot be “41”. Possible values: 8 … 40."


def test_options_that_are_no_options_at_all() -> None:
    assert "Possible options: cards" in told([1, 2])


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (Literal["1-10", "0-9"], "0-9, 1-10"),
        (bool, "true, false"),
        (Annotated[int, Meta(ge=1)], "1 …"),
        (msgspec.structs.fields(Rounds)[0].type, "1 … 5, null"),
        (str, "str"),
    ],
)
def test_allowed_values_are_told_as_one_types_them(kind: object, values: str) -> None:
    assert codec.allowed(kind) == values


@pytest.mark.parametrize("data", [{}, {"move": "fly"}, {"move": "keep", "card": 3}, None, 7])
def test_bad_moves_name_those_there_are(data: object) -> None:
    with pytest.raises(Refused) as refused:
        codec.move(highcard.game, data)
    assert refused.value.details["known"] == "keep, swap"


def test_events_come_back() -> None:
    assert codec.event(highcard.game, codec.plain(highcard.Kept(1))) == highcard.Kept(1)
