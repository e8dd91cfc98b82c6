"""One person's socket: what they ask, and what they are told."""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec
import structlog

from ludotheque.core.refusal import Refused
from ludotheque.live.house import now
from ludotheque.outcome import Outcome
from ludotheque.store.people import Account
from ludotheque.table.commands import Command, Say, SayPhrase
from ludotheque.table.journal import Unwritten
from ludotheque.table.places import Person
from ludotheque.table.table import Table
from ludotheque.web import metrics, questions
from ludotheque.web.connection import RESTART, Connection
from ludotheque.web.lobby import Feed
from ludotheque.web.outbox import Outbox
from ludotheque.web.service import Service
from ludotheque.web.version import VERSION
from ludotheque.web.viewer import Viewer
from ludotheque.web.wire import asked, house, sent
from ludotheque.web.words import refusal

LARGEST = 16 * 1024
UNHEARD = 32
"""Messages that wait to be heard; whoever says more at once is not listened to for a while."""
NO_COOKIE = 4401
BANNED = 4403
TOO_MANY = 4429
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
    def __init__(self, service: Service, account: Account, muted: frozenset[str], connection: Connection) -> None:
        self._service = service
        self._house = service.house
        self._account = account
        self._person = Person(account.person, account.name)
        self._connection = connection
        self._outbox = Outbox(connection, self._overflown)
        self._viewer = Viewer(service.house, account.person, muted, self._outbox)
        self._lobby = Feed(service, account.person, self._outbox)
        self._unheard: deque[str | bytes] = deque()
        self._work: Outcome[int | None] | None = None
        """What the last message asked for, while it is done."""
        self._since: float | None = None
        """When it began, if it is a command."""
        self._hinting = False
        self._leaving = 0
        """The code with which the house closes it, once it does."""

    # --- the connection ----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until either side has had enough."""
        person = self._account.person
        self._house.guests.come(person, self)
        me = house.Me(
            person=person,
            name=self._account.name,
            lang=self._account.lang,
            login=self._account.login,
            muted=tuple(sorted(self._viewer.muted)),
        )
        try:
            self._outbox.put(sent.Welcome(protocol=sent.PROTOCOL, version=VERSION, at=now(), me=me))
            self._connection.hear = self._listen
            await self._connection.over()
            while self._work is not None:  # what was heard is done, even if nobody is there any more
                with contextlib.suppress(Exception):  # `_done` sees to it
                    await self._work
        finally:
            self._house.guests.go(person, self)
            self._viewer.leave()

    def _listen(self, data: str | bytes) -> None:
        """One message. It waits until those before it are dealt with."""
        if self._work is None and not self._unheard:
            self._hear(data)
            return
        self._unheard.append(data)
        if len(self._unheard) == UNHEARD:
            self._connection.pause()

    def _go_on(self) -> None:
        while self._unheard and self._work is None and not self._leaving:
            if len(self._unheard) == UNHEARD:
                self._connection.resume()
            self._hear(self._unheard.popleft())

    def _hear(self, data: str | bytes) -> None:
        """Whatever it is, the answer is a message too."""
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
            self._work = self._answer(message)
        except Exception as error:  # noqa: BLE001  whatever is wrong, it is told, and logged
            self._fail(error, ident, table)
        else:
            if self._work is not None:
                self._work.then(partial(self._done, ident, table))

    def _done(self, ident: str | None, table: str | None, work: Outcome[int | None]) -> None:
        self._work = None
        if self._since is not None:
            metrics.commands.observe(time.perf_counter() - self._since)
            self._since = None
        try:
            number = work.result()
        except Exception as error:  # noqa: BLE001  likewise
            self._fail(error, ident, table)
        else:
            if number is not None:
                self._outbox.put(sent.Done(id=ident or "", table=table or "", number=number))
        if self._leaving:
            self._connection.close(self._leaving)
        elif self._unheard:
            self._go_on()

    def _fail(self, error: Exception, ident: str | None, table: str | None) -> None:
        match error:
            case Refused():
                self._refuse(error, ident, table)
            case Unwritten():  # nobody can tell whether it was done: said again with the same id, it is done once
                log.warning("a message is to be sent again")
                self.close(RESTART, COME_BACK)
            case _:
                log.error("a message was not answered", exc_info=error)
                self._refuse(Refused("house-error"), ident, table)

    def _refuse(self, refused: Refused, ident: str | None, table: str | None) -> None:
        known = self._viewer.known(table)
        told = refusal(refused, self._account.lang, known.table if known else None)
        self._outbox.put(sent.Refused(id=ident, table=table, refusal=told))

    def _answer(self, message: asked.AnyAsked) -> Outcome[int | None] | None:
        """Answer it; if that takes a while, what there is to wait for."""
        match message:
            case Command():
                return self._do(message)
            case asked.Watch():
                return self._later(self._viewer.watch(message.table, message.since))
            case asked.Unwatch():
                self._viewer.unwatch(message.table)
            case asked.WatchLobby():
                return self._later(self._watch_lobby(on=message.on))
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
        return None

    # --- commands and questions --------------------------------------------------------------------------------------

    def _later(self, work: Coroutine[Any, Any, None]) -> Outcome[int | None]:
        outcome: Outcome[int | None] = Outcome()

        async def finish() -> None:
            try:
                await work
            except Exception as error:  # noqa: BLE001  `_done` tells
                outcome.fail(error)
            else:
                outcome.set(None)

        self._house.spawn(finish())
        return outcome

    def _do(self, command: Any) -> Outcome[int | None]:
        room = self._viewer.room(command.table)
        if isinstance(command, Say | SayPhrase):
            self._service.limits.chat(self._account.person)
        self._since = time.perf_counter()
        return self._house.do(room, self._person, command)

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
            if self._work is None:
                self._connection.close(code)


def _tagged(data: str | bytes) -> tuple[str | None, str | None]:
    try:
        tagged = msgspec.json.decode(data, type=_Tagged)
    except MALFORMED:
        return None, None
    return tagged.id, tagged.table
