from __future__ import annotations

import asyncio

from houses import scenario
from ludotheque.store.bulletin import Postgres
from ludotheque.store.database import Database
from ludotheque.store.ledger import Ledger
from ludotheque.table.journal import Notice, Row
from postgres import Cluster


@scenario
async def test_what_one_process_writes_the_others_hear_even_after_a_lost_line(postgres: Cluster) -> None:
    database = Database(postgres.renew("bulletin"))
    database.upgrade()
    here, there = Postgres(database), Postgres(database)
    heard: asyncio.Queue[Notice] = asyncio.Queue()
    own: list[Notice] = []
    listening: asyncio.Queue[bool] = asyncio.Queue()
    tasks = [
        asyncio.create_task(there.listen(heard.put_nowait, lambda: listening.put_nowait(True))),
        asyncio.create_task(here.listen(own.append, lambda: listening.put_nowait(True))),
    ]
    for _ in tasks:
        await listening.get()
    ledger = Ledger(database, here.announce)
    ledger.start()
    names = [f"{n:016d}" for n in range(400)]
    await asyncio.gather(*[ledger.write(Row(name, 7, None, b"{}", None)) for name in names])
    told: dict[str, int] = {}
    while len(told) < len(names):
        told |= (await heard.get()).tables
    assert set(told.values()) == {7}
    with database.engine.begin() as connection:
        connection.exec_driver_sql("NOTIFY ludotheque, 'somebody else''s words'")
    await here.tell("lobby", "open")
    notice = await heard.get()
    assert (notice.kind, notice.body) == ("lobby", "open")

    with database.engine.begin() as connection:
        connection.exec_driver_sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'")
    for _ in tasks:
        await listening.get()
    await ledger.write(Row(names[0], 8, None, b"{}", None))
    assert (await heard.get()).tables == {names[0]: 8}
    assert own == []
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    ledger.close()
    database.close()
