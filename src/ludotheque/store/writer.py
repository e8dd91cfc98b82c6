"""The one thread that writes the log: everything that waits goes into one transaction."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from queue import SimpleQueue
from typing import Any

import structlog
from sqlalchemy import Connection, bindparam, select, tuple_, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludotheque.store import schema
from ludotheque.store.database import Database
from ludotheque.table.journal import Row, Start, Unwritten

MOST = 500
"""Entries in one transaction."""
PATIENCE = 20.0
"""Seconds to go on trying when the database is away."""
RETRY = 0.1

log = structlog.get_logger(__name__)


@dataclass(slots=True, eq=False)
class Waiting:
    """An entry on its way, and a table that opens with it."""

    row: Row
    start: Start | None
    written: asyncio.Future[bool] = field(compare=False)


Announce = Callable[[Connection, Sequence[Row]], None]


class Contested(Exception):
    """Some numbers were taken: nothing is written yet."""


class Writer:
    """Entries are written in the order in which they come; one that loses its number to another changes nothing."""

    def __init__(self, database: Database, announce: Announce) -> None:
        self._database = database
        self._announce = announce
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        inserting = database.insert(schema.entries).on_conflict_do_nothing()
        self._all = inserting.execution_options(preserve_rowcount=True)
        self._each = inserting.returning(schema.entries.c.table_id, schema.entries.c.number)
        self._wake = (
            update(schema.tables)
            .where(schema.tables.c.table_id == bindparam("of"))
            .values(wake=bindparam("at"), number=bindparam("last"))
        )

    def start(self) -> None:
        self._thread.start()

    async def write(self, row: Row, start: Start | None = None) -> bool:
        """Whether it is now written for good; if not, its number was taken. Raises `Unwritten` when nobody can tell."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(row, start, written))
        return await written

    def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        closing = False
        while not closing:
            group: list[Waiting] = []
            item = self._queue.get()
            while item is not None:
                group.append(item)
                if len(group) == MOST or self._queue.empty():
                    break
                item = self._queue.get()
            closing = item is None
            if group:
                self._write(group)

    def _write(self, group: list[Waiting]) -> None:
        until = time.monotonic() + PATIENCE
        again = contested = False
        while True:
            try:
                won = self._database.do(partial(self._transact, group, again=again, contested=contested))
            except Contested:
                contested = True
            except SQLAlchemyError as error:
                log.warning("not written", entries=len(group), why=str(error.__cause__ or error))
                if not isinstance(error, DBAPIError) or time.monotonic() > until:
                    return self._answer([(waiting, None) for waiting in group])
                again = True
                time.sleep(RETRY)
            else:
                return self._answer([(waiting, waiting in won) for waiting in group])

    def _transact(self, group: list[Waiting], connection: Connection, *, again: bool, contested: bool) -> set[Waiting]:
        first: dict[tuple[str, int], Waiting] = {}
        for waiting in group:
            first.setdefault((waiting.row.table, waiting.row.number), waiting)
        rows = [waiting.row for waiting in first.values()]
        won = self._insert_each(connection, rows) if contested or again else self._insert_all(connection, rows)
        if again:
            won |= self._already(connection, rows)
        winners = [waiting for key, waiting in first.items() if key in won]
        for waiting in winners:
            if waiting.start is not None:
                self._open(connection, waiting.start)
                if waiting.start.row is not waiting.row:
                    self._insert_each(connection, [waiting.start.row])
        wakes = [w.row for w in winners if w.row.wake is not None]
        if wakes:
            connection.execute(self._wake, [{"of": row.table, "at": row.wake, "last": row.number} for row in wakes])
        self._announce(connection, [waiting.row for waiting in winners])
        return set(winners)

    def _insert_all(self, connection: Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
        """Asking which of them were inserted costs more than inserting them, and nearly always it is all."""
        if connection.execute(self._all, _values(rows)).rowcount != len(rows):
            raise Contested
        return {(row.table, row.number) for row in rows}

    def _insert_each(self, connection: Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
        return {(table, number) for table, number in connection.execute(self._each, _values(rows))}

    def _already(self, connection: Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
        """Those that a transaction wrote whose answer was lost."""
        wanted = {(row.table, row.number): row.body for row in rows}
        entries = schema.entries.c
        found = connection.execute(
            select(entries.table_id, entries.number, entries.body).where(
                tuple_(entries.table_id, entries.number).in_(list(wanted))
            )
        )
        return {(table, number) for table, number, body in found if wanted[table, number] == body}

    def _open(self, connection: Connection, start: Start) -> None:
        opening = self._database.insert(schema.tables).on_conflict_do_nothing()
        row = start.row
        connection.execute(
            opening,
            {
                "table_id": row.table,
                "phase": "gathering",
                "public": start.public,
                "number": row.number,
                "wake": row.wake,
                "created": start.created,
            },
        )

    @staticmethod
    def _answer(answers: Sequence[tuple[Waiting, bool | None]]) -> None:
        """Let everybody in the event loop know, all at once."""

        def answer() -> None:
            for waiting, written in answers:
                if waiting.written.done():
                    continue
                if written is None:
                    waiting.written.set_exception(Unwritten())
                else:
                    waiting.written.set_result(written)

        answers[0][0].written.get_loop().call_soon_threadsafe(answer)


def _values(rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [{"table_id": row.table, "number": row.number, "command": row.command, "body": row.body} for row in rows]
