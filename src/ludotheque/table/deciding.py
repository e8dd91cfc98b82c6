"""Every command, and who decides it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.core.refusal import Refused
from ludotheque.table import agreeing, chat, commands, entries, playing, seating
from ludotheque.table.decision import Decision, Situation
from ludotheque.table.table import Table

MOST_ENTRIES = 20_000
"""A table's log ends there: far beyond any game, short of what somebody who means harm could fill a disk with."""

DECIDERS: dict[type[commands.Command], Callable[[Table, Any, Situation], Decision]] = {
    commands.Sit: seating.sit,
    commands.Leave: seating.leave,
    commands.Entrust: seating.entrust,
    commands.Begin: seating.begin,
    commands.Close: seating.close,
    commands.Play: playing.play,
    commands.Resign: playing.resign,
    commands.Undo: agreeing.undo,
    commands.Rematch: agreeing.rematch,
    commands.Answer: agreeing.answer,
    commands.Say: chat.say,
    commands.SayPhrase: chat.say_phrase,
}


def decide(table: Table, command: commands.AnyCommand, situation: Situation) -> Decision:
    """What the command comes to. Raises `Refused`; changes nothing."""
    if table.number >= MOST_ENTRIES:
        raise Refused("table-full")
    return DECIDERS[type(command)](table, command, situation)


def closed_by_house(table: Table, at: int) -> Decision:
    if table.phase not in {"gathering", "playing"}:
        raise Refused("table-over")
    return Decision(entries.Closed(at=at))
