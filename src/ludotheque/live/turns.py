"""One after the other, in the order in which they come."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import structlog

log = structlog.get_logger(__name__)


class Turns:
    """Whoever finds nobody before them begins at once: an `asyncio.Lock` would have them wait for the event loop."""

    def __init__(self) -> None:
        self._taken = False
        self._giving = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """Let that begin when it is its turn; it gives the turn back when it is done."""
        if self._taken or self._waiting:
            self._waiting.append(begin)
        else:
            self._taken = True
            begin()

    def give(self) -> None:
        """It is the turn of the next."""
        self._taken = False
        if self._waiting and not self._giving:
            self._go_on()

    @asynccontextmanager
    async def mine(self) -> AsyncGenerator[None]:
        """Wait for one's turn, and have it for as long as that lasts."""
        come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(lambda: self.give() if come.done() else come.set_result(None))
        try:
            await come
        except asyncio.CancelledError:
            if not come.cancelled():  # it had just come
                self.give()
            raise
        try:
            yield
        finally:
            self.give()

    def _go_on(self) -> None:
        self._giving = True
        while self._waiting and not self._taken:
            self._taken = True
            try:
                self._waiting.popleft()()
            except Exception:  # the others must have their turns
                log.exception("a turn failed")
        self._giving = False
