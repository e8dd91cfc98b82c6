"""What is chosen, done, told and shown in Combinaisons."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.cards import NUMBERS, Card, Drew, FoundFakir, Threw, Took
from ludotheque.core.game import Event, Move, Options, Seat, View
from ludotheque.core.match import Scored, Standing
from ludotheque.games.crypto_geographique.combinaisons.scoring import Forme, Group

HAND: Final = 7

Department: TypeAlias = Annotated[int, Meta(ge=NUMBERS[0], le=NUMBERS[-1])]
Phase: TypeAlias = Literal["draw", "throw", "answer", "over"]
Reason: TypeAlias = Literal["stopped", "exhausted", "idle"]
"""Why a round is over: someone stopped it, the stock is empty, or nobody draws from it any more."""


class CombinaisonsOptions(Options, frozen=True, kw_only=True):
    objectif: Annotated[int, Meta(ge=50, le=5000)] = 1000
    equipes: bool = False
    """Two teams of two, partners opposite each other."""
    forme: Forme = "groupe"


# --- moves ---------------------------------------------------------------------------------------------------------


class Draw(Move, frozen=True, tag="draw"):
    """Take the top card of the stock."""


class Take(Move, frozen=True, tag="take"):
    """Take the visible card of the discard pile."""


class Throw(Move, frozen=True, tag="throw"):
    """Throw that card on the discard pile."""

    card: Department


class Stop(Move, frozen=True, tag="stop"):
    """Throw that card and stop the round."""

    card: Department


class Ask(Move, frozen=True, tag="ask"):
    """Throw that card and ask one's partner whether to stop."""

    card: Department


class Agree(Move, frozen=True, tag="agree"):
    """Let one's partner stop the round."""


class Decline(Move, frozen=True, tag="decline"):
    """Ask one's partner to play on."""


AnyMove: TypeAlias = Draw | Take | Throw | Stop | Ask | Agree | Decline
MOVES: Final = (Draw, Take, Throw, Stop, Ask, Agree, Decline)


# --- events --------------------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True, tag="dealt"):
    reveals = True
    round: int
    dealer: Seat
    seat: Seat
    """Who plays first."""
    card: Card
    """What starts the discard pile."""


class Asked(Event, frozen=True, tag="asked"):
    reveals = True
    seat: Seat
    partner: Seat


class Agreed(Event, frozen=True, tag="agreed"):
    seat: Seat


class Declined(Event, frozen=True, tag="declined"):
    seat: Seat


class RoundOver(Event, frozen=True, tag="round-over"):
    reveals = True
    ends_round = True
    reason: Reason
    winner: Seat | None
    """Who stopped it."""


class Shown(Event, frozen=True, tag="shown"):
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


EVENTS: Final = (
    Dealt, FoundFakir, Drew, Took, Threw, Asked, Agreed, Declined, RoundOver, Shown, Scored,
)  # fmt: skip


# --- views ---------------------------------------------------------------------------------------------------------


class Player(Struct, frozen=True, kw_only=True):
    count: int
    """Cards in hand, but for the one just taken."""
    hand: tuple[Card, ...] | None
    groups: tuple[Group, ...] | None
    """The best division of that hand, for who holds it, and for all once the match is over."""
    known: tuple[Card, ...]
    """What everybody has seen this player take from the discard pile, and keep."""
    fakirs: int
    partner: Seat | None


class CombinaisonsView(View, frozen=True, kw_only=True):
    turn: Seat | None
    match: Standing
    players: tuple[Player, ...]
    held: Card | None
    """The card that the player whose turn it is has just taken, when the eye may see it."""
    holding: bool
    """Whether the player whose turn it is has taken a card, and is to throw one."""
    asking: Seat | None
    """Who asks to stop the round, and waits for an answer."""
    stock: int
    discard: tuple[Card, ...]
    """The visible card comes last."""
    patience: int
    """The round ends when nobody draws from the stock for so many turns more."""
    stock_cards: tuple[Card, ...] | None
    """Only for the open eye; the top comes last."""
