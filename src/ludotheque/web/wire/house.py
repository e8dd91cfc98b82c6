"""Bodies of HTTP requests and answers about people, games and the shelf."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.table.terms import Name

Lang: TypeAlias = Literal["fr", "en"]
Login: TypeAlias = Annotated[str, Meta(min_length=3, max_length=60)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]


class Refusal(Struct, frozen=True, kw_only=True):
    """Why something cannot be done: the text `refused-<code>` with its details, told in the reader's language."""

    code: str
    rule: str
    details: dict[str, str | int | None]
    sentence: str


# --- people ----------------------------------------------------------------------------------------------------------


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in under a name."""

    name: Name
    lang: Lang = "fr"


class Me(Struct, frozen=True, kw_only=True):
    """Whoever asks."""

    person: str
    name: str
    lang: Lang
    login: str | None
    """None for a guest: only this browser's cookie knows them."""
    muted: tuple[str, ...]
    """People whose chat is not shown to them."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Change name or language; what is left out stays."""

    name: Name | None = None
    lang: Lang | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Make the guest an account that can come back from another device."""

    login: Login
    password: Password


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Come back."""

    login: Login
    password: Password


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Have another password; every other device must come back with it."""

    password: Password
    """The present one."""
    new: Password


class GameStats(Struct, frozen=True, kw_only=True):
    """What somebody has done in one game."""

    game: str
    played: int
    won: int
    best: int
    """Most points in one game."""
    average: float
    streak: int
    """Games won in a row, up to the last one."""
    rating: int | None
    """None before the first rated game (among people only, without hints)."""
    rated: int
    last: int
    """When the last one ended, in milliseconds since 1970."""


class Rank(Struct, frozen=True, kw_only=True):
    """A line of a game's ranking."""

    person: str
    name: str
    rating: int
    rated: int


# --- games -----------------------------------------------------------------------------------------------------------


class OptionField(Struct, frozen=True, kw_only=True):
    """One choice before a game; the texts `option-<name>` and `option-<name>-<value>` say what it is."""

    name: str
    kind: Literal["choice", "switch", "number"]
    default: Any
    choices: tuple[Any, ...] = ()
    """For a choice."""
    least: int | None = None
    """For a number."""
    most: int | None = None
    optional: bool = False
    """A number that may also be left empty (null)."""


class Asset(Struct, frozen=True, kw_only=True):
    """A file of a game that its board is drawn from."""

    name: str
    path: str
    """Where it is, from the root of the house; it may be kept for ever."""


class Box(Struct, frozen=True, kw_only=True):
    """A game on the shelf."""

    slug: str
    rules: int
    minutes: int
    least: int
    """Fewest and most seats with the default options."""
    most: int
    options: tuple[OptionField, ...]
    presets: dict[str, dict[str, Any]]
    """Usual choices of options, by name: those that differ from the defaults."""
    bots: tuple[str, ...]
    composed: bool
    """Moves are composed piece by piece: the house previews them and lists none."""
    hurried: bool
    """The rules say what running out of time amounts to."""
    texts: dict[str, str]
    """Where the texts of the game are, by language."""
    assets: tuple[Asset, ...]


class Shelf(Struct, frozen=True, kw_only=True):
    games: tuple[Box, ...]
    texts: dict[str, str]
    """Where the texts of the house are, by language."""
    version: str


class SeatsAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """How many can play with these options?"""

    options: dict[str, Any]


class SeatsAllowed(Struct, frozen=True):
    least: int
    most: int
