"""`ludotheque replay`: a recorded game, position by position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from ludotheque.cli import files
from ludotheque.cli.desk import Desk
from ludotheque.cli.parameters import AtDesk
from ludotheque.cli.reader import Left, Reader, number
from ludotheque.cli.telling import draw, tell_events, tell_result
from ludotheque.core import codec, record
from ludotheque.core.game import OPEN, AnyGame
from ludotheque.core.language import folded
from ludotheque.core.record import Record, Step


def replay(file: Path, /, *, json: bool = False, desk: AtDesk) -> None:
    read = files.read(file)
    game = desk.take(read.game)
    steps = [step._replace(state=step.state.clone()) for step in record.replay(read, game)]
    reader = Reader(desk)
    if json:
        desk.data(_plain(read, steps))
    elif reader.interactive:
        _walk(desk, game, steps, reader)
    else:
        for step in steps:
            _head(desk, step, len(steps) - 1)
            tell_events(desk, step.events, OPEN)
        _foot(desk, game, steps[-1])


def _plain(read: Record, steps: list[Step]) -> dict[str, Any]:
    """Every position for programs."""
    positions = [
        {
            "number": step.number,
            "seat": step.seat,
            "move": None if step.move is None else codec.plain(step.move),
            "scores": step.state.scores(),
        }
        for step in steps
    ]
    return {
        "game": read.game,
        "rules": read.rules,
        "options": read.options,
        "seats": read.seats,
        "positions": positions,
        "result": codec.plain(steps[-1].state.result()),
    }


def _walk(desk: Desk, game: AnyGame, steps: list[Step], reader: Reader) -> None:
    """Back and forth at a terminal, until the person leaves."""
    words = desk.words
    at, last = 0, len(steps) - 1
    while True:
        _head(desk, steps[at], last)
        tell_events(desk, steps[at].events, OPEN)
        _foot(desk, game, steps[at])
        try:
            typed = folded(reader.ask(words.say("cli-replay-prompt")))
        except Left:
            return
        if typed in (words.say("cli-word-quit"), "quit", "q"):
            return
        if (place := number(typed)) is not None:
            at = min(place, last)
        elif typed in (words.say("cli-word-previous"), "previous", "p"):
            at = max(at - 1, 0)
        else:
            at = min(at + 1, last)


def _head(desk: Desk, step: Step, last: int) -> None:
    """Which position this is, and the move that led to it."""
    words = desk.words
    desk.show(Rule(words.say("cli-position", number=step.number, last=last), align="left", style="dim"))
    if step.move is not None and step.seat is not None:
        move = words.struct("move", step.move)
        desk.show(Text(words.say("cli-moved", seat=words.seat(step.seat), move=move), "bold"))


def _foot(desk: Desk, game: AnyGame, step: Step) -> None:
    draw(desk, game, step.state, OPEN)
    result = step.state.result()
    if result is not None:
        tell_result(desk, result)
