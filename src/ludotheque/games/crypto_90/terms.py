"""What the options and the number of players come down to: chosen once for a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from ludotheque.core.cards import Card
from ludotheque.core.match import LAST_ROUND, Match
from ludotheque.games.crypto_90.model import Crypto90Options, Dizaines

TENS: Final[dict[Dizaines, bytes]] = {
    "1-10": bytes([0, *((card - 1) // 10 for card in range(1, 91))]),
    "0-9": bytes(card // 10 for card in range(91)),
}
"""The ten to which each card belongs (C90-16)."""


@dataclass(frozen=True, slots=True)
class Terms:
    seats: int
    fakirs: int
    """In the pack (C90-1)."""
    mixed: bool
    """Whether a winning hand may mix even and odd cards (C90-10)."""
    prize: int
    """For winning a round (C90-14)."""
    pure: int
    """For winning it with cards all even or all odd, where they need not be (C90-15)."""
    ten: bytes
    """By card."""
    goal: int | None
    rounds: int

    @classmethod
    def of(cls, options: Crypto90Options, seats: int) -> Self:
        four = seats == 4
        return cls(
            seats=seats,
            fakirs=4 if four else 6,
            mixed=four,
            prize=150 if four else 250,
            pure=100 if four else 0,
            ten=TENS[options.dizaines],
            goal=None if options.manches else options.objectif,
            rounds=options.manches or LAST_ROUND,
        )

    def match(self, dealer: int) -> Match:
        return Match(self.seats, dealer, goal=self.goal, rounds=self.rounds)

    def ten_each(self, cards: tuple[Card, ...]) -> bool:
        """Whether there is one card of each ten among nine (C90-16)."""
        return len({self.ten[card] for card in cards}) == len(cards)
