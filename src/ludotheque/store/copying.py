"""A whole house, copied from one database to another: backups, and moving to another one."""

from __future__ import annotations

from sqlalchemy import func, insert, select, text

from ludotheque.core.refusal import Refused
from ludotheque.store import schema
from ludotheque.store.database import Database

SOME = 1000
"""Rows at a time."""


def copy(source: Database, target: Database) -> int:
    """Copy everything, as it is at one moment, while the house is open; how many entries that is.

    The target must be empty.
    """
    target.upgrade()
    with source.engine.connect() as reading, target.engine.begin() as writing:
        one_moment = "BEGIN" if source.is_sqlite else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
        reading.execute(text(one_moment))
        copied = 0
        for table in schema.metadata.sorted_tables:
            if writing.execute(select(table).limit(1)).first() is not None:
                raise Refused("database-not-empty")
            for rows in reading.execution_options(yield_per=SOME).execute(select(table)).mappings().partitions():
                writing.execute(insert(table), [dict(row) for row in rows])
                copied += len(rows) if table is schema.entries else 0
        if not target.is_sqlite:  # rows brought their numbers: new ones go on after them
            last = select(func.coalesce(func.max(schema.entries.c.entry), 0) + 1).scalar_subquery()
            writing.execute(select(func.setval(func.pg_get_serial_sequence("entries", "entry"), last, False)))
    return copied
