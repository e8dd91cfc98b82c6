from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import func, select

from houses import scenario
from ludotheque.core.refusal import Refused
from ludotheque.store import schema
from ludotheque.store.bulletin import Alone
from ludotheque.store.copying import copy
from ludotheque.store.database import Database
from ludotheque.store.ledger import Ledger
from ludotheque.store.people import People
from ludotheque.table.journal import Row, Start


def _counts(database: Database) -> dict[str, int]:
    with database.engine.begin() as connection:
        return {
            table.name: connection.scalars(select(func.count()).select_from(table)).one()
            for table in schema.metadata.sorted_tables
        }


@scenario
async def test_a_house_moves_to_a_file_and_back_while_it_is_open(database: Database, tmp_path: Path) -> None:
    ledger = Ledger(database, Alone().announce)
    ledger.start()
    await People(database).create("Léa", "fr", 1)
    await ledger.open(Start(Row("t", 1, None, b"{}", None), public=False, created=0))
    going_on = True

    async def write() -> int:
        number = 1
        while going_on:
            number += 1
            assert await ledger.write(Row("t", number, None, b"{}", None))
        return number

    writing = asyncio.create_task(write())
    await asyncio.sleep(0.1)
    file = Database(str(tmp_path / "backup.db"))
    copied = await asyncio.to_thread(copy, database, file)
    going_on = False
    last = await writing
    assert 1 < copied <= last
    numbers = [stored.number for stored in await Ledger(file, Alone().announce).read("t")]
    assert numbers == list(range(1, copied + 1))

    with pytest.raises(Refused, match="database-not-empty"):
        copy(file, database)
    back = Database(str(tmp_path / "back.db"))
    assert copy(file, back) == copied
    assert _counts(back) == _counts(file)
    for made in (file, back):
        made.close()
    ledger.close()


@scenario
async def test_a_house_that_moved_to_another_database_goes_on(database: Database, tmp_path: Path) -> None:
    source = Database(str(tmp_path / "source.db"))
    source.upgrade()
    old = Ledger(source, Alone().announce)
    old.start()
    for number in (1, 2, 3):
        await old.write(Row("t", number, None, b"{}", None))
    old.close()
    assert copy(source, database) == 3
    source.close()
    new = Ledger(database, Alone().announce)
    new.start()
    assert await new.write(Row("t", 4, None, b"{}", None))
    assert not await new.write(Row("t", 3, None, b"{}", None))
    new.close()
