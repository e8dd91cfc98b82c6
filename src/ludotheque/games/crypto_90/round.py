"""What lies on the table in one round of Crypto-90."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Self

from ludotheque.core.cards import FAKIR, Card, Piles, count
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_90.model import PLACES
from ludotheque.games.crypto_90.terms import Terms


class Round:
    """The rows and hands, by seat, and the piles."""

    __slots__ = ("hands", "known", "piles", "rows")

    def __init__(self, rows: list[list[Card]], hands: list[Card], known: list[bool], piles: Piles) -> None:
        self.rows = rows
        self.hands = hands
        self.known = known
        """Whether everybody has seen the hand card: it was taken from the discard pile."""
        self.piles = piles

    @classmethod
    def deal(cls, terms: Terms, order: Sequence[Seat], chance: Chance) -> Self:
        """A new round; `order` is the order of the seats from the dealer's left (C90-2)."""
        piles = Piles.shuffled(terms.seats, terms.fakirs, chance)
        rows: list[list[Card]] = [[] for _ in order]
        hands = [FAKIR] * terms.seats
        for _ in range(PLACES):
            for seat in order:
                rows[seat].append(piles.stock.pop())
        for seat in order:
            hands[seat] = piles.stock.pop()
        for seat in order:  # C90-3
            for at, card in enumerate(rows[seat]):
                if card == FAKIR:
                    rows[seat][at] = piles.replace(seat)
        for seat in order:
            if hands[seat] == FAKIR:
                hands[seat] = piles.replace(seat)
        piles.discard.append(piles.stock.pop())  # C90-4
        return cls(rows, hands, [False] * terms.seats, piles)

    def count(self) -> Counter[str]:
        """Every card on the table, by name."""
        piles = self.piles
        fakirs = [FAKIR] * sum(piles.aside)
        return count(chain(*self.rows, self.hands, piles.stock, piles.discard, fakirs))

    def clone(self) -> Self:
        return type(self)([row.copy() for row in self.rows], self.hands.copy(), self.known.copy(), self.piles.clone())
