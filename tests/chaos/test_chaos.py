"""Houses that die in mid-game, again and again: nothing that was acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chaos.cast import Memory, Player, insist, pair
from houses import House
from ludotheque.client import Visitor
from ludotheque.core import catalogue, record
from ludotheque.store.bulletin import Alone
from ludotheque.store.database import Database
from ludotheque.store.ledger import Ledger
from ludotheque.table import entries, told
from postgres import Cluster, cluster

SECONDS = 240 if "LUDOTHEQUE_LONG" in os.environ else 6
PAIRS = 6
GAMES: Sequence[dict[str, Any]] = (
    {"game": "high-card", "seats": ["screen", "open", "hasard"], "options": {"cards": 20}},
    {"game": "crypto-90", "seats": ["screen", "open"], "options": {"manches": 1}},
)
PATIENCE = 300
"""Seconds for the last games to be finished, however busy the machine."""
ALIVE = (0.4, 1.5)
"""Seconds between the opening of a house and its next death."""

Say = Callable[[str], None]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    def aloud(text: str) -> None:
        with capsys.disabled():
            sys.stdout.write(text)

    return aloud


def test_alone_on_sqlite(tmp_path: Path, say: Say, shelf: None) -> None:
    house = House(str(tmp_path / "house.db"), "--no-limits")
    asyncio.run(_chaos([house], None, say))


def test_two_processes_and_their_postgresql(say: Say, shelf: None) -> None:
    with cluster(durable=True) as postgres:
        houses = [House(postgres.address, "--no-limits", "--thinkers", "1") for _ in range(2)]
        asyncio.run(_chaos(houses, postgres, say))


async def _chaos(houses: list[House], postgres: Cluster | None, say: Say) -> None:
    try:
        await _live_on(houses, postgres, say)
    finally:
        for house in houses:
            await asyncio.to_thread(house.kill)


async def _live_on(houses: list[House], postgres: Cluster | None, say: Say) -> None:
    memory, kills = Memory(), Counter[str]()
    for house in houses:
        await asyncio.to_thread(house.start)
    async with _players(houses, memory) as players:
        enough = asyncio.Event()
        games = [
            asyncio.create_task(pair(players[2 * n], players[2 * n + 1], GAMES[n % 2], enough)) for n in range(PAIRS)
        ]
        destroying = [asyncio.create_task(_die(n, houses, players, kills, enough)) for n in range(len(houses))]
        if postgres is not None:
            destroying.append(asyncio.create_task(_restart(postgres, kills, enough)))
        await asyncio.sleep(SECONDS)
        enough.set()
        await asyncio.gather(*destroying)
        _, stuck = await asyncio.wait(games, timeout=PATIENCE)
        assert not stuck, [player.stuck() for player in players]
        tables = [table for game in games for table in game.result()]
        inspector = await Visitor.come_in(houses[0].address, "Inspectrice")
        async with inspector:
            moves = sum([await _inspect(inspector, table, memory) for table in tables])
    log = await _log(houses[0].database, memory)
    for house in houses:
        said = await asyncio.to_thread(house.stop)
        memory.wrong.extend(line for line in said.splitlines() if "Traceback" in line)
    lost = [key for key, command in memory.acknowledged.items() if log.get(key) != command]
    twice = [command for command, times in Counter(log.values()).items() if times > 1]
    ends = ", ".join(f"{count} of a {what}" for what, count in kills.items())
    connections = sum(player.visitor.line.connections for player in players)
    say(
        f"\n  {len(houses)} house(s), sudden ends: {ends}; {len(tables)} tables finished, {moves} moves, "
        f"{len(memory.acknowledged)} commands acknowledged, {len(lost)} lost, {len(twice)} done twice; "
        f"{connections} connections; refused: {dict(memory.refused)}\n"
    )
    assert not lost
    assert not twice
    assert memory.wrong == []
    assert kills["house"] >= len(houses)
    assert moves > len(tables) > 0


@contextlib.asynccontextmanager
async def _players(houses: list[House], memory: Memory) -> AsyncGenerator[list[Player]]:
    players = [
        Player(await Visitor.come_in(houses[n % len(houses)].address, f"Personne {n}"), memory)
        for n in range(2 * PAIRS)
    ]
    try:
        yield players
    finally:
        for player in players:
            await player.visitor.__aexit__()


async def _die(
    number: int, houses: list[House], players: list[Player], kills: Counter[str], enough: asyncio.Event
) -> None:
    """That house dies and is opened again; meanwhile its people go to the next one."""
    chance = random.Random(number)
    house, other = houses[number], houses[(number + 1) % len(houses)]
    while not enough.is_set():
        await asyncio.sleep(chance.uniform(*ALIVE) * len(houses))
        await asyncio.to_thread(house.kill)
        kills["house"] += 1
        for player in players:
            if player.visitor.line._address.startswith(house.address.replace("http", "ws", 1)):
                player.move_to(other.address)
        await _open(house)
        for player in players[number :: len(houses)]:
            player.move_to(house.address)


async def _open(house: House) -> None:
    while True:
        try:
            return await asyncio.to_thread(house.start)
        except RuntimeError:  # its database is just starting
            await asyncio.sleep(0.2)


async def _restart(postgres: Cluster, kills: Counter[str], enough: asyncio.Event) -> None:
    """The database crashes too."""
    while not enough.is_set():
        await asyncio.sleep(SECONDS / 3)
        await asyncio.to_thread(postgres.stop)
        kills["database"] += 1
        await asyncio.to_thread(postgres.start)


async def _inspect(inspector: Visitor, table: str, memory: Memory) -> int:
    """A finished table is the same to all who watched it, and replays to its result; how many moves it took."""
    seen = await inspector.watch(table)
    await inspector.line.unwatch(table)
    for mirror in memory.mirrors:
        if mirror.table == table and msgspec.json.encode(mirror.log) != msgspec.json.encode(seen.log):
            memory.wrong.append(f"{table}: somebody saw another log")
    if [entry.number for entry in seen.log] != list(range(1, seen.number + 1)):
        memory.wrong.append(f"{table}: numbers are missing")
    plies = [entry.ply for entry in seen.log if isinstance(entry, told.Played)]
    written: record.Record = await insist(lambda: inspector.record(table))
    record.verify(written)
    *_, last = record.replay(written, catalogue.game(written.game))
    if plies != list(range(1, len(written.moves) + 1)) or last.state.result() != seen.info.result:
        memory.wrong.append(f"{table}: it replays to something else")
    return len(plies)


async def _log(address: str, memory: Memory) -> dict[tuple[str, int], str]:
    """The commands that are in the database."""
    database = Database(address)
    ledger = Ledger(database, Alone().announce)
    log: dict[tuple[str, int], str] = {}
    for table in {table for table, _ in memory.acknowledged}:
        for stored in await ledger.read(table):
            entries.decode(stored.body)
            if stored.command is not None:
                log[table, stored.number] = stored.command
    database.close()
    return log
