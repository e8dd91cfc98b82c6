"""Entries as they are stored and read, and what processes tell each other of them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple, TypeAlias

from msgspec import Struct


class Row(Struct, frozen=True, gc=False):
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


class Notice(Struct, frozen=True, omit_defaults=True, array_like=True):
    """From one process to the others: the last numbers of some tables, or something that is not stored."""

    origin: str
    tables: dict[str, int] = {}
    kind: str = ""
    body: str = ""


Listener: TypeAlias = Callable[[Notice], None]
Lost: TypeAlias = Callable[[], None]
