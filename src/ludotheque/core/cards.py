"""The Crypto box: ninety numbers, some fakirs, a stock and a discard pile, as all games with these cards use them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Self, TypeAlias

from ludotheque.core.chance import Chance
from ludotheque.core.game import OPEN, Event, Eye, Seat

Card: TypeAlias = int
"""A number from 1 to 90, or a fakir."""
FAKIR: Final[Card] = 0
NUMBERS: Final = range(1, 91)

PATIENCE: Final = 8
"""A round ends as if the stock were exhausted when nobody has drawn from it for this many turns of each player."""


def count(cards: Iterable[Card]) -> Counter[str]:
    """How many there are of each card, fakirs being all alike."""
    return Counter(f"{card:02d}" if card else "fakir" for card in cards)


class Piles:
    """What lies in the middle of the table, and the fakirs set aside before each player; tops of piles come last."""

    __slots__ = ("aside", "discard", "idle", "stock")

    def __init__(self, stock: list[Card], discard: list[Card], aside: list[int], idle: int = 0) -> None:
        self.stock = stock
        self.discard = discard
        self.aside = aside
        """The number of fakirs set aside, by seat."""
        self.idle = idle
        """Turns since a card of the stock was last drawn."""

    @classmethod
    def shuffled(cls, seats: int, fakirs: int, chance: Chance) -> Self:
        """All cards in the stock, in the order in which they will be drawn."""
        stock = [*NUMBERS, *[FAKIR] * fakirs]
        chance.shuffle(stock)
        return cls(stock, [], [0] * seats)

    def draw(self, seat: int) -> Card:
        """The next number of the stock; fakirs met on the way are set aside before that seat.

        A fakir, set aside too, when the stock holds nothing else.
        """
        self.idle = 0
        stock = self.stock
        while not (card := stock.pop()):
            self.aside[seat] += 1
            if not stock:
                break
        return card

    def replace(self, seat: int) -> Card:
        """Set aside a fakir that was dealt to that seat; the number dealt instead."""
        self.aside[seat] += 1
        return self.draw(seat)

    def take(self) -> Card:
        """The top of the discard pile."""
        self.idle += 1
        return self.discard.pop()

    @property
    def exhausted(self) -> bool:
        """Whether the round ends with this turn: the stock is empty, or nobody has drawn from it for too long."""
        return not self.stock or self.idle >= PATIENCE * len(self.aside)

    def redeal(self, hidden: Sequence[Card], chance: Chance) -> list[Card]:
        """Mix the stock with the cards hidden in hands, and deal as many to those hands anew.

        A fakir is set aside as soon as it is seen by its owner: what is hidden in a hand is a number.
        """
        cards = [*self.stock, *hidden]
        numbers = [card for card in cards if card]
        fakirs = len(cards) - len(numbers)
        chance.shuffle(numbers)
        dealt = [numbers.pop() for _ in hidden]
        self.stock = numbers + [FAKIR] * fakirs
        chance.shuffle(self.stock)
        return dealt

    def clone(self) -> Self:
        return type(self)(self.stock.copy(), self.discard.copy(), self.aside.copy(), self.idle)


# --- what players do with them -------------------------------------------------------------------------------------


class FoundFakir(Event, frozen=True, tag="found-fakir"):
    reveals = True
    seat: Seat


class Drew(Event, frozen=True, tag="drew"):
    reveals = True
    seat: Seat
    card: Card | None

    def seen_by(self, eye: Eye) -> Event:
        return self if eye in (self.seat, OPEN) else Drew(self.seat, None)


class Took(Event, frozen=True, tag="took"):
    """From the discard pile."""

    seat: Seat
    card: Card


class Threw(Event, frozen=True, tag="threw"):
    reveals = True
    seat: Seat
    card: Card
