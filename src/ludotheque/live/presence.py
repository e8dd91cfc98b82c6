"""Who looks at which table, in this process and in the others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.table.table import Table

KIND = "presence"
SILENCE = 15.0
"""Seconds after which a process that says nothing is thought to be gone."""
DAY = 86_400_000
LONG = 60_000
"""Milliseconds after which somebody who is away may be stood in for."""


TOLD_AT_ONCE = 200
"""People in one announcement: it must not grow too long."""


class Here(Struct, frozen=True, array_like=True):
    """The people that one process has at a table (`more`: besides those told before).

    Without a table: it is alive (`ask`: and wants to hear of all).
    """

    table: str = ""
    people: tuple[str, ...] = ()
    ask: bool = False
    more: bool = False


class Presence:
    """`changed` is called with a table where somebody has come or gone; `tell` reaches the other processes."""

    def __init__(self, tell: Callable[[Here], None], changed: Callable[[str], None], now: int) -> None:
        self._tell = tell
        self._changed = changed
        self._started = now
        self._own: dict[str, Counter[str]] = defaultdict(Counter)
        self._others: dict[str, dict[str, tuple[str, ...]]] = {}
        self._heard: dict[str, float] = {}
        self._left: dict[tuple[str, str], int] = {}

    def here(self, table: str) -> set[str]:
        """Everybody who looks at the table now."""
        people = set(self._own.get(table, ()))
        for tables in self._others.values():
            people.update(tables.get(table, ()))
        return people

    def is_here(self, table: str, person: str) -> bool:
        if person in self._own.get(table, ()):
            return True
        return any(person in tables.get(table, ()) for tables in self._others.values())

    def away_since(self, table: str, person: str) -> int:
        """Since when somebody who is not here has been away."""
        return self._left.get((table, person), self._started)

    def away(self, table: Table, now: int) -> frozenset[Seat]:
        """The seats whose people have been away for long."""
        here = self.here(table.name)
        return frozenset(
            seat
            for seat, place in enumerate(table.places)
            if place.player is not None
            and place.player not in here
            and now - self.away_since(table.name, place.player) >= LONG
        )

    # --- this process ------------------------------------------------------------------------------------------------

    def come(self, table: str, person: str) -> None:
        self._own[table][person] += 1
        if self._own[table][person] == 1:
            self._own_changed(table)

    def go(self, table: str, person: str, now: int) -> None:
        people = self._own[table]
        people[person] -= 1
        if people[person]:
            return
        del people[person]
        self._left[table, person] = now
        self._own_changed(table)
        if not people:
            del self._own[table]

    def _own_changed(self, table: str) -> None:
        self._tell_people(table)
        self._changed(table)

    def _tell_people(self, table: str) -> None:
        people = tuple(self._own[table])
        for first in range(0, max(1, len(people)), TOLD_AT_ONCE):
            self._tell(Here(table, people[first : first + TOLD_AT_ONCE], more=first > 0))

    def alive(self, *, ask: bool = False) -> None:
        """Tell the others that this process is there."""
        self._tell(Here(ask=ask))

    # --- the others --------------------------------------------------------------------------------------------------

    def heard(self, origin: str, body: str, at: float, now: int) -> None:
        """Another process speaks."""
        here = msgspec.json.decode(body, type=Here)
        new = origin not in self._heard
        self._heard[origin] = at
        if here.table:
            before = self._others.get(origin, {}).get(here.table, ()) if here.more else ()
            self._replace(origin, here.table, (*before, *here.people), now)
        elif here.ask or new:
            for table in self._own:
                self._tell_people(table)

    def expire(self, at: float, now: int) -> None:
        """Forget the processes that have been silent for long."""
        for origin in [origin for origin, heard in self._heard.items() if at - heard > SILENCE]:
            del self._heard[origin]
            for table in list(self._others.get(origin, ())):
                self._replace(origin, table, (), now)
            self._others.pop(origin, None)
        for key in [key for key, left in self._left.items() if now - left > DAY]:
            del self._left[key]

    def _replace(self, origin: str, table: str, people: Iterable[str], now: int) -> None:
        before = self.here(table)
        tables = self._others.setdefault(origin, {})
        tables[table] = tuple(people)
        if not tables[table]:
            del tables[table]
        after = self.here(table)
        for person in before - after:
            self._left[table, person] = now
        if before != after:
            self._changed(table)
