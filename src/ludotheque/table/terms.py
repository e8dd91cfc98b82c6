"""What is agreed as a table is opened."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,64}$(?!\n)")]
"""Random bytes of a person's own device, in hexadecimal: its part of the deal."""


class NoClock(Struct, frozen=True, tag_field="clock", tag="none", forbid_unknown_fields=True):
    """Everybody takes the time they need."""


class TurnClock(Struct, frozen=True, tag_field="clock", tag="turn", forbid_unknown_fields=True):
    """So many seconds for each turn."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class PlayerClock(Struct, frozen=True, tag_field="clock", tag="player", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some back after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Struct, frozen=True, tag_field="clock", tag="days", forbid_unknown_fields=True):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = NoClock | TurnClock | PlayerClock | DaysClock


class OpenSeat(Struct, frozen=True, tag_field="seat", tag="open", forbid_unknown_fields=True):
    """For whoever comes."""


class BotSeat(Struct, frozen=True, tag_field="seat", tag="bot", forbid_unknown_fields=True):
    """Played by the house."""

    bot: str


class ScreenSeat(Struct, frozen=True, tag_field="seat", tag="screen", forbid_unknown_fields=True):
    """Played on the screen of whoever opens the table, under that name (their own when there is none)."""

    nonce: Nonce
    name: Name | None = None


SeatWish: TypeAlias = OpenSeat | BotSeat | ScreenSeat


class Terms(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The game and how it is played at this table."""

    game: str
    options: dict[str, Any] = {}
    public: bool = False
    """Listed in the lobby; otherwise only those who have the link find it."""
    clock: Clock = NoClock()
    undo: bool = True
    hints: bool = True
    """Whether the house may be asked what it would play. Such a table is not rated."""
