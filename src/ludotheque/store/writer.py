"""The one thread that writes the log: everything that waits goes into one transaction."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import repeat
from queue import SimpleQueue
from typing import Any

import structlog
from msgspec import Struct
from sqlalchemy import Connection, Insert, bindparam, select, tuple_, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludotheque.outcome import Outcome
from ludotheque.store import schema
from ludotheque.store.database import Database
from ludotheque.table.journal import Row, Start, Unwritten

MOST = 512
"""Entries in one transaction."""
ENOUGH = 32
"""Entries that the thread may begin with while more are decided on."""
AT_ONCE = (64, 32, 16, 8, 4, 2, 1)
"""Entries that one statement may insert."""
COLUMNS = ("table_id", "number", "command", "body")
PATIENCE = 20.0
"""Seconds to go on trying when the database is away."""
RETRY = 0.1

log = structlog.get_logger(__name__)


class Waiting(Struct, frozen=True):
    """An entry on its way, and a table that opens with it."""

    row: Row
    start: Start | None
    written: Outcome[bool]


Announce = Callable[[Connection, Sequence[Row]], None]


class Contested(Exception):
    """Some numbers were taken: nothing is written yet."""


class Writer:
    """Entries are written in the order in which they come; one that loses its number to another changes nothing."""

    def __init__(self, database: Database, announce: Announce) -> None:
        self._database = database
        self._announce = announce
        self._loop: asyncio.AbstractEventLoop | None = None
        self._coming: list[Waiting] = []
        self._queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        inserting = database.insert_new(schema.entries)
        self._all = {count: _Inserting(database, inserting, count) for count in AT_ONCE}
        self._each = inserting.returning(schema.entries.c.table_id, schema.entries.c.number)
        self._wake = (
            update(schema.tables)
            .where(schema.tables.c.table_id == bindparam("of"))
            .values(wake=bindparam("at"), number=bindparam("last"))
        )

    def start(self) -> None:
        self._thread.start()

    def write(self, row: Row, start: Start | None = None) -> Outcome[bool]:
        """Whether it is now written for good; if not, its number was taken. Raises `Unwritten` when nobody can tell."""
        if not self._coming:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        waiting = Waiting(row, start, Outcome())
        self._coming.append(waiting)
        if len(self._coming) == ENOUGH:
            self._hand_over()
        return waiting.written

    def _hand_over(self) -> None:
        """The thread is woken for many at once, most of a turn of the event loop: they would wait for each other."""
        if self._coming:
            coming, self._coming = self._coming, []
            self._queue.put(coming)

    def close(self) -> None:
        """Write what waits, then stop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        closing = False
        while not closing:
            came = [self._queue.get()]
            while not self._queue.empty():
                came.append(self._queue.get())
            closing = None in came
            waiting = [one for group in came for one in group or ()]
            for first in range(0, len(waiting), MOST):
                self._write(waiting[first : first + MOST])

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
                if len(won) == len(group):
                    return self._answer(zip(group, repeat(True), strict=False))
                winners = set(won)
                return self._answer([(waiting, waiting in winners) for waiting in group])

    def _transact(
        self, group: Sequence[Waiting], connection: Connection, *, again: bool, contested: bool
    ) -> Collection[Waiting]:
        """Those that are written then."""
        if again or contested or len({(waiting.row.table, waiting.row.number) for waiting in group}) < len(group):
            group = self._insert_each(connection, group, again=again)
        else:
            self._insert_all(connection, [waiting.row for waiting in group])
        for waiting in group:
            if waiting.start is not None:
                self._open(connection, waiting.start)
                if waiting.start.row is not waiting.row:
                    connection.execute(self._each, _values([waiting.start.row]))
        wakes = [w.row for w in group if w.row.wake is not None]
        if wakes:
            connection.execute(self._wake, [{"of": row.table, "at": row.wake, "last": row.number} for row in wakes])
        self._announce(connection, [waiting.row for waiting in group])
        return group

    def _insert_all(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Asking which of them were inserted costs more than inserting them, and nearly always it is all."""
        first = 0
        for count, inserting in self._all.items():
            while first + count <= len(rows):
                if inserting.run(connection, rows[first : first + count]) != count:
                    raise Contested
                first += count

    def _insert_each(self, connection: Connection, group: Sequence[Waiting], *, again: bool) -> list[Waiting]:
        """Those whose numbers nobody had taken."""
        first: dict[tuple[str, int], Waiting] = {}
        for waiting in group:
            first.setdefault((waiting.row.table, waiting.row.number), waiting)
        rows = [waiting.row for waiting in first.values()]
        won = {(table, number) for table, number in connection.execute(self._each, _values(rows))}
        if again:
            won |= self._already(connection, rows)
        return [waiting for key, waiting in first.items() if key in won]

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
        opening = self._database.insert_new(schema.tables)
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

    def _answer(self, answers: Iterable[tuple[Waiting, bool | None]]) -> None:
        """Let everybody in the event loop know, all at once."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(_tell, answers)


def _tell(answers: Iterable[tuple[Waiting, bool | None]]) -> None:
    for waiting, written in answers:
        try:
            if written is None:
                waiting.written.fail(Unwritten())
            else:
                waiting.written.set(written)
        except Exception:  # it is settled: the others must be told
            log.exception("what was written was not told", table=waiting.row.table, number=waiting.row.number)


class _Inserting:
    """One statement for so many entries: row by row the thread would ask for the interpreter as often.

    SQLAlchemy compiles such a statement anew each time, so it is compiled here once.
    """

    def __init__(self, database: Database, inserting: Insert, count: int) -> None:
        names = [{column: f"{column}{at}" for column in COLUMNS} for at in range(count)]
        rows: list[dict[str, Any]] = [{column: bindparam(name) for column, name in row.items()} for row in names]
        compiled = inserting.values(rows).compile(dialect=database.engine.dialect)
        self._sql = str(compiled)
        self._names = [name for row in names for name in row.values()]
        self._positional = bool(compiled.positional)

    def run(self, connection: Connection, rows: Sequence[Row]) -> int:
        """How many of them are new."""
        values = [value for row in rows for value in (row.table, row.number, row.command, row.body)]
        parameters: Any = tuple(values) if self._positional else dict(zip(self._names, values, strict=True))
        return connection.exec_driver_sql(self._sql, parameters).rowcount


def _values(rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [dict(zip(COLUMNS, (row.table, row.number, row.command, row.body), strict=True)) for row in rows]
