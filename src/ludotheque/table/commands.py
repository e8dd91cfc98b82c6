"""What a person may ask of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import Seat
from ludotheque.table.terms import Name, Nonce

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber: TypeAlias = Annotated[Seat, Meta(ge=0, le=31)]
Offer: TypeAlias = Literal["undo", "rematch"]
Phrase: TypeAlias = Literal[
    "hello", "luck", "well-played", "thanks", "your-turn", "thinking", "oops", "wow", "one-moment", "bye"
]
"""Things said in one tap: the text `phrase-<name>` says them in each reader's language."""


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True, gc=False):
    """Asked of one table. Its id is chosen by who asks: the same one sent again is done once."""

    id: CommandId
    table: str


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat, a bot's seat, or one's own back from a bot."""

    seat: SeatNumber
    nonce: Nonce
    name: Name | None = None
    """For a second seat on the same screen: who plays it."""


class Leave(Command, frozen=True, tag="leave"):
    """Give a seat back, before the game begins."""

    seat: SeatNumber


class Entrust(Command, frozen=True, tag="entrust"):
    """Give a seat to a bot: one's own; as host, an open one; or that of somebody who has been away for long."""

    seat: SeatNumber
    bot: str


class Begin(Command, frozen=True, tag="begin"):
    """As host, begin with those who are there: open seats are taken away."""


class Play(Command, frozen=True, tag="play"):
    """Make a move."""

    seat: SeatNumber
    ply: int
    """How many moves had been made in the position that the player looked at."""
    move: dict[str, Any]


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up: the seat is ranked last, and a bot plays it on when several others remain."""

    seat: SeatNumber


class Undo(Command, frozen=True, tag="undo"):
    """Take one's last move back: at once, or by asking the others."""

    seat: SeatNumber
    ply: int


class Rematch(Command, frozen=True, tag="rematch"):
    """Ask everybody for another game on the same terms; one nonce for each seat of one's own."""

    nonces: tuple[Nonce, ...]


class Answer(Command, frozen=True, tag="answer"):
    """Agree to what somebody offers, or not (whoever offers may withdraw). A rematch wants a nonce for each seat."""

    offer: Offer
    agree: bool
    nonces: tuple[Nonce, ...] = ()


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: ChatText


class SayPhrase(Command, frozen=True, tag="phrase"):
    """Say one of the ready phrases."""

    phrase: Phrase


class Close(Command, frozen=True, tag="close"):
    """As host, put the table away before the game begins."""


AnyCommand: TypeAlias = (
    Sit | Leave | Entrust | Begin | Play | Resign | Undo | Rematch | Answer | Say | SayPhrase | Close
)
