"""Tables laid for a test: cards are written by their numbers, a fakir as **."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.cards import FAKIR, Card
from ludotheque.core.chance import Fast
from ludotheque.core.game import Event
from ludotheque.games.crypto_geographique.enchainement import game
from ludotheque.games.crypto_geographique.enchainement.model import AnyMove, Draw, EnchainementOptions, End, Lay
from ludotheque.games.crypto_geographique.enchainement.rules import Position


def cards(text: str) -> list[Card]:
    return [FAKIR if word == "**" else int(word) for word in text.split()]


def table(*hands: str, visible: Card = 80, manches: int = 3, **more: Any) -> Position:
    """The turn of the first player, if no other is named; Somme is visible, and nobody laid it."""
    position = {
        "hands": [cards(hand) for hand in hands],
        "visible": visible,
        **{key: cards(value) if key == "stock" else value for key, value in more.items()},
    }
    return game.resume(EnchainementOptions(manches=manches), len(hands), position, Fast(1))


def play(position: Position, *moves: AnyMove) -> list[Event]:
    """Moves of whoever is to play; what happened last."""
    events: list[Event] = []
    for move in moves:
        (seat,) = position.turn()
        events = position.play(seat, move)
    return events


def lay(*numbers: Card) -> list[AnyMove]:
    """A whole turn."""
    return [*map(Lay, numbers), End()]


def miss(position: Position, times: int = 1) -> list[Event]:
    """So many players cannot follow."""
    return play(position, *[Draw()] * times)


def told(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
