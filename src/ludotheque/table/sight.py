"""What one eye sees of a table."""

from __future__ import annotations

from ludotheque.core.game import Event, Eye, Move, Seat, View
from ludotheque.core.record import Record
from ludotheque.table.table import Line, Table


def view(table: Table, eye: Seat | None) -> View | None:
    """The position, once there is one."""
    return None if table.state is None else table.state.view(eye)


def moves(table: Table, seat: Seat | None) -> tuple[Move, ...] | None:
    """The legal moves of that seat, unless it has to wait or moves are composed."""
    if seat is None or seat not in table.turn or table.composed:
        return None
    return tuple(table.playing.moves(seat))


def seen(line: Line, eye: Eye) -> tuple[Event, ...]:
    """The events of one entry, as that eye may know them."""
    return tuple([event.seen_by(eye) for event in line.events])


def finished_record(table: Table) -> Record | None:
    """The game on paper, with the secret of its deal: only when nobody can gain by it any more."""
    return table.record() if table.phase == "finished" else None
