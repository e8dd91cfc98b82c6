"""Whatever is asked of the house, by the book or not: it answers, never by failing, and does not grow."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from websockets.asyncio.client import connect

from houses import House, house
from ludotheque.client import Visitor
from ludotheque.web.wire.asked import AnyAsked

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol"
LONG = "LUDOTHEQUE_LONG" in os.environ
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
GOODBYES = ["/api/logout"]
NONCE = "00112233445566778899aabbccddeeff"
GROWTH = 60_000
"""Kilobytes that a house may take for what it keeps of all that: rooms, guests, texts."""

api = schemathesis.openapi.from_dict(json.loads((PROTOCOL / "openapi.json").read_text("utf-8")))
each_request: Callable[[Any], Any] = api.exclude(path=GOODBYES).exclude(path="/api/me", method="DELETE").parametrize()
quietly = settings(
    max_examples=200 if LONG else 6,
    deadline=None,
    derandomize=not LONG,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def fuzzed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of their own, for nobody else to be disturbed."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("fuzz") / "house.db")
    else:
        database = request.getfixturevalue("postgres").renew("fuzz")
    with house(database, "--no-limits", "--thinkers", "1") as made:
        yield made
        assert "Traceback" not in made.said()


@pytest.fixture(scope="module")
def cookie(fuzzed: House) -> str:
    """Somebody who is known."""
    answer = httpx.post(f"{fuzzed.address}/api/me", json={"name": "Léa"})
    return answer.headers["set-cookie"].partition(";")[0]


@each_request
@quietly
def test_http(case: Any, fuzzed: House, cookie: str) -> None:
    case.call_and_validate(base_url=fuzzed.address, headers={"cookie": cookie}, checks=CHECKS)


# --- sockets ---------------------------------------------------------------------------------------------------------

HERE = "the table"
"""Stands for the name of the table at which a conversation happens."""
_anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
_nonces = st.just(NONCE) | st.text("0123456789abcdef", max_size=130)
_plausible: dict[str, st.SearchStrategy[Any]] = {
    "id": st.text("abc", min_size=1, max_size=3) | st.text(max_size=50),
    "table": st.just(HERE) | st.text(max_size=20),
    "seat": st.integers(0, 3) | st.integers(),
    "ply": st.integers(0, 3) | st.integers(),
    "since": st.none() | st.integers(-3, 30) | st.integers(),
    "move": st.sampled_from([{"move": "keep"}, {"move": "swap"}, {"move": "steal"}]) | _anything,
    "nonce": _nonces,
    "nonces": st.lists(_nonces, max_size=3),
    "name": st.none() | st.text(max_size=50),
    "bot": st.just("hasard") | st.text(max_size=10),
    "text": st.text(max_size=600),
    "phrase": st.sampled_from(["hello", "bye", "no such phrase"]),
    "offer": st.sampled_from(["undo", "rematch", "peace"]),
    "agree": st.booleans(),
    "on": st.booleans(),
}


@st.composite
def _wishes(draw: st.DrawFn) -> Any:
    """A message of some kind, with most of its fields and mostly sensible values."""
    kind = draw(st.sampled_from(get_args(AnyAsked)))
    message: dict[str, Any] = {"do": kind.__struct_config__.tag}
    for field in kind.__struct_fields__:
        if draw(st.integers(0, 9)):
            message[field] = draw(_plausible[field] if draw(st.integers(0, 9)) else _anything)
    return message


def test_sockets(fuzzed: House) -> None:
    with asyncio.Runner() as runner:
        lea = runner.run(Visitor.come_in(fuzzed.address, "Léa"))
        runner.run(lea.line.close())

        @quietly
        @given(
            st.lists(_wishes() | _wishes() | _anything, min_size=10, max_size=40),
            st.lists(st.text(max_size=60) | st.binary(max_size=60), max_size=5),
        )
        def talk(messages: list[Any], noise: list[str | bytes]) -> None:
            runner.run(asyncio.wait_for(_talk(fuzzed.address, lea, messages, noise), 60))

        talk()
        before = memory(fuzzed.pid)
        talk()
        assert memory(fuzzed.pid) - before < GROWTH
        while "ludotheque_sockets 0.0" not in httpx.get(f"{fuzzed.address}/metrics").text:
            time.sleep(0.1)
        runner.run(lea.bell.close())


async def _talk(address: str, lea: Visitor, messages: list[Any], noise: list[str | bytes]) -> None:
    info = await lea.open_table("high-card", ["screen", "open", "hasard"])
    headers = {"Cookie": f"ludotheque={lea.bell.cookie}"}
    async with connect(address.replace("http", "ws") + "/socket", additional_headers=headers) as socket:
        await socket.send(json.dumps({"do": "watch", "table": info.table}))
        for message in messages:
            await socket.send(json.dumps(message).replace(HERE, info.table))
        for words in noise:
            await socket.send(words)
        await socket.send(json.dumps({"do": "read", "id": "the-end", "table": info.table, "text": "?"}))
        heard: dict[str, Any] = {}
        while heard.get("id") != "the-end":
            heard = json.loads(await socket.recv())
            assert heard["is"] != "refused" or heard["refusal"]["code"] != "house-error", heard


def memory(pid: int) -> int:
    """Kilobytes that a process keeps in memory."""
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
