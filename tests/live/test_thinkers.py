"""Bots think in processes of their own, which may die."""

from __future__ import annotations

import os
import signal

import pytest

from around import LEA, Around
from houses import scenario
from ludotheque.core import codec
from ludotheque.core.chance import Sealed
from ludotheque.core.refusal import Refused
from ludotheque.live import thinkers
from ludotheque.live.thinker import Memory, Question, Thought, think
from ludotheque.live.thinkers import Thinkers, Thoughtless
from ludotheque.table.table import Table

KEEP, SWAP = {"move": "keep"}, {"move": "swap"}


def question(table: Table, bot: str = "hasard") -> Question:
    return Question(
        table=table.name,
        game=table.game.slug,
        options=codec.plain(table.options),
        seats=len(table.places),
        seed=table.seed.hex(),
        moves=tuple((ply.seat, codec.plain(ply.move)) for ply in table.plies),
        seat=1,
        bot=bot,
    )


@pytest.fixture(autouse=True)
def known_to_other_processes(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    tests = request.config.rootpath / "tests"
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([str(tests / "shelf"), str(tests), os.environ.get("PYTHONPATH", "")])
    )


@scenario
async def test_a_process_that_died_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    around = Around(["screen", "hasard"])
    around.play(LEA, 0, KEEP)
    thinking = Thinkers(1)
    try:
        assert await thinking.choose(around.table, 1, "hasard") in (KEEP, SWAP)
        (worker,) = thinking._workers
        assert worker._process is not None
        os.kill(worker._process.pid, signal.SIGKILL)
        await worker._process.wait()
        assert await thinking.choose(around.table, 1, "hasard") in (KEEP, SWAP)
        with pytest.raises(Thoughtless, match="bot"):
            await thinking.choose(around.table, 1, "nobody")
        assert await thinking.choose(around.table, 1, "hasard") in (KEEP, SWAP)
        os.kill(worker._process.pid, signal.SIGSTOP)
        monkeypatch.setattr(thinkers, "PATIENCE", 0.2)
        with pytest.raises(Thoughtless, match="Timeout"):
            await thinking.choose(around.table, 1, "hasard")
        assert worker._process is None
    finally:
        await thinking.close()


def test_a_position_is_followed_through_moves_and_undo() -> None:
    around, memory = Around(["screen", "hasard"], options={"cards": 12}), Memory()
    for move in (KEEP, SWAP):
        around.play(LEA, 0, move)
        table = around.table
        fresh = table.game.start(table.options, 2, Sealed(table.seed))
        for made in table.plies:
            fresh.play(made.seat, made.move)
        assert memory.position(question(table)).view("open") == fresh.view("open")
        if move == KEEP:
            around.undo(LEA, 0)


def test_a_bot_is_shown_no_more_than_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    around, seen = Around(["screen", "hasard"], options={"cards": 40}), set[str]()
    around.play(LEA, 0, KEEP)

    class Peeping:
        def choose(self, state: object, seat: int, _chance: object) -> object:
            seen.add(str(state.view("open").hands[0]))  # type: ignore[attr-defined]
            return next(iter(state.moves(seat)))  # type: ignore[attr-defined]

    monkeypatch.setattr(around.table.game, "bots", {"hasard": Peeping()})
    memory = Memory()
    for _ in range(30):
        assert think(memory, question(around.table)) == Thought(KEEP)
    assert len(seen) > 5
    with pytest.raises(Refused):
        think(memory, question(around.table, "nobody"))
