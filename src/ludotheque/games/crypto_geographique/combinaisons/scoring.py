"""What cards that touch are worth in Combinaisons."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from ludotheque.core import kernels
from ludotheque.core.cards import Card
from ludotheque.games.crypto_geographique.combinaisons import kernel
from ludotheque.games.crypto_geographique.map import BORDERS

Forme: TypeAlias = Literal["groupe", "chaine"]
"""Whether the cards of a combination form a connected group, or a chain in which each touches the next (CG-6)."""

Name: TypeAlias = Literal["seule", "paire", "brelan", "carre", "quinte", "sizaine", "complet"]
NAMES: Final[tuple[Name, ...]] = ("seule", "paire", "brelan", "carre", "quinte", "sizaine", "complet")
POINTS: Final = (0, 10, 50, 100, 150, 200, 300)

Divider = kernels.best(kernel.Divider)
BY_SIZE: Final = array("i", [0, *POINTS, 0])
"""For the kernel, which looks at hands of eight too: there is no combination of eight."""


class Group(Struct, frozen=True):
    """One combination of a division, or a card that is left over."""

    name: Name
    cards: tuple[Card, ...]
    points: int


def divider(forme: Forme) -> kernel.Divider:
    """A new instrument that finds the best division of hands."""
    return Divider(BORDERS, BY_SIZE, forme == "chaine")


def division(hand: Sequence[Card], forme: Forme) -> tuple[Group, ...]:
    """The best division of up to seven cards, combinations worth most first (CG-6)."""
    divide = divider(forme)
    divide.divide(bytes(hand))
    groups = [
        tuple(card for at, card in enumerate(hand) if part >> at & 1) for part in divide.parts((1 << len(hand)) - 1)
    ]
    groups.sort(key=lambda cards: (-len(cards), cards))
    return tuple(Group(NAMES[len(cards) - 1], cards, POINTS[len(cards) - 1]) for cards in groups)


def throws_that_stop(hand: Sequence[Card], forme: Forme) -> list[Card]:
    """Which of eight cards can be thrown so that the seven others allow stopping (CG-7)."""
    divide = divider(forme)
    if divide.divide(bytes(hand)) < POINTS[3] + POINTS[2]:
        return []
    whole = (1 << len(hand)) - 1
    return [card for at, card in enumerate(hand) if divide.stops(whole ^ 1 << at)]
