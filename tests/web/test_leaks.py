"""From end to end: what a seat's socket receives in whole games says nothing of what that seat may not know.

The house deals the same game twice, but that two things which the seat never learns have changed places (how they are
found without knowing the game: see `conformance/twins.py`). The same wishes are made of both tables. Whatever travels
to the seat's socket, and to that of a spectator, must be the same to the last byte, but for names and times.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
import socket
from collections.abc import AsyncGenerator, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from conformance.cases import Case
from conformance.twins import Exchanged, Twins
from houses import scenario
from ludotheque.client import Visitor
from ludotheque.core import catalogue, codec, commitment
from ludotheque.core.chance import Chance, Fast, Sealed
from ludotheque.core.game import OPEN, Eye, Move, Seat
from ludotheque.table import table as tables
from ludotheque.table.table import Table
from ludotheque.table.terms import ScreenSeat
from ludotheque.web import messages
from ludotheque.web.app import application
from ludotheque.web.promises import Promises
from ludotheque.web.routes import tables as routes
from ludotheque.web.server import _config
from ludotheque.web.settings import Settings

SECRET, AGAIN, NONCE = "5e" * 32, "a9" * 32, "0f" * 16
MOVES = 40
"""Of a long game, so many are looked at."""
TIMES = re.compile(r'"(at|created|changed|deadline|away_since)":\d+')
Deal = Callable[[bytes], Chance]


@dataclass(frozen=True)
class Dealt(Case):
    """A case that the house deals: two people's nonces and a secret that does not change."""

    def start(self, chance: Chance | None = None) -> Any:
        return super().start(chance or Sealed(seed()))


class DealtTwins(Twins):
    def _base(self) -> Chance:
        return Sealed(seed())

    def exchanges(self, chance: Fast) -> Iterator[tuple[int, int, int]]:
        """The places of shuffles that may be exchanged without the seat noticing."""
        for nth, size in enumerate(self.sizes):
            for _ in range(60):
                i, j = chance.below(size), chance.below(size)
                if i != j and self._twin(nth, i, j) is not None:
                    yield nth, i, j
                    break


def seed() -> bytes:
    return commitment.seed(bytes.fromhex(SECRET), [bytes.fromhex(NONCE)] * 2)


def secret(_promises: Promises, _table: str) -> bytes:
    return bytes.fromhex(SECRET)


