"""What comes of something that takes a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Outcome(Generic[T]):
    """Awaited like a future; but whoever listens is told at once, not in the next turn of the event loop."""

    __slots__ = ("_error", "_known", "_listening", "_value")

    def __init__(self) -> None:
        self._known = False
        self._value: T | None = None
        self._error: Exception | None = None
        self._listening: list[Callable[[Outcome[T]], None]] = []

    def set(self, value: T) -> None:
        self._value = value
        self._settle()

    def fail(self, error: Exception) -> None:
        self._error = error
        self._settle()

    def then(self, tell: Callable[[Outcome[T]], None]) -> None:
        """Have that called when it is known, now if it is."""
        if self._known:
            tell(self)
        else:
            self._listening.append(tell)

    def result(self) -> T:
        """What came of it. Raises what went wrong."""
        if self._error is not None:
            raise self._error
        return self._value  # type: ignore[return-value]  # it is known

    def __await__(self) -> Generator[Any, None, T]:
        if not self._known:
            known: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.then(lambda _: None if known.done() else known.set_result(None))
            yield from known
        return self.result()

    def _settle(self) -> None:
        self._known = True
        for tell in self._listening:
            tell(self)
