"""What somebody who means harm may send: it is refused, and the house goes on."""

from __future__ import annotations

import json

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from houses import scenario
from ludotheque.client import Visitor
from ludotheque.core import record
from ludotheque.core.refusal import Refused
from ludotheque.table import commands
from ludotheque.web.wire import asked

NONCE = "00112233445566778899aabbccddeeff"
DEEP = "[" * 7000


async def finished(visitor: Visitor) -> record.Record:
    """The record of a game that bots have played."""
    info = await visitor.open_table("high-card", ["hasard", "hasard"])
    table = await visitor.watch(info.table)
    await table.until(lambda known: known.info.phase == "finished")
    return await visitor.record(info.table)


@pytest.mark.parametrize("nonce", ["0" * 33, NONCE + "\n", " " + NONCE, "", NONCE.upper(), "0" * 130, 7, None])
@scenario
async def test_a_nonce_that_is_no_nonce_spoils_no_table(address: str, nonce: object) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        info = await lea.open_table("high-card", ["screen", "open"])
        table = await lea.watch(info.table)
        sit = {"do": "sit", "id": "spoil", "table": info.table, "seat": 1, "nonce": nonce, "name": "Papa"}
        heard: list[object] = []
        lea.line.heard = heard.append
        await lea.line.send(msgspec.Raw(msgspec.json.encode(sit)))
        await lea.line.ask(asked.Read(id="after", table=info.table, text="garder"))
        assert [message for message in heard if getattr(message, "id", None) == "spoil"]
        await table.do(commands.Sit, seat=1, nonce=NONCE, name="Papa")
        await table.until(lambda known: known.info.phase == "playing")
        wishes = [{"seat": "screen", "nonce": nonce}, {"seat": "open"}]
        with pytest.raises(Refused, match="bad-request"):
            await lea.bell.read("POST", "/api/tables", {"promise": "", "terms": {"game": "high-card"}, "seats": wishes})


@pytest.mark.parametrize("seats", [10**12, -1, 0, 5])
@scenario
async def test_a_record_of_so_many_seats_is_refused(address: str, seats: int) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        written = msgspec.structs.replace(await finished(lea), seats=seats)
        with pytest.raises(Refused, match=r"seats|out-of-range"):
            await lea.bell.read("POST", "/api/replay", record.encode(written))


