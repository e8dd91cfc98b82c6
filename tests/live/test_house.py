"""Rooms that are written before they are told of, whoever writes first."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from around import LEA, TOM, nonce
from houses import scenario
from inside import Clock, Inside
from ludotheque.core.refusal import Refused
from ludotheque.live import house
from ludotheque.live.room import Room
from ludotheque.live.watching import Happening
from ludotheque.outcome import Outcome
from ludotheque.table import commands, entries, told
from ludotheque.table.journal import Unwritten


class Onlooker:
    """Remembers what it is told; it may be one that fails."""

    def __init__(self, *, fails: bool = False) -> None:
        self.heard: list[told.AnyTold] = []
        self.fresh = 0
        self.comings = 0
        self._fails = fails

    def happened(self, room: Room, happening: Happening) -> None:
        if self._fails:
            raise ValueError("a view that cannot be drawn")
        self.heard.append(happening.told)

    def changed(self, room: Room) -> None:
        self.fresh += 1

    def presence(self, room: Room) -> None:
        self.comings += 1


@scenario
async def test_of_two_processes_that_take_a_move_one_loses_and_tells_its_own(database: str, clock: Clock) -> None:
    async with Inside(database, clock) as first, Inside(database, clock) as other:
        here = await first.begun()
        there = await other.house.room(here.table.name)
        seen = Onlooker()
        other.house.watch(there, "tom", seen)
        await first.play(here, LEA, 0)
        with pytest.raises(Refused, match="stale"):
            await other.play(there, LEA, 0, "swap")
        assert [type(entry) for entry in seen.heard] == [told.Played]
        await other.play(there, TOM, 1)
        await first.house.catch_up()
        assert here.table.log == there.table.log
        assert here.table.phase == "finished"


@scenario
async def test_both_may_be_right_one_after_the_other(database: str, clock: Clock) -> None:
    async with Inside(database, clock) as first, Inside(database, clock) as other:
        here = await first.open("open", "open", "screen")
        there = await other.house.room(here.table.name)
        sit = {"nonce": nonce(1)}
        await asyncio.gather(
            first.do(here, LEA, commands.Say, text="Bonjour"),
            other.do(there, TOM, commands.Sit, seat=0, **sit),
        )
        log = await first.entries(here)
        assert {type(entry) for entry in log[1:]} == {entries.Said, entries.Sat}


@scenario
async def test_a_command_is_done_once_wherever_it_is_sent(database: str, clock: Clock) -> None:
    async with Inside(database, clock) as first, Inside(database, clock) as other:
        here = await first.begun()
        there = await other.house.room(here.table.name)
        play = commands.Play(id="once", table=here.table.name, seat=0, ply=0, move={"move": "keep"})
        assert await first.house.do(here, LEA, play) is None
        assert await other.house.do(there, LEA, play) == 3
        assert await first.house.do(here, LEA, play) == 3
        assert len(await first.entries(here)) == there.table.number == 3


@scenario
async def test_what_one_listener_cannot_be_told_the_others_are(database: str, clock: Clock) -> None:
    async with Inside(database, clock) as inside:
        room = await inside.begun()
        broken, whole = Onlooker(fails=True), Onlooker()
        inside.house.watch(room, "lea", broken)
        inside.house.watch(room, "tom", whole)
        await inside.play(room, LEA, 0)
        assert [entry.number for entry in whole.heard] == [3]
        assert whole.comings == 1


@scenario
async def test_after_a_failure_the_log_decides(database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(database, clock) as inside:
        room = await inside.begun()
        seen = Onlooker()
        inside.house.watch(room, "tom", seen)
        write = inside.ledger.write

        def answer_is_lost(*asked: Any) -> Outcome[bool]:
            lost: Outcome[bool] = Outcome()
            write(*asked).then(lambda _: lost.fail(Unwritten()))
            return lost

        monkeypatch.setattr(inside.ledger, "write", answer_is_lost)
        play = commands.Play(id="lost", table=room.table.name, seat=0, ply=0, move={"move": "keep"})
        with pytest.raises(Unwritten):
            await inside.house.do(room, LEA, play)
        monkeypatch.setattr(inside.ledger, "write", write)
        assert await inside.house.do(room, LEA, play) == 3
        assert seen.fresh == 1
        await inside.play(room, TOM, 1)
        assert room.table.phase == "finished"


@scenario
async def test_rooms_that_nobody_looks_at_are_closed_and_opened_again(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "IDLE", -1.0)
    async with Inside(database, clock) as inside:
        room = await inside.begun(clock={"clock": "turn", "seconds": 10})
        seen = Onlooker()
        inside.house.watch(room, "tom", seen)
        inside.house.forget_idle()
        assert list(inside.house.rooms) == [room.table.name]
        inside.house.unwatch(room, "tom", seen)
        inside.house.forget_idle()
        assert not inside.house.rooms
        again = await asyncio.gather(*[inside.house.room(room.table.name) for _ in range(3)])
        assert len(set(map(id, again))) == 1
        assert again[0].table.log == room.table.log
        for name in ("0" * 16, "short", "é" * 16, "../../../../etc/"):
            with pytest.raises(Refused, match="no-such-table"):
                await inside.house.room(name)
