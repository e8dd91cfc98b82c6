"""What lies on the table in one round of Enchaînement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Final, Self

from ludotheque.core.cards import FAKIR, Card, Piles, count
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique import dealing
from ludotheque.games.crypto_geographique.enchainement.knowledge import Hidden, Past, deal
from ludotheque.games.crypto_geographique.enchainement.model import Link
from ludotheque.games.crypto_geographique.map import NEIGHBOURS

CARDS: Final = 9
"""Dealt to each player (CGE-1)."""


class Round:
    """The hands, by seat and as the cards came, the chain, the stock and the fakirs."""

    __slots__ = ("chain", "hands", "missed", "pasts", "piles")

    def __init__(self, hands: list[list[Card]], first: Link, piles: Piles) -> None:
        self.hands = hands
        self.chain = [first]
        self.piles = piles
        """Their discard pile stays empty: what is laid goes on the chain."""
        self.missed: list[Seat] = []
        """Who could not follow the visible department."""
        self.pasts = [Past(len(hand)) for hand in hands]

    @classmethod
    def deal(cls, order: Sequence[Seat], chance: Chance) -> Self:
        """A new round; `order` is the order of the seats from the dealer's left (CGE-1)."""
        hands, piles = dealing.deal(order, CARDS, chance)
        return cls(hands, Link(piles.discard.pop(), None), piles)

    @property
    def visible(self) -> Card:
        return self.chain[-1].card

    def followers(self, seat: Seat) -> list[Card]:
        """The cards of that seat that touch the visible department."""
        near = NEIGHBOURS[self.visible]
        return [card for card in self.hands[seat] if near >> card & 1]

    def frees(self, seat: Seat) -> bool:
        """Whether nobody could follow, now that the turn has come to that seat (CGE-4)."""
        layer = self.chain[-1].seat
        return len(self.missed) == len(self.hands) if layer is None else layer == seat

    def lay(self, seat: Seat, card: Card) -> None:
        self.hands[seat].remove(card)
        self.pasts[seat].lay(card)
        self.chain.append(Link(card, seat))
        self.missed.clear()

    def miss(self, seat: Seat) -> Card:
        """The card drawn as a penalty; a fakir when the stock holds nothing else (CGE-5)."""
        self.missed.append(seat)
        self.pasts[seat].missed(self.visible)
        card = self.piles.draw(seat)
        if card:
            self.hands[seat].append(card)
        return card

    def counts(self) -> list[int]:
        """How many cards each seat holds."""
        return [len(hand) for hand in self.hands]

    def imagine(self, seat: Seat, chance: Chance) -> None:
        """Deal anew what that seat does not see."""
        self.hands, self.piles.stock = deal(self.pasts, seat, Hidden(self.hands, self.piles.stock), chance)

    def count(self) -> Counter[str]:
        """Every card on the table, by name."""
        fakirs = [FAKIR] * sum(self.piles.aside)
        return count(chain(*self.hands, self.piles.stock, (link.card for link in self.chain), fakirs))

    def clone(self) -> Self:
        copy = type(self)([hand.copy() for hand in self.hands], self.chain[0], self.piles.clone())
        copy.chain = self.chain.copy()
        copy.missed = self.missed.copy()
        copy.pasts = [past.clone() for past in self.pasts]
        return copy
