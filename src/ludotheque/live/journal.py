"""What rooms ask of whoever keeps their logs, and of whoever tells other processes of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from ludotheque.outcome import Outcome
from ludotheque.table.journal import Indexed, Listener, Lost, Row, Start, Stored


class Journal(Protocol):
    def write(self, row: Row, start: Start | None = None) -> Outcome[bool]:
        """Write an entry for good (and the table that opens with it); False when its number was taken."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """The entries of a table after that number."""
        ...

    async def last(self, tables: Iterable[str]) -> dict[str, int]:
        """The last number of each of these tables."""
        ...

    async def index(self, entry: Indexed) -> None:
        """Note where a table stands, unless something later has been noted."""
        ...

    async def due(self, now: int, lease: int, most: int) -> list[str]:
        """Tables that somebody must look at; nobody else is told of them before the lease is over."""
        ...


class Bulletin(Protocol):
    @property
    def origin(self) -> str:
        """The name of this process."""
        ...

    async def tell(self, kind: str, body: str) -> None:
        """Tell the others something that is not stored."""
        ...

    async def listen(self, listener: Listener, lost: Lost) -> None:
        """Hear the others, for ever; `lost` when something may have been missed."""
        ...
