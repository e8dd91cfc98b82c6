"""Les Chiffres croisés: crossed lines of numbers that all make one of three sums."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Bot
from ludotheque.core.language import Language
from ludotheque.core.rulebook import RuleBook
from ludotheque.games.chiffres_croises import setup, terminal
from ludotheque.games.chiffres_croises.bot import Facile, Normal
from ludotheque.games.chiffres_croises.model import EVENTS, MOVES, AnyMove, ChiffresOptions, ChiffresView, Preview
from ludotheque.games.chiffres_croises.notation import Notation
from ludotheque.games.chiffres_croises.rules import PATIENCE, Position
from ludotheque.games.chiffres_croises.tiles import TILES


class ChiffresCroises(RuleBook[ChiffresOptions, AnyMove]):
    slug = "chiffres-croises"
    rules_version = 1
    package = "ludotheque.games.chiffres_croises"
    minutes = 45
    players = range(2, 6)
    Options = ChiffresOptions
    View = ChiffresView
    moves = MOVES
    events = EVENTS
    previews = (Preview,)
    bots: Mapping[str, Bot] = {"facile": Facile(), "normal": Normal()}

    def __init__(self) -> None:
        self.notation = Notation()

    def deal(self, options: ChiffresOptions, seats: int, chance: Chance) -> Position:
        return Position.start(options.passes, seats, chance)

    def resume(self, options: ChiffresOptions, seats: int, position: dict[str, Any], chance: Chance) -> Position:
        self.refuse_unless_seats(options, seats)
        return setup.resume(options.passes, seats, position, chance)

    def longest(self, options: ChiffresOptions, seats: int) -> int:
        """Between two turns that lay a tile, fewer than three rounds of turns are lost (CC-12)."""
        return (len(TILES) + 1) * PATIENCE * seats

    def sketch(self, view: ChiffresView, language: Language) -> str:
        return terminal.sketch(view, language)


game = ChiffresCroises()