@contextlib.asynccontextmanager
async def opened(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[str]:
    """A house in this process, whose secrets are known."""
    monkeypatch.setattr(Promises, "_secret", secret)
    monkeypatch.setattr(routes, "new_secret", lambda: AGAIN)
    settings = Settings(database=str(folder / "house.db"), limits=False, thinkers=1)
    door, service = application(settings)
    service.database.upgrade()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(_config(settings, door))
        serving = asyncio.create_task(server.serve([listener]))
        try:
            yield f"127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving


class Person:
    """A socket, and all that came through it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[dict[str, Any]] = []

    async def ask(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        while True:
            message = json.loads(await self.line.recv())
            if message["is"] not in {"presence", "welcome"}:  # who comes when is no secret, and not always the same
                self.heard.append(message)
            if wanted(message):
                return


async def received(address: str, case: Case, moves: list[tuple[Seat, Move]], eye: Seat | None) -> list[str]:
    """What that eye receives of a whole game, with all that it asks on the way."""
    async with contextlib.AsyncExitStack() as stack:
        people: list[Person] = []
        ids: dict[str, str] = {}
        table = ""
        for name in ("Léa", "Tom", "Zoé"):
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{address}"))
            ids[(await http.post("/api/me", json={"name": name})).json()["person"]] = name
            headers = {"Cookie": f"ludotheque={http.cookies['ludotheque']}"}
            line = await stack.enter_async_context(connect(f"ws://{address}/socket", additional_headers=headers))
            people.append(Person(line))
            if name == "Léa":
                terms = {"game": case.game.slug, "options": codec.plain(case.options)}
                wishes = [{"seat": "screen", "nonce": NONCE}, {"seat": "open"}]
                promise = (await http.post("/api/promises")).json()["promise"]
                wished = {"promise": promise, "terms": terms, "seats": wishes}
                table = str((await http.post("/api/tables", json=wished)).json()["table"])
            await people[-1].ask(do="watch", table=table)
            await people[-1].until(lambda message: message["is"] == "table")
        await people[1].ask(do="sit", id="sit", table=table, seat=1, nonce=NONCE)
        looking = people[2 if eye is None else eye]
        for ply, (seat, move) in enumerate([(0, None), *moves]):
            if move is not None:
                await _nose_about(looking, table, eye, ply - 1)
                plain = codec.plain(move)
                await people[seat].ask(do="play", id=f"m{ply}", table=table, seat=seat, ply=ply - 1, move=plain)
            for person in people:
                await person.until(partial(_is_update, ply + 2))
        await looking.ask(do="watch", table=table)
        await looking.until(lambda message: message["is"] == "table")
        heard = [json.dumps(message, ensure_ascii=False) for message in looking.heard]
        names = ids | {table: "here"}
        for name, plain in names.items():
            heard = [text.replace(name, plain) for text in heard]
        return [TIMES.sub(r'"\1":0', text.replace('": ', '":')) for text in heard]


def _is_update(number: int, message: dict[str, Any]) -> bool:
    return bool(message["is"] == "update" and message["number"] == number)


async def _nose_about(person: Person, table: str, eye: Seat | None, ply: int) -> None:
    """Wishes that are refused may not tell anything either."""
    seat = eye or 0
    for number, move in enumerate(({"move": "keep"}, {"move": "draw"}, {"move": "nothing"}, {})):
        await person.ask(do="play", id=f"x{number}", table=table, seat=1 - seat, ply=ply, move=move)
        await person.ask(do="preview", id=f"y{number}", table=table, seat=seat, move=move)
    await person.ask(do="undo", id="z", table=table, seat=1 - seat, ply=ply)
    await person.ask(do="read", id="r", table=table, text="?")
    await person.ask(do="ping")
    await person.until(lambda message: message["is"] == "pong")


def exchanged(nth: int, i: int, j: int) -> Deal:
    return lambda dealt: Exchanged(Sealed(dealt), nth, i, j)


async def twice(folder: Path, monkeypatch: pytest.MonkeyPatch, slug: str, eye: Eye) -> int:
    """How many exchanges were looked at; none of them may be noticed."""
    game = catalogue.game(slug)
    case = Dealt(game, game.Options(), 2, 0)
    whole = case.moves(MOVES)
    looked = 0
    async with opened(folder, monkeypatch) as address:
        for moves in (whole, whole[: len(whole) // 2]):
            assert not isinstance(eye, str)
            twins = DealtTwins(case, eye, moves)  # type: ignore[arg-type]
            plain = await received(address, case, moves, eye)
            for nth, i, j in itertools.islice(twins.exchanges(Fast(1)), 2):
                with monkeypatch.context() as patch:
                    patch.setattr(tables, "Sealed", exchanged(nth, i, j))
                    other = await received(address, case, moves, eye)
                assert other == plain
                looked += 1
    return looked


@pytest.mark.parametrize("eye", [0, 1, None])
@pytest.mark.parametrize("slug", ["high-card", *catalogue.games()])
@scenario
async def test_sockets_say_nothing_of_what_one_may_not_know(
    slug: str, eye: Seat | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, highcard_installed: str
) -> None:
    assert highcard_installed
    looked = await twice(tmp_path, monkeypatch, slug, eye)
    assert looked or slug not in {"high-card", "crypto-90"}


@scenario
async def test_nothing_says_how_a_rematch_will_be_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, highcard_installed: str
) -> None:
    async with (
        opened(tmp_path, monkeypatch) as address,
        await Visitor.come_in(f"http://{address}", "Léa") as lea,
    ):
        heard: list[Any] = []
        lea.line.heard = heard.append
        seats = [ScreenSeat(NONCE), ScreenSeat(NONCE, "Papa")]
        heard.append(await lea.open_table(highcard_installed, seats))
        table = await lea.watch(heard[-1].table)
        await table.play({"move": "keep"})
        promised = commitment.commitment(bytes.fromhex(AGAIN)).hex()
        assert promised not in msgspec.json.encode(heard).decode()
        await table.play({"move": "keep"})
        await table.until(lambda known: known.info.phase == "finished")
        assert table.promised == promised
        await table.rematch()
        rematch = await lea.follow(table)
        assert rematch.info.commitment == promised
        paths = [f"/api/tables/{table.table}{part}" for part in ("", "/record", "/replay?eye=open")]
        heard.extend([(await lea.bell.read("GET", path)).decode() for path in paths])
        assert SECRET in msgspec.json.encode(heard).decode()
        assert AGAIN not in msgspec.json.encode(heard).decode()
        for _ in range(2):
            await rematch.play({"move": "keep"})
        assert (await lea.record(rematch.table)).shuffle.secret == AGAIN


@scenario
async def test_a_house_that_tells_too_much_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, highcard_installed: str
) -> None:
    def open_view(table: Table, _eye: Eye) -> Any:
        return table.playing.view(OPEN) if table.state else None

    monkeypatch.setattr(messages, "view", open_view)
    with pytest.raises(AssertionError):
        await twice(tmp_path, monkeypatch, highcard_installed, 0)
