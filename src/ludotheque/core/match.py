"""A match: several rounds, a deal that goes round, a score pad whose totals add up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, Self, TypeAlias

from msgspec import Struct

from ludotheque.core.game import Event, Seat

LAST_ROUND: Final = 50
"""A match to points ends after this many rounds at the latest."""

Ending: TypeAlias = Literal["goal", "rounds", "last-round"]
"""Why a match is over: someone reached the goal, the rounds agreed on are played, or it has lasted long enough."""


class Line(Struct, frozen=True):
    """What one thing scored, as the pad tells it: `as-line` in the texts of the game names it."""

    what: str
    points: int
    rule: str
    detail: str | int = ""
    """The same in all languages: cards, a word; or a number of pieces, by which words agree."""


class Sheet(Struct, frozen=True):
    """One round on the pad."""

    winner: int | None
    lines: tuple[tuple[Line, ...], ...]
    """What each seat scored, line by line."""
    points: tuple[int, ...]
    """The sum of its lines, by seat."""

    @classmethod
    def of(cls, winner: int | None, lines: Iterable[Sequence[Line]]) -> Self:
        by_seat = tuple(tuple(one) for one in lines)
        return cls(winner, by_seat, tuple(sum(line.points for line in one) for one in by_seat))


class Scored(Event, frozen=True, tag="scored"):
    """What a round brought one seat."""

    seat: Seat
    points: int
    total: int
    lines: tuple[Line, ...]


class Standing(Struct, frozen=True, kw_only=True):
    """A match as everybody sees it."""

    round: int
    """The number of the round that is played, or was played last."""
    dealer: int
    goal: int | None
    rounds: int
    totals: tuple[int, ...]
    pad: tuple[Sheet, ...]


class Match:
    """The pad of a match and who deals; a match ends at `goal` points or after `rounds` rounds."""

    __slots__ = ("dealer", "goal", "pad", "rounds", "totals")

    def __init__(self, seats: int, dealer: int, *, goal: int | None, rounds: int = LAST_ROUND) -> None:
        self.totals = [0] * seats
        self.dealer = dealer
        self.goal = goal
        self.rounds = rounds
        self.pad: list[Sheet] = []

    @property
    def played(self) -> int:
        """The number of rounds on the pad."""
        return len(self.pad)

    @property
    def first(self) -> int:
        """Who plays first: the dealer's left."""
        return (self.dealer + 1) % len(self.totals)

    def order(self) -> list[int]:
        """The seats round the table from the dealer's left."""
        n = len(self.totals)
        return [(self.first + i) % n for i in range(n)]

    def score(self, sheet: Sheet) -> None:
        """A round is over: write it on the pad. The deal passes to the left, unless that was the last round."""
        self.pad.append(sheet)
        for seat, gained in enumerate(sheet.points):
            self.totals[seat] += gained
        if self.ending is None:
            self.dealer = self.first

    @property
    def ending(self) -> Ending | None:
        """Why the match is over; None while it goes on."""
        if self.goal is not None and max(self.totals) >= self.goal:
            return "goal"
        if self.played < self.rounds:
            return None
        return "rounds" if self.goal is None else "last-round"

    def standing(self) -> Standing:
        return Standing(
            round=self.played + (self.ending is None),
            dealer=self.dealer,
            goal=self.goal,
            rounds=self.rounds,
            totals=tuple(self.totals),
            pad=tuple(self.pad),
        )

    def clone(self) -> Self:
        copy = type(self)(len(self.totals), self.dealer, goal=self.goal, rounds=self.rounds)
        copy.totals = self.totals.copy()
        copy.pad = self.pad.copy()
        return copy
