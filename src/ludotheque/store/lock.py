"""One SQLite file, one house: two processes would not hear of each other."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

from ludotheque.store.database import Database, Unusable


@contextlib.contextmanager
def locked(database: Database) -> Iterator[None]:
    """Keep other houses out. PostgreSQL serves as many as like."""
    if not database.is_sqlite or os.name != "posix":
        yield
        return
    import fcntl  # noqa: PLC0415  only there

    database.path.parent.mkdir(parents=True, exist_ok=True)
    with database.path.with_name(database.path.name + ".lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Unusable(
                f"{database.path}: another process has this house open; several need a PostgreSQL database"
            ) from None
        yield
