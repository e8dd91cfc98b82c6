"""What has happened at a table, as everybody there may know it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.table.commands import Offer, Phrase


class Told(Struct, frozen=True, tag_field="told", kw_only=True, gc=False):
    """One entry of the log: its number, and when it happened (milliseconds since 1970)."""

    number: int
    at: int


class Opened(Told, frozen=True, tag="opened"):
    name: str


class Sat(Told, frozen=True, tag="sat"):
    seat: Seat
    name: str


class Left(Told, frozen=True, tag="left"):
    """The seat is open again."""

    seat: Seat
    name: str | None
    bot: str | None
    """The host has sent a bot away."""


class Entrusted(Told, frozen=True, tag="entrusted"):
    """A bot has taken a seat over from somebody (nobody, when it was open)."""

    seat: Seat
    bot: str
    name: str | None


class Begun(Told, frozen=True, tag="begun"):
    """Everybody sits, or the host wished to begin: the deal is made. Open seats are gone, later ones have moved up."""


class Played(Told, frozen=True, tag="played"):
    """A move was made: the events, as each eye may know them, tell what it was. `ply` counts it."""

    seat: Seat
    ply: int


class Flagged(Told, frozen=True, tag="flagged"):
    """Time was up: the move that the rules say was made for that seat, or it has lost."""

    seat: Seat
    ply: int


class Resigned(Told, frozen=True, tag="resigned"):
    seat: Seat


class Undone(Told, frozen=True, tag="undone"):
    """The game is back after its first `ply` moves."""

    seat: Seat
    ply: int


class Offered(Told, frozen=True, tag="offered"):
    offer: Offer
    seat: Seat


class Agreed(Told, frozen=True, tag="agreed"):
    offer: Offer
    seat: Seat


class Declined(Told, frozen=True, tag="declined"):
    """The offer is off: somebody will not, or whoever made it thought again."""

    offer: Offer
    seat: Seat


class Rematched(Told, frozen=True, tag="rematched"):
    """Everybody agreed: it goes on at that table."""

    table: str


class Said(Told, frozen=True, tag="said"):
    """Somebody says something: a text of their own, or a ready phrase."""

    person: str
    name: str
    text: str | None = None
    phrase: Phrase | None = None


class Closed(Told, frozen=True, tag="closed"):
    """The table was put away without a result."""

    by_house: bool


AnyTold: TypeAlias = (
    Opened
    | Sat
    | Left
    | Entrusted
    | Begun
    | Played
    | Flagged
    | Resigned
    | Undone
    | Offered
    | Agreed
    | Declined
    | Rematched
    | Said
    | Closed
)
