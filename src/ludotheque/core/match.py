"""A match: several rounds, a deal that goes round, totals that add up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

LAST_ROUND: Final = 50
"""A match to points ends after this many rounds at the latest."""


class Match:
    """The totals of a match and who deals; a match ends at `goal` points or after `rounds` rounds."""

    __slots__ = ("dealer", "goal", "played", "rounds", "totals")

    def __init__(self, seats: int, dealer: int, *, goal: int | None, rounds: int = LAST_ROUND) -> None:
        self.totals = [0] * seats
        self.dealer = dealer
        self.goal = goal
        self.rounds = rounds
        self.played = 0

    @property
    def first(self) -> int:
        """Who plays first: the dealer's left."""
        return (self.dealer + 1) % len(self.totals)

    def order(self) -> list[int]:
        """The seats round the table from the dealer's left."""
        n = len(self.totals)
        return [(self.first + i) % n for i in range(n)]

    def score(self, points: Sequence[int]) -> None:
        """A round is over: add its points, pass the deal to the left."""
        for seat, gained in enumerate(points):
            self.totals[seat] += gained
        self.played += 1
        self.dealer = self.first

    @property
    def over(self) -> bool:
        reached = self.goal is not None and max(self.totals) >= self.goal
        return reached or self.played >= self.rounds

    def clone(self) -> Self:
        copy = type(self)(len(self.totals), self.dealer, goal=self.goal, rounds=self.rounds)
        copy.totals = self.totals.copy()
        copy.played = self.played
        return copy