@scenario
async def test_records_that_were_tampered_with_are_refused(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        whole = record.encode(await finished(lea))
        await lea.bell.read("POST", "/api/replay", whole)
        for spoilt in (whole[:-20], whole.replace(b'"seats": 2', b'"seats": 3'), b"", b"[]", b"\xff", DEEP.encode()):
            with pytest.raises(Refused, match="record"):
                await lea.bell.read("POST", "/api/replay", spoilt)


BODIES = [
    ("POST", "/api/me", {"name": "Léa"}),
    ("PATCH", "/api/me", {"name": "Léa"}),
    ("POST", "/api/me/claim", {"login": "lea", "password": "12345678"}),
    ("PUT", "/api/me/password", {"password": "12345678", "new": "87654321"}),
    ("POST", "/api/login", {"login": "lea", "password": "12345678"}),
    ("POST", "/api/tables", {"promise": "", "terms": {"game": "high-card", "options": {"cards": 8}}, "seats": []}),
    ("POST", "/api/shelf/high-card/seats", {"options": {"cards": 8}}),
]
ODD = ["\ud800", "\x00", "\u202e", "é" * 5_000, "", " ", 10**400, 10**4290, -1, 1e308, None, [], {}, True]


@pytest.mark.parametrize(("method", "path", "body"), BODIES, ids=lambda value: value if isinstance(value, str) else "")
@scenario
async def test_odd_bodies_are_refused(address: str, method: str, path: str, body: dict[str, object]) -> None:
    async with await Visitor.come_in(address, "Léa") as lea, httpx.AsyncClient(base_url=address) as http:
        http.cookies.set("ludotheque", lea.bell.cookie or "")
        texts = [json.dumps(body | {key: odd}) for key in body for odd in ODD]
        texts += [
            json.dumps(body | {"unknown": 1}),
            DEEP,
            '{"options":{"cards":' + "9" * 5000 + "}}",
            '{"terms":' * 3000,
            "",
            "nul",
            '{"name": "\\ud800"}',
            "\ufeff{}",
        ]
        for text in texts:
            answer = await http.request(
                method,
                path,
                content=text.encode("utf-8", "surrogatepass"),
                headers={"content-type": "application/json"},
            )
            assert answer.status_code < 500, (text[:80], answer.text)


MESSAGES = [
    DEEP,
    '{"do":' * 2500,
    "",
    "null",
    "[]",
    '"\\ud800"',
    '{"do":"ping"',
    '{"do":"dance"}',
    '{"do":"ping","extra":1}',
    '{"do":"watch","table":"\\ud800"}',
    '{"do":"watch","table":"\\u0000"}',
    '{"do":"watch","table":7}',
    '{"do":"watch","table":"TABLE","since":-3}',
    '{"do":"watch","table":"TABLE","since":1e400}',
    '{"do":"watch","table":"TABLE","since":99999999999999999999999}',
    '{"do":"play","id":"a","table":"TABLE","seat":0,"ply":99999999999999999999,"move":{"move":"keep"}}',
    '{"do":"play","id":"b","table":"TABLE","seat":0,"ply":-1,"move":{"move":"keep"}}',
    '{"do":"play","id":"c","table":"TABLE","seat":0,"ply":0,"move":{"move":{"move":"keep"}}}',
    '{"do":"play","id":"d","table":"TABLE","seat":0,"ply":0,"move":{"move":"\\ud800"}}',
    '{"do":"play","id":"e","table":"TABLE","seat":0,"ply":0,"move":DEEP}',
    '{"do":"play","id":"\\n","table":"TABLE","seat":0,"ply":0,"move":{"move":"keep"}}',
    '{"do":"say","id":"f","table":"TABLE","text":"\\ud800"}',
    '{"do":"say","id":"g","table":"TABLE","text":"\\u0000"}',
    '{"do":"read","id":"h","table":"TABLE","text":"\\ud800\\u0000"}',
    '{"do":"entrust","id":"i","table":"TABLE","seat":0,"bot":"\\ud800"}',
    '{"do":"sit","id":"j","table":"TABLE","seat":31,"nonce":"00112233445566778899aabbccddeeff","name":"\\ud800"}',
]


@scenario
async def test_odd_messages_are_refused(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        info = await lea.open_table("high-card", ["screen", "open"])
        headers = {"Cookie": f"ludotheque={lea.bell.cookie}"}
        async with connect(address.replace("http", "ws") + "/socket", additional_headers=headers) as socket:
            await socket.send(f'{{"do":"watch","table":"{info.table}"}}')
            for message in MESSAGES:
                whole = message.replace("TABLE", info.table).replace("DEEP", "[" * 3000 + "]" * 3000)
                await socket.send(whole)
                await socket.send('{"do":"ping"}')
                refusals: list[str] = []
                while (heard := json.loads(await socket.recv()))["is"] != "pong":
                    refusals.append(heard["refusal"]["code"] if heard["is"] == "refused" else heard["is"])
                assert refusals and "house-error" not in refusals, (message[:80], refusals)
            await socket.send(b"\xff\xfe")
            await socket.send("x" * 20_000)
            await socket.send('{"do":"ping"}')
            codes: list[str] = []
            while (heard := json.loads(await socket.recv()))["is"] != "pong":
                codes.append(heard["refusal"]["code"])
            assert codes == ["bad-message", "too-large"]
            with pytest.raises(Exception, match="1009"):  # noqa: PT012
                await socket.send("x" * 200_000)
                while True:
                    await socket.recv()
