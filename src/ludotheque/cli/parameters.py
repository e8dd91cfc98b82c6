"""What several commands are asked in the same way."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from cyclopts import Parameter

from ludotheque.cli.desk import Desk
from ludotheque.core import codec
from ludotheque.core.chance import Fast
from ludotheque.core.game import AnyGame, Options
from ludotheque.core.refusal import Refused

AtDesk: TypeAlias = Annotated[Desk, Parameter(parse=False)]
"""The desk that a command is handed."""
Bots: TypeAlias = Annotated[list[str] | None, Parameter(name=("--bot", "-b"), consume_multiple=True)]
Choices: TypeAlias = Annotated[list[str] | None, Parameter(name=("--option", "-o"), consume_multiple=True)]
"""Options of a game, as name=value."""
Database: TypeAlias = Annotated[str, Parameter(env_var="LUDOTHEQUE_DATABASE")]
"""Where a house keeps its games: a file, or a PostgreSQL address."""
Seats: TypeAlias = Annotated[int | None, Parameter(name=("--seats", "-s"))]


def options(game: AnyGame, choices: list[str] | None) -> Options:
    """The options of a game that a command line chooses."""
    chosen: dict[str, str] = {}
    for choice in choices or ():
        name, equals, value = choice.partition("=")
        if not equals or name in chosen:
            raise Refused("option-form", details={"text": choice})
        chosen[name] = value
    return codec.options(game, chosen, strict=False)


def players(game: AnyGame, options: Options, seats: int | None, named: int) -> int:
    """How many play: as many as were asked for or named, else as few as can. The game says best why it cannot be."""
    allowed = game.seats(options)
    count = seats if seats is not None else max(named, allowed[0])
    if count not in allowed:
        game.start(options, count, Fast(0))
    return count


def within(argument: str, value: int, allowed: range) -> None:
    if value not in allowed:
        bounds = {"least": allowed[0], "most": allowed[-1]}
        raise Refused("out-of-range", details={"argument": argument, "value": value, **bounds})
