"""A process of a house inside this one: it does its chores when a test says so, at the time that the test tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Self

from around import AGAIN, LEA, SECRET, TOM, ZOE, nonce
from ludotheque.core.game import Seat
from ludotheque.live.chores import Chores
from ludotheque.live.house import House
from ludotheque.live.names import new_table
from ludotheque.live.room import Room
from ludotheque.live.thinkers import Thinkers
from ludotheque.store import schema
from ludotheque.store.books import Books
from ludotheque.store.bulletin import Alone
from ludotheque.store.database import Database
from ludotheque.store.ledger import Ledger
from ludotheque.table import commands, entries
from ludotheque.table.opening import opened
from ludotheque.table.places import Person
from ludotheque.table.table import Table
from ludotheque.table.terms import BotSeat, OpenSeat, ScreenSeat, SeatWish, Terms
from ludotheque.table.timer import DAY


class Clock:
    def __init__(self) -> None:
        self.at = 100 * DAY

    def __call__(self) -> int:
        return self.at


class Thoughts(Thinkers):
    """Bots that answer what the test says; `asked` are the plies for which they were asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.answer: Callable[[Table, Seat, str], Any] = _keep
        self.ready = asyncio.Event()
        self.ready.set()

    async def choose(self, table: Table, seat: Seat, bot: str) -> dict[str, Any]:
        self.asked.append(len(table.plies))
        answer: dict[str, Any] = self.answer(table, seat, bot)
        await self.ready.wait()
        return answer


class Inside:
    def __init__(self, database: str, clock: Clock) -> None:
        self.database = Database(database)
        self.database.upgrade()
        self.clock = clock
        self.ledger = Ledger(self.database, Alone().announce)
        self.books = Books(self.database)
        self.house = House(self.ledger, Alone())
        self.thoughts = Thoughts()
        self.chores = Chores(self.house, self.thoughts, self.books.enter)
        self._wishes = 0

    async def __aenter__(self) -> Self:
        known = self.database.insert_new(schema.people)
        people = [{"person": who.id, "name": who.name, "lang": "fr", "created": 0} for who in (LEA, TOM, ZOE)]
        await self.database.run(lambda connection: connection.execute(known, people))
        self.ledger.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.close()
        await asyncio.to_thread(self.ledger.close)
        self.database.close()

    async def open(self, *seats: str, **terms: Any) -> Room:
        """Léa's table: each seat is `open`, `screen` (hers), or a bot."""
        wishes = [_wish(seat) for seat in seats]
        entry = opened(LEA, Terms(game="high-card", **terms), wishes, self.clock.at, SECRET, AGAIN)
        return await self.house.open(new_table(), entry)

    async def begun(self, **terms: Any) -> Room:
        """Léa and Tom play."""
        room = await self.open("screen", "open", **terms)
        await self.do(room, TOM, commands.Sit, seat=1, nonce=nonce(1))
        return room

    async def do(self, room: Room, person: Person, kind: type[commands.Command], **fields: Any) -> int | None:
        self._wishes += 1
        command: Any = kind(id=f"wish{self._wishes}", table=room.table.name, **fields)
        return await self.house.do(room, person, command)

    async def play(self, room: Room, person: Person, seat: int, move: str = "keep") -> None:
        await self.do(room, person, commands.Play, seat=seat, ply=len(room.table.plies), move={"move": move})

    async def settle(self) -> None:
        """Until nothing is being done any more."""
        while tasks := tuple(self.house._tasks):
            await asyncio.gather(*tasks, return_exceptions=True)

    async def look_round(self) -> None:
        """The chores that are due now."""
        await self.chores._look_round()
        await self.settle()

    async def entries(self, room: Room) -> list[entries.AnyEntry]:
        return [entries.decode(stored.body) for stored in await self.ledger.read(room.table.name)]


def _keep(_table: Table, _seat: Seat, _bot: str) -> Any:
    return {"move": "keep"}


def _wish(seat: str) -> SeatWish:
    if seat == "open":
        return OpenSeat()
    return ScreenSeat(nonce()) if seat == "screen" else BotSeat(seat)
