"""`ludotheque backup` and `ludotheque restore`: a house in one file, and back."""

from __future__ import annotations

from pathlib import Path

from ludotheque.cli.parameters import AtDesk, Database
from ludotheque.cli.storage import opened
from ludotheque.core.refusal import Refused


def backup(file: Path, /, *, database: Database = "ludotheque.db", desk: AtDesk) -> None:
    from ludotheque.store.copying import copy

    if file.exists():
        raise Refused("file-exists", details={"file": str(file)})
    partial = file.with_name(f"{file.name}.partial")
    partial.unlink(missing_ok=True)
    with opened(database) as source, opened(str(partial), existing=False) as target:
        entries = copy(source, target)
    partial.rename(file)
    desk.say("cli-backup-done", entries=entries, file=str(file))


def restore(file: Path, /, *, database: Database = "ludotheque.db", desk: AtDesk) -> None:
    from ludotheque.store.copying import copy

    with opened(str(file)) as source, opened(database, existing=False) as target:
        entries = copy(source, target)
    desk.say("cli-restore-done", entries=entries)
