from __future__ import annotations

import pytest

from around import TOM, Around
from houses import scenario
from ludotheque.core.refusal import Refused
from ludotheque.store import office
from ludotheque.store.bulletin import Alone
from ludotheque.store.database import Database
from ludotheque.store.ledger import Ledger
from ludotheque.table import entries
from ludotheque.table.journal import Row, Start
from ludotheque.table.table import Table


@scenario
async def test_the_operator_puts_a_table_away(database: Database, highcard_installed: str) -> None:
    assert highcard_installed
    ledger = Ledger(database, Alone().announce)
    ledger.start()
    for number, entry in enumerate(Around.begun(TOM).log, 1):
        row = Row("t", number, None, entries.encode(entry), None)
        await ledger.write(row, Start(row, public=True, created=0) if number == 1 else None)
    office.close_table(database, "t", 99)
    log = [entries.decode(stored.body) for stored in await ledger.read("t")]
    assert Table.of("t", log).phase == "closed"
    assert await ledger.due(99, 50, 10) == ["t"]
    with pytest.raises(Refused, match="table-over"):
        office.close_table(database, "t", 99)
    with pytest.raises(Refused, match="table-unknown"):
        office.close_table(database, "nowhere", 99)
    counted = office.stats(database)
    assert (counted.entries, counted.gathering, counted.playing) == (len(log), 0, 0)
    ledger.close()
