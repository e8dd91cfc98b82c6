"""The log of a table: everything that changes it, and there is no state beside it."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.table.commands import Offer, Phrase
from ludotheque.table.terms import Terms


class Occupant(Struct, frozen=True):
    """Who is at a seat as the table opens: a person (with a nonce), a bot, or nobody yet."""

    person: str | None = None
    name: str | None = None
    nonce: str | None = None
    bot: str | None = None


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True, kw_only=True, gc=False):
    """When it happened (milliseconds since 1970), and who did it (the house, when nobody)."""

    at: int
    by: str | None = None


class Opened(Entry, frozen=True, tag="opened"):
    name: str
    terms: Terms
    rules: int
    seats: tuple[Occupant, ...]
    secret: str
    again: str
    """The secret of a rematch: what binds the house is shown before the nonces for that come."""


class Sat(Entry, frozen=True, tag="sat"):
    seat: Seat
    name: str
    nonce: str


class Left(Entry, frozen=True, tag="left"):
    seat: Seat


class Entrusted(Entry, frozen=True, tag="entrusted"):
    seat: Seat
    bot: str


class Begun(Entry, frozen=True, tag="begun"):
    pass


class Played(Entry, frozen=True, tag="played"):
    seat: Seat
    move: Any


class Flagged(Entry, frozen=True, tag="flagged"):
    """`move` is what the rules say that running out of time amounts to; without one the seat has lost."""

    seat: Seat
    move: Any = None


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: Seat


class Undone(Entry, frozen=True, tag="undone"):
    """The game is back after its first `ply` moves."""

    seat: Seat
    ply: int


class Offered(Entry, frozen=True, tag="offered"):
    offer: Offer
    seat: Seat
    ply: int = 0
    nonces: tuple[str, ...] = ()


class Agreed(Entry, frozen=True, tag="agreed"):
    offer: Offer
    seat: Seat
    nonces: tuple[str, ...] = ()


class Declined(Entry, frozen=True, tag="declined"):
    offer: Offer
    seat: Seat


class Rematched(Entry, frozen=True, tag="rematched"):
    """`opened` is the first entry of that other table."""

    table: str
    opened: Opened


class Said(Entry, frozen=True, tag="said"):
    name: str
    text: str | None = None
    phrase: Phrase | None = None


class Closed(Entry, frozen=True, tag="closed"):
    pass


AnyEntry: TypeAlias = (
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

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode(data: bytes) -> AnyEntry:
    return _decoder.decode(data)
