"""A house that is told to close: it finishes what it accepted, says goodbye, and goes on when it is opened again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from houses import House, scenario
from ludotheque.client import Visitor
from ludotheque.table import commands, told
from ludotheque.web.wire import sent


@scenario
async def test_closing_in_mid_game_loses_nothing_and_is_told(tmp_path: Path) -> None:
    house = House(str(tmp_path / "house.db"), "--no-limits", "--thinkers", "1")
    await asyncio.to_thread(house.start)
    async with await Visitor.come_in(house.address, "Léa") as lea:
        info = await lea.open_table("crypto-90", ["normal", "normal"], options={"manches": 1})
        seen = await lea.watch(info.table)
        mine = await lea.watch((await lea.open_table("high-card", ["screen", "open"])).table)
        goodbyes: list[sent.Closing] = []
        lea.line.heard = lambda message: goodbyes.append(message) if isinstance(message, sent.Closing) else None
        done: list[int] = []

        async def chatter(number: int) -> None:
            done.append(await mine.do(commands.Say, text=f"Numéro {number}"))

        talking = asyncio.gather(*[chatter(number) for number in range(200)])
        said = await asyncio.to_thread(house.stop)
        assert goodbyes == [sent.Closing(after=1000)]
        assert "La maison est fermée" in said
        assert "error" not in said and "Traceback" not in said
        await asyncio.to_thread(house.start)
        await talking
        words = [entry.text for entry in mine.log if isinstance(entry, told.Said)]
        assert sorted(words, key=str) == sorted([f"Numéro {n}" for n in range(200)])
        assert len(set(done)) == 200
        await seen.until(lambda table: table.info.phase == "finished")
    await asyncio.to_thread(house.stop)


@scenario
async def test_a_log_for_machines_is_json_line_by_line(tmp_path: Path) -> None:
    house = House(str(tmp_path / "house.db"), "--log-json", "--thinkers", "1")
    await asyncio.to_thread(house.start)
    async with await Visitor.come_in(house.address, "Léa") as lea:
        table = (await lea.open_table("high-card", ["screen", "open"])).table
    events = [json.loads(line) for line in (await asyncio.to_thread(house.stop)).splitlines()]
    assert [event["event"] for event in events] == ["serve-open", "a table opens", "serve-closed"]
    assert events[1]["table"] == table
    assert "Léa" not in json.dumps(events, ensure_ascii=False)
