"""What whoever runs a house does from a shell while people play."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from cli.conftest import Ran, Run
from houses import House, house, scenario
from ludotheque.client import Mirror, Visitor
from ludotheque.client.line import TurnedAway
from ludotheque.table import commands


async def chatter(table: Mirror, enough: asyncio.Event) -> int:
    """Talk for as long as that takes; how many words were acknowledged."""
    said = 0
    while not enough.is_set():
        await table.do(commands.Say, text=f"Numéro {said}")
        said += 1
    return said


def test_an_open_house_is_copied_counted_and_kept_in_order(tmp_path: Path, run: Run) -> None:
    database, copy, other = tmp_path / "house.db", tmp_path / "copy.db", tmp_path / "other.db"

    async def shell(line: str) -> Ran:
        return await asyncio.to_thread(run, f"{line} --database {database}")

    @scenario
    async def operate(open_house: House) -> None:
        async with await Visitor.come_in(open_house.address, "Léa") as lea:
            talk = await lea.watch((await lea.open_table("high-card", ["screen", "open"])).table)
            played = await lea.watch((await lea.open_table("high-card", ["screen", "open"])).table)
            async with await Visitor.come_in(open_house.address, "Tom") as tom:
                await (await tom.watch(played.table)).sit(1)
                await played.until(lambda known: known.info.phase == "playing")
                enough = asyncio.Event()
                talking = asyncio.create_task(chatter(talk, enough))
                assert (await shell(f"backup {copy}")).status == 0
                counted = json.loads((await shell("admin stats --json")).out)
                assert (counted["people"], counted["playing"]) == (2, 1)
                assert (await shell(f"admin close {played.table}")).status == 0
                await played.until(lambda known: known.info.phase == "closed")
                again = await shell(f"admin close {played.table}")
                assert again.status != 0 and "Traceback" not in again.err
                assert (await shell(f"admin ban {tom.me.person}")).status == 0
                with pytest.raises(TurnedAway, match="4403"):
                    await (await tom.watch(talk.table)).until(lambda known: known.info.phase == "closed")
                enough.set()
                assert await talking > 0

    with house(str(database), "--no-limits", "--thinkers", "1") as made:
        operate(made)
    assert run(f"backup {copy} --database {database}").status != 0
    assert run(f"restore {copy} --database {other}").status == 0
    with house(str(other), "--no-limits", "--thinkers", "1") as made:
        assert "opens" not in made.said()
        counted = json.loads(run(f"admin stats --json --database {other}").out)
        assert (counted["people"], counted["playing"], counted["banned"]) == (2, 1, 0)
    assert run(f"admin stats --database {tmp_path / 'nowhere.db'}").status != 0
