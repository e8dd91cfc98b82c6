"""What cards that touch are worth in Combinaisons."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from ludotheque.core import kernels
from ludotheque.core.cards import Card
from ludotheque.core.match import Line
from ludotheque.games.crypto_geographique.combinaisons import kernel
from ludotheque.games.crypto_geographique.map import BORDERS

Forme: TypeAlias = Literal["groupe", "chaine"]
"""Whether the cards of a combination form a connected group, or a chain in which each touches the next (CG-6)."""

Combination: TypeAlias = Literal["seule", "paire", "brelan", "carre", "quinte", "sizaine", "complet"]
COMBINATIONS: Final[tuple[Combination, ...]] = ("seule", "paire", "brelan", "carre", "quinte", "sizaine", "complet")
"""By size, from a card alone."""
POINTS: Final = (0, 10, 50, 100, 150, 200, 300)
STOPPING: Final = 50
"""For stopping the round (CG-7)."""
FAKIR_POINTS: Final = 20
"""For each fakir exposed (CG-10)."""

Divider = kernels.best(kernel.Divider)
BY_SIZE: Final = array("i", [0, *POINTS, 0])
"""For the kernel, which looks at hands of eight too: there is no combination of eight."""


class Group(Struct, frozen=True):
    """One combination of a division, or a card that is left over."""

    what: Combination
    cards: tuple[Card, ...]
    points: int


def divider(forme: Forme) -> kernel.Divider:
    """A new instrument that finds the best division of hands."""
    return Divider(BORDERS, BY_SIZE, forme == "chaine")


def division(hand: Sequence[Card], forme: Forme) -> tuple[Group, ...]:
    """The best division of up to seven cards, combinations worth most first (CG-6)."""
    cards = sorted(hand)
    divide = divider(forme)
    divide.divide(bytes(cards))
    groups = [
        tuple(card for at, card in enumerate(cards) if part >> at & 1) for part in divide.parts((1 << len(cards)) - 1)
    ]
    groups.sort(key=lambda cards: (-len(cards), cards))
    return tuple(Group(COMBINATIONS[len(cards) - 1], cards, POINTS[len(cards) - 1]) for cards in groups)


def throws_that_stop(hand: Sequence[Card], forme: Forme) -> list[Card]:
    """Which of eight cards can be thrown so that the seven others allow stopping (CG-7)."""
    divide = divider(forme)
    if divide.divide(bytes(hand)) < POINTS[3] + POINTS[2]:
        return []
    whole = (1 << len(hand)) - 1
    return [card for at, card in enumerate(hand) if divide.stops(whole ^ 1 << at)]


def stops(hand: Sequence[Card], forme: Forme) -> bool:
    """Whether those seven cards allow stopping (CG-7)."""
    divide = divider(forme)
    divide.divide(bytes(hand))
    return divide.stops((1 << len(hand)) - 1)


def hand_lines(hand: Sequence[Card], forme: Forme) -> list[Line]:
    """What the combinations of a hand score (CG-10)."""
    return [
        Line(group.what, group.points, "CG-6", " ".join(f"{card:02d}" for card in group.cards))
        for group in division(hand, forme)
        if group.points
    ]


def fakir_lines(fakirs: int) -> list[Line]:
    return [Line("fakirs", FAKIR_POINTS * fakirs, "CG-10", fakirs)] if fakirs else []


def partner_lines(lines: Sequence[Line]) -> list[Line]:
    """What a partner's points add (CG-8)."""
    points = sum(line.points for line in lines)
    return [Line("partner", points, "CG-8")] if points else []
