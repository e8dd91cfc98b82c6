"""Somebody in a house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from ludotheque.client.doorbell import Doorbell
from ludotheque.client.line import Line
from ludotheque.client.mirror import Mirror, new_id, nonce
from ludotheque.core import record
from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.table.terms import BotSeat, OpenSeat, ScreenSeat, SeatWish, Terms
from ludotheque.web.wire import asked
from ludotheque.web.wire.house import Credentials, Guest, Lang, Me
from ludotheque.web.wire.tables import OpenTable, Promised, TableInfo, Tables


class Visitor:
    """A person, their way of asking over HTTP (`bell`) and their socket (`line`)."""

    def __init__(self, bell: Doorbell, me: Me) -> None:
        self.bell = bell
        self.me = me
        self.line = Line(bell)
        self.line.open()

    @classmethod
    async def come_in(cls, address: str, name: str, lang: Lang = "fr") -> Self:
        """Come in as a guest."""
        return await cls._ring(address, "/api/me", Guest(name, lang))

    @classmethod
    async def come_back(cls, address: str, login: str, password: str) -> Self:
        """Come back with login and password."""
        return await cls._ring(address, "/api/login", Credentials(login, password))

    @classmethod
    async def _ring(cls, address: str, path: str, body: Guest | Credentials) -> Self:
        bell = Doorbell(address)
        try:
            return cls(bell, await bell.ask(Me, "POST", path, body))
        except BaseException:
            await bell.close()
            raise

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()
        await self.bell.close()

    async def open_table(self, game: str, seats: Sequence[str | SeatWish], **terms: Any) -> TableInfo:
        """Open a table; a seat is `open`, `screen` (mine), or the name of a bot. Raises `Refused`.

        The house is bound to its part of the deal before it is told any nonce of ours.
        """
        promised = await self.bell.ask(Promised, "POST", "/api/promises")
        wishes = tuple(_wish(seat) if isinstance(seat, str) else seat for seat in seats)
        body = OpenTable(promise=promised.promise, terms=Terms(game=game, **terms), seats=wishes)
        return _kept(promised.commitment, await self.bell.ask(TableInfo, "POST", "/api/tables", body))

    async def tables(self, path: str = "/api/me/tables") -> tuple[TableInfo, ...]:
        return (await self.bell.ask(Tables, "GET", path)).tables

    async def watch(self, table: str) -> Mirror:
        return await self.line.watch(table)

    async def follow(self, table: Mirror) -> Mirror:
        """Go on to the rematch, once all agree. Raises `Refused` when its deal is not the one that was promised."""
        await table.until(lambda known: known.info.next is not None)
        rematch = await self.watch(table.info.next or "")
        _kept(table.promised, rematch.info)
        return rematch

    async def record(self, table: str) -> record.Record:
        """The game on paper, when it is over."""
        return record.decode(await self.bell.read("GET", f"/api/tables/{table}/record"))

    async def hint(self, table: str, seat: Seat) -> Any:
        return await self.line.ask(asked.Hint(id=new_id(), table=table, seat=seat))

    async def preview(self, table: str, seat: Seat, move: Any) -> Any:
        return await self.line.ask(asked.Preview(id=new_id(), table=table, seat=seat, move=move))

    async def read(self, table: str, text: str) -> Any:
        return await self.line.ask(asked.Read(id=new_id(), table=table, text=text))


def _kept(promised: str | None, info: TableInfo) -> TableInfo:
    if info.commitment != promised:
        raise Refused("promise-broken", details={"table": info.table})
    return info


def _wish(seat: str) -> SeatWish:
    if seat == "open":
        return OpenSeat()
    return ScreenSeat(nonce=nonce()) if seat == "screen" else BotSeat(seat)
