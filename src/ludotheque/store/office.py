"""What an operator does to a house, from outside it: an open house notices within seconds."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludotheque.core.refusal import Refused
from ludotheque.store import schema
from ludotheque.store.database import Database
from ludotheque.table import entries
from ludotheque.table.deciding import closed_by_house
from ludotheque.table.table import Table


class Stats(NamedTuple):
    people: int
    accounts: int
    banned: int
    gathering: int
    playing: int
    finished: int
    entries: int


def stats(database: Database) -> Stats:
    people, tables = schema.people, schema.tables
    counts = {
        "people": select(func.count()).select_from(people),
        "accounts": select(func.count()).where(people.c.login.is_not(None)),
        "banned": select(func.count()).where(people.c.banned),
        "gathering": select(func.count()).where(tables.c.phase == "gathering"),
        "playing": select(func.count()).where(tables.c.phase == "playing"),
        "finished": select(func.count()).where(tables.c.phase == "finished"),
        "entries": select(func.count()).select_from(schema.entries),
    }
    with database.engine.begin() as connection:
        return Stats(**{name: connection.scalars(query).one() for name, query in counts.items()})


def ban(database: Database, person: str, *, banned: bool) -> None:
    """Close the house to somebody, or open it again."""
    query = update(schema.people).where(schema.people.c.person == person).values(banned=banned)
    with database.engine.begin() as connection:
        if not connection.execute(query).rowcount:
            raise Refused("no-such-person", details={"person": person})


def close_table(database: Database, name: str, at: int) -> None:
    """Put a table away, whatever its state. Raises `Refused` when it is over, or when there is none."""
    while True:
        with contextlib.suppress(IntegrityError):  # the open house has just written an entry of that number
            return _close(database, name, at)


def _close(database: Database, name: str, at: int) -> None:
    written, tables = schema.entries, schema.tables
    with database.engine.begin() as connection:
        log = connection.scalars(
            select(written.c.body).where(written.c.table_id == name).order_by(written.c.number)
        ).all()
        if not log:
            raise Refused("table-unknown", details={"table": name})
        table = Table.of(name, [entries.decode(body) for body in log])
        body = entries.encode(closed_by_house(table, at).entry)
        number = table.number + 1
        connection.execute(insert(written), {"table_id": name, "number": number, "body": body})
        connection.execute(
            update(tables).where(tables.c.table_id == name).values(wake=at, number=number, phase="closed")
        )
