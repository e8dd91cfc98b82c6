"""What the options and the number of players come down to: chosen once for a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from ludotheque.core.game import Seat
from ludotheque.core.match import Match
from ludotheque.games.crypto_geographique.combinaisons.model import CombinaisonsOptions
from ludotheque.games.crypto_geographique.combinaisons.scoring import Forme


@dataclass(frozen=True, slots=True)
class Terms:
    seats: int
    teams: bool
    forme: Forme
    goal: int

    @classmethod
    def of(cls, options: CombinaisonsOptions, seats: int) -> Self:
        return cls(seats, options.equipes, options.forme, options.objectif)

    def partner(self, seat: Seat) -> Seat | None:
        """Who sits opposite and shares that seat's points."""
        return (seat + 2) % self.seats if self.teams else None

    def match(self, dealer: Seat) -> Match:
        return Match(self.seats, dealer, goal=self.goal)
