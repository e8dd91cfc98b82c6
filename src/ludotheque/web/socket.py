"""One person's socket: what they ask, and what they are told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec
import structlog

from ludotheque.core.refusal import Refused
from ludotheque.live.house import now
from ludotheque.live.room import Room
from ludotheque.live.watching import Happening
from ludotheque.store.people import Account
from ludotheque.table import told
from ludotheque.table.commands import Command, Say, SayPhrase
from ludotheque.table.journal import Unwritten
from ludotheque.table.places import Person
from ludotheque.table.table import Table
from ludotheque.web import messages, metrics, questions
from ludotheque.web.lobby import lobby
from ludotheque.web.outbox import Outbox, encode
from ludotheque.web.service import Service
from ludotheque.web.version import VERSION
from ludotheque.web.wire import asked, house, sent
from ludotheque.web.words import refusal

Send: TypeAlias = Callable[[Any], Awaitable[None]]
Receive: TypeAlias = Callable[[], Awaitable[Any]]

LARGEST = 16 * 1024
MISSED = 20
"""Updates that somebody who comes back is sent at most; beyond, a snapshot is shorter."""
MOST_WATCHED = 100
"""Tables watched through one socket at most."""
LOBBY_PAUSE = 1.0
NO_COOKIE = 4401
BANNED = 4403
TOO_MANY = 4429
RESTART = 1012
COME_BACK = 1_000
"""Milliseconds after which clients are asked to come back."""
MALFORMED = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What decoding a message may raise: brackets may be nested too deeply."""

_decode = msgspec.json.Decoder[asked.AnyAsked](asked.AnyAsked).decode
log = structlog.get_logger(__name__)


class _Tagged(msgspec.Struct):
    """As much of a malformed message as a refusal needs."""

    id: str | None = None
    table: str | None = None


class Watch:
    """A table that is watched: whose seats are mine, and what I was last told."""

    __slots__ = ("room", "seats")

    def __init__(self, room: Room, seats: tuple[int, ...]) -> None:
        self.room = room
        self.seats = seats


