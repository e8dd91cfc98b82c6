"""How processes tell each other what is new. One process alone has nobody to tell."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence

import msgspec
import psycopg
import structlog
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from ludotheque.store.database import Database
from ludotheque.table.journal import Listener, Lost, Notice, Row

CHANNEL = "ludotheque"
LONGEST = 7_000  # PostgreSQL takes 8,000 bytes
RETRY = 0.5

log = structlog.get_logger(__name__)


class Alone:
    """For a process that shares its database with nobody."""

    def __init__(self) -> None:
        self.origin = secrets.token_hex(4)

    def announce(self, connection: Connection, rows: Sequence[Row]) -> None:
        pass

    async def tell(self, kind: str, body: str) -> None:
        pass

    async def listen(self, listener: Listener, lost: Lost) -> None:
        await asyncio.Event().wait()


class Postgres:
    """NOTIFY in the transaction of what it tells, LISTEN in a connection of its own."""

    def __init__(self, database: Database) -> None:
        self.origin = secrets.token_hex(4)
        self._database = database
        self._notify = text(f"SELECT pg_notify('{CHANNEL}', :notice)")

    def announce(self, connection: Connection, rows: Sequence[Row]) -> None:
        latest = {row.table: row.number for row in rows}
        names = list(latest)
        per_notice = LONGEST // 40
        for start in range(0, len(names), per_notice):
            some = {name: latest[name] for name in names[start : start + per_notice]}
            self._send(connection, Notice(self.origin, tables=some))

    async def tell(self, kind: str, body: str) -> None:
        notice = Notice(self.origin, kind=kind, body=body)
        await self._database.run(lambda connection: self._send(connection, notice))

    def _send(self, connection: Connection, notice: Notice) -> None:
        connection.execute(self._notify, {"notice": msgspec.json.encode(notice).decode()})

    async def listen(self, listener: Listener, lost: Lost) -> None:
        address = make_url(self._database.url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    lost()
                    async for raw in connection.notifies():
                        self._hear(raw.payload, listener)
            log.warning("no longer hears the other processes", again_in=RETRY)
            await asyncio.sleep(RETRY)

    def _hear(self, payload: str, listener: Listener) -> None:
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.DecodeError as error:  # not one of ours, or not of this version
            log.warning("hears what it does not understand", why=str(error))
        else:
            if notice.origin != self.origin:  # one hears oneself too
                listener(notice)
