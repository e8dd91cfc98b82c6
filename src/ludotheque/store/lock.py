"""One SQLite file, one house: two processes would not hear of each other."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Generator

from ludotheque.core.refusal import Refused
from ludotheque.store.database import Database


@contextlib.contextmanager
def locked(database: Database) -> Generator[None]:
    """Keep other houses out. PostgreSQL serves as many as like."""
    if not database.is_sqlite or os.name != "posix":
        yield
        return
    import fcntl  # noqa: PLC0415  only there

    with database.path.with_name(database.path.name + ".lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refused("database-shared", details={"path": str(database.path)}) from None
        yield
