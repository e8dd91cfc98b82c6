"""The people who are connected to this process, whatever they look at."""

from __future__ import annotations

from collections import defaultdict
from typing import Protocol

from ludotheque.table.table import Table


class Guest(Protocol):
    """A connection of a person."""

    def your_turn(self, table: Table) -> None:
        """It has become their turn at a table that they do not look at."""
        ...

    def lobby_changed(self) -> None:
        """The public tables that wait for people have changed."""
        ...

    async def renewed(self) -> None:
        """Their name, language, password or whom they mute has changed."""
        ...

    def leave(self) -> None:
        """They may not stay."""
        ...


class Guests:
    def __init__(self) -> None:
        self._guests: dict[str, set[Guest]] = defaultdict(set)
        self.in_lobby: set[Guest] = set()

    def __len__(self) -> int:
        return sum(map(len, self._guests.values()))

    def people(self) -> frozenset[str]:
        return frozenset(self._guests)

    def of(self, person: str) -> frozenset[Guest]:
        """The connections of that person."""
        return frozenset(self._guests.get(person, ()))

    def come(self, person: str, guest: Guest) -> None:
        self._guests[person].add(guest)

    def go(self, person: str, guest: Guest) -> None:
        self.in_lobby.discard(guest)
        guests = self._guests[person]
        guests.discard(guest)
        if not guests:
            del self._guests[person]
