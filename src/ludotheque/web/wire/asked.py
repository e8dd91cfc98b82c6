"""What a client sends through the socket."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from ludotheque.table.commands import AnyCommand, CommandId, SeatNumber


class Asked(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A message of a client that is no command: nothing of it is written down."""


class Watch(Asked, frozen=True, tag="watch"):
    """Be told of a table: from the entry after `since` on, or (when that is null or too long ago) from a snapshot."""

    table: str
    since: Annotated[int, Meta(ge=0)] | None = None


class Unwatch(Asked, frozen=True, tag="unwatch"):
    """Be told of it no longer."""

    table: str


class WatchLobby(Asked, frozen=True, tag="lobby"):
    """Be told which public tables wait for people, now and whenever that changes; or no longer."""

    on: bool


class Preview(Asked, frozen=True, tag="preview"):
    """What would this move make and be worth, legal or not yet?"""

    id: CommandId
    table: str
    seat: SeatNumber
    move: dict[str, Any]


class Hint(Asked, frozen=True, tag="hint"):
    """What would the house play here?"""

    id: CommandId
    table: str
    seat: SeatNumber


class Read(Asked, frozen=True, tag="read"):
    """Which move do these typed words mean?"""

    id: CommandId
    table: str
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Ping(Asked, frozen=True, tag="ping"):
    """Still there?"""


AnyAsked: TypeAlias = AnyCommand | Watch | Unwatch | WatchLobby | Preview | Hint | Read | Ping
