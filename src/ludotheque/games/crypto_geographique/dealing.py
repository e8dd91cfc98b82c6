"""How the cards of the map are dealt, in both games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.cards import FAKIR, Card, Piles
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat

FAKIRS: Final = 6
"""In the pack (CG-1)."""


def deal(order: Sequence[Seat], each: int, chance: Chance) -> tuple[list[list[Card]], Piles]:
    """Hands by seat, dealt in that order, and the piles, with one card turned up beside the stock."""
    piles = Piles.shuffled(len(order), FAKIRS, chance)
    hands: list[list[Card]] = [[] for _ in order]
    for _ in range(each):
        for seat in order:
            hands[seat].append(piles.draw(seat))  # CG-3
    while piles.stock[-1] == FAKIR:
        chance.shuffle(piles.stock)  # CG-4
    piles.discard.append(piles.stock.pop())
    return hands, piles
