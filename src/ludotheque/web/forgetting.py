"""Leaving and deleting everything."""

from __future__ import annotations

import structlog

from ludotheque.bots.roster import roster
from ludotheque.core.refusal import Refused
from ludotheque.table import commands
from ludotheque.table.forgetting import forgotten
from ludotheque.table.places import Person
from ludotheque.table.table import Table
from ludotheque.web.service import Service

STAND_IN = "normal"
log = structlog.get_logger(__name__)


async def forget(service: Service, person: str) -> None:
    """Leave every seat, take the name out of every log, and then remove the person."""
    service.send_away(person)
    known = {name for name, room in service.house.rooms.items() if person in room.table.involved}
    for name in known.union(await service.ledger.of(person)):  # the index may not know yet of what has just been opened
        await _leave(service, name, person)
        if await service.ledger.rewrite(name, lambda entry: forgotten(entry, person)):
            await service.rewritten(name)
    await service.people.delete(person)
    service.send_away(person)  # who came back meanwhile was still known


async def _leave(service: Service, name: str, person: str) -> None:
    try:
        room = await service.house.room(name)
    except Refused as refused:  # its game, or its rules, are no longer on the shelf
        log.info("a table cannot be left", table=name, why=str(refused))
        return
    for command in _goodbyes(room.table, person):
        try:
            await service.house.do(room, Person(person, ""), command)
        except Refused as refused:
            log.info("a seat is not left", table=name, why=str(refused))


def _goodbyes(table: Table, person: str) -> list[commands.AnyCommand]:
    """What leaves a table in order."""
    ident = "goodbye"
    if table.phase in {"gathering", "playing"} and table.host == person and not table.people() - {person}:
        return [commands.Close(id=ident, table=table.name)]
    if table.phase == "gathering":
        return [commands.Leave(id=f"{ident}-{seat}", table=table.name, seat=seat) for seat in table.seats_of(person)]
    bots = roster(table.game)
    bot = STAND_IN if STAND_IN in bots else next(iter(bots))
    return [
        commands.Entrust(id=f"{ident}-{seat}", table=table.name, seat=seat, bot=bot)
        for seat in (table.seats_of(person) if table.phase == "playing" else ())
    ]
