"""Tables laid for a test: cards are written by their numbers, a fakir as **."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ludotheque.core.cards import FAKIR, Card
from ludotheque.core.chance import Fast
from ludotheque.core.game import Event
from ludotheque.games.crypto_geographique.combinaisons import game
from ludotheque.games.crypto_geographique.combinaisons.model import AnyMove, CombinaisonsOptions
from ludotheque.games.crypto_geographique.combinaisons.rules import Position
from ludotheque.games.crypto_geographique.combinaisons.scoring import Forme

E = TypeVar("E", bound=Event)

LONELY = (
    "04 31 40 44 46 55 78",
    "26 47 49 52 58 73 81",
    "07 09 14 15 51 71 88",
    "18 21 24 25 61 63 76",
    "08 16 27 33 39 64 85",
)
"""Hands in which nothing touches."""
COMPLET = "29 22 35 53 72 37 36"
CARRE_BRELAN = "29 22 35 53 13 83 06"
TEAMS = CombinaisonsOptions(equipes=True)
FORMES: tuple[Forme, ...] = ("groupe", "chaine")


def cards(text: str) -> list[Card]:
    return [FAKIR if word == "**" else int(word) for word in text.split()]


def table(
    *hands: str,
    discard: str = "90",
    seats: int = 2,
    options: CombinaisonsOptions | None = None,
    **more: Any,
) -> Position:
    """A first turn; hands that are not given are of no use to anybody."""
    position = {
        "hands": [cards(hand) for hand in (*hands, *LONELY[len(hands) : seats])],
        "discard": cards(discard),
        **{key: cards(value) if key == "stock" else value for key, value in more.items()},
    }
    return game.resume(options or CombinaisonsOptions(), seats, position, Fast(1))


def teams(*hands: str, options: CombinaisonsOptions = TEAMS, **more: Any) -> Position:
    """Seats 0 and 2 against 1 and 3."""
    return table(*hands, seats=4, options=options, **more)


def play(position: Position, *moves: AnyMove) -> list[Event]:
    """Moves of whoever is to play; what happened last."""
    events: list[Event] = []
    for move in moves:
        (seat,) = position.turn()
        events = position.play(seat, move)
    return events


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
