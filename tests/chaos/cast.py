"""People who play on and on whatever happens to the house, and remember all that was acknowledged to them."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx

from ludotheque.client import Mirror, Visitor
from ludotheque.core.refusal import Refused
from ludotheque.table import commands
from ludotheque.web.wire import sent

PACE = 0.03
"""Seconds that somebody thinks at most."""
OVERTAKEN = {"stale", "not-your-turn", "not-begun", "table-over", "already-begun"}
"""What a wish may be refused for when the table has gone on without it."""


@dataclass
class Memory:
    """What all of them were told."""

    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])
    """The command that each entry was said to be."""
    refused: Counter[str] = field(default_factory=Counter[str])
    wrong: list[str] = field(default_factory=list[str])
    mirrors: list[Mirror] = field(default_factory=list[Mirror])
    """Each table as each of them saw it in the end."""

    def add(self, table: str, number: int, command: str) -> None:
        if self.acknowledged.setdefault((table, number), command) != command:
            self.wrong.append(f"entry {number} of {table} was acknowledged to two commands")

    def hear(self, message: sent.AnySent) -> None:
        if isinstance(message, sent.Update) and message.command is not None:
            self.add(message.table, message.number, message.command)


class Player:
    """Somebody in the house, who goes to wherever it is open."""

    def __init__(self, visitor: Visitor, memory: Memory) -> None:
        self.visitor = visitor
        self.memory = memory
        visitor.line.heard = memory.hear
        self._wishes = 0
        self._chance = random.Random(visitor.me.person)

    def move_to(self, address: str) -> None:
        """From now on the house is there."""
        self.visitor.line._address = address.replace("http", "ws", 1) + "/socket"
        self.visitor.bell._http.base_url = address

    def stuck(self) -> str:
        """What somebody knows whose game does not end."""
        line = self.visitor.line
        known = [
            (table, mirror.number, mirror.now.turn, mirror.info.mine)
            for table, mirror in line._mirrors.items()
            if mirror.known and mirror.info.phase != "finished"
        ]
        return f"{line._address} {line._socket}: {known}, waiting for {list(line._waiting)}"

    async def do(self, table: str, kind: type[commands.Command], **fields: Any) -> bool:
        """A wish, until the house has answered."""
        self._wishes += 1
        ident = f"{self.visitor.me.person}-{self._wishes}"
        try:
            number = await self.visitor.line.do(kind(id=ident, table=table, **fields))
        except Refused as refused:
            self.memory.refused[refused.code] += 1
            if refused.code not in OVERTAKEN:
                self.memory.wrong.append(f"{kind.__name__}: {refused}")
            return False
        self.memory.add(table, number, ident)
        return True

    async def play(self, table: str) -> None:
        """To the end of the game."""
        mirror = await self.visitor.watch(table)
        while True:
            await mirror.until(lambda known: known.info.phase == "finished" or known.my_turn() is not None)
            if mirror.info.phase == "finished":
                self.memory.mirrors.append(mirror)
                return await self.visitor.line.unwatch(table)
            await asyncio.sleep(self._chance.uniform(0, PACE))
            seat, moves = mirror.my_turn(), mirror.moves()
            if seat is not None and moves:
                await self.do(table, commands.Play, seat=seat, ply=mirror.now.ply, move=self._chance.choice(moves))


async def insist(ask: Any) -> Any:
    """Ask over HTTP until somebody answers."""
    while True:
        try:
            return await ask()
        except (httpx.HTTPError, Refused):
            await asyncio.sleep(0.1)


async def pair(hers: Player, his: Player, game: dict[str, Any], until: asyncio.Event) -> list[str]:
    """Two people play game after game, and finish the last one; the tables."""
    tables: list[str] = []
    while not until.is_set():
        info = await insist(lambda: hers.visitor.open_table(**game))
        await his.visitor.watch(info.table)
        await his.do(info.table, commands.Sit, seat=1, nonce="5e" * 16)
        await asyncio.gather(hers.play(info.table), his.play(info.table))
        tables.append(info.table)
    return tables
