"""The clock of a table: who loses time, and when a flag falls."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.game import Seat
from ludotheque.table.terms import Clock, DaysClock, NoClock, PlayerClock, TurnClock

SECOND = 1000
DAY = 86_400 * SECOND


class Timer:
    """Milliseconds left by seat; only seats in `running` lose time."""

    __slots__ = ("_full", "_increment", "_per_turn", "_since", "remaining", "running")

    def __init__(self, clock: TurnClock | PlayerClock | DaysClock, seats: int) -> None:
        self._per_turn = not isinstance(clock, PlayerClock)
        self._full = clock.days * DAY if isinstance(clock, DaysClock) else clock.seconds * SECOND
        self._increment = clock.increment * SECOND if isinstance(clock, PlayerClock) else 0
        self.remaining = [self._full] * seats
        self.running: frozenset[Seat] = frozenset()
        self._since = 0

    @classmethod
    def of(cls, clock: Clock, seats: int) -> Timer | None:
        return None if isinstance(clock, NoClock) else cls(clock, seats)

    @property
    def bank(self) -> bool:
        """Whether the time is for the whole game: once it is gone, it is gone."""
        return not self._per_turn

    def settle(self, at: int) -> None:
        """Take the time that has passed; none where another process's clock is behind."""
        passed = max(0, at - self._since)
        for seat in self.running:
            self.remaining[seat] = max(0, self.remaining[seat] - passed)
        self._since = max(at, self._since)

    def turn(self, running: Iterable[Seat], moved: Seat | None = None) -> None:
        """From now on these seats lose time; `moved` has just made a move."""
        now = frozenset(running)
        for seat in now | self.running:
            if self._per_turn and (seat == moved or seat not in self.running):
                self.remaining[seat] = self._full
            elif seat == moved and seat not in now:
                self.remaining[seat] += self._increment
        self.running = now

    def left(self, at: int) -> tuple[int, ...]:
        """What is left at that time."""
        passed = max(0, at - self._since)
        return tuple(max(0, ms - passed) if seat in self.running else ms for seat, ms in enumerate(self.remaining))

    def next(self) -> tuple[int, Seat] | None:
        """When the next flag falls, and whose."""
        return min(((self._since + self.remaining[seat], seat) for seat in self.running), default=None)
