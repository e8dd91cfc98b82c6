"""The socket to a house: it comes back by itself, and sends again what was not acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludotheque.client.doorbell import Doorbell, refused
from ludotheque.client.mirror import Mirror
from ludotheque.table.commands import Command
from ludotheque.web.wire import asked, sent

PAUSE = 0.2
LARGEST = 1 << 24
GIVEN_UP = frozenset({4401, 4403})

Answer = TypeVar("Answer")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder[sent.AnySent](sent.AnySent).decode


class TurnedAway(Exception):
    """The house does not want to see one any more."""


class Line:
    def __init__(self, bell: Doorbell) -> None:
        self._address = bell.address.replace("http", "ws", 1) + "/socket"
        self._bell = bell
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._waiting: dict[str, tuple[Any, asyncio.Future[Any]]] = {}
        self._mirrors: dict[str, Mirror] = {}
        self.connections = 0
        self.closed: int | None = None
        """The code with which the house closed last."""
        self._over: TurnedAway | None = None
        self.heard: Callable[[sent.AnySent], None] | None = None
        """Told every message."""

    # --- for whoever uses it -----------------------------------------------------------------------------------------

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def watch(self, table: str) -> Mirror:
        """Watch a table; what is known of it stays current. Raises `Refused`."""
        if self._over is not None:
            raise self._over
        mirror = self._mirrors.get(table)
        if mirror is None:
            mirror = self._mirrors[table] = Mirror(self, table)
            await self.send(asked.Watch(table=table))
        await mirror.begun()
        return mirror

    async def unwatch(self, table: str) -> None:
        """Be told of it no longer."""
        if self._mirrors.pop(table, None) is not None:
            await self.send(asked.Unwatch(table=table))

    async def do(self, command: Command) -> int:
        """Send a command until it is done; the number of its entry."""
        number: int = await self._ask(command.id, command)
        return number

    async def ask(self, question: asked.Preview | asked.Hint | asked.Read) -> Any:
        """The answer to a question."""
        return await self._ask(question.id, question)

    async def send(self, message: Any) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(_encode(message).decode())

    async def _ask(self, ident: str, message: Any) -> Any:
        if self._over is not None:
            raise self._over
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[ident] = (message, answer)
        await self.send(message)
        return await answer

    # --- the connection ----------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while self.closed not in GIVEN_UP:
            headers = {"Cookie": f"ludotheque={self._bell.cookie or ''}"}  # another one since the password was changed
            try:
                async with connect(
                    self._address, additional_headers=headers, compression=None, max_size=LARGEST, proxy=None
                ) as socket:
                    await self._live(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.closed = None if self._socket is None else self._socket.close_code
            self._socket = None
            if self.closed not in GIVEN_UP:
                await asyncio.sleep(random.uniform(PAUSE / 2, PAUSE))
        self._give_up(TurnedAway(f"the house has closed its door: {self.closed}"))

    def _give_up(self, why: TurnedAway) -> None:
        self._over = why
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(why)
        for mirror in self._mirrors.values():
            mirror.refuse(why)

    async def _live(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.connections += 1
        for mirror in self._mirrors.values():
            await self.send(asked.Watch(table=mirror.table, since=mirror.number if mirror.known else None))
        for message, _ in list(self._waiting.values()):
            await self.send(message)
        async for data in socket:
            self._hear(_decode(data))
        self.closed = socket.close_code

    def _hear(self, message: sent.AnySent) -> None:
        if self.heard is not None:
            self.heard(message)
        match message:
            case sent.Snapshot():
                self._tell(message.info.table, message)
            case sent.Update():
                self._tell(message.table, message)
                if message.command is not None:
                    self._settle(message.command, message.number)
            case sent.Presence():
                self._tell(message.table, message)
            case sent.Done():
                self._settle(message.id, message.number)
            case sent.Refused() if message.id is not None and message.id in self._waiting:
                _, answer = self._waiting.pop(message.id)
                if not answer.done():
                    answer.set_exception(refused(message.refusal))
            case sent.Refused(id=None, table=str(table)) if table in self._mirrors and not self._mirrors[table].known:
                self._mirrors.pop(table).refuse(refused(message.refusal))
            case sent.Previewed():
                self._settle(message.id, message.preview)
            case sent.Hinted() | sent.ReadAs():
                self._settle(message.id, message.move)
            case _:
                pass

    def _tell(self, table: str, message: sent.Snapshot | sent.Update | sent.Presence) -> None:
        if table in self._mirrors:
            self._mirrors[table].hear(message)

    def _settle(self, ident: str, value: Any) -> None:
        waiting = self._waiting.pop(ident, None)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(value)
