"""What waits to be sent through one socket; never more than it can hold."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from ludotheque.web.wire import sent

MOST = 100
"""Messages that wait at most: whoever is slower gets a fresh view instead of updates."""

encode = msgspec.json.Encoder().encode


def _lasting(message: sent.AnySent | None) -> sent.AnySent | None:
    """What of a message a fresh view cannot replace: the answer to something asked."""
    match message:
        case sent.Update(command=str(command)):
            return sent.Done(id=command, table=message.table, number=message.number)
        case sent.Update() | sent.Snapshot() | sent.Presence() | sent.Lobby():
            return None
        case _:
            return message


class Outbox:
    """`overflown` is called once what waited has been thrown away, when there is room again."""

    def __init__(self, send: Callable[[str], Awaitable[None]], overflown: Callable[[], None]) -> None:
        self._send = send
        self._overflown = overflown
        self._waiting: deque[tuple[bytes, sent.AnySent | None]] = deque()
        self._there = asyncio.Event()
        self._behind = False
        self._held = False
        self._sending = asyncio.Lock()

    def put(self, message: sent.AnySent) -> None:
        self._put(encode(message), message)

    def put_encoded(self, message: bytes) -> None:
        """A message that answers nobody, encoded once for all who are told it."""
        self._put(message, None)

    def _put(self, message: bytes, meant: sent.AnySent | None) -> None:
        if not self._behind and len(self._waiting) >= MOST:
            self._behind = True
            waiting, self._waiting = self._waiting, deque()
            for _, before in waiting:
                self._keep(before)
        if self._behind:
            self._keep(meant)
        else:
            self._waiting.append((message, meant))
        if not self._held:
            self._there.set()

    def _keep(self, message: sent.AnySent | None) -> None:
        """What a fresh view cannot replace."""
        kept = _lasting(message)
        if kept is not None and len(self._waiting) < MOST:
            self._waiting.append((encode(kept), kept))

    def hold(self) -> None:
        """Whoever adds now will flush."""
        self._held = True

    async def flush(self) -> None:
        """Send what waits."""
        self._held = False
        async with self._sending:
            while self._waiting or self._behind:
                while self._waiting:
                    await self._send(self._waiting.popleft()[0].decode())
                if self._behind:
                    self._behind = False
                    self._overflown()

    async def run(self) -> None:
        """Send whatever is added, for as long as the socket is open."""
        while True:
            await self._there.wait()
            self._there.clear()
            await self.flush()
