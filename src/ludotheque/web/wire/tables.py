"""A table as a client knows it, and the HTTP bodies about tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import Result, Seat
from ludotheque.table.commands import Offer
from ludotheque.table.terms import SeatWish, Terms

Plain: TypeAlias = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
"""A move, event, view or preview of a game: its own schema says what is in it."""

Phase: TypeAlias = Literal["gathering", "playing", "finished", "closed"]


class Promised(Struct, frozen=True, kw_only=True):
    """A table that the house lets one open, and the deal that it binds itself to before it is told any nonce."""

    promise: str
    table: str
    commitment: str
    """SHA-256 of the house's secret, in hexadecimal."""


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Open the table that was promised; a promise is good for one, within the hour."""

    promise: Annotated[str, Meta(max_length=200)]
    terms: Terms
    seats: tuple[SeatWish, ...]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits there."""

    kind: Literal["open", "person", "bot"]
    person: str | None
    """Whose seat it is: also whoever left it to a bot and may have it back."""
    name: str | None
    bot: str | None
    here: bool
    """Whether that person is looking at the table now; bots always are."""
    away_since: int | None
    resigned: bool


class ClockInfo(Struct, frozen=True, kw_only=True):
    """Time left, as of `at` of the message (milliseconds); the seats whose turn it is lose it."""

    remaining: tuple[int | None, ...]
    deadline: int | None
    """When the next flag falls, in milliseconds since 1970."""


class OfferInfo(Struct, frozen=True, kw_only=True):
    """Something is offered and not yet settled."""

    offer: Offer
    seat: Seat
    agreed: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


class TableInfo(Struct, frozen=True, kw_only=True):
    """What anybody who has the link may know of a table: for lobby, invitation and one's own tables."""

    table: str
    terms: Terms
    phase: Phase
    host: str
    host_name: str
    seats: tuple[SeatInfo, ...]
    mine: tuple[Seat, ...]
    """The seats of whoever asks."""
    turn: tuple[Seat, ...]
    ply: int
    rated: bool
    created: int
    changed: int
    commitment: str
    """SHA-256 of the house's secret, in hexadecimal: see how a deal is settled."""
    result: Result | None
    next: str | None
    """The table of the rematch."""
    again: str | None
    """The commitment of its deal, shown as soon as a rematch can be proposed: before anybody sends a nonce."""


class Tables(Struct, frozen=True):
    tables: tuple[TableInfo, ...]


class Moment(Struct, frozen=True, kw_only=True):
    """A position of a finished game, and what led to it."""

    ply: int
    seat: Seat | None
    move: Plain | None
    events: tuple[Plain, ...]
    view: Plain
    scores: tuple[int, ...]


class Replay(Struct, frozen=True, kw_only=True):
    """Some moments of a finished game, from one eye."""

    game: str
    names: tuple[str, ...]
    plies: int
    first: int
    moments: tuple[Moment, ...]
