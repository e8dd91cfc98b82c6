"""Outcomes: awaited or listened to, before they are known or after."""

from __future__ import annotations

import asyncio

import pytest

from houses import scenario
from ludotheque.outcome import Outcome


@scenario
async def test_whoever_listens_is_told_at_once_and_in_order() -> None:
    outcome: Outcome[int] = Outcome()
    heard: list[str] = []
    outcome.then(lambda known: heard.append(f"first {known.result()}"))
    outcome.then(lambda known: heard.append(f"second {known.result()}"))
    outcome.set(7)
    assert heard == ["first 7", "second 7"]
    outcome.then(lambda known: heard.append(f"late {known.result()}"))
    assert heard[-1] == "late 7"


@scenario
async def test_it_can_be_awaited_by_many_before_and_after_it_is_known() -> None:
    outcome: Outcome[str] = Outcome()
    waiting = asyncio.gather(*[outcome for _ in range(3)])
    await asyncio.sleep(0)
    outcome.set("done")
    assert await waiting == ["done"] * 3
    assert await outcome == "done"


@scenario
async def test_what_goes_wrong_is_raised_wherever_it_is_asked_for() -> None:
    outcome: Outcome[str] = Outcome()
    outcome.fail(KeyError("gone"))
    with pytest.raises(KeyError):
        outcome.result()
    with pytest.raises(KeyError):
        await outcome


@scenario
async def test_whoever_gives_up_waiting_keeps_nobody_from_being_told() -> None:
    outcome: Outcome[int] = Outcome()
    impatient = asyncio.ensure_future(outcome)
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.sleep(0)
    heard: list[int] = []
    outcome.then(lambda known: heard.append(known.result()))
    outcome.set(1)
    assert heard == [1]
