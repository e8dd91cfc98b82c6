"""What one player knows of a round of Crypto-90, as bots use it."""

from __future__ import annotations

from ludotheque.core.cards import FAKIR, NUMBERS, Card
from ludotheque.core.game import Seat
from ludotheque.games.crypto_90.rules import Position


class Knowledge:
    """The cards that this seat has seen, and what may still come."""

    def __init__(self, position: Position, seat: Seat) -> None:
        table = position.round
        self.position = position
        self.seat = seat
        self.seats = range(position.terms.seats)
        self.others = [other for other in self.seats if other != seat]
        self.hidden = [other != seat and not table.known[other] for other in self.seats]
        """Whose hand card this seat has not seen."""
        self.unseen: list[Card] = [*table.piles.stock, *(table.hands[at] for at in self.seats if self.hidden[at])]
        """What lies in the stock and in hidden hands, in no order that means anything."""
        drawn = {*self.unseen} if table.piles.stock else set[Card]()
        self.coming = bytes(card in drawn for card in range(NUMBERS[-1] + 1))
        """For each number, whether it may still come: none does once the stock is exhausted."""

    @property
    def count(self) -> int:
        """How many numbers may still come."""
        return sum(self.coming[card] for card in NUMBERS)

    def cards(self, seat: Seat) -> bytes:
        """The row of a seat, then its hand card; 0 for a fakir, and for a hand that is hidden."""
        table = self.position.round
        return bytes([*table.rows[seat], FAKIR if self.hidden[seat] else table.hands[seat]])


def with_card(cards: bytes, place: int, card: Card) -> bytes:
    """Those cards with another one at that place, from 1 to 9 (the hand)."""
    return cards[: place - 1] + bytes([card]) + cards[place:]
