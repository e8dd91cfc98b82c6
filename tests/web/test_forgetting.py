"""Who leaves is forgotten, even by tables that nobody can open any more."""

from __future__ import annotations

from pathlib import Path

import msgspec

from around import AGAIN, LEA, SECRET
from houses import scenario
from ludotheque.live.house import now
from ludotheque.table import entries
from ludotheque.table.journal import Indexed, Row, Start
from ludotheque.table.opening import opened
from ludotheque.table.terms import OpenSeat, ScreenSeat, SeatWish, Terms
from ludotheque.web.forgetting import forget
from ludotheque.web.service import Service
from ludotheque.web.settings import Settings


async def written(service: Service, name: str, entry: entries.Opened) -> None:
    row = Row(name, 1, None, entries.encode(entry), entry.at)
    await service.ledger.open(Start(row, False, entry.at))
    await service.ledger.index(Indexed(name, 1, "gathering", None, None, {LEA.id}, {LEA.id}))


@scenario
async def test_old_tables_keep_no_name(tmp_path: Path, highcard_installed: str) -> None:
    service = Service(Settings(database=str(tmp_path / "house.db")))
    service.database.upgrade()
    async with service.run():
        wishes: list[SeatWish] = [ScreenSeat("5e" * 16), OpenSeat()]
        known = opened(LEA, Terms(game=highcard_installed), wishes, now(), SECRET, AGAIN)
        gone = msgspec.structs.replace(known.terms, game="a-game-of-old")
        old = {
            "a" * 16: msgspec.structs.replace(known, terms=gone),
            "b" * 16: msgspec.structs.replace(known, rules=99),
            "c" * 16: known,
        }
        for name, entry in old.items():
            await written(service, name, entry)
        await forget(service, LEA.id)
        for name in old:
            log = await service.ledger.read(name)
            assert log and not any("Léa".encode() in stored.body for stored in log)
        assert (await service.house.room("c" * 16)).table.phase == "closed"
