"""What is chosen, done, told and shown in Enchaînement.

A chain is laid card by card, and `End` closes it. Everybody sees it grow and it may stop after any card; a card that
does not follow is refused alone, with its rule; and nobody has to list all chains of a hand, which can be thousands. A
client may well send several cards in one gesture, one move after the other.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.cards import NUMBERS, Card, Drew, FoundFakir
from ludotheque.core.game import Event, Move, Options, Seat, View
from ludotheque.core.match import Scored, Standing

Phase: TypeAlias = Literal["follow", "free", "chain", "over"]
"""Follow the visible department, lay any card, go on with one's chain."""
Reason: TypeAlias = Literal["out", "exhausted"]
"""Why a round is over: somebody has no card left, or the stock is empty."""


class EnchainementOptions(Options, frozen=True, kw_only=True):
    manches: Annotated[int, Meta(ge=1, le=3)] = 3


# --- moves ---------------------------------------------------------------------------------------------------------


class Lay(Move, frozen=True, tag="lay"):
    """Lay that card on the visible department."""

    card: Annotated[int, Meta(ge=NUMBERS[0], le=NUMBERS[-1])]


class End(Move, frozen=True, tag="end"):
    """End one's chain, and with it the turn."""


class Draw(Move, frozen=True, tag="draw"):
    """Take a card of the stock as a penalty, for want of a neighbour."""


AnyMove: TypeAlias = Lay | End | Draw
MOVES: Final = (Lay, End, Draw)


# --- events --------------------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True, tag="dealt"):
    reveals = True
    round: int
    dealer: Seat
    seat: Seat
    """Who plays first."""
    card: Card
    """The department turned up."""


class Laid(Event, frozen=True, tag="laid"):
    reveals = True
    seat: Seat
    card: Card


class Ended(Event, frozen=True, tag="ended"):
    seat: Seat


class Missed(Event, frozen=True, tag="missed"):
    """Somebody has no neighbour of the visible department: everybody learns it."""

    reveals = True
    seat: Seat
    visible: Card


class Freed(Event, frozen=True, tag="freed"):
    """Nobody could follow: that player may lay any card."""

    seat: Seat
    visible: Card


class RoundOver(Event, frozen=True, tag="round-over"):
    reveals = True
    ends_round = True
    reason: Reason
    winner: Seat


class Shown(Event, frozen=True, tag="shown"):
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]
    """What was left in hand."""


EVENTS: Final = (Dealt, Laid, Ended, Missed, FoundFakir, Drew, Freed, RoundOver, Shown, Scored)


# --- views ---------------------------------------------------------------------------------------------------------


class Player(Struct, frozen=True, kw_only=True):
    count: int
    hand: tuple[Card, ...] | None
    """As the cards came, for whoever may see it."""
    fakirs: int
    penalty: int
    """What the round would cost if it ended now; below zero when fakirs buy back more than the cards cost."""


class Link(Struct, frozen=True):
    """A card of the chain."""

    card: Card
    seat: Seat | None
    """Who laid it; nobody laid the first."""


class EnchainementView(View, frozen=True, kw_only=True):
    turn: Seat | None
    match: Standing
    players: tuple[Player, ...]
    chain: tuple[Link, ...]
    """All cards of the round; the visible department comes last."""
    missed: tuple[Seat, ...]
    """Who could not follow the visible department, in that order."""
    stock: int
    stock_cards: tuple[Card, ...] | None
    """Only for the open eye; the top comes last."""
