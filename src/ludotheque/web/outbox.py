"""What waits to be sent through one socket; never more than it can hold."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from ludotheque.web.wire.sent import AnySent

MOST = 100
"""Messages that wait at most: whoever is slower gets a fresh view instead of updates."""

encode = msgspec.json.Encoder().encode


class Outbox:
    """`overflown` is called once all that waited has been thrown away, when there is room again."""

    def __init__(self, send: Callable[[str], Awaitable[None]], overflown: Callable[[], None]) -> None:
        self._send = send
        self._overflown = overflown
        self._waiting: deque[bytes] = deque()
        self._there = asyncio.Event()
        self._behind = False
        self._held = False
        self._sending = asyncio.Lock()

    def put(self, message: AnySent) -> None:
        self.put_encoded(encode(message))

    def put_encoded(self, message: bytes) -> None:
        if self._behind:
            return
        if len(self._waiting) >= MOST:
            self._waiting.clear()
            self._behind = True
        else:
            self._waiting.append(message)
        if not self._held:
            self._there.set()

    def hold(self) -> None:
        """Whoever adds now will flush."""
        self._held = True

    async def flush(self) -> None:
        """Send what waits."""
        self._held = False
        async with self._sending:
            while self._waiting or self._behind:
                while self._waiting:
                    await self._send(self._waiting.popleft().decode())
                if self._behind:
                    self._behind = False
                    self._overflown()

    async def run(self) -> None:
        """Send whatever is added, for as long as the socket is open."""
        while True:
            await self._there.wait()
            self._there.clear()
            await self.flush()
