"""The servers that are measured: each opens tables of two, and says what its messages mean."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol
from urllib.request import Request, urlopen

import msgspec
from _line import Line, connect

HERE = Path(__file__).parent
ROOT = HERE.parent
PEER = HERE / "peers" / "boardgame.io"
sys.path[:0] = [str(HERE), str(ROOT), str(ROOT / "tests")]
os.environ["PYTHONPATH"] = os.pathsep.join([str(HERE / "shelf"), str(HERE)])

from build_web import find_node, install  # noqa: E402  it finds them on the path made here
from houses import House  # noqa: E402
from postgres import free_port  # noqa: E402

TICKS = os.sysconf("SC_CLK_TCK")


class Rival(Protocol):
    name: str

    @property
    def pid(self) -> int: ...

    async def guests(self, count: int) -> list[str]:
        """So many people who come in; what each of them shows at the door."""
        ...

    async def idle(self, guest: str) -> Line:
        """A socket that asks nothing."""
        ...

    async def sit(self, guests: Sequence[str], hear: Sequence[Callable[[bytes], None]]) -> Seated:
        """A table at which these people play."""
        ...


class Seated(Protocol):
    table: str
    lines: list[Line]

    def made(self, message: bytes) -> int:
        """How many moves had been made when that was sent; -1 when it tells of none."""
        ...

    def move(self, seat: int, ply: int, move: Any) -> bytes:
        """The message that makes a move."""
        ...


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> float:
    """Kilobytes that a process keeps in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def _post(address: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    request = Request(address, json.dumps(body).encode(), {"content-type": "application/json", "cookie": cookie})
    with urlopen(request) as answer:
        return json.load(answer), answer.headers.get("set-cookie", "").partition(";")[0]


# --- our house -------------------------------------------------------------------------------------------------------


class Ours:
    """Every move is on disk before it is told."""

    def __init__(self, name: str, database: str) -> None:
        self.name = name
        self._house = House(database, "--no-limits", "--thinkers", "1")
        self.database = database
        self._game = "long-card"

    def start(self) -> None:
        self._house.start()

    def stop(self) -> None:
        self._house.stop()

    def play(self, game: str) -> None:
        """From now on tables of that game are opened."""
        self._game = game

    @property
    def pid(self) -> int:
        return self._house.pid

    async def guests(self, count: int) -> list[str]:
        cookies: list[str] = []
        for number in range(count):
            _, cookie = await asyncio.to_thread(_post, f"{self._house.address}/api/me", {"name": f"Joueur {number}"})
            cookies.append(cookie)
        return cookies

    async def idle(self, guest: str) -> Line:
        return await connect(Line, self._house.address, "/socket", lambda _: None, guest)

    async def sit(self, guests: Sequence[str], hear: Sequence[Callable[[bytes], None]]) -> OurTable:
        nonce = "5e" * 16
        seats = [{"seat": "screen", "nonce": nonce}, *[{"seat": "open"} for _ in guests[1:]]]
        terms = {"game": self._game, "hints": False}
        promised, _ = await asyncio.to_thread(_post, f"{self._house.address}/api/promises", None, guests[0])
        body = {"promise": promised["promise"], "terms": terms, "seats": seats}
        info, _ = await asyncio.to_thread(_post, f"{self._house.address}/api/tables", body, guests[0])
        table = OurTable(info["table"])
        for seat, guest in enumerate(guests):
            line = await connect(Line, self._house.address, "/socket", hear[seat], guest)
            table.lines.append(line)
            line.send(msgspec.json.encode({"do": "watch", "table": table.table}))
            if seat:
                line.send(
                    msgspec.json.encode(
                        {"do": "sit", "id": f"sit{seat}", "table": table.table, "seat": seat, "nonce": nonce}
                    )
                )
        return table


class OurTable:
    def __init__(self, table: str) -> None:
        self.table = table
        self.lines: list[Line] = []

    def made(self, message: bytes) -> int:
        if not message.startswith(b'{"is":"update"'):
            return -1
        at = message.find(b'"now":{"ply":') + 13
        return int(message[at : message.index(b",", at)]) if at > 12 else -1

    def move(self, seat: int, ply: int, move: Any) -> bytes:
        return msgspec.json.encode(
            {"do": "play", "id": f"{seat}.{ply}", "table": self.table, "seat": seat, "ply": ply, "move": move}
        )


# --- boardgame.io ----------------------------------------------------------------------------------------------------


class BoardgameIo:
    """In memory: a move is told before anything is stored."""

    def __init__(self) -> None:
        self.name = "boardgame.io, in memory"
        self._ports = free_port(), free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        node = find_node()
        if node is None:
            raise RuntimeError("no Node.js: make build says how to get one")
        install(node, PEER)
        command = [str(node.folder / "node"), str(PEER / "server.cjs"), *map(str, self._ports)]
        self._process = subprocess.Popen(
            command, env=os.environ | {"NODE_ENV": "production"}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self._process.stdout is not None
        if self._process.stdout.readline() != b"open\n":
            raise RuntimeError("boardgame.io does not open")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def guests(self, count: int) -> list[str]:
        return [str(number) for number in range(count)]

    async def _connected(self, hear: Callable[[bytes], None]) -> Line:
        path = "/socket.io/?EIO=4&transport=websocket"
        line = await connect(SocketIo, f"http://127.0.0.1:{self._ports[0]}", path, hear)
        await line.joined.wait()
        return line

    async def idle(self, guest: str) -> Line:
        return await self._connected(lambda _: None)

    async def sit(self, guests: Sequence[str], hear: Sequence[Callable[[bytes], None]]) -> TheirTable:
        games = f"http://127.0.0.1:{self._ports[1]}/games/long-card"
        made, _ = await asyncio.to_thread(_post, f"{games}/create", {"numPlayers": len(guests)})
        table = TheirTable(made["matchID"])
        for seat, guest in enumerate(guests):
            body = {"playerID": str(seat), "playerName": guest}
            joined, _ = await asyncio.to_thread(_post, f"{games}/{table.table}/join", body)
            table.credentials.append(joined["playerCredentials"])
            line = await self._connected(hear[seat])
            table.lines.append(line)
            sync = ["sync", table.table, str(seat), table.credentials[seat], len(guests)]
            line.send(b"42/long-card," + msgspec.json.encode(sync))
        return table


class SocketIo(Line):
    """socket.io over a WebSocket alone: 0 opens it, 40 joins the room of a game, 2 asks who is still there."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        super().__init__(request, hear)
        self.joined = asyncio.Event()

    def told(self, message: bytes) -> None:
        if message.startswith(b"0"):
            self.send(b"40/long-card,")
        elif message == b"2":
            self.send(b"3")
        elif message.startswith(b"40/long-card"):
            self.joined.set()
        else:
            self.hear(message)


class TheirTable:
    def __init__(self, table: str) -> None:
        self.table = table
        self.lines: list[Line] = []
        self.credentials: list[str] = []

    def made(self, message: bytes) -> int:
        if not message.startswith(b'42/long-card,["update"'):
            return -1
        at = message.find(b'"_stateID":') + 11
        end = at
        while 48 <= message[end] <= 57:
            end += 1
        return int(message[at:end])

    def move(self, seat: int, ply: int, move: Any) -> bytes:
        payload = {"type": move["move"], "args": [], "playerID": str(seat), "credentials": self.credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return b"42/long-card," + msgspec.json.encode(["update", action, ply, self.table, str(seat)])
