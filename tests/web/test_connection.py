"""WebSockets to the letter: frames, goodbyes, and whoever does not keep to the rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Opcode

from houses import House, house, scenario
from ludotheque.client import Visitor
from ludotheque.table import commands
from ludotheque.web.socket import UNHEARD

REQUEST = {
    "Connection": "keep-alive, Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


class Raw:
    """A line on which anything can be sent, frame by frame."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def answer(self, headers: dict[str, str]) -> str:
        """What the house answers to a request with these headers."""
        lines = ["GET /socket HTTP/1.1", *[f"{name}: {value}" for name, value in headers.items()], "", ""]
        self._writer.write("\r\n".join(lines).encode())
        return (await self._reader.readuntil(b"\r\n\r\n")).decode()

    def send(self, opcode: Opcode, data: bytes, *, fin: bool = True, rsv1: bool = False, mask: bool = True) -> None:
        length, long = len(data), len(data).to_bytes(8)
        size = bytes([length]) if length < 126 else b"\x7e" + long[-2:] if length < 65536 else b"\x7f" + long
        first = opcode | (128 if fin else 0) | (64 if rsv1 else 0)
        masked = bytes([size[0] | 128]) + size[1:] + bytes(4) if mask else size  # a mask of zeros changes nothing
        self._writer.write(bytes([first]) + masked + data)

    async def frame(self) -> tuple[int, bytes]:
        """The next frame."""
        first, length = await self._reader.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await self._reader.readexactly(2 if length == 126 else 8))
        return first & 15, await self._reader.readexactly(length)

    async def heard(self) -> Any:
        """The next text."""
        opcode, data = await self.frame()
        assert opcode == Opcode.TEXT
        return json.loads(data)

    async def closed(self) -> int:
        """With which code the house says goodbye."""
        opcode, data = await self.frame()
        assert opcode == Opcode.CLOSE
        return int.from_bytes(data[:2])

    async def cut(self) -> None:
        """Until the house hangs up."""
        await asyncio.wait_for(self._reader.read(), 5)


@asynccontextmanager
async def line(address: str) -> AsyncGenerator[Raw]:
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


@asynccontextmanager
async def opened(address: str) -> AsyncGenerator[Raw]:
    """Of somebody who is welcome."""
    async with await Visitor.come_in(address, "Léa") as lea, line(address) as raw:
        answer = await raw.answer(REQUEST | {"Host": "here", "Cookie": f"ludotheque={lea.bell.cookie}"})
        assert answer.startswith("HTTP/1.1 101 ")
        assert (await raw.heard())["is"] == "welcome"
        yield raw


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with house(str(tmp_path_factory.mktemp("lines") / "house.db"), "--no-limits", "--thinkers", "1") as made:
        yield made.address


@scenario
async def test_a_message_may_come_in_pieces_with_a_ping_between(address: str) -> None:
    async with opened(address) as raw:
        raw.send(Opcode.TEXT, b'{"do":', fin=False)
        raw.send(Opcode.PING, b"there?")
        raw.send(Opcode.CONT, b"", fin=False)
        raw.send(Opcode.CONT, b'"ping"}')
        assert await raw.frame() == (Opcode.PONG, b"there?")
        assert (await raw.heard())["is"] == "pong"
        raw.send(Opcode.BINARY, b'{"do":"ping"}')
        raw.send(Opcode.PONG, b"unasked")
        assert (await raw.heard())["is"] == "pong"


@pytest.mark.parametrize(
    ("code", "frames"),
    [
        (1002, [(Opcode.TEXT, b"{}", {"rsv1": True})]),
        (1002, [(Opcode.TEXT, b"{}", {"mask": False})]),
        (1002, [(Opcode.CONT, b"{}", {})]),
        (1002, [(Opcode.TEXT, b"{", {"fin": False}), (Opcode.TEXT, b"}", {})]),
        (1002, [(Opcode.PING, b"x", {"fin": False})]),
        (1007, [(Opcode.TEXT, b'"\xff\xfe"', {})]),
        (1007, [(Opcode.TEXT, b"\xc3", {"fin": False}), (Opcode.CONT, b"x", {})]),
        (1009, [(Opcode.TEXT, b"x" * 200_000, {})]),
        (1009, [(Opcode.TEXT, b"x" * 30_000, {"fin": False}), *[(Opcode.CONT, b"x" * 30_000, {"fin": False})] * 2]),
    ],
)
@scenario
async def test_whoever_breaks_the_rules_is_told_which_and_hung_up_on(
    address: str, code: int, frames: list[tuple[Opcode, bytes, dict[str, bool]]]
) -> None:
    async with opened(address) as raw:
        for opcode, data, how in frames:
            raw.send(opcode, data, **how)
        assert await raw.closed() == code
        raw.send(Opcode.TEXT, b'{"do":"ping"}')  # nobody listens any more
        await raw.cut()