class Socket:
    def __init__(self, service: Service, account: Account, muted: frozenset[str], send: Send) -> None:
        self._service = service
        self._house = service.house
        self._account = account
        self._person = Person(account.person, account.name)
        self._muted = muted
        self._send = send
        self._outbox = Outbox(self._send_text, self._overflown)
        self._watches: dict[str, Watch] = {}
        self._hinting = False
        self._lobby_at = 0.0
        self._lobby_waits = False
        self._hearing = False
        self._leaving = 0
        """The code with which the house closes it, once it does."""
        self._closed = False

    # --- the connection ----------------------------------------------------------------------------------------------

    async def run(self, receive: Receive) -> None:
        """Until either side has had enough."""
        person = self._account.person
        self._house.guests.come(person, self)
        pump = asyncio.create_task(self._outbox.run())
        me = house.Me(
            person=person,
            name=self._account.name,
            lang=self._account.lang,
            login=self._account.login,
            muted=tuple(sorted(self._muted)),
        )
        try:
            self._outbox.put(sent.Welcome(protocol=sent.PROTOCOL, version=VERSION, at=now(), me=me))
            while not self._leaving:
                event = await receive()
                if event["type"] != "websocket.receive":
                    return
                self._outbox.hold()
                self._hearing = True
                await self._hear(event.get("text") or event.get("bytes") or b"")
                self._hearing = False
                await self._outbox.flush()
            await self._close()
        finally:
            pump.cancel()
            self._house.guests.go(person, self)
            for name in list(self._watches):
                self._unwatch(name)

    async def _send_text(self, text: str) -> None:
        if not self._closed:
            with contextlib.suppress(OSError):  # gone: `receive` tells
                await self._send({"type": "websocket.send", "text": text})

    async def _hear(self, data: str | bytes) -> None:
        """One message. Whatever it is, the answer is a message too."""
        ident: str | None = None
        table: str | None = None
        try:
            self._service.limits.message(self._account.person)
            if len(data) > LARGEST:
                raise Refused("too-large", details={"most": LARGEST})
            try:
                message = _decode(data)
            except MALFORMED as error:
                self._service.limits.message(self._account.person, 5)
                ident, table = _tagged(data)
                raise Refused("bad-message", details={"why": str(error)}) from None
            ident, table = getattr(message, "id", None), getattr(message, "table", None)
            await self._answer(message)
        except Refused as refused:
            self._refuse(refused, ident, table)
        except Unwritten:  # nobody can tell whether it was done: said again with the same id, it is done once
            log.warning("a message is to be sent again")
            self.close(RESTART, COME_BACK)
        except Exception:
            log.exception("a message was not answered")
            self._refuse(Refused("house-error"), ident, table)

    def _refuse(self, refused: Refused, ident: str | None, table: str | None) -> None:
        watch = self._watches.get(table or "")
        told_ = refusal(refused, self._account.lang, watch.room.table if watch else None)
        self._outbox.put(sent.Refused(id=ident, table=table, refusal=told_))

    async def _answer(self, message: asked.AnyAsked) -> None:
        match message:
            case Command():
                await self._do(message)
            case asked.Watch():
                await self._watch(message.table, message.since)
            case asked.Unwatch():
                self._unwatch(message.table)
            case asked.WatchLobby():
                await self._watch_lobby(on=message.on)
            case asked.Preview():
                preview = questions.preview(self._watched(message.table).table, self._person, message)
                self._outbox.put(sent.Previewed(id=message.id, preview=preview))
            case asked.Read():
                move = questions.read(self._watched(message.table).table, message.text, self._account.lang)
                self._outbox.put(sent.ReadAs(id=message.id, move=move))
            case asked.Hint():
                self._hint(self._watched(message.table).table, message)
            case asked.Ping():
                self._outbox.put(sent.Pong(at=now()))

    # --- commands and questions --------------------------------------------------------------------------------------

    async def _do(self, command: Any) -> None:
        self._watched(command.table)
        if isinstance(command, Say | SayPhrase):
            self._service.limits.chat(self._account.person)
        started = time.perf_counter()
        number = await self._house.do(self._person, command)
        metrics.commands.observe(time.perf_counter() - started)
        if number is not None:
            self._outbox.put(sent.Done(id=command.id, table=command.table, number=number))

    def _watched(self, table: str) -> Room:
        watch = self._watches.get(table)
        if watch is None:
            raise Refused("not-watching")
        return watch.room

    def _hint(self, table: Table, question: asked.Hint) -> None:
        questions.refuse_hint(table, self._person, question.seat)
        if self._hinting:
            raise Refused("one-hint")
        self._service.limits.hint(self._account.person)
        self._hinting = True
        self._house.spawn(self._think(table, question))

    async def _think(self, table: Table, question: asked.Hint) -> None:
        try:
            ply = len(table.plies)
            move = await questions.hint(self._service.thinkers, table, question.seat)
            self._outbox.put(sent.Hinted(id=question.id, ply=ply, move=move))
        except Refused as refused:
            self._refuse(refused, question.id, question.table)
        finally:
            self._hinting = False

    # --- watching ----------------------------------------------------------------------------------------------------

    async def _watch(self, name: str, since: int | None) -> None:
        if len(self._watches) >= MOST_WATCHED and name not in self._watches:
            raise Refused("too-many-watched", details={"most": MOST_WATCHED})
        room = await self._house.room(name)
        if since is not None and since > room.table.number:
            await room.catch_up()  # another process has told more
        table = room.table
        watch = self._watches.get(name)
        if watch is None:
            watch = self._watches[name] = Watch(room, table.seats_of(self._person.id))
            self._house.watch(room, self._person.id, self)
        missed = table.number - since if since is not None else -1
        if 0 <= missed <= MISSED:
            for happening in room.last(missed):
                if not self._is_muted(happening):
                    self._outbox.put(self._update(watch, happening))
        else:
            self._snapshot(watch)

    def _unwatch(self, name: str) -> None:
        watch = self._watches.pop(name, None)
        if watch is not None:
            self._house.unwatch(watch.room, self._person.id, self)

    def _snapshot(self, watch: Watch) -> None:
        watch.seats = watch.room.table.seats_of(self._person.id)
        whole = messages.snapshot(watch.room, self._house.presence, self._person.id, now(), self._muted, watch.seats)
        self._outbox.put(whole)

    def _update(self, watch: Watch, happening: Happening) -> sent.Update:
        mine = happening.by == self._person.id
        command = happening.command if mine else None
        return messages.update(watch.room, happening, self._house.presence, self._person.id, command, watch.seats)

    def _is_muted(self, happening: Happening) -> bool:
        return isinstance(happening.told, told.Said) and happening.told.person in self._muted

    def _overflown(self) -> None:
        metrics.overflows.inc()
        for watch in self._watches.values():
            self._snapshot(watch)
        if self in self._house.guests.in_lobby:
            self.lobby_changed()

    # --- what the house tells (live.watching.Watcher, live.guests.Guest) ---------------------------------------------

    def happened(self, room: Room, happening: Happening) -> None:
        watch = self._watches[room.table.name]
        if self._is_muted(happening):
            return
        if happening.info and watch.seats != room.table.seats_of(self._person.id):
            self._outbox.put(self._update(watch, happening))
            self._snapshot(watch)
        elif watch.seats or happening.by == self._person.id:
            self._outbox.put(self._update(watch, happening))
        else:
            shared = happening.shared.get(None)
            if shared is None:
                shared = happening.shared[None] = encode(self._update(watch, happening))
            self._outbox.put_encoded(shared)

    def changed(self, room: Room) -> None:
        self._snapshot(self._watches[room.table.name])

    def presence(self, room: Room) -> None:
        name = room.table.name
        if name in self._watches:
            presence = self._house.presence
            seats = messages.seats(room.table, presence)
            self._outbox.put(sent.Presence(table=name, seats=seats, watchers=len(presence.here(name))))

    def your_turn(self, table: Table) -> None:
        self._outbox.put(sent.YourTurn(table=table.name, game=table.game.slug))

    def lobby_changed(self) -> None:
        """Tell of the lobby, at most once in a while."""
        if not self._lobby_waits:
            self._lobby_waits = True
            pause = max(0.0, self._lobby_at + LOBBY_PAUSE - time.monotonic())
            asyncio.get_running_loop().call_later(pause, lambda: self._house.spawn(self._tell_lobby()))

    async def _watch_lobby(self, *, on: bool) -> None:
        if on:
            self._house.guests.in_lobby.add(self)
            await self._tell_lobby()
        else:
            self._house.guests.in_lobby.discard(self)

    async def _tell_lobby(self) -> None:
        self._lobby_waits = False
        self._lobby_at = time.monotonic()
        tables = await lobby(self._service, self._person.id)
        if self in self._house.guests.in_lobby:
            self._outbox.put(sent.Lobby(tables=tables))

    def renewed(self) -> None:
        self._house.spawn(self._renew())

    async def _renew(self) -> None:
        people, person = self._service.people, self._account.person
        account = await people.find(person)
        if account is not None:
            self._account, self._person = account, Person(person, account.name)
            self._muted = await people.muted(person)

    def leave(self) -> None:
        self._house.spawn(self._send_away())

    async def _send_away(self) -> None:
        """Somebody who was deleted is unknown from now on, somebody who is banned unwelcome."""
        known = await self._service.people.find(self._account.person)
        self.close(BANNED if known is not None and known.banned else NO_COOKIE)

    def close(self, code: int, after: int | None = None) -> None:
        """Say goodbye."""
        if not self._leaving:
            self._leaving = code
            if after is not None:
                self._outbox.put(sent.Closing(after=after))
            if not self._hearing:
                self._house.spawn(self._close())

    async def _close(self) -> None:
        await self._outbox.flush()
        if not self._closed:
            self._closed = True
            with contextlib.suppress(OSError):
                await self._send({"type": "websocket.close", "code": self._leaving})


def _tagged(data: str | bytes) -> tuple[str | None, str | None]:
    try:
        tagged = msgspec.json.decode(data, type=_Tagged)
    except MALFORMED:
        return None, None
    return tagged.id, tagged.table
