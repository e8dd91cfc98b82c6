"""Two processes on one PostgreSQL are one house."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from houses import House, scenario
from ludotheque.client import Visitor
from ludotheque.store import office
from ludotheque.store.database import Database
from ludotheque.table import commands, told
from ludotheque.web.wire import sent
from ludotheque.web.wire.house import ChangePassword, Claim, Me, Rename
from postgres import Cluster


@pytest.fixture(scope="module")
def houses(postgres: Cluster) -> Iterator[tuple[House, House]]:
    database = postgres.renew("several")
    made = House(database, "--no-limits", "--thinkers", "1"), House(database, "--no-limits", "--thinkers", "1")
    for one in made:
        one.start()
    yield made
    for one in made:
        one.stop()


@scenario
async def test_people_of_two_processes_play_see_and_hear_each_other(houses: tuple[House, House]) -> None:
    here, there = houses
    async with await Visitor.come_in(here.address, "Léa") as lea, await Visitor.come_in(there.address, "Tom") as tom:
        turn: asyncio.Future[sent.YourTurn] = asyncio.get_running_loop().create_future()

        def listen(message: sent.AnySent) -> None:
            if isinstance(message, sent.YourTurn):
                turn.set_result(message)

        tom.line.heard = listen
        info = await lea.open_table("high-card", ["screen", "open"])
        hers, his = await lea.watch(info.table), await tom.watch(info.table)
        await hers.until(lambda table: table.presence is not None and table.presence.watchers == 2)
        await his.sit(1)
        await hers.until(lambda table: table.my_turn() == 0)
        await tom.line.unwatch(info.table)
        await hers.until(lambda table: table.presence is not None and table.presence.watchers == 1)
        assert hers.presence is not None
        assert [seat.here for seat in hers.presence.seats] == [True, False]
        await hers.play({"move": "swap"})
        assert await turn == sent.YourTurn(table=info.table, game="high-card")
        his = await tom.watch(info.table)
        await his.play({"move": "keep"})
        await hers.until(lambda table: table.info.phase == "finished")
        assert hers.log == his.log


@scenario
async def test_whoever_one_is_one_is_everywhere(houses: tuple[House, House]) -> None:
    here, there = houses
    async with await Visitor.come_in(here.address, "Léa") as lea, await Visitor.come_in(there.address, "Tom") as tom:
        info = await lea.open_table("high-card", ["screen", "open"])
        hers, his = await lea.watch(info.table), await tom.watch(info.table)
        await his.sit(1)
        elsewhere = httpx.AsyncClient(base_url=there.address, cookies={"ludotheque": lea.bell.cookie or ""})
        async with elsewhere:
            await elsewhere.put(f"/api/me/muted/{tom.me.person}")
            assert (await elsewhere.get("/api/me")).json()["muted"] == [tom.me.person]
        me = await lea.bell.ask(Me, "PATCH", "/api/me", Rename(lang="en"))
        assert me.muted == (tom.me.person,)
        await his.do(commands.Say, text="Bonjour")
        await hers.play({"move": "keep"})
        assert not [entry for entry in hers.log if isinstance(entry, told.Said)]
        await lea.bell.read("DELETE", "/api/me")
        await his.until(lambda table: table.info.seats[0].name == "–")
        await his.until(lambda table: table.my_turn() == 1)
        await his.play({"move": "keep"})
        await his.until(lambda table: table.info.phase == "finished")


@scenario
async def test_a_new_password_closes_sockets_everywhere(houses: tuple[House, House]) -> None:
    here, there = houses
    login, old, new = "lea-de-deux-maisons", "une tasse de thé", "un bol de chocolat"
    async with await Visitor.come_in(here.address, "Léa") as lea:
        await lea.bell.ask(Me, "POST", "/api/me/claim", Claim(login, old))
        socket = there.address.replace("http", "ws") + "/socket"
        async with connect(socket, additional_headers={"Cookie": f"ludotheque={lea.bell.cookie}"}) as line:
            assert b"welcome" in await line.recv(decode=False)
            await lea.bell.ask(Me, "PUT", "/api/me/password", ChangePassword(old, new))
            await line.wait_closed()
            assert line.close_code == 1012
        async with connect(socket, additional_headers={"Cookie": f"ludotheque={lea.bell.cookie}"}) as line:
            assert b"welcome" in await line.recv(decode=False)


@scenario
async def test_whoever_is_banned_is_out_everywhere_and_told_so(houses: tuple[House, House]) -> None:
    here, there = houses
    async with await Visitor.come_in(here.address, "Léa") as lea:
        headers = {"Cookie": f"ludotheque={lea.bell.cookie}"}
        lines = [
            await connect(one.address.replace("http", "ws") + "/socket", additional_headers=headers) for one in houses
        ]
        database = Database(here.database)
        office.ban(database, lea.me.person, banned=True)
        for line in lines:
            await line.wait_closed()
            assert line.close_code == 4403
        async with connect(there.address.replace("http", "ws") + "/socket", additional_headers=headers) as again:
            with pytest.raises(ConnectionClosed):
                await again.recv()
            assert again.close_code == 4403
        office.ban(database, lea.me.person, banned=False)
        database.close()
        async with connect(there.address.replace("http", "ws") + "/socket", additional_headers=headers) as again:
            assert '"welcome"' in str(await again.recv())
