"""The database that a command works on."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.refusal import Refused

if TYPE_CHECKING:
    from ludotheque.store.database import Database


@contextmanager
def opened(address: str, *, existing: bool = True) -> Generator[Database]:
    """That database, brought up to date. Raises `Refused` when there is none."""
    from ludotheque.store.database import Database

    if existing and "://" not in address and not Path(address).is_file():
        raise Refused("database-missing", details={"path": address})
    database = Database(address)
    try:
        database.upgrade()
        yield database
    finally:
        database.close()
