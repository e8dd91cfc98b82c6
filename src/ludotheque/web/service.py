"""Everything that an open house consists of."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator

from ludotheque.core.refusal import Refused
from ludotheque.live.chores import Chores
from ludotheque.live.house import LEAVE, RENEWED, REWRITTEN, House
from ludotheque.live.thinkers import Thinkers
from ludotheque.store.books import Books
from ludotheque.store.bulletin import Alone, Postgres
from ludotheque.store.database import Database
from ludotheque.store.ledger import Ledger
from ludotheque.store.people import Account, People
from ludotheque.table.journal import Unwritten
from ludotheque.web.cookies import Signer
from ludotheque.web.limits import Limits
from ludotheque.web.promises import Promises
from ludotheque.web.settings import Settings

BANS = 2.0
"""Seconds between looks for people who were banned."""
TRIES, AGAIN = 20, 0.5
"""How often, and after how many seconds, a database that is just starting is asked again."""


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.bulletin = Alone() if self.database.is_sqlite else Postgres(self.database)
        self.ledger = Ledger(self.database, self.bulletin.announce)
        self.people = People(self.database)
        self.books = Books(self.database)
        self.house = House(self.ledger, self.bulletin)
        self.thinkers = Thinkers(settings.thinkers or None)
        self.limits = Limits(on=settings.limits)
        self.signer = Signer(b"")
        self.promises = Promises(b"")
        self.open = False
        self.loop: asyncio.AbstractEventLoop | None = None

    @contextlib.asynccontextmanager
    async def run(self) -> AsyncGenerator[None]:
        """Open the house; close it when all is done."""
        key = await self._key()
        self.signer, self.promises = Signer(key), Promises(key)
        self.ledger.start()
        chores = Chores(self.house, self.thinkers, self.books.enter)
        tasks = [
            asyncio.create_task(chores.run()),
            asyncio.create_task(self.bulletin.listen(self.house.heard, self._missed)),
            asyncio.create_task(self._bans()),
        ]
        self.loop = asyncio.get_running_loop()
        self.open = True
        try:
            yield
        finally:
            self.open = False
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.house.close()
            await self.thinkers.close()
            await asyncio.to_thread(self.ledger.close)
            self.database.close()

    async def _key(self) -> bytes:
        """What the house signs with, as soon as the database tells. Raises `Unwritten` when it does not."""
        for _ in range(TRIES):
            with contextlib.suppress(Unwritten):
                return await self.people.key()
            await asyncio.sleep(AGAIN)
        return await self.people.key()

    def _missed(self) -> None:
        """Announcements may have been missed: look for ourselves, and ask who is there."""
        self.house.spawn(self.house.catch_up())
        self.house.presence.alive(ask=True)

    async def _bans(self) -> None:
        while True:
            await asyncio.sleep(BANS)
            with contextlib.suppress(Exception):  # the database may be away
                for person in await self.people.banned() & self.house.guests.people():
                    self.house.send_away(person)

    async def account(self, cookie: str | None) -> Account | None:
        """Who shows that cookie. Raises `Refused` for somebody who is banned."""
        signed = self.signer.read(cookie) if cookie else None
        account = await self.people.find(signed[0]) if signed else None
        if account is None or signed is None or account.generation != signed[1]:
            return None
        if account.banned:
            raise Refused("banned")
        return account

    def send_away(self, person: str) -> None:
        """Close all connections of somebody, wherever they are."""
        self.house.send_away(person)
        self.house.tell(LEAVE, person)

    async def renewed(self, person: str) -> None:
        """Let all connections of somebody know who they are now: those of this process at once, soon the others."""
        await self.house.renewed(person)
        self.house.tell(RENEWED, person)

    async def rewritten(self, table: str) -> None:
        """The log of a table was rewritten: nobody may go on from what it was."""
        if (room := self.house.rooms.get(table)) is not None:
            await room.reload()
        self.house.tell(REWRITTEN, table)
