"""One database, whichever it is."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Insert, create_engine, event, exc
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url

from ludotheque.core.refusal import Refused
from ludotheque.table.journal import Unwritten

T = TypeVar("T")
READERS = 4


def url_of(address: str) -> str:
    """What SQLAlchemy calls it: a `postgresql://` address, or the path of a file."""
    if address.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + address.partition("://")[2]
    if "://" in address:
        raise Refused("database-address", details={"scheme": address.partition("://")[0]})
    if not Path(address).resolve().parent.is_dir():
        raise Refused("database-folder", details={"folder": str(Path(address).resolve().parent)})
    return f"sqlite:///{Path(address).resolve()}"


def _tune(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA page_size=1024")  # of a new file: entries are short, and many tables share a commit
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=10000")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA wal_autocheckpoint=16000")


class Database:
    """Connections, and threads to use them in: nothing here may block the event loop."""

    def __init__(self, address: str) -> None:
        self.url = url_of(address)
        self.engine: Engine = create_engine(
            self.url,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_use_lifo=True,
            pool_pre_ping=not self.is_sqlite,
            pool_timeout=10,
        )
        if self.is_sqlite:
            event.listen(self.engine, "connect", _tune)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def path(self) -> Path:
        """The file of an SQLite database."""
        return Path(make_url(self.url).database or "")

    def insert_new(self, table: Any) -> Insert:
        """An insert that passes over what is there already."""
        if self.is_sqlite:
            return sqlite.insert(table).prefix_with("OR IGNORE")  # ON CONFLICT has it keep every page for an undoing
        return postgresql.insert(table).on_conflict_do_nothing()

    def insert(self, table: Any) -> sqlite.Insert | postgresql.Insert:
        """An insert that can be told what to do on a conflict."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    def upgrade(self) -> None:
        """Bring the tables to what this version expects. Raises `Refused` for a database that does not answer."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            with self.engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (exc.DBAPIError, CommandError) as error:
            raise Refused("database-unusable", details={"why": str(error.__cause__ or error)}) from None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do that in one transaction, in another thread. Raises `Unwritten` when the database does not answer."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self.do, work)
        except (exc.OperationalError, exc.InterfaceError, exc.TimeoutError) as error:
            raise Unwritten from error

    def do(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._readers.shutdown()
        self.engine.dispose()
