"""What the house does by itself, whoever is connected and whichever process began it."""

from __future__ import annotations

from typing import Any

import pytest

from around import LEA, TOM, nonce
from houses import scenario
from inside import Clock, Inside
from ludotheque.core import codec
from ludotheque.core.game import Seat
from ludotheque.live.room import LOOK
from ludotheque.live.thinkers import Thoughtless
from ludotheque.table import commands, entries
from ludotheque.table.expiry import PUBLIC
from ludotheque.table.journal import Row, Start
from ludotheque.table.table import Table
from ludotheque.table.timer import DAY


@pytest.mark.parametrize("days", [1, 3])
@scenario
async def test_flags_fall_when_nobody_is_connected_and_another_process_looks(
    database: str, clock: Clock, days: int
) -> None:
    async with Inside(database, clock) as first, Inside(database, clock) as other:
        room = await first.begun(clock={"clock": "days", "days": days}, hints=False)
        await first.settle()
        clock.at += days * DAY - 1
        await other.look_round()
        assert len(await other.entries(room)) == 2
        clock.at += 2
        await other.look_round()
        *_, last = await other.entries(room)
        assert isinstance(last, entries.Flagged)
        assert last.seat == 0
        await first.look_round()
        assert room.table.phase == "playing"  # nobody has told it yet
        await first.house.catch_up()
        assert (room.table.phase, room.table.log[-1].at) == ("finished", clock.at)
        assert [(await other.books.played(person))[0].won for person in ("lea", "tom")] == [0, 1]


@scenario
async def test_a_bots_turn_is_picked_up_when_a_process_dies(database: str, clock: Clock) -> None:
    async with Inside(database, clock) as dying, Inside(database, clock) as other:
        dying.thoughts.ready.clear()
        room = await dying.open("screen", "hasard")
        await dying.play(room, LEA, 0)
        assert len(await other.entries(room)) == 2
        await other.look_round()
        assert other.thoughts.asked == []
        clock.at += LOOK
        await other.look_round()
        assert other.thoughts.asked == [1]
        dying.thoughts.ready.set()  # it was only slow
        await dying.settle()
        log = await other.entries(room)
        assert [type(entry) for entry in log].count(entries.Played) == 2
        await dying.house.catch_up()
        assert room.table.phase == "finished"


@scenario
async def test_a_bot_does_not_play_what_it_thought_of_for_a_move_that_was_taken_back(
    database: str, clock: Clock
) -> None:
    async with Inside(database, clock) as inside:
        inside.thoughts.ready.clear()

        def answer(table: Table, _seat: Seat, _bot: str) -> Any:
            return {"move": "swap" if codec.plain(table.plies[0].move) == {"move": "keep"} else "keep"}

        inside.thoughts.answer = answer
        room = await inside.open("screen", "hasard", options={"cards": 12})
        await inside.play(room, LEA, 0, "keep")
        while not inside.thoughts.asked:
            await inside.chores._look_round()
        await inside.do(room, LEA, commands.Undo, seat=0, ply=1)
        await inside.play(room, LEA, 0, "swap")
        inside.thoughts.ready.set()
        await inside.settle()
        assert inside.thoughts.asked == [1, 1]
        assert [codec.plain(ply.move)["move"] for ply in room.table.plies] == ["swap", "keep"]


@scenario
async def test_a_bot_that_fails_is_stood_in_for(database: str, clock: Clock) -> None:
    async with Inside(database, clock) as inside:

        def answer(_table: Table, _seat: Seat, _bot: str) -> Any:
            if len(inside.thoughts.asked) == 1:
                raise Thoughtless("asleep")
            return {"move": "keep"}

        inside.thoughts.answer = answer
        room = await inside.open("screen", "hasard")
        await inside.play(room, LEA, 0)
        await inside.settle()
        assert room.table.phase == "finished"
        assert inside.thoughts.asked == [1, 1]


@scenario
async def test_a_table_that_cannot_be_read_keeps_nobody_else_waiting(database: str, clock: Clock) -> None:
    async with Inside(database, clock) as inside, Inside(database, clock) as other:
        for name in ("0" * 16, "z" * 16):
            row = Row(name, 1, None, b'{"entry":"opened"}', clock.at)
            await inside.ledger.open(Start(row, True, clock.at))
        room = await inside.begun(clock={"clock": "turn", "seconds": 10})
        await inside.settle()
        clock.at += 11_000
        await other.look_round()
        *_, last = await other.entries(room)
        assert isinstance(last, entries.Flagged)


@scenario
async def test_a_finished_game_is_entered_once_whoever_does_it(database: str, clock: Clock) -> None:
    async with Inside(database, clock) as first, Inside(database, clock) as other:
        room = await first.begun(hints=False)
        await first.play(room, LEA, 0)
        await first.play(room, TOM, 1)
        clock.at += LOOK
        await other.look_round()
        await first.settle()
        (played,) = await first.books.played("lea")
        assert played.played == 1


@scenario
async def test_a_public_table_that_waits_in_vain_is_put_away(database: str, clock: Clock) -> None:
    async with Inside(database, clock) as inside, Inside(database, clock) as other:
        room = await inside.open("screen", "open", public=True)
        await inside.settle()
        clock.at += PUBLIC - 1
        await other.look_round()
        assert await other.ledger.lobby() == [room.table.name]
        clock.at += 2
        await other.look_round()
        assert await other.ledger.lobby() == []
        *_, last = await other.entries(room)
        assert isinstance(last, entries.Closed)


@scenario
async def test_a_bot_that_takes_a_seat_over_plays_on_at_once(database: str, clock: Clock) -> None:
    async with Inside(database, clock) as inside:
        room = await inside.begun()
        await inside.do(room, LEA, commands.Entrust, seat=0, bot="hasard")
        await inside.settle()
        assert len(room.table.plies) == 1
        await inside.do(room, LEA, commands.Sit, seat=0, nonce=nonce())
        assert room.table.seats_of("lea") == (0,)
