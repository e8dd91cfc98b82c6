"""What the house sends through the socket."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.game import Result, Seat
from ludotheque.table.told import AnyTold
from ludotheque.web.wire.house import Me, Refusal
from ludotheque.web.wire.tables import ClockInfo, OfferInfo, Plain, SeatInfo, TableInfo

PROTOCOL = 1


class Sent(Struct, frozen=True, tag_field="is", kw_only=True, gc=False):
    """A message of the house."""


class Welcome(Sent, frozen=True, tag="welcome"):
    """The first message."""

    protocol: int
    version: str
    at: int
    """The clock of the house, in milliseconds since 1970."""
    me: Me


class LogLine(Struct, frozen=True, kw_only=True, gc=False):
    """What one eye saw of one move: the game's events."""

    number: int
    events: tuple[Plain, ...]


class Sight(Struct, frozen=True, kw_only=True, gc=False):
    """What one eye sees. A spectator has one of them (seat null), a player one for each of their seats."""

    seat: Seat | None
    view: Plain | None
    """The game's view; null before the deal."""
    moves: tuple[Plain, ...] | None
    """The legal moves of that seat; null when it may not act, or when moves are composed with previews."""
    log: tuple[LogLine, ...]
    """In a snapshot all moves so far, in an update the one that was made (if one was)."""


class Moving(Struct, frozen=True, kw_only=True, gc=False):
    """What changes as a game goes on."""

    ply: int
    """Moves made in this position."""
    turn: tuple[Seat, ...]
    scores: tuple[int, ...]
    clock: ClockInfo | None
    offers: tuple[OfferInfo, ...]
    sights: tuple[Sight, ...]


class Snapshot(Sent, frozen=True, tag="table"):
    """A table as it is after entry `number`. It replaces all that was known of it."""

    at: int
    number: int
    info: TableInfo
    log: tuple[AnyTold, ...]
    """All that everybody may know of what has happened."""
    now: Moving
    watchers: int


class Update(Sent, frozen=True, tag="update"):
    """One entry more. What is null has not changed."""

    table: str
    at: int
    number: int
    command: str | None
    """The id of the command that did it, when it was yours: this is its acknowledgement."""
    told: AnyTold
    now: Moving | None
    """Null when only something was said."""
    info: TableInfo | None
    """Told anew when anything in it but `turn`, `ply` and `changed` has changed."""
    result: Result | None


class Done(Sent, frozen=True, tag="done"):
    """That command has already been done, as that entry."""

    id: str
    table: str
    number: int


class Refused(Sent, frozen=True, tag="refused"):
    """That command, question or (without an id) message is refused; nothing has changed."""

    id: str | None
    table: str | None
    refusal: Refusal


class Presence(Sent, frozen=True, tag="presence"):
    """Somebody has come to the table or has gone away."""

    table: str
    seats: tuple[SeatInfo, ...]
    watchers: int


class Previewed(Sent, frozen=True, tag="preview"):
    id: str
    preview: Plain


class Hinted(Sent, frozen=True, tag="hint"):
    id: str
    ply: int
    move: Plain


class ReadAs(Sent, frozen=True, tag="read"):
    id: str
    move: Plain
    """Legal or not."""


class Lobby(Sent, frozen=True, tag="lobby"):
    """All public tables that wait for people."""

    tables: tuple[TableInfo, ...]


class YourTurn(Sent, frozen=True, tag="your-turn"):
    """It has become your turn at a table, watched or not."""

    table: str
    game: str


class Pong(Sent, frozen=True, tag="pong"):
    at: int


class Closing(Sent, frozen=True, tag="closing"):
    """The house is closing for a moment: what was acknowledged is kept. Come back after so many milliseconds."""

    after: int


AnySent: TypeAlias = (
    Welcome
    | Snapshot
    | Update
    | Done
    | Refused
    | Presence
    | Previewed
    | Hinted
    | ReadAs
    | Lobby
    | YourTurn
    | Pong
    | Closing
)
