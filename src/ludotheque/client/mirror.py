"""A table as a client knows it, kept current by what the house sends."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core import codec
from ludotheque.core.game import Seat
from ludotheque.table import commands, told
from ludotheque.web.wire import sent
from ludotheque.web.wire.tables import TableInfo

if TYPE_CHECKING:
    from ludotheque.client.line import Line

NONCE = 16


def nonce() -> str:
    """This device's part in a deal."""
    return secrets.token_hex(NONCE)


def new_id() -> str:
    """The id of one wish."""
    return secrets.token_urlsafe(9)


class Mirror:
    def __init__(self, line: Line, table: str) -> None:
        self.table = table
        self.number = 0
        self.log: list[told.AnyTold] = []
        self.presence: sent.Presence | None = None
        self._line = line
        self.promised: str | None = None
        """The commitment for a rematch, as it was first shown: before any nonce of ours."""
        self._info: TableInfo | None = None
        self._now: sent.Moving | None = None
        self._refused: Exception | None = None
        self._changed = asyncio.Event()

    # --- what is known -----------------------------------------------------------------------------------------------

    @property
    def info(self) -> TableInfo:
        if self._info is None:
            raise RuntimeError("nothing is known of the table yet")
        return self._info

    @property
    def now(self) -> sent.Moving:
        if self._now is None:
            raise RuntimeError("nothing is known of the table yet")
        return self._now

    @property
    def known(self) -> bool:
        return self._info is not None

    def sight(self, seat: Seat | None = None) -> sent.Sight:
        """What that seat of mine sees; without one, the first."""
        return next(sight for sight in self.now.sights if seat in (None, sight.seat))

    def moves(self, seat: Seat | None = None) -> Sequence[dict[str, Any]]:
        """The legal moves of that seat of mine; without one, of the first whose turn it is."""
        for sight in self.now.sights:
            if sight.moves is not None and seat in (None, sight.seat):
                return sight.moves
        return ()

    def my_turn(self) -> Seat | None:
        """The first of my seats that may act."""
        mine = set(self.info.mine) & set(self.now.turn)
        return min(mine, default=None)

    async def begun(self) -> None:
        """Wait for the first word of the table. Raises `Refused` when it may not be watched."""
        await self.until(lambda _: True)

    async def until(self, condition: Callable[[Mirror], bool]) -> None:
        """Wait until that is so. Raises what keeps one from ever knowing."""
        while not (self.known and condition(self)):
            if self._refused is not None:
                raise self._refused
            self._changed.clear()
            await self._changed.wait()

    def refuse(self, refused: Exception) -> None:
        """The table may not be watched, or no longer."""
        self._refused = refused
        self._changed.set()

    def hear(self, message: sent.Snapshot | sent.Update | sent.Presence) -> None:
        """The house tells something of this table."""
        match message:
            case sent.Snapshot():
                self.number, self._info, self._now = message.number, message.info, message.now
                self.log = list(message.log)
            case sent.Update() if message.number <= self.number:
                return  # a snapshot has told it already
            case sent.Update():
                self.number = message.number
                self.log.append(message.told)
                if message.now is not None:
                    self._now = message.now
                if message.info is not None:
                    self._info = message.info
            case sent.Presence():
                self.presence = message
        if self.promised is None and self._info is not None:
            self.promised = self._info.again
        self._changed.set()

    # --- what is wished ----------------------------------------------------------------------------------------------

    async def do(self, kind: type[commands.Command], **fields: Any) -> int:
        """Send a command until the house has done it; the number of its entry. Raises `Refused`."""
        return await self._line.do(kind(id=new_id(), table=self.table, **fields))

    async def play(self, move: Any, seat: Seat | None = None) -> int:
        """Make a move."""
        data = codec.plain(move) if isinstance(move, msgspec.Struct) else move
        playing = seat if seat is not None else self.my_turn()
        return await self.do(commands.Play, seat=playing or 0, ply=self.now.ply, move=data)

    async def sit(self, seat: Seat, name: str | None = None) -> int:
        return await self.do(commands.Sit, seat=seat, nonce=nonce(), name=name)

    async def rematch(self) -> int:
        return await self.do(commands.Rematch, nonces=tuple(nonce() for _ in self.info.mine))

    async def agree(self, offer: commands.Offer) -> int:
        """Agree to what is offered."""
        nonces = tuple(nonce() for _ in self.info.mine) if offer == "rematch" else ()
        return await self.do(commands.Answer, offer=offer, agree=True, nonces=nonces)
