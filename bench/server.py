"""How many moves a second a house takes, every one on disk before it is told, beside boardgame.io in memory.

100 tables of two play a tiny game as fast as they are answered, lap after lap in turns; then what memory tables and
idle sockets take, and what the same costs with each real game. Needs the extra `bench`, Node.js and Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import shutil
from statistics import median
from typing import Any

import uvloop
from _load import Figures, Play, lines, run, seated
from _rivals import ROOT, BoardgameIo, Ours, Rival, memory

from ludotheque.core import catalogue, codec
from ludotheque.core.chance import Fast
from ludotheque.store.bulletin import Alone
from ludotheque.store.database import Database
from ludotheque.store.ledger import Ledger
from ludotheque.table.entries import decode
from ludotheque.table.table import Table

FOLDER = ROOT / "build" / "bench"
"""On a disk, unlike many a folder for temporary files."""
TABLES = 100
IDLE = 2000
LAPS = 3
SECONDS = 5.0
PLIES = 300
"""Moves of a real game at most."""
SWAPS = [(ply % 2, {"move": "swap"}) for ply in range(15_000)]


async def race(ours: Ours, theirs: BoardgameIo, seconds: float) -> None:
    """Both play in turns, so that what else the machine does meets both."""
    rivals: list[Rival] = [ours, theirs]
    plays: dict[str, list[Play]] = {}
    for rival in rivals:
        plays[rival.name] = await seated(rival, await rival.guests(2 * TABLES))
        for play in plays[rival.name]:
            play.script = SWAPS
        await run(rival, plays[rival.name], seconds / 5)
    laps: dict[str, list[Figures]] = {rival.name: [] for rival in rivals}
    for _ in range(LAPS):
        for rival in rivals:
            gc.collect()
            laps[rival.name].append(await run(rival, plays[rival.name], seconds))
    print(f"{TABLES} tables of two, {LAPS} laps of {seconds:.0f} s each")
    print(HEAD)
    for rival in rivals:
        print(_line(rival.name, laps[rival.name]))
    each = list(zip(laps[ours.name], laps[theirs.name], strict=True))
    rate = [a.rate / b.rate for a, b in each]
    slow = [a.within(0.99) / b.within(0.99) for a, b in each]
    print(
        f"moves a second: {median(rate):.1f} × theirs (laps {_laps(rate)}); p99: {median(slow):.2f} × ({_laps(slow)})"
    )
    for line in [line for played in plays.values() for line in lines(played)]:
        line.close()


HEAD = f"{'':34}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms/move':>13}{'KB/move':>9}{'load CPU':>10}"


def _line(name: str, laps: list[Figures]) -> str:
    rate, cost = median(lap.rate for lap in laps), median(lap.cost for lap in laps)
    half, most = median(lap.within(0.5) for lap in laps), median(lap.within(0.99) for lap in laps)
    heard = median(lap.heard / max(1, len(lap.latencies)) for lap in laps) / 1024
    own = median(lap.own / lap.seconds for lap in laps)
    return f"{name:34}{rate:9,.0f}{half:9.1f}{most:9.1f}{cost:13.3f}{heard:9.1f}{own:10.0%}"


def _laps(ratios: list[float]) -> str:
    return ", ".join(f"{ratio:.2f}" for ratio in ratios)


async def sizes(rival: Rival) -> None:
    """Memory of a table with its two players' sockets, and of a socket that asks nothing."""
    await seated(rival, await rival.guests(20))
    before = memory(rival.pid)
    plays = await seated(rival, await rival.guests(2 * 500))
    with_tables = memory(rival.pid)
    guests = await rival.guests(IDLE)
    guests_in = memory(rival.pid)
    idle = [await rival.idle(guest) for guest in guests]
    await asyncio.sleep(1)
    with_idle = memory(rival.pid)
    table, socket = (with_tables - before) / len(plays), (with_idle - guests_in) / IDLE
    print(f"{rival.name:34}{table:9.1f} KB a table of two{socket:9.1f} KB an idle socket ({IDLE:,} of them)")
    for line in [*lines(plays), *idle]:
        line.close()


async def real_games(ours: Ours, seconds: float) -> None:
    """Random games of everything on the shelf, played as fast as they are answered."""
    print(HEAD)
    for slug in catalogue.games():
        ours.play(slug)
        plays = await seated(ours, await ours.guests(2 * TABLES))
        await _write_scripts(ours, plays)
        print(_line(slug, [await run(ours, plays, seconds)]), flush=True)
        for line in lines(plays):
            line.close()


async def _write_scripts(ours: Ours, plays: list[Play]) -> None:
    """We look into the log: whoever knows the deal can play a whole game in advance."""
    database = Database(ours.database)
    ledger = Ledger(database, Alone().announce)
    for play in plays:
        if play.seated is not None:
            log = await ledger.read(play.seated.table)
            play.script = _script(Table.of(play.seated.table, [decode(stored.body) for stored in log]))
    database.close()


def _script(table: Table) -> list[tuple[int, Any]]:
    chance, state = Fast(1), table.playing.clone()
    script: list[tuple[int, Any]] = []
    while (turn := state.turn()) and len(script) < PLIES:
        seat = min(turn)
        moves = list(state.moves(seat))
        move = moves[chance.below(len(moves))]
        state.play(seat, move)
        script.append((seat, codec.plain(move)))
    return script


async def measure(seconds: float) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8 * IDLE)), hard))
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    ours, theirs = Ours("Ludothèque, on disk (SQLite)", str(FOLDER / "house.db")), BoardgameIo()
    ours.start()
    theirs.start()
    try:
        await race(ours, theirs, seconds)
        await asyncio.sleep(2)
        print()
        for rival in (ours, theirs):
            await sizes(rival)
        print(f"\nthe same with real games, {TABLES} tables of two, moves at random")
        await real_games(ours, 2 * seconds)
    finally:
        ours.stop()
        theirs.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    uvloop.run(measure(parser.parse_args().seconds))


if __name__ == "__main__":
    main()
