"""Tables: opening them, finding them, and what remains of them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from ludotheque.core import catalogue, record
from ludotheque.core.refusal import Refused
from ludotheque.live.house import now
from ludotheque.live.names import new_secret
from ludotheque.table.opening import opened
from ludotheque.table.places import Person
from ludotheque.table.sight import finished_record
from ludotheque.web import lobby, messages
from ludotheque.web.known import AnyRequest, HouseService, Known, Visitor, address, lang
from ludotheque.web.refusals import DESCRIBED
from ludotheque.web.replays import replay
from ludotheque.web.wire.tables import OpenTable, Promised, Replay, TableInfo, Tables
from ludotheque.web.words import names, words

MOST_OPEN = 50
RECORD = 1 << 20

Eye = Annotated[str, QueryParameter(description="A seat's number, `table` for a spectator, `open` for all.")]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=200)]


@post("/api/promises", responses=DESCRIBED)
async def promise(service: HouseService, me: Known) -> Promised:
    """Bind the house to the deal of a table that is about to be opened."""
    service.limits.promise(me.person)
    return service.promises.make(now())


@post("/api/tables", responses=DESCRIBED)
async def open_table(service: HouseService, me: Known, data: JSONBody[OpenTable]) -> TableInfo:
    """Open a table."""
    service.limits.table(me.person)
    if len(await service.ledger.going_on(me.person)) >= MOST_OPEN:
        raise Refused("too-many-tables", details={"most": MOST_OPEN})
    at = now()
    table, secret = service.promises.keep(data.promise, at)
    entry = opened(Person(me.person, me.name), data.terms, data.seats, at, secret, new_secret())
    room = await service.house.open(table, entry)
    return messages.info(room.table, service.house.presence, me.person)


@get("/api/tables", responses=DESCRIBED)
async def waiting(service: HouseService, visitor: Visitor) -> Tables:
    """The lobby: public tables that wait for people."""
    return Tables(await lobby.lobby(service, visitor.person if visitor else None))


@get("/api/me/tables", responses=DESCRIBED)
async def mine(
    service: HouseService,
    me: Known,
    finished: FromQuery[bool] = False,
    before: Annotated[int, QueryParameter(ge=0, le=2**53)] = 2**53,
) -> Tables:
    """One's own tables: those that are not over, or the games that are."""
    if finished:
        return Tables(await lobby.finished(service, me.person, before))
    return Tables(await lobby.own(service, me.person))


@get("/api/tables/{table:str}", responses=DESCRIBED)
async def table_info(service: HouseService, visitor: Visitor, table: FromPath[str]) -> TableInfo:
    """What an invitation shows."""
    room = await service.house.room(table)
    return messages.info(room.table, service.house.presence, visitor.person if visitor else None)


@get("/api/tables/{table:str}/record", media_type="application/json", responses=DESCRIBED)
async def download(service: HouseService, table: FromPath[str]) -> Response[bytes]:
    """The game on paper, once it is over."""
    played = (await service.house.room(table)).table
    name = f"{played.game.slug}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record.encode(_over(finished_record(played))), headers=headers, media_type="application/json")


@get("/api/tables/{table:str}/replay", responses=DESCRIBED)
async def moments(
    service: HouseService,
    request: AnyRequest,
    table: FromPath[str],
    eye: Eye = "open",
    first: First = 0,
    count: Count = 50,
) -> Replay:
    """Moments of a game that is over, as one eye saw them."""
    service.limits.replay(address(request))
    played = (await service.house.room(table)).table
    written = _over(finished_record(played))
    called = names(played, lang(request))
    return await asyncio.to_thread(replay, written, played.game, lambda _: called, eye, first, count)


@post("/api/replay", status_code=HTTP_200_OK, request_max_body_size=RECORD, responses=DESCRIBED)
async def moments_of(
    service: HouseService, request: AnyRequest, eye: Eye = "open", first: First = 0, count: Count = 50
) -> Replay:
    """Moments of a game that is sent along."""
    service.limits.replay(address(request))
    written = record.decode(await request.body())
    game = catalogue.game(written.game)
    said = words(lang(request), game)
    return await asyncio.to_thread(
        replay, written, game, lambda seats: [said.seat(seat) for seat in range(seats)], eye, first, count
    )


def _over(written: record.Record | None) -> record.Record:
    if written is None:
        raise Refused("not-over")
    return written


HANDLERS = [promise, open_table, waiting, mine, table_info, download, moments, moments_of]
