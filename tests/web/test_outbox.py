"""Who listens slowly gets a fresh view, never a queue without end; the answers to what they asked are kept."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.table import told
from ludotheque.web.connection import Connection
from ludotheque.web.outbox import MOST, Outbox
from ludotheque.web.wire import sent


class Slow:
    """A line through which nothing goes until it is `freed`."""

    def __init__(self) -> None:
        self.connection = Connection(largest=1)
        self.connection.send = lambda text: self.got.append(json.loads(text))
        self.connection.pause_writing()
        self.got: list[dict[str, Any]] = []
        self.overflows = 0
        self.outbox = Outbox(self.connection, self.overflown)

    def overflown(self) -> None:
        self.overflows += 1
        self.outbox.put(sent.Lobby(tables=()))


def update(number: int, command: str | None = None) -> sent.Update:
    said = told.Begun(number=number, at=0)
    return sent.Update(table="here", at=0, number=number, command=command, told=said, now=None, info=None, result=None)


def test_what_is_sent_fast_enough_is_sent_whole() -> None:
    slow = Slow()
    for number in range(MOST):
        slow.outbox.put(update(number))
    assert not slow.got
    slow.connection.resume_writing()
    assert [message["number"] for message in slow.got] == list(range(MOST))
    assert slow.overflows == 0


def test_a_line_that_is_blocked_again_gets_the_rest_later_and_in_order() -> None:
    slow = Slow()
    for number in range(10):
        slow.outbox.put(update(number))

    def take(text: bytes) -> None:
        slow.got.append(json.loads(text))
        if len(slow.got) == 4:
            slow.connection.pause_writing()

    slow.connection.send = take
    slow.connection.resume_writing()
    slow.outbox.put(update(10))
    assert len(slow.got) == 4
    slow.connection.resume_writing()
    assert [message["number"] for message in slow.got] == list(range(11))


def test_whoever_is_too_slow_gets_a_fresh_view_and_every_answer() -> None:
    slow = Slow()
    for number in range(20 * MOST):
        slow.outbox.put(update(number, "mine" if number == 50 else None))
        if number == 70:
            slow.outbox.put(sent.Pong(at=70))
        if number == 5 * MOST:
            slow.outbox.put(update(number, "late"))
    assert len(slow.outbox._waiting) <= MOST
    slow.connection.resume_writing()
    kinds = [message["is"] for message in slow.got]
    assert [message["id"] for message in slow.got if message["is"] == "done"] == ["mine", "late"]
    assert kinds.count("pong") == 1
    assert kinds[-1] == "lobby"
    assert slow.overflows == 1
    slow.outbox.put(update(9_999))
    assert slow.got[-1]["number"] == 9_999
