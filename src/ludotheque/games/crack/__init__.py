"""Le Crack, a game of crosswords in colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Bot
from ludotheque.core.language import Language
from ludotheque.core.rulebook import RuleBook
from ludotheque.games.crack import lexicon, setup, terminal
from ludotheque.games.crack.bot import Facile, Normal
from ludotheque.games.crack.letters import PIECES
from ludotheque.games.crack.model import EVENTS, MOVES, AnyMove, CrackOptions, CrackView, Preview
from ludotheque.games.crack.notation import Notation
from ludotheque.games.crack.rules import PATIENCE, Position


class Crack(RuleBook[CrackOptions, AnyMove]):
    slug = "crack"
    rules_version = 1
    package = "ludotheque.games.crack"
    minutes = 60
    players = range(2, 5)
    Options = CrackOptions
    View = CrackView
    moves = MOVES
    events = EVENTS
    previews = (Preview,)
    bots: Mapping[str, Bot] = {"facile": Facile(), "normal": Normal()}

    def __init__(self) -> None:
        self.notation = Notation()

    def deal(self, options: CrackOptions, seats: int, chance: Chance) -> Position:
        return Position.start(options, seats, chance)

    def resume(self, options: CrackOptions, seats: int, position: dict[str, Any], chance: Chance) -> Position:
        self.refuse_unless_seats(options, seats)
        return setup.resume(options, seats, position, chance)

    def longest(self, options: CrackOptions, seats: int) -> int:
        """A turn that lays a letter is two moves at most, and between two of them everybody passes once (CK-18)."""
        return (len(PIECES) + 1) * (PATIENCE * seats + 2)

    def sketch(self, view: CrackView, language: Language) -> str:
        return terminal.sketch(view, language)

    def equipment(self) -> Mapping[str, bool]:
        """The word list."""
        return {"words": lexicon.sound()}


game = Crack()
