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
from ludotheque.store.people import Account
from ludotheque.table.commands import Command, Say, SayPhrase
from ludotheque.table.journal import Unwritten
from ludotheque.table.places import Person
from ludotheque.table.table import Table
from ludotheque.web import metrics, questions
from ludotheque.web.lobby import Feed
from ludotheque.web.outbox import Outbox
from ludotheque.web.service import Service
from ludotheque.web.version import VERSION
from ludotheque.web.viewer import Viewer
from ludotheque.web.wire import asked, house, sent
from ludotheque.web.words import refusal

Send: TypeAlias = Callable[[Any], Awaitable[None]]
Receive: TypeAlias = Callable[[], Awaitable[Any]]

LARGEST = 16 * 1024
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


class Socket:
    def __init__(self, service: Service, account: Account, muted: frozenset[str], send: Send) -> None:
        self._service = service
        self._house = service.house
        self._account = account
        self._person = Person(account.person, account.name)
        self._send = send
        self._outbox = Outbox(self._send_text, self._overflown)
        self._viewer = Viewer(service.house, account.person, muted, self._outbox)
        self._lobby = Feed(service, account.person, self._outbox)
        self._hinting = False
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
            muted=tuple(sorted(self._viewer.muted)),
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
            self._viewer.leave()

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
        known = self._viewer.known(table)
        told = refusal(refused, self._account.lang, known.table if known else None)
        self._outbox.put(sent.Refused(id=ident, table=table, refusal=told))

    async def _answer(self, message: asked.AnyAsked) -> None:
        match message:
            case Command():
                await self._do(message)
            case asked.Watch():
                await self._viewer.watch(message.table, message.since)
            case asked.Unwatch():
                self._viewer.unwatch(message.table)
            case asked.WatchLobby():
                await self._watch_lobby(on=message.on)
            case asked.Preview():
                preview = questions.preview(self._viewer.room(message.table).table, self._person, message)
                self._outbox.put(sent.Previewed(id=message.id, preview=preview))
            case asked.Read():
                move = questions.read(self._viewer.room(message.table).table, message.text, self._account.lang)
                self._outbox.put(sent.ReadAs(id=message.id, move=move))
            case asked.Hint():
                self._hint(self._viewer.room(message.table).table, message)
            case asked.Ping():
                self._outbox.put(sent.Pong(at=now()))

    # --- commands and questions --------------------------------------------------------------------------------------

    async def _do(self, command: Any) -> None:
        self._viewer.room(command.table)
        if isinstance(command, Say | SayPhrase):
            self._service.limits.chat(self._account.person)
        started = time.perf_counter()
        number = await self._house.do(self._person, command)
        metrics.commands.observe(time.perf_counter() - started)
        if number is not None:
            self._outbox.put(sent.Done(id=command.id, table=command.table, number=number))

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

    # --- what the house tells (live.guests.Guest) --------------------------------------------------------------------

    def your_turn(self, table: Table) -> None:
        self._outbox.put(sent.YourTurn(table=table.name, game=table.game.slug))

    def lobby_changed(self) -> None:
        self._lobby.changed()

    async def _watch_lobby(self, *, on: bool) -> None:
        self._lobby.on = on
        if on:
            self._house.guests.in_lobby.add(self)
            await self._lobby.tell()
        else:
            self._house.guests.in_lobby.discard(self)

    def _overflown(self) -> None:
        metrics.overflows.inc()
        self._viewer.renew()
        if self._lobby.on:
            self._lobby.changed()

    async def renewed(self) -> None:
        people, person = self._service.people, self._account.person
        account = await people.find(person)
        if account is not None and account.generation != self._account.generation:
            self.close(RESTART, COME_BACK)  # whose browser has the new cookie is let in again, nobody else
        elif account is not None:
            self._account, self._person = account, Person(person, account.name)
            self._viewer.muted = await people.muted(person)

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
