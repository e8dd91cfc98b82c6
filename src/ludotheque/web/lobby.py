"""Lists of tables, as somebody may know them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from ludotheque.core.refusal import Refused
from ludotheque.web import messages
from ludotheque.web.outbox import Outbox
from ludotheque.web.service import Service
from ludotheque.web.wire import sent
from ludotheque.web.wire.tables import TableInfo

PAGE = 20
PAUSE = 1.0
"""Seconds between two lists of waiting tables through one socket."""


async def _infos(service: Service, names: Iterable[str], person: str | None) -> list[TableInfo]:
    found: list[TableInfo] = []
    for name in names:
        try:
            room = await service.house.room(name)
        except Refused:
            continue  # its game is no longer on the shelf
        found.append(messages.info(room.table, service.house.presence, person))
    return found


async def lobby(service: Service, person: str | None) -> tuple[TableInfo, ...]:
    """Public tables that wait for people."""
    infos = await _infos(service, await service.ledger.lobby(), person)
    return tuple(info for info in infos if info.phase == "gathering")


async def own(service: Service, person: str) -> tuple[TableInfo, ...]:
    """The tables of a person that are not over: first those that wait for them."""
    infos = await _infos(service, await service.ledger.going_on(person), person)
    return tuple(sorted(infos, key=lambda info: (not set(info.turn) & set(info.mine), -info.changed)))


async def finished(service: Service, person: str, before: int) -> tuple[TableInfo, ...]:
    """The games that a person has finished, the latest first."""
    return tuple(await _infos(service, await service.ledger.finished(person, before, PAGE), person))


class Feed:
    """The lobby as one socket is told of it."""

    def __init__(self, service: Service, person: str, outbox: Outbox) -> None:
        self.on = False
        self._service = service
        self._person = person
        self._outbox = outbox
        self._told = 0.0
        self._waits = False

    def changed(self) -> None:
        """Tell of it, soon."""
        if not self._waits:
            self._waits = True
            pause = max(0.0, self._told + PAUSE - time.monotonic())
            asyncio.get_running_loop().call_later(pause, lambda: self._service.house.spawn(self.tell()))

    async def tell(self) -> None:
        self._waits = False
        self._told = time.monotonic()
        tables = await lobby(self._service, self._person)
        if self.on:
            self._outbox.put(sent.Lobby(tables=tables))
