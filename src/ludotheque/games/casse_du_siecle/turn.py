"""A turn as it goes on: what was taken, seen, opened, and what is still to be done."""

from __future__ import annotations

from typing import NamedTuple, Self

from ludotheque.core.game import Seat
from ludotheque.games.casse_du_siecle.keys import KeyId
from ludotheque.games.casse_du_siecle.safe import Spot


class Opening(NamedTuple):
    """A door that stands open, and who looks at a gear and mixes for it."""

    door: int
    seat: Seat


class Glance(NamedTuple):
    """A look at a gear."""

    seat: Seat
    spot: Spot
    number: int


class Turn:
    __slots__ = ("back", "dialled", "glances", "keys", "looks", "mixing", "openings", "ring", "seat")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.ring: int | None = None
        """The ring that was taken."""
        self.keys: list[KeyId] = []
        """What was on it."""
        self.dialled: list[int] = []
        self.back = 0
        """So many keys, the last of the hand, were taken back from doors: they must be thrown (CS-16)."""
        self.openings: list[Opening] = []
        """Doors whose keys are not mixed yet, in the order in which they were opened."""
        self.looks: list[Seat] = []
        """Who is still to look at a gear."""
        self.glances: list[Glance] = []
        self.mixing: list[int] = []
        """Rings chosen for the first open door."""

    def clone(self) -> Self:
        copy = type(self)(self.seat)
        copy.ring, copy.back = self.ring, self.back
        copy.keys, copy.dialled = self.keys.copy(), self.dialled.copy()
        copy.openings, copy.looks = self.openings.copy(), self.looks.copy()
        copy.glances, copy.mixing = self.glances.copy(), self.mixing.copy()
        return copy
