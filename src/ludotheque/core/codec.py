"""Options, moves and events to and from plain data, with errors that a person can read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Union

import msgspec

from ludotheque.core.game import AnyGame, Event, Move, Options
from ludotheque.core.refusal import Refused


def union(kinds: Iterable[type]) -> Any:
    """One tagged union of these structs."""
    return Union[tuple(kinds)]  # noqa: UP007  the members are known only at run time


@cache
def move_type(game: AnyGame) -> Any:
    return union(game.moves)


@cache
def event_type(game: AnyGame) -> Any:
    return union(game.events)


def options(game: AnyGame, data: object, *, strict: bool = True) -> Options:
    """The options that plain data means; not strict: texts from a command line."""
    try:
        made: Options = msgspec.convert(data, game.Options, strict=strict)
    except msgspec.ValidationError as error:
        known = ", ".join(field.name for field in msgspec.structs.fields(game.Options))
        raise Refused("bad-options", details={"why": str(error), "known": known}) from None
    return made


def move(game: AnyGame, data: object) -> Move:
    """The move that plain data means."""
    try:
        made: Move = msgspec.convert(data, move_type(game))
    except msgspec.ValidationError as error:
        known = ", ".join(str(kind.__struct_config__.tag) for kind in game.moves)
        raise Refused("bad-move", details={"why": str(error), "known": known}) from None
    return made


def event(game: AnyGame, data: object) -> Event:
    made: Event = msgspec.convert(data, event_type(game))
    return made


def plain(struct: object) -> Any:
    """Plain data, as JSON would hold it."""
    return msgspec.to_builtins(struct)
