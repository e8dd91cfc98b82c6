"""Those who listen to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from ludotheque.table.table import Line
from ludotheque.table.told import AnyTold

if TYPE_CHECKING:
    from ludotheque.live.room import Room


class Happening:
    """One entry that has become true; what is made of it for one listener may serve the next (`shared`)."""

    __slots__ = ("by", "command", "info", "line", "shared", "told")

    def __init__(self, told: AnyTold, by: str | None, command: str | None, line: Line | None, info: bool) -> None:
        self.told = told
        self.by = by
        self.command = command
        self.line = line
        self.info = info
        """Whether more has changed than the position and whose turn it is."""
        self.shared: dict[Any, Any] = {}


class Watcher(Protocol):
    def happened(self, room: Room, happening: Happening) -> None:
        """One entry more; the table stands after it."""
        ...

    def changed(self, room: Room) -> None:
        """The log was rewritten: start from a fresh view."""
        ...

    def presence(self, room: Room) -> None:
        """Somebody has come or gone."""
        ...
