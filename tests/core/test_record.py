"""Records: rebuilt, verified, and named for what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import highcard
from ludotheque.core import codec, record
from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyGame, AnyState
from ludotheque.core.record import Record
from ludotheque.core.refusal import Refused


def finished(game: AnyGame = highcard.game) -> Record:
    blank = Record(
        format=record.FORMAT,
        game=game.slug,
        rules=1,
        options={"cards": 9},
        seats=2,
        shuffle=record.shuffled(b"the secret", (b"Anne", b"Bruno")),
        moves=((0, {"move": "keep"}), (1, {"move": "swap"})),
    )
    *_, last = record.replay(blank, game)
    return msgspec.structs.replace(blank, result=last.state.result())


def refusal(action: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        action()
    return refused.value.code


def test_a_record_is_read_as_it_was_written() -> None:
    whole = finished()
    assert record.decode(record.encode(whole)) == record.sealed(whole)


def test_replay_yields_every_position() -> None:
    steps = list(record.replay(finished(), highcard.game))
    assert [(step.number, step.seat) for step in steps] == [(0, None), (1, 0), (2, 1)]
    assert [len(step.events) for step in steps] == [0, 1, 2]


def test_a_true_deal_is_verified() -> None:
    record.verify(finished())


def altered(**changes: Any) -> Record:
    return msgspec.structs.replace(finished(), shuffle=msgspec.structs.replace(finished().shuffle, **changes))


def test_another_secret_is_found_out() -> None:
    assert refusal(lambda: record.verify(altered(secret=b"other".hex()))) == "verify-commitment"


def test_another_seed_is_found_out() -> None:
    assert refusal(lambda: record.verify(altered(seed="00"))) == "verify-seed"


def test_a_secret_that_is_no_figure() -> None:
    assert refusal(lambda: record.verify(altered(secret="xyz"))) == "record-malformed"


SPOILT: list[tuple[Callable[[bytes], bytes], str]] = [
    (lambda data: data[:-20], "record-truncated"),
    (lambda data: b"", "record-truncated"),
    (lambda data: b"\xff" + data, "record-truncated"),
    (lambda data: b"[]", "record-malformed"),
    (lambda data: data.replace(b'"seats"', b'"chairs"'), "record-malformed"),
    (lambda data: data.replace(b'"keep"', b'"swap"'), "record-tampered"),
    (lambda data: data.replace(b'"format": 1', b'"format": 9'), "record-format"),
]


@pytest.mark.parametrize(("spoil", "code"), SPOILT)
def test_what_is_wrong_with_a_file_is_named(spoil: Callable[[bytes], bytes], code: str) -> None:
    assert refusal(lambda: record.decode(spoil(record.encode(finished())))) == code


def replayed(**changes: Any) -> str:
    return refusal(lambda: list(record.replay(msgspec.structs.replace(finished(), **changes), highcard.game)))


def test_rules_of_another_time_are_refused() -> None:
    assert replayed(rules=2) == "record-rules"


def test_a_seed_that_is_no_figure() -> None:
    assert replayed(shuffle=altered(seed="xyz").shuffle) == "record-malformed"


def test_a_move_that_is_refused_is_named() -> None:
    assert replayed(moves=((1, {"move": "keep"}),)) == "record-move"


def test_a_result_that_is_not_true() -> None:
    result = finished().result
    assert result is not None
    assert replayed(result=msgspec.structs.replace(result, totals=(99, 0))) == "record-result"


def test_a_game_that_cannot_start_anywhere() -> None:
    assert replayed(start={"hands": [1, 2]}) == "record-start"


def test_a_game_that_starts_from_a_given_position() -> None:
    class Resumed(highcard.HighCard):
        def resume(self, options: Any, seats: int, position: dict[str, Any], chance: Chance) -> AnyState:
            return highcard.Position(position["hands"], [], [5])

    given = msgspec.structs.replace(finished(), start={"hands": [1, 2]}, result=None)
    *_, last = record.replay(given, Resumed())
    assert codec.plain(last.state.result())["totals"] == (1, 5)
