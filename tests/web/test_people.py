"""Coming in, coming back on another device, being remembered, leaving for good."""

from __future__ import annotations

import asyncio
import secrets

import httpx
import pytest

from houses import scenario
from ludotheque.client import Mirror, Visitor
from ludotheque.client.line import TurnedAway
from ludotheque.core.refusal import Refused
from ludotheque.table import commands, told
from ludotheque.web.wire.house import ChangePassword, Claim, GameStats, Me, Rank, Rename

KEEP, SWAP = {"move": "keep"}, {"move": "swap"}


async def play_out(*tables: Mirror) -> None:
    """Everybody keeps their card, to the end."""
    while True:
        for table in tables:
            if table.my_turn() is not None:
                await table.play(KEEP)
        if tables[0].info.phase == "finished":
            return
        await asyncio.sleep(0.01)


async def sat_down(lea: Visitor, tom: Visitor, **terms: object) -> tuple[Mirror, Mirror]:
    info = await lea.open_table("high-card", ["screen", "open"], **terms)
    hers, his = await lea.watch(info.table), await tom.watch(info.table)
    await his.sit(1)
    await hers.until(lambda table: table.info.phase == "playing")
    return hers, his


@scenario
async def test_the_cookie_is_signed_and_out_of_reach_of_scripts(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        assert (await http.get("/api/me")).json() is None
        answer = await http.post("/api/me", json={"name": "  Léa\u202e "})
        assert answer.json()["name"] == "Léa"
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        value = answer.cookies["ludotheque"]
        person, generation, mark = value.split(".")
        said = f"{person}.{generation}"
        for forged in (f"{said}.{mark[:-2]}xx", f"{person}.1.{mark}", "x", f"{said}.", "é"):
            headers = [(b"cookie", f"ludotheque={forged}".encode("latin-1"))]
            async with httpx.AsyncClient(base_url=address) as other:
                assert (await other.get("/api/me", headers=headers)).json() is None
                assert (await other.get("/api/me/tables", headers=headers)).status_code == 401
        await http.post("/api/logout")
        assert (await http.get("/api/me")).json() is None


@scenario
async def test_a_guest_becomes_an_account_and_comes_back_on_another_device(address: str) -> None:
    login, password = f"lea-{secrets.token_hex(4)}", "une tasse de thé"
    async with await Visitor.come_in(address, "Léa") as lea:
        info = await lea.open_table("high-card", ["screen", "open"])
        me = await lea.bell.ask(Me, "POST", "/api/me/claim", Claim(login, password))
        assert (me.person, me.login) == (lea.me.person, login)
        with pytest.raises(Refused, match="claimed-already"):
            await lea.bell.ask(Me, "POST", "/api/me/claim", Claim(login + "2", password))
        async with await Visitor.come_in(address, "Tom") as tom:
            with pytest.raises(Refused, match="login-taken"):
                await tom.bell.ask(Me, "POST", "/api/me/claim", Claim(login.upper(), password))
        with pytest.raises(Refused, match="wrong-password"):
            await Visitor.come_back(address, login, "une tasse de cafe")
        with pytest.raises(Refused, match="wrong-password"):
            await Visitor.come_back(address, "nobody-at-all", password)
        async with await Visitor.come_back(address, login.upper(), password) as again:
            assert again.me.person == lea.me.person
            assert [table.table for table in await again.tables()] == [info.table]
            here, there = await lea.watch(info.table), await again.watch(info.table)
            assert here.info.mine == there.info.mine == (0,)
            await again.bell.ask(Me, "PATCH", "/api/me", Rename(name="Léa B.", lang="en"))
            with pytest.raises(Refused, match="not-your-seat") as refused:
                await here.do(commands.Leave, seat=1)
            assert "yours" in refused.value.__notes__[0]  # her other socket has learnt the language too


@scenario
async def test_a_new_password_ends_what_other_devices_had(address: str) -> None:
    login, old, new = f"lea-{secrets.token_hex(4)}", "une tasse de thé", "un bol de chocolat"
    async with await Visitor.come_in(address, "Léa") as lea:
        with pytest.raises(Refused, match="no-password") as refused:
            await lea.bell.ask(Me, "PUT", "/api/me/password", ChangePassword(old, new))
        assert "identifiant" in refused.value.__notes__[0]
        await lea.bell.ask(Me, "POST", "/api/me/claim", Claim(login, old))
        async with await Visitor.come_back(address, login, old) as other:
            table = (await lea.open_table("high-card", ["screen", "open"])).table
            here, there = await lea.watch(table), await other.watch(table)
            with pytest.raises(Refused, match="wrong-password"):
                await lea.bell.ask(Me, "PUT", "/api/me/password", ChangePassword("une tasse de cafe", new))
            assert await other.bell.ask(Me, "GET", "/api/me") == other.me
            waiting = asyncio.create_task(there.until(lambda known: known.info.phase == "closed"))
            me = await lea.bell.ask(Me, "PUT", "/api/me/password", ChangePassword(old, new))
            assert (me.person, me.login) == (lea.me.person, login)
            with pytest.raises(TurnedAway, match="4401"):
                await waiting
            assert await other.bell.read("GET", "/api/me") == b"null"
            with pytest.raises(Refused, match="who-are-you"):
                await other.tables()
        await here.do(commands.Close)
        assert here.info.phase == "closed"
        with pytest.raises(Refused, match="wrong-password"):
            await Visitor.come_back(address, login, old)
        async with await Visitor.come_back(address, login, new) as again:
            assert again.me.person == lea.me.person


@scenario
async def test_leaving_deletes_everything(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea, await Visitor.come_in(address, "Zélie Perdrix") as gone:
        hers, theirs = await sat_down(lea, gone)
        await theirs.do(commands.Say, text="je suis la grande Zélie Perdrix")
        waiting = await gone.open_table("high-card", ["screen", "open"], public=True)
        await gone.bell.read("DELETE", "/api/me")
        await hers.until(lambda table: table.info.seats[1].bot is not None and "–" in (table.info.seats[1].name or ""))
        await play_out(hers)
        for path in (f"/api/tables/{hers.table}", f"/api/tables/{hers.table}/record", "/api/tables", "/api/me/tables"):
            assert "Perdrix" not in (await lea.bell.read("GET", path)).decode()
        again = await Visitor.come_in(address, "Zoé")
        async with again:
            seen = await again.watch(hers.table)
            words = [entry for entry in seen.log if isinstance(entry, told.Said)]
            assert [(entry.name, entry.text) for entry in words] == [("–", "–")]
            assert (await again.watch(waiting.table)).info.phase == "closed"
        assert gone.line.closed in {None, 4401}
        async with httpx.AsyncClient(base_url=address, cookies={"ludotheque": gone.bell.cookie or "x"}) as http:
            assert (await http.get("/api/me")).json() is None


@scenario
async def test_what_somebody_muted_says_is_not_heard(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea, await Visitor.come_in(address, "Tom") as tom:
        hers, his = await sat_down(lea, tom)
        me = await lea.bell.ask(Me, "PUT", f"/api/me/muted/{tom.me.person}")
        assert me.muted == (tom.me.person,)
        await his.do(commands.Say, text="Tricheuse !")
        await his.do(commands.SayPhrase, phrase="oops")
        await hers.play(KEEP)
        await his.until(lambda table: table.my_turn() == 1)
        assert not [entry for entry in hers.log if isinstance(entry, told.Said)]
        assert len([entry for entry in his.log if isinstance(entry, told.Said)]) == 2
        await lea.bell.ask(Me, "DELETE", f"/api/me/muted/{tom.me.person}")
        await his.do(commands.SayPhrase, phrase="bye")
        await hers.until(lambda table: isinstance(table.log[-1], told.Said))
        with pytest.raises(Refused, match="mute-self"):
            await lea.bell.ask(Me, "PUT", f"/api/me/muted/{lea.me.person}")


@scenario
async def test_games_among_people_are_rated_and_counted(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea, await Visitor.come_in(address, "Tom") as tom:
        for _ in range(3):
            await play_out(*await sat_down(lea, tom, hints=False))
        info = await lea.open_table("high-card", ["screen", "hasard"], hints=False)
        await play_out(await lea.watch(info.table))
        stats: list[GameStats] = []
        while not stats or stats[0].played < 4:
            stats = await lea.bell.ask(list[GameStats], "GET", "/api/me/stats")
            await asyncio.sleep(0.05)
        (hers,) = stats
        assert (hers.game, hers.rated) == ("high-card", 3)
        assert hers.rating is not None
        assert hers.best >= hers.average
        (his,) = await tom.bell.ask(list[GameStats], "GET", "/api/me/stats")
        assert his.rating is not None
        ranking = await lea.bell.ask(list[Rank], "GET", "/api/shelf/high-card/ranking")
        ours = [rank for rank in ranking if rank.person in {lea.me.person, tom.me.person}]
        assert [rank.rating for rank in ours] == sorted([hers.rating, his.rating], reverse=True)
        finished = await lea.tables("/api/me/tables?finished=1")
        assert len(finished) == 4
        assert len(await lea.tables(f"/api/me/tables?finished=1&before={min(t.changed for t in finished)}")) < 4
