"""Tables laid for a test: cards are written as on the sheet, a fakir as **."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.cards import FAKIR, Card
from ludotheque.core.chance import Fast
from ludotheque.core.game import Event
from ludotheque.games.crypto_90 import game
from ludotheque.games.crypto_90.model import AnyMove, Crypto90Options, Pass
from ludotheque.games.crypto_90.rules import Position

JUMBLED = ("89 87 85 83 81 79 77 75", "86 84 82 80 78 76 70 68", "73 71 69 67 65 63 61 59", "74 66 62 60 56 54 52 50")
HANDS = (57, 55, 53, 51)
"""Rows without any series, and hands for them."""


def cards(text: str) -> list[Card]:
    return [FAKIR if word == "**" else int(word) for word in text.split()]


def table(
    *rows: str,
    hands: Sequence[Card] = (),
    discard: str = "01",
    seats: int = 2,
    options: Crypto90Options | None = None,
    **more: Any,
) -> Position:
    """A first turn; rows and hands that are not given are of no use to anybody."""
    position = {
        "rows": [cards(row) for row in (*rows, *JUMBLED[len(rows) : seats])],
        "hands": [*hands, *HANDS[len(hands) : seats]],
        "discard": cards(discard),
        **{key: cards(value) if key == "stock" else value for key, value in more.items()},
    }
    return game.resume(options or Crypto90Options(), seats, position, Fast(1))


def next_card(position: Position, card: Card) -> Position:
    """The same table, but that card of the stock is drawn next."""
    stock = position.round.piles.stock
    stock.remove(card)
    stock.append(card)
    return position


def play(position: Position, *moves: AnyMove) -> list[Event]:
    """Moves of whoever is to play; what happened last."""
    events: list[Event] = []
    for move in moves:
        (seat,) = position.turn()
        events = position.play(seat, move)
    return events


def turn(position: Position, *moves: AnyMove) -> list[Event]:
    """A whole turn; passes where somebody could still do something."""
    events = play(position, *moves)
    return play(position, Pass()) if position.phase == "after" else events


def told(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
