"""What somebody's socket is told of tables, in a house inside this process."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from around import LEA, TOM, nonce
from houses import scenario
from inside import Clock, Inside
from ludotheque.core.refusal import Refused
from ludotheque.live import chores, house
from ludotheque.table import commands
from ludotheque.web.connection import Connection
from ludotheque.web.outbox import Outbox
from ludotheque.web.viewer import MISSED, MOST_WATCHED, Viewer


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, highcard_installed: str) -> Inside:
    assert highcard_installed
    clock = Clock()
    monkeypatch.setattr(house, "now", clock)
    monkeypatch.setattr(chores, "now", clock)
    return Inside(str(tmp_path / "house.db"), clock)


class Eyes:
    """Somebody's socket."""

    def __init__(self, inside: Inside, person: str) -> None:
        self.got: list[dict[str, Any]] = []
        connection = Connection(largest=1)
        connection.send = lambda text: self.got.append(json.loads(text))
        self.viewer = Viewer(inside.house, person, frozenset(), Outbox(connection, lambda: None))

    async def heard(self, kind: str = "") -> list[dict[str, Any]]:
        """What has come since the last time."""
        got, self.got = self.got, []
        return [message for message in got if kind in ("", message["is"])]


@scenario
async def test_who_comes_back_gets_what_was_missed_or_a_fresh_view(inside: Inside) -> None:
    async with inside:
        room = await inside.begun()
        name, tom = room.table.name, Eyes(inside, "tom")
        for _ in range(3):
            await inside.do(room, LEA, commands.SayPhrase, phrase="hello")
        await tom.viewer.watch(name, 2)
        assert [message["number"] for message in await tom.heard("update")] == [3, 4, 5]
        await tom.viewer.watch(name, room.table.number)
        assert await tom.heard("table") == await tom.heard("update") == []
        await tom.viewer.watch(name, 999)
        assert len(await tom.heard("table")) == 1
        for _ in range(MISSED):
            await inside.do(room, LEA, commands.SayPhrase, phrase="hello")
        await tom.heard()
        await tom.viewer.watch(name, 4)
        (fresh,) = await tom.heard()
        assert (fresh["is"], fresh["number"]) == ("table", room.table.number)


@scenario
async def test_who_comes_back_to_another_seat_is_shown_all_that_it_saw(inside: Inside) -> None:
    async with inside:
        room = await inside.begun(options={"cards": 12})
        await inside.play(room, LEA, 0, "swap")
        seen = room.table.number
        await inside.do(room, LEA, commands.Entrust, seat=0, bot="hasard")
        lea = Eyes(inside, "lea")
        await lea.viewer.watch(room.table.name, seen)
        (fresh,) = await lea.heard("table")
        (sight,) = fresh["now"]["sights"]
        assert (sight["seat"], [line["number"] for line in sight["log"]]) == (None, [seen])


@scenario
async def test_spectators_are_sent_the_very_same(inside: Inside) -> None:
    async with inside:
        room = await inside.begun()
        eyes = [Eyes(inside, person) for person in ("ana", "bo", "tom")]
        for one in eyes:
            await one.viewer.watch(room.table.name, None)
            await one.heard()
        await inside.play(room, LEA, 0, "swap")
        ana, bo, tom = [await one.heard("update") for one in eyes]
        assert ana == bo
        assert ana[0]["now"]["sights"][0]["seat"] is None
        assert tom[0]["now"]["sights"][0]["seat"] == 1


@scenario
async def test_who_sits_down_in_mid_game_sees_that_seat_from_then_on(inside: Inside) -> None:
    async with inside:
        room = await inside.open("screen", "hasard", "open", options={"cards": 12})
        await inside.do(room, TOM, commands.Sit, seat=2, nonce=nonce())
        zoe = Eyes(inside, "zoe")
        await zoe.viewer.watch(room.table.name, None)
        await zoe.heard()
        await inside.do(room, TOM, commands.Entrust, seat=2, bot="hasard")
        await inside.do(room, TOM, commands.Sit, seat=2, nonce=nonce())
        tom = Eyes(inside, "tom")
        await tom.viewer.watch(room.table.name, None)
        assert [sight["seat"] for sight in (await tom.heard("table"))[0]["now"]["sights"]] == [2]
        assert all(message["is"] != "table" for message in await zoe.heard())


@scenario
async def test_so_many_tables_through_one_socket(inside: Inside) -> None:
    async with inside:
        lea = Eyes(inside, "lea")
        rooms = [await inside.open("screen", "open") for _ in range(MOST_WATCHED + 1)]
        for room in rooms[:-1]:
            await lea.viewer.watch(room.table.name, None)
        with pytest.raises(Refused, match="too-many-watched"):
            await lea.viewer.watch(rooms[-1].table.name, None)
        lea.viewer.leave()
        assert not any(room.watchers for room in rooms)
        with pytest.raises(Refused, match="not-watching"):
            lea.viewer.room(rooms[0].table.name)
