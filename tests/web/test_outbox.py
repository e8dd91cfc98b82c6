"""Who listens slowly gets a fresh view, never a queue without end; the answers to what they asked are kept."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from houses import scenario
from ludotheque.table import told
from ludotheque.web.outbox import MOST, Outbox
from ludotheque.web.wire import sent


class Slow:
    """A line through which nothing goes while it is `blocked`."""

    def __init__(self) -> None:
        self.blocked = asyncio.Event()
        self.got: list[dict[str, Any]] = []
        self.overflows = 0
        self.outbox = Outbox(self.send, self.overflown)

    async def send(self, text: str) -> None:
        await self.blocked.wait()
        self.got.append(json.loads(text))

    def overflown(self) -> None:
        self.overflows += 1
        self.outbox.put(sent.Lobby(tables=()))


def update(number: int, command: str | None = None) -> sent.Update:
    said = told.Begun(number=number, at=0)
    return sent.Update(table="here", at=0, number=number, command=command, told=said, now=None, info=None, result=None)


@scenario
async def test_what_is_sent_fast_enough_is_sent_whole() -> None:
    slow = Slow()
    for number in range(MOST):
        slow.outbox.put(update(number))
    slow.blocked.set()
    await slow.outbox.flush()
    assert [message["number"] for message in slow.got] == list(range(MOST))
    assert slow.overflows == 0


@scenario
async def test_whoever_is_too_slow_gets_a_fresh_view_and_every_answer() -> None:
    slow = Slow()
    pump = asyncio.create_task(slow.outbox.run())
    for number in range(20 * MOST):
        slow.outbox.put(update(number, "mine" if number == 50 else None))
        if number == 70:
            slow.outbox.put(sent.Pong(at=70))
        if number == 5 * MOST:
            slow.outbox.put(update(number, "late"))
    assert len(slow.outbox._waiting) <= MOST
    slow.blocked.set()
    await slow.outbox.flush()
    kinds = [message["is"] for message in slow.got]
    assert [message["id"] for message in slow.got if message["is"] == "done"] == ["mine", "late"]
    assert kinds.count("pong") == 1
    assert kinds[-1] == "lobby"
    assert slow.overflows == 1
    slow.outbox.put(update(9_999))
    await asyncio.sleep(0.1)
    assert slow.got[-1]["number"] == 9_999
    pump.cancel()
