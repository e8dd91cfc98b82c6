"""Moves: a person's, a bot's, or what running out of time amounts to."""

from __future__ import annotations

from typing import Any

from ludotheque.core import codec
from ludotheque.core.game import Hurried, Seat
from ludotheque.core.refusal import Refused
from ludotheque.table import commands, entries
from ludotheque.table.decision import Decision, Situation, refuse_unless_player, refuse_unless_playing
from ludotheque.table.table import Table


def play(table: Table, command: commands.Play, situation: Situation) -> Decision:
    refuse_unless_playing(table)
    seat = command.seat
    refuse_unless_player(table, seat, situation.person)
    known = command.ply
    if known != len(table.plies) and (known < 0 or known > len(table.plies) or seat in _moved(table, known)):
        raise Refused("stale")
    ahead = table.ahead(seat, codec.move(table.game, command.move))
    return Decision(entries.Played(at=situation.at, by=situation.person.id, seat=seat, move=ahead.move), ahead)


def _moved(table: Table, since: int) -> set[Seat]:
    """Those who have made a move since then."""
    return {ply.seat for ply in table.plies[since:]}


def resign(table: Table, command: commands.Resign, situation: Situation) -> Decision:
    refuse_unless_playing(table)
    refuse_unless_player(table, command.seat, situation.person)
    return Decision(entries.Resigned(at=situation.at, by=situation.person.id, seat=command.seat))


def bot_turn(table: Table) -> Seat | None:
    """The bot that has to move."""
    return min(table.turn & table.bots, default=None)


def bot_played(table: Table, seat: Seat, ply: int, move: Any, at: int) -> Decision:
    """The move that a bot thought of, if the game still waits for it."""
    if bot_turn(table) != seat or len(table.plies) != ply:
        raise Refused("stale")
    ahead = table.ahead(seat, codec.move(table.game, move))
    return Decision(entries.Played(at=at, seat=seat, move=ahead.move), ahead)


def flag(table: Table, at: int) -> Decision | None:
    """What happens as a flag falls, if one does."""
    fallen = table.timer.next() if table.timer is not None and table.phase == "playing" else None
    if table.timer is None or fallen is None or at < fallen[0]:
        return None
    seat = fallen[1]
    if table.timer.bank or not isinstance(table.state, Hurried):
        return Decision(entries.Flagged(at=at, seat=seat))
    ahead = table.ahead(seat, table.state.timeout(seat))
    return Decision(entries.Flagged(at=at, seat=seat, move=ahead.move), ahead)
