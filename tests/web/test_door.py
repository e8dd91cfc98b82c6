"""The door: who may come in from where, and with how much."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from houses import House, house, scenario
from ludotheque.client import Visitor
from ludotheque.core.refusal import Refused

PAGES = [
    "/",
    "/api/shelf",
    "/api/me",
    "/texts/house/fr.ftl",
    "/healthz",
    "/nowhere.js",
    "/api/nowhere",
    "/assets/no.js",
]


@pytest.fixture(scope="module")
def under_limits(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house under a path of its own, behind a proxy, with all its limits."""
    database = tmp_path_factory.mktemp("limits") / "house.db"
    options = ["--root-path", "/jeux", "--origin", "https://example.org", "--forwarded", "127.0.0.1", "--thinkers", "1"]
    with house(str(database), *options) as made:
        yield made


def at(place: str) -> dict[str, str]:
    """Somebody else's address, as the proxy tells it."""
    return {"x-forwarded-for": place}


@scenario
async def test_every_answer_is_protected(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        for page in PAGES:
            headers = (await http.get(page)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy, page
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "same-origin"


@scenario
async def test_other_sites_change_nothing_and_hear_nothing(address: str, under_limits: House) -> None:
    host = address.removeprefix("http://")
    foreign = ["https://evil.example", "null", f"https://{host}.evil.example", f"http://evil.example/{host}"]
    async with await Visitor.come_in(address, "Léa") as lea, httpx.AsyncClient(base_url=address) as http:
        cookie = {"cookie": f"ludotheque={lea.bell.cookie}"}
        for origin in foreign:
            for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", "/")):
                answer = await http.request(method, path, json={"name": "Tom"}, headers={"origin": origin, **cookie})
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
            with pytest.raises(InvalidStatus, match="403"):
                await connect(f"ws://{host}/socket", additional_headers={**cookie, "Origin": origin})
        assert (await http.patch("/api/me", json={"name": "Lia"}, headers={"origin": address, **cookie})).is_success
        async with connect(f"ws://{host}/socket", additional_headers={**cookie, "Origin": address}) as socket:
            assert json.loads(await socket.recv())["is"] == "welcome"
    async with httpx.AsyncClient(base_url=under_limits.address) as http:
        answer = await http.post("/api/me", json={"name": "Léa"}, headers={"origin": "https://example.org"})
        assert answer.is_success
        assert "Path=/jeux" in answer.headers["set-cookie"]


@scenario
async def test_a_socket_needs_a_cookie(address: str) -> None:
    for headers in ({}, {"Cookie": "ludotheque=somebody.0.else"}):
        async with connect(address.replace("http", "ws") + "/socket", additional_headers=headers) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401
    async with await Visitor.come_in(address, "Léa") as lea:
        with pytest.raises(InvalidStatus):
            await connect(
                address.replace("http", "ws") + "/elsewhere",
                additional_headers={"Cookie": f"ludotheque={lea.bell.cookie}"},
            )


@scenario
async def test_nobody_reads_or_plays_what_is_not_theirs(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea, httpx.AsyncClient(base_url=address) as http:
        table = (await lea.open_table("high-card", ["screen", "hasard"])).table
        for guess in (table.swapcase(), table[:-1], table + "0", "1", "%00", "..%2f..", "a" * 16):
            assert (await http.get(f"/api/tables/{guess}")).status_code == 404
        assert (await http.get(f"/api/tables/{table}")).is_success
        for path in (f"/api/tables/{table}/record", f"/api/tables/{table}/replay?eye=open"):
            assert (await http.get(path)).status_code == 409
        assert table not in (await http.get("/api/tables")).text
        for path in ("/api/me/tables", "/api/me/stats"):
            assert (await http.get(path)).status_code == 401


@scenario
async def test_the_page_of_a_table_says_what_it_is(address: str) -> None:
    async with await Visitor.come_in(address, 'Léa "<script>"') as lea, httpx.AsyncClient(base_url=address) as http:
        table = (await lea.open_table("crypto-90", ["screen", "open"])).table
        english = {"accept-language": "en-GB,en"}
        invited = (await http.get(f"/t/{table}", headers=english)).text
        if "<div id=" not in invited:
            pytest.skip("the client is not built")
        title = "Léa &quot;&lt;script&gt;&quot; invites you to play Crypto-90"
        assert f"<title>{title}</title>" in invited and f'property="og:title" content="{title}"' in invited
        assert "vous invite à jouer : Crypto-90</title>" in (await http.get(f"/t/{table}")).text
        for path in ("/", "/t/", f"/t/{table[:-1]}", f"/t/{table}/x", "/salon"):
            assert "<title>Ludothèque</title>" in (await http.get(path)).text


@scenario
async def test_large_bodies_are_refused(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        for path, size in (("/api/me", 70_000), ("/api/replay", 1_100_000)):
            answer = await http.post(path, content=b" " * size, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def come_in(http: httpx.AsyncClient, *places: str) -> list[int]:
    """What people from these addresses are answered as they come in."""
    return [(await http.post("/api/me", json={"name": "Léa"}, headers=at(place))).status_code for place in places]


@scenario
async def test_whoever_asks_too_much_waits_and_others_do_not(under_limits: House) -> None:
    async with httpx.AsyncClient(base_url=under_limits.address, timeout=60) as http:
        codes = await come_in(http, *["192.0.2.1"] * 40)
        assert codes[0] == 200 and codes[-1] == 429
        refused = await http.post("/api/me", json={"name": "Léa"}, headers=at("192.0.2.1"))
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.json()["code"] == "too-many"
        assert (await http.get("/healthz", headers=at("192.0.2.1"))).is_success
        assert await come_in(http, "192.0.2.2") == [200]
        # the addresses of one network count together
        assert (await come_in(http, *[f"2001:db8::{n:x}" for n in range(40)]))[-1] == 429
        tries = [
            await http.post("/api/login", json={"login": "lea", "password": "guess-it"}, headers=at(f"198.51.100.{n}"))
            for n in range(14)
        ]
        assert tries[0].status_code == 401 and tries[-1].status_code == 429


@scenario
async def test_whoever_says_too_much_is_refused_and_opens_so_many_sockets(under_limits: House) -> None:
    async with await Visitor.come_in(under_limits.address, "Léa") as lea:
        table = await lea.watch((await lea.open_table("high-card", ["screen", "open"])).table)
        from ludotheque.table import commands  # noqa: PLC0415

        refused: list[str] = []
        for n in range(15):
            try:
                await table.do(commands.Say, text=f"Numéro {n}")
            except Refused as error:
                refused.append(error.code)
        assert set(refused) == {"too-many"}
        headers = {"Cookie": f"ludotheque={lea.bell.cookie}"}
        socket = under_limits.address.replace("http", "ws") + "/socket"
        sockets = [await connect(socket, additional_headers=headers) for _ in range(7)]
        one_more = await connect(socket, additional_headers=headers)
        with pytest.raises(ConnectionClosed):
            await one_more.recv()
        assert one_more.close_code == 4429
        flood = sockets[0]
        await flood.recv()
        for _ in range(150):
            await flood.send('{"do":"ping"}')
        heard = [json.loads(await flood.recv()) for _ in range(150)]
        assert {message["is"] for message in heard} == {"pong", "refused"}
        await asyncio.gather(*[one.close() for one in sockets])


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="n’existe pas"):
        House(str(tmp_path / "nowhere" / "house.db")).start()
