"""Options, moves and events to and from plain data, with errors that a person can read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Union

import msgspec
from msgspec import inspect

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
        raise _bad_option(game, data, str(error), strict=strict) from None
    return made


def _bad_option(game: AnyGame, data: object, why: str, *, strict: bool) -> Refused:
    """The first option that is unknown or has no sense, and what it may be."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(game.Options)}
    known = ", ".join(fields)
    for name, value in data.items() if isinstance(data, dict) else ():
        if name not in fields:
            return Refused("unknown-option", details={"option": str(name), "known": known})
        try:
            msgspec.convert(value, fields[name].type, strict=strict)
        except msgspec.ValidationError:
            details = {"option": str(name), "value": str(value), "allowed": allowed(fields[name].type)}
            return Refused("bad-option", details=details)
    return Refused("bad-options", details={"why": why, "known": known})


def allowed(kind: Any) -> str:
    """The values that a field of options may take, as one types them."""
    return ", ".join(_values(inspect.type_info(kind)))


def _values(kind: inspect.Type) -> list[str]:
    match kind:
        case inspect.LiteralType(values=values):
            return [str(value) for value in values]
        case inspect.BoolType():
            return ["true", "false"]
        case inspect.NoneType():
            return ["null"]
        case inspect.IntType(ge=least, le=most):
            return [f"{'' if least is None else least} … {'' if most is None else most}".strip()]
        case inspect.UnionType(types=kinds):
            return [value for one in kinds for value in _values(one)]
        case _:
            return [type(kind).__name__.removesuffix("Type").lower()]


@cache
def _reader(game: AnyGame) -> Any:
    """A struct of a move: msgspec remembers what it knows of structs, but not of unions."""
    return msgspec.defstruct("Reader", [("move", move_type(game))])


def move(game: AnyGame, data: object) -> Move:
    """The move that plain data means."""
    try:
        made: Move = msgspec.convert({"move": data}, _reader(game)).move
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
