"""What tables ask of whoever keeps their logs, and of whoever tells other processes of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple, Protocol, TypeAlias

from msgspec import Struct


class Row(NamedTuple):
    """An entry as it is stored; `wake` asks that somebody look at the table then."""

    table: str
    number: int
    command: str | None
    body: bytes
    wake: int | None


class Start(NamedTuple):
    """A table that opens: its first entry."""

    row: Row
    public: bool
    created: int


class Stored(NamedTuple):
    """An entry as it is read."""

    number: int
    command: str | None
    body: bytes


class Indexed(NamedTuple):
    """What the index says of a table as of its entry `number`."""

    table: str
    number: int
    phase: str
    wake: int | None
    ended: int | None
    owners: Collection[str]
    """Those among whose tables it is."""
    involved: Collection[str]
    """Everybody who has left something in its log."""


class Unwritten(Exception):
    """The database does not answer: nobody can tell whether it was written."""


class Journal(Protocol):
    async def write(self, row: Row, start: Start | None = None) -> bool:
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


class Notice(Struct, frozen=True, omit_defaults=True, array_like=True):
    """From one process to the others: the last numbers of some tables, or something that is not stored."""

    origin: str
    tables: dict[str, int] = {}
    kind: str = ""
    body: str = ""


Listener: TypeAlias = Callable[[Notice], None]
Lost: TypeAlias = Callable[[], None]


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
