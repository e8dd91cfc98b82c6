"""The log of every table, and the index that finds tables in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection, Select, bindparam, func, select, update

from ludotheque.outcome import Outcome
from ludotheque.store import schema
from ludotheque.store.database import Database
from ludotheque.store.writer import Announce, Writer
from ludotheque.table.entries import AnyEntry, decode, encode
from ludotheque.table.journal import Indexed, Row, Start, Stored

LOBBY = 100


class Ledger:
    def __init__(self, database: Database, announce: Announce) -> None:
        self._database = database
        self._writer = Writer(database, announce)

    def start(self) -> None:
        self._writer.start()

    def close(self) -> None:
        self._writer.close()

    def write(self, row: Row, start: Start | None = None) -> Outcome[bool]:
        """Write an entry (and the table that opens with it); False when its number was taken."""
        return self._writer.write(row, start)

    def open(self, start: Start) -> Outcome[bool]:
        """Write the first entry of a table."""
        return self._writer.write(start.row, start)

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """The entries of a table after that number."""
        entries = schema.entries.c
        query = (
            select(entries.number, entries.command, entries.body)
            .where(entries.table_id == table, entries.number > after)
            .order_by(entries.number)
        )
        return await self._database.run(lambda connection: [Stored(*row) for row in connection.execute(query)])

    async def last(self, tables: Iterable[str]) -> dict[str, int]:
        """The last number of each of these tables."""
        entries = schema.entries.c
        query = (
            select(entries.table_id, func.max(entries.number).label("last"))
            .where(entries.table_id.in_(list(tables)))
            .group_by(entries.table_id)
        )
        return await self._database.run(
            lambda connection: {row.table_id: row.last for row in connection.execute(query)}
        )

    async def index(self, entry: Indexed) -> None:
        """Note where a table stands, unless somebody has noted something later."""
        await self._database.run(lambda connection: self._index(connection, entry))

    def _index(self, connection: Connection, entry: Indexed) -> None:
        tables = schema.tables
        noted = connection.execute(
            update(tables)
            .where(tables.c.table_id == entry.table, tables.c.number <= entry.number)
            .values(phase=entry.phase, wake=entry.wake, number=entry.number, ended=entry.ended)
        )
        if not noted.rowcount:
            return
        inserting = self._database.insert(schema.members)
        connection.execute(
            inserting.on_conflict_do_update(
                index_elements=["table_id", "person"], set_={"owner": inserting.excluded.owner}
            ),
            [
                {"table_id": entry.table, "person": person, "owner": person in entry.owners}
                for person in sorted(entry.involved)
            ],
        )

    async def due(self, now: int, lease: int, most: int) -> list[str]:
        """Tables that somebody must look at; nobody else is told of them before the lease is over."""
        tables = schema.tables

        def claim(connection: Connection) -> list[str]:
            query = select(tables.c.table_id, tables.c.wake).where(tables.c.wake <= now)
            found = connection.execute(query.order_by(tables.c.wake).limit(most)).all()
            claimed: list[str] = []
            for table, wake in found:
                mine = update(tables).where(tables.c.table_id == table, tables.c.wake == wake)
                if connection.execute(mine.values(wake=now + lease)).rowcount:
                    claimed.append(table)
            return claimed

        return await self._database.run(claim)

    async def lobby(self) -> list[str]:
        """Public tables that wait for people, the latest first."""
        tables = schema.tables.c
        return await self._names(
            select(tables.table_id)
            .where(tables.public, tables.phase == "gathering")
            .order_by(tables.created.desc())
            .limit(LOBBY)
        )

    async def going_on(self, person: str) -> list[str]:
        """The tables of a person that are not over."""
        tables, members = schema.tables.c, schema.members.c
        return await self._names(
            select(tables.table_id)
            .join(schema.members, members.table_id == tables.table_id)
            .where(members.person == person, members.owner, tables.phase.in_(["gathering", "playing"]))
            .order_by(tables.created.desc())
        )

    async def finished(self, person: str, before: int, most: int) -> list[str]:
        """The games that a person has finished, the latest first."""
        tables, members = schema.tables.c, schema.members.c
        return await self._names(
            select(tables.table_id)
            .join(schema.members, members.table_id == tables.table_id)
            .where(members.person == person, members.owner, tables.phase == "finished", tables.ended < before)
            .order_by(tables.ended.desc())
            .limit(most)
        )

    async def of(self, person: str) -> list[str]:
        """Every table whose log tells of a person."""
        members = schema.members.c
        return await self._names(select(members.table_id).where(members.person == person))

    async def rewrite(self, table: str, change: Callable[[AnyEntry], AnyEntry]) -> bool:
        """Change what entries of a table say; whether any did."""

        def rewrite(connection: Connection) -> bool:
            entries = schema.entries
            rows = connection.execute(select(entries.c.entry, entries.c.body).where(entries.c.table_id == table)).all()
            changed = [{"row": row, "new": new} for row, body in rows if (new := encode(change(decode(body)))) != body]
            if changed:
                query = update(entries).where(entries.c.entry == bindparam("row")).values(body=bindparam("new"))
                connection.execute(query, changed)
            return bool(changed)

        return await self._database.run(rewrite)

    async def _names(self, query: Select[Any]) -> list[str]:
        return await self._database.run(lambda connection: list(connection.scalars(query)))
