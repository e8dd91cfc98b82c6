"""The open house: the rooms of this process, and who is in them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine
from typing import Any

import msgspec
import structlog

from ludotheque.core.refusal import Refused
from ludotheque.live import presence
from ludotheque.live.guests import Guests
from ludotheque.live.journal import Bulletin, Journal
from ludotheque.live.names import is_table, new_secret, new_table
from ludotheque.live.room import Room
from ludotheque.live.watching import Watcher
from ludotheque.outcome import Outcome
from ludotheque.table import entries
from ludotheque.table.commands import AnyCommand, Entrust
from ludotheque.table.decision import Situation
from ludotheque.table.journal import Notice, Row, Start
from ludotheque.table.places import Person
from ludotheque.table.table import Table

LOBBY = "lobby"
TURN = "turn"
LEAVE = "leave"
RENEWED = "renewed"
REWRITTEN = "rewritten"
IDLE = 60.0
"""Seconds for which a room that nobody looks at stays open."""


log = structlog.get_logger(__name__)


class YourTurn(msgspec.Struct, frozen=True, array_like=True):
    """Whose turn it has become, told to the processes where they may be."""

    table: str
    people: tuple[str, ...]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    def __init__(self, journal: Journal, bulletin: Bulletin) -> None:
        self.journal = journal
        self.bulletin = bulletin
        self.guests = Guests()
        self.presence = presence.Presence(self._tell_presence, self._presence_changed, now())
        self.rooms: dict[str, Room] = {}
        self.after: Callable[[Room], None] = lambda _room: None
        """What is to be seen to after this process has written an entry."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._telling = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- rooms -------------------------------------------------------------------------------------------------------

    async def open(self, name: str, opened: entries.Opened) -> Room:
        """Open a table of that name. It is written when this returns. Raises `Refused` when there is one already."""
        row = Row(name, 1, None, entries.encode(opened), opened.at)
        if not await self.journal.write(row, Start(row, opened.terms.public, opened.at)):
            raise Refused("promise-used", details={"table": name})
        room = await self.room(name)
        log.info("a table opens", table=name, game=opened.terms.game, seats=len(opened.seats))
        self.after(room)
        return room

    async def room(self, name: str) -> Room:
        """The room of that table. Raises `Refused` when there is none."""
        room = self.rooms.get(name)
        if room is None:
            task = self._opening.get(name)
            if task is None:
                task = self._opening[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda _: self._opening.pop(name))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, name: str) -> Room:
        log = await self.journal.read(name) if is_table(name) else []
        if not log:
            raise Refused("no-such-table", details={"table": name})
        room = self.rooms[name] = Room.of(self.journal, name, log, self.after, self.spawn)
        await room.catch_up()  # what was written before anybody could tell us
        return room

    def do(self, room: Room, person: Person, command: AnyCommand) -> Outcome[int | None]:
        """Do what somebody wishes at a table; the number of the entry when it had already been done."""
        at = now()
        away = self.presence.away(room.table, at) if isinstance(command, Entrust) else frozenset[int]()
        return room.do(command, Situation(person, at, away, new_table, new_secret))

    def forget_idle(self) -> None:
        """Close the rooms that nobody has looked at for a while."""
        old = time.monotonic() - IDLE
        for name, room in list(self.rooms.items()):
            if not room.watchers and not room.busy and room.used < old:
                if room.alarm is not None:
                    room.alarm.cancel()
                del self.rooms[name]

    # --- who looks ---------------------------------------------------------------------------------------------------

    def watch(self, room: Room, person: str, watcher: Watcher) -> None:
        room.watchers[watcher] = None
        self.presence.come(room.table.name, person)

    def unwatch(self, room: Room, person: str, watcher: Watcher) -> None:
        if watcher in room.watchers:
            del room.watchers[watcher]
            room.used = time.monotonic()
            self.presence.go(room.table.name, person, now())

    def _presence_changed(self, table: str) -> None:
        if (room := self.rooms.get(table)) is not None:
            for watcher in tuple(room.watchers):
                watcher.presence(room)

    # --- other processes ---------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do that beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    async def close(self) -> None:
        """Leave what is still being done to whoever opens next."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("something was not done", why=repr(error))

    def tell(self, kind: str, body: str = "") -> None:
        """Tell the other processes."""
        self.spawn(self._tell(kind, body))

    async def _tell(self, kind: str, body: str) -> None:
        async with self._telling:  # in this order: who came after having gone is here
            await self.bulletin.tell(kind, body)

    def _tell_presence(self, here: presence.Here) -> None:
        self.tell(presence.KIND, msgspec.json.encode(here).decode())

    def heard(self, notice: Notice) -> None:
        """Another process tells something."""
        for name, number in notice.tables.items():
            room = self.rooms.get(name)
            if room is not None and room.table.number < number:
                self.spawn(room.catch_up())
        match notice.kind:
            case presence.KIND:
                self.presence.heard(notice.origin, notice.body, time.monotonic(), now())
            case "lobby":
                self.lobby_changed()
            case "turn":
                turn = msgspec.json.decode(notice.body, type=YourTurn)
                self.spawn(self._your_turn(turn))
            case "leave":
                self.send_away(notice.body)
            case "renewed":
                self.spawn(self.renewed(notice.body))
            case "rewritten":
                if (room := self.rooms.get(notice.body)) is not None:
                    self.spawn(room.reload())
            case _:
                pass

    async def catch_up(self) -> None:
        """Something may have been missed: look whether the rooms are behind."""
        rooms = dict(self.rooms)
        if rooms:
            for name, number in (await self.journal.last(rooms)).items():
                if rooms[name].table.number < number:
                    await rooms[name].catch_up()

    # --- people ------------------------------------------------------------------------------------------------------

    def lobby_changed(self) -> None:
        for guest in tuple(self.guests.in_lobby):
            guest.lobby_changed()

    def send_away(self, person: str) -> None:
        """Close every connection of that person."""
        for guest in self.guests.of(person):
            guest.leave()

    async def renewed(self, person: str) -> None:
        """Their name, language, password or whom they mute has changed."""
        await asyncio.gather(*[guest.renewed() for guest in self.guests.of(person)])

    def turn_has_come(self, room: Room) -> None:
        """Tell those whose turn it has become and who look elsewhere."""
        table = room.table
        come, room.turn = table.turn - room.turn, table.turn
        people: set[str] = set()
        for seat in come:
            player = table.places[seat].player
            if player is not None and not self.presence.is_here(table.name, player):
                people.add(player)
        if people:
            self._tell_turn(table, people)
            self.tell(TURN, msgspec.json.encode(YourTurn(table.name, tuple(people))).decode())

    async def _your_turn(self, turn: YourTurn) -> None:
        people = tuple(person for person in turn.people if self.guests.of(person))
        if people:
            room = await self.room(turn.table)
            await room.catch_up()  # who comes to look must find it so
            self._tell_turn(room.table, people)

    def _tell_turn(self, table: Table, people: Collection[str]) -> None:
        for person in people:
            for guest in self.guests.of(person):
                guest.your_turn(table)
