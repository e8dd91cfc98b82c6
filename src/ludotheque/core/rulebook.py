"""What most games say the same way: the base of a rule book."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from ludotheque.core import game as contract
from ludotheque.core.chance import Chance
from ludotheque.core.game import Bot, Event, Move, Notation, Options, State, View
from ludotheque.core.language import Language
from ludotheque.core.notation import Words
from ludotheque.core.refusal import Refused

O = TypeVar("O", bound=Options)  # noqa: E741  as in the contract
M = TypeVar("M", bound=Move)


class RuleBook(Generic[O, M]):
    """A game says its names and how it starts; typing moves and drawing have a plain default."""

    slug: ClassVar[str]
    rules_version: ClassVar[int]
    package: ClassVar[str]
    minutes: ClassVar[int]
    players: ClassVar[range]
    Options: ClassVar[type[contract.Options]]
    View: ClassVar[type[View]]
    moves: ClassVar[tuple[type[Move], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    previews: tuple[type[Struct], ...] = ()
    presets: Mapping[str, contract.Options] = MappingProxyType({})
    bots: Mapping[str, Bot]
    notation: Notation

    def __init__(self) -> None:
        self.notation = Words(self.moves)

    def seats(self, options: O) -> range:
        return self.players

    def start(self, options: O, seats: int, chance: Chance) -> State[M]:
        self.refuse_unless_seats(options, seats)
        return self.deal(options, seats, chance)

    def refuse_unless_seats(self, options: O, seats: int) -> None:
        allowed = self.seats(options)
        if seats not in allowed:
            if len(allowed) == 1:
                raise Refused("seats-exactly", details={"seats": seats, "count": allowed[0]})
            raise Refused("seats", details={"seats": seats, "least": allowed[0], "most": allowed[-1]})

    def deal(self, options: O, seats: int, chance: Chance) -> State[M]:
        """The first position, for a number of seats that the game allows."""
        raise NotImplementedError

    def longest(self, options: O, seats: int) -> int:
        raise NotImplementedError

    def sketch(self, view: Any, language: Language) -> str:
        plain = "\n".join(f"{name}: {value}" for name, value in msgspec.structs.asdict(view).items())
        return plain.replace("[", "\\[")
