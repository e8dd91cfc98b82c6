"""A table as it is told through the socket."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.live.presence import Presence
from ludotheque.live.room import Room
from ludotheque.live.watching import Happening
from ludotheque.table import agreeing, told
from ludotheque.table.places import Place
from ludotheque.table.sight import moves, seen, view
from ludotheque.table.table import Line, Table
from ludotheque.web.wire.sent import LogLine, Moving, Sight, Snapshot, Update
from ludotheque.web.wire.tables import ClockInfo, OfferInfo, SeatInfo, TableInfo


def seats(table: Table, presence: Presence) -> tuple[SeatInfo, ...]:
    here = presence.here(table.name)
    return tuple(_seat(table.name, place, here, presence) for place in table.places)


def _seat(table: str, place: Place, here: set[str], presence: Presence) -> SeatInfo:
    present = place.bot is not None or place.person in here
    away = None if present or place.person is None else presence.away_since(table, place.person)
    return SeatInfo(
        kind=place.kind,
        person=place.person,
        name=place.name,
        bot=place.bot,
        here=present,
        away_since=away,
        resigned=place.resigned,
    )


def info(table: Table, presence: Presence, person: str | None) -> TableInfo:
    """What anybody may know of a table, and which seats are theirs."""
    return TableInfo(
        table=table.name,
        terms=table.terms,
        phase=table.phase,
        host=table.host,
        host_name=table.host_name,
        seats=seats(table, presence),
        mine=() if person is None else table.seats_of(person),
        turn=tuple(sorted(table.turn)),
        ply=len(table.plies),
        rated=table.rated,
        created=table.created,
        changed=table.changed,
        commitment=table.commitment,
        result=table.result,
        next=table.next,
        again=table.promised,
    )


def open_to_all(table: Table, at: int) -> Moving:
    """What every eye sees of the position."""
    timer = table.timer
    clock = None
    if timer is not None and table.phase == "playing":
        fallen = timer.next()
        clock = ClockInfo(remaining=timer.left(at), deadline=fallen[0] if fallen else None)
    return Moving(
        ply=len(table.plies),
        turn=tuple(sorted(table.turn)),
        scores=() if table.state is None else table.state.scores(),
        clock=clock,
        offers=_offers(table) if table.offers else (),
        sights=(),
    )


def sights(table: Table, seats: Sequence[Seat], log: Sequence[Line]) -> tuple[Sight, ...]:
    """The position as those seats see it, and the lines of the log that they are to be told.

    Those who have no seat see what the table shows.
    """
    return tuple([_sight(table, eye, log) for eye in seats or (None,)])


def _sight(table: Table, eye: Seat | None, log: Sequence[Line]) -> Sight:
    told = tuple([LogLine(number=line.number, events=seen(line, eye)) for line in log])
    return Sight(seat=eye, view=view(table, eye), moves=moves(table, eye), log=told)


def _offers(table: Table) -> tuple[OfferInfo, ...]:
    made: list[OfferInfo] = []
    for offer, offering in table.offers.items():
        agreed, waiting = agreeing.waiting(table, offer, offering)
        made.append(OfferInfo(offer=offer, seat=offering.seat, agreed=tuple(agreed), waiting=tuple(waiting)))
    return tuple(made)


def snapshot(
    room: Room, presence: Presence, person: str, at: int, muted: frozenset[str], known: Sequence[Seat]
) -> Snapshot:
    """All that one may know of a table; `known` are the seats that are theirs."""
    table = room.table
    heard = tuple(told_ for told_ in table.log if not (isinstance(told_, told.Said) and told_.person in muted))
    return Snapshot(
        at=at,
        number=table.number,
        info=info(table, presence, person),
        log=heard,
        now=replace(open_to_all(table, at), sights=sights(table, known, table.lines)),
        watchers=len(presence.here(table.name)),
    )


def update(
    room: Room, happening: Happening, presence: Presence, person: str, command: str | None, seats: Sequence[Seat]
) -> Update:
    """One entry more, as somebody with these seats may know it."""
    table = room.table
    now: Moving | None = None
    if not isinstance(happening.told, told.Said):
        common = happening.shared.get(Moving)
        if common is None:
            common = happening.shared[Moving] = open_to_all(table, happening.told.at)
        log = () if happening.line is None else (happening.line,)
        now = replace(common, sights=sights(table, seats, log))
    return Update(
        table=table.name,
        at=happening.told.at,
        number=happening.told.number,
        command=command,
        told=happening.told,
        now=now,
        info=info(table, presence, person) if happening.info else None,
        result=table.result,
    )
