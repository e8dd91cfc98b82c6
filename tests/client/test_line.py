"""The Python client keeps its word whatever the house says."""

from __future__ import annotations

import asyncio

import pytest

from houses import scenario
from ludotheque.client import Visitor
from ludotheque.client.line import TurnedAway
from ludotheque.core.refusal import Refused
from ludotheque.table import commands


@scenario
async def test_a_table_that_may_not_be_watched_is_refused(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        with pytest.raises(Refused, match="no-such-table"):
            await lea.watch("0" * 16)
        tables = [await lea.open_table("high-card", ["screen", "open"]) for _ in range(2)]
        first = await lea.watch(tables[0].table)
        await lea.line.unwatch(first.table)
        second = await lea.watch(tables[1].table)
        assert second.info.table == tables[1].table
        assert (await lea.watch(first.table)) is not first


@scenario
async def test_whoever_is_unknown_by_now_is_told_and_does_not_wait(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        table = await lea.watch((await lea.open_table("high-card", ["screen", "open"])).table)
        waiting = asyncio.create_task(table.until(lambda known: known.info.phase == "playing"))
        await lea.bell.read("DELETE", "/api/me")
        with pytest.raises(TurnedAway, match="4401"):
            await waiting
        for wish in (table.do(commands.Begin), lea.watch(table.table), lea.watch("0" * 16)):
            with pytest.raises(TurnedAway):
                await wish
