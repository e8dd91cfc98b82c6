"""A game as it goes: the position, the moves that led to it, and what may be taken back."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludotheque.core import codec
from ludotheque.core.game import AnyGame, AnyState, Event, Move, Seat
from ludotheque.core.record import Play, Record, start
from ludotheque.core.refusal import Refused


class Before(NamedTuple):
    """How things stood before a move that may be taken back."""

    seat: Seat
    state: AnyState
    events: int


class Course:
    def __init__(self, game: AnyGame, blank: Record) -> None:
        self.state = start(blank, game)
        self.events: list[Event] = []
        self._blank = blank
        self._moves: list[Play] = []
        self._back: list[Before] = []

    @property
    def record(self) -> Record:
        return msgspec.structs.replace(self._blank, moves=tuple(self._moves), result=self.state.result())

    def do(self, seat: Seat, move: Move) -> None:
        """Play that move. It may be taken back as long as it showed nothing hidden and nobody else has moved."""
        before = Before(seat, self.state.clone(), len(self.events))
        events = self.state.play(seat, move)
        self.events += events
        self._moves.append((seat, codec.plain(move)))
        if any(event.reveals for event in events):
            self._back.clear()
        else:
            self._back = [*(kept for kept in self._back if kept.seat == seat), before]

    def undo(self, seat: Seat) -> None:
        """Take that seat's last move back."""
        if not self._back or self._back[-1].seat != seat:
            raise Refused("no-undo")
        before = self._back.pop()
        self.state = before.state
        del self.events[before.events :]
        del self._moves[-1]