@pytest.mark.parametrize("said", [b"", (1000).to_bytes(2), (4000).to_bytes(2) + "à bientôt".encode()])
@scenario
async def test_a_goodbye_is_answered(address: str, said: bytes) -> None:
    async with opened(address) as raw:
        raw.send(Opcode.CLOSE, said)
        assert await raw.closed() == (int.from_bytes(said[:2]) or 1000)
        await raw.cut()


@scenario
async def test_a_request_that_is_none_is_answered_all_the_same(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        cookie = {"Host": "here", "Cookie": f"ludotheque={lea.bell.cookie}"}
        for missing in ("Sec-WebSocket-Key", "Sec-WebSocket-Version"):
            async with line(address) as raw:
                asked = {name: value for name, value in REQUEST.items() if name != missing}
                assert (await raw.answer(asked | cookie)).startswith("HTTP/1.1 400 ")
                await raw.cut()
        async with line(address) as raw:  # a long request is read in pieces
            assert (await raw.answer(REQUEST | cookie | {"X-Long": "x" * 9_000})).startswith("HTTP/1.1 101 ")
            assert (await raw.heard())["me"]["name"] == "Léa"


@scenario
async def test_what_was_said_before_hanging_up_is_done(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea, line(address) as raw:
        table = await lea.watch((await lea.open_table("high-card", ["screen", "open"])).table)
        await raw.answer(REQUEST | {"Host": "here", "Cookie": f"ludotheque={lea.bell.cookie}"})
        raw.send(Opcode.TEXT, json.dumps({"do": "watch", "table": table.table}).encode())
        for number in range(5):
            said = {"do": "say", "id": f"s{number}", "table": table.table, "text": f"Numéro {number}"}
            raw.send(Opcode.TEXT, json.dumps(said).encode())
        raw.send(Opcode.CLOSE, b"")
        await table.until(lambda known: len([told for told in known.log if getattr(told, "text", None)]) == 5)


@scenario
async def test_whoever_says_much_at_once_is_answered_in_order(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        name = (await lea.open_table("high-card", ["screen", "open"])).table
        headers = {"Cookie": f"ludotheque={lea.bell.cookie}"}
        async with connect(address.replace("http", "ws") + "/socket", additional_headers=headers) as line_:
            await line_.send(json.dumps({"do": "watch", "table": name}))
            for number in range(10 * UNHEARD):
                said = {"do": "say", "id": f"s{number}", "table": name, "text": f"Numéro {number}"}
                await line_.send(json.dumps(said))
            done: list[str] = []
            while len(done) < 10 * UNHEARD:
                heard = json.loads(await line_.recv())
                done += [heard["command"]] if heard["is"] == "update" else []
            assert done == [f"s{number}" for number in range(10 * UNHEARD)]


@scenario
async def test_whoever_does_not_read_keeps_nobody_waiting_and_gets_a_fresh_view(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea, opened(address) as deaf:
        table = await lea.watch((await lea.open_table("high-card", ["screen", "open"])).table)
        await asyncio.gather(*[table.do(commands.Say, text="é" * 500) for _ in range(100)])
        for _ in range(200):  # far more than the system keeps for somebody who does not read
            deaf.send(Opcode.TEXT, json.dumps({"do": "watch", "table": table.table}).encode())
        deaf.send(Opcode.TEXT, b'{"do":"ping"}')
        last = max([await table.do(commands.Say, text="é" * 500) for _ in range(50)])
        views: list[int] = []
        ponged = False
        while not ponged or views[-1] < last:
            message = await deaf.heard()
            ponged = ponged or message["is"] == "pong"
            views += [message["number"]] if message["is"] in {"table", "update"} else []
        assert views == sorted(views)
        assert len(views) < 200


@scenario
async def test_large_messages_and_small_ones_arrive_whole_and_in_order(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea, opened(address) as raw:
        table = await lea.watch((await lea.open_table("high-card", ["screen", "open"])).table)
        await asyncio.gather(*[table.do(commands.Say, text="é" * 500) for _ in range(20)])
        for _ in range(10):
            raw.send(Opcode.TEXT, json.dumps({"do": "watch", "table": table.table}).encode())
            raw.send(Opcode.TEXT, b'{"do":"ping"}')
        kinds: list[str] = []
        while kinds.count("pong") < 10:
            message = await raw.heard()
            kinds += [message["is"]] if message["is"] != "presence" else []
        assert kinds == ["table", "pong"] * 10
        sit = {"do": "sit", "id": "sit", "table": table.table, "seat": 1, "nonce": "5e" * 16, "name": "Tom"}
        raw.send(Opcode.TEXT, json.dumps(sit).encode())  # answered by a long view and a short update at once
        assert [(await raw.heard())["is"], (await raw.heard())["is"]] == ["table", "update"]


@scenario
async def test_nobody_who_is_hung_up_on_fills_the_log(tmp_path: Any) -> None:
    made = House(str(tmp_path / "house.db"), "--thinkers", "1")
    await asyncio.to_thread(made.start)
    async with opened(made.address) as raw:
        raw.send(Opcode.TEXT, b"{}", mask=False)
        await raw.closed()
    said = await asyncio.to_thread(made.stop)
    assert "WS" not in said and "rror" not in said
