"""A process that thinks for bots: it reads positions from its input, and writes moves to its output.

It is handed the moves of a game, and hands the bot an imagined position only. It ends with whoever started it.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.bots.roster import bot, decide
from ludotheque.core import catalogue, codec
from ludotheque.core.chance import Fast, Sealed
from ludotheque.core.game import AnyState

REMEMBERED = 64
"""Positions kept, so that only new moves need be replayed."""
NICE = 5
"""People come before bots."""


class Question(Struct, frozen=True):
    """What would that bot play here?"""

    table: str
    game: str
    options: dict[str, Any]
    seats: int
    seed: str
    moves: tuple[tuple[int, dict[str, Any]], ...]
    seat: int
    bot: str


class Thought(Struct, frozen=True):
    move: dict[str, Any] | None
    why: str = ""


class Memory:
    """The latest positions, by table."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[tuple[tuple[int, dict[str, Any]], ...], AnyState]] = OrderedDict()

    def position(self, question: Question) -> AnyState:
        game = catalogue.game(question.game)
        moves, state = self._known.pop(question.table, ((), None))
        if state is None or question.moves[: len(moves)] != moves:
            options = codec.options(game, question.options)
            state = game.start(options, question.seats, Sealed(bytes.fromhex(question.seed)))
            moves = ()
        for seat, move in question.moves[len(moves) :]:
            state.play(seat, codec.move(game, move))
        self._known[question.table] = (question.moves, state)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return state


def think(memory: Memory, question: Question) -> Thought:
    state = memory.position(question)
    chance = Fast(secrets.randbits(64))
    player = bot(catalogue.game(question.game), question.bot)
    return Thought(codec.plain(decide(player, state, question.seat, chance)))


def main() -> None:
    os.nice(NICE)
    memory = Memory()
    for line in sys.stdin.buffer:
        try:
            thought = think(memory, msgspec.json.decode(line, type=Question))
        except Exception as error:  # noqa: BLE001  a bot may fail in any way; whoever asks decides what then
            thought = Thought(None, repr(error))
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
