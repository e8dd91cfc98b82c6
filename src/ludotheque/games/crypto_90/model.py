"""What is chosen, done, told and shown in Crypto-90."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.cards import Card, Drew, FoundFakir, Threw, Took
from ludotheque.core.game import OPEN, Event, Eye, Move, Options, Seat, View
from ludotheque.core.match import LAST_ROUND, Scored, Standing

PLACES: Final = 8
"""Cards in a row; people number its places from 1."""

Place: TypeAlias = Annotated[int, Meta(ge=1, le=PLACES)]
Phase: TypeAlias = Literal["draw", "place", "exchange", "after", "over"]
Reason: TypeAlias = Literal["shown", "exhausted", "idle"]
"""Why a round is over: someone showed a winning hand, the stock is empty, or nobody draws from it any more."""
Dizaines: TypeAlias = Literal["1-10", "0-9"]


class Crypto90Options(Options, frozen=True, kw_only=True):
    objectif: Annotated[int, Meta(ge=50, le=5000)] = 1000
    manches: Annotated[int, Meta(ge=1, le=LAST_ROUND)] | None = None
    """A fixed number of rounds; the goal then counts for nothing."""
    dizaines: Dizaines = "1-10"


# --- moves ---------------------------------------------------------------------------------------------------------


class Draw(Move, frozen=True, tag="draw"):
    """Take the top card of the stock."""


class Take(Move, frozen=True, tag="take"):
    """Take the top card of the discard pile."""


class Exchange(Move, frozen=True, tag="exchange"):
    """Put the card just taken in that place of one's row, or (no place) in one's hand."""

    place: Place | None = None


class Throw(Move, frozen=True, tag="throw"):
    """Throw the card drawn from the stock straight onto the discard pile."""


class Hypnotise(Move, frozen=True, tag="hypnotise"):
    """Put one of one's fakirs in that place of somebody's row."""

    target: Annotated[int, Meta(ge=0, le=3)]
    place: Place


class Show(Move, frozen=True, tag="show"):
    """Lay down a winning hand."""


class Pass(Move, frozen=True, tag="pass"):
    """End one's turn."""


AnyMove: TypeAlias = Draw | Take | Exchange | Throw | Hypnotise | Show | Pass
MOVES: Final = (Draw, Take, Exchange, Throw, Hypnotise, Show, Pass)


# --- events --------------------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True, tag="dealt"):
    reveals = True
    round: int
    dealer: Seat
    seat: Seat
    """Who plays first."""


class Exchanged(Event, frozen=True, tag="exchanged"):
    reveals = True
    seat: Seat
    place: int | None
    card: Card | None
    """What was put there; hidden when it went from the stock to the hand."""
    thrown: Card
    secret: bool
    """Whether the others do not see what was put there."""

    def seen_by(self, eye: Eye) -> Event:
        if not self.secret or eye in (self.seat, OPEN):
            return self
        return Exchanged(self.seat, self.place, None, self.thrown, self.secret)


class Hypnotised(Event, frozen=True, tag="hypnotised"):
    seat: Seat
    target: Seat
    place: int
    card: Card
    """What was there; it goes under the discard pile."""


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat


class Shown(Event, frozen=True, tag="shown"):
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]
    """The nine cards, in order."""


class RoundOver(Event, frozen=True, tag="round-over"):
    reveals = True
    ends_round = True
    reason: Reason
    winner: Seat | None
    hands: tuple[Card, ...]
    """What everybody held, by seat."""


EVENTS: Final = (
    Dealt, FoundFakir, Drew, Took, Exchanged, Threw, Hypnotised, Passed, Shown, RoundOver, Scored,
)  # fmt: skip


# --- views ---------------------------------------------------------------------------------------------------------


class Player(Struct, frozen=True, kw_only=True):
    """What lies before one player."""

    row: tuple[Card, ...]
    hand: Card | None
    fakirs: int
    series: tuple[int, int] | None
    """The first and the last place of the best series of the row."""
    ordered: bool
    """Whether the row only waits for its hand card to win."""


class Crypto90View(View, frozen=True, kw_only=True):
    turn: Seat | None
    match: Standing
    players: tuple[Player, ...]
    held: Card | None
    """The card that the player whose turn it is has just taken, when the eye may see it."""
    stock: int
    discard: int
    top: Card | None
    """The visible card of the discard pile; none while its only card is being exchanged."""
    patience: int
    """The round ends when nobody draws from the stock for so many turns more."""
    stock_cards: tuple[Card, ...] | None
    """Only for the open eye; the top comes last."""
    discard_cards: tuple[Card, ...] | None
