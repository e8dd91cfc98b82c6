"""What a wish comes to: an entry for the log, and the checks that all wishes share."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.table.entries import AnyEntry
from ludotheque.table.places import Person, Place
from ludotheque.table.table import Ahead, Table


class Situation(Struct, frozen=True):
    """Who asks and when; which seats have been away for long; what names a new table, and hides a deal."""

    person: Person
    at: int
    away: frozenset[Seat]
    new_table: Callable[[], str]
    new_secret: Callable[[], str]


class Decision(Struct, frozen=True):
    """It may be done: this is to be written. A move comes with the position it leads to."""

    entry: AnyEntry
    ahead: Ahead | None = None


def place_at(table: Table, seat: Seat) -> Place:
    if seat >= len(table.places):
        raise Refused("no-such-seat", details={"number": seat + 1, "most": len(table.places)})
    return table.places[seat]


def refuse_unless_gathering(table: Table) -> None:
    if table.phase != "gathering":
        raise Refused("already-begun" if table.phase == "playing" else "table-over")


def refuse_unless_playing(table: Table) -> None:
    if table.phase != "playing":
        raise Refused("not-begun" if table.phase == "gathering" else "table-over")


def refuse_unless_host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise Refused("not-host", details={"host": table.host_name})


def refuse_unless_player(table: Table, seat: Seat, person: Person) -> None:
    if place_at(table, seat).player != person.id:
        raise Refused("not-your-seat", details={"number": seat + 1})
