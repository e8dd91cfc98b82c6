"""Turns: one after the other, whether one waits for them or is called."""

from __future__ import annotations

import asyncio
from functools import partial

from houses import scenario
from ludotheque.live.turns import Turns


@scenario
async def test_who_finds_nobody_begins_at_once_and_the_others_in_order() -> None:
    turns, begun = Turns(), list[int]()
    for number in range(3):
        turns.take(partial(begun.append, number))
    assert begun == [0]
    turns.give()
    assert begun == [0, 1]
    turns.give()
    turns.give()
    turns.take(lambda: begun.append(3))
    assert begun == [0, 1, 2, 3]


@scenario
async def test_many_that_are_done_at_once_do_not_pile_up() -> None:
    turns, done = Turns(), list[int]()

    def at_once(number: int) -> None:
        done.append(number)
        turns.give()

    turns.take(lambda: None)
    for number in range(5_000):
        turns.take(partial(at_once, number))
    turns.give()
    assert done == list(range(5_000))


@scenario
async def test_one_that_fails_keeps_nobody_from_coming() -> None:
    turns, begun = Turns(), list[str]()

    def fail() -> None:
        turns.give()
        raise ValueError("a listener failed")

    for begin in (lambda: None, fail, partial(begun.append, "next")):
        turns.take(begin)
    turns.give()
    assert begun == ["next"]


@scenario
async def test_waiting_for_ones_turn_takes_its_place_among_the_others() -> None:
    turns, happened = Turns(), list[str]()

    async def mine(name: str) -> None:
        async with turns.mine():
            happened.append(f"{name} begins")
            await asyncio.sleep(0)
            happened.append(f"{name} ends")

    both = asyncio.gather(mine("a"), mine("b"))
    await asyncio.sleep(0)

    def called() -> None:
        happened.append("called")
        turns.give()

    turns.take(called)
    await both
    assert happened == ["a begins", "a ends", "b begins", "b ends", "called"]


@scenario
async def test_whoever_is_cancelled_while_waiting_gives_their_turn_away() -> None:
    turns, begun = Turns(), list[str]()

    async def mine() -> None:
        async with turns.mine():
            begun.append("mine")

    turns.take(lambda: begun.append("first"))
    waiting, just_come = asyncio.create_task(mine()), asyncio.create_task(mine())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    turns.give()
    just_come.cancel()  # its turn has come, and it does not know yet
    await asyncio.gather(waiting, just_come, return_exceptions=True)
    turns.take(lambda: begun.append("last"))
    assert begun == ["first", "last"]
