"""Combinaisons, by Edmond Dujardin: gather departments that touch on the map of France."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Bot
from ludotheque.core.language import Language
from ludotheque.core.match import LAST_ROUND
from ludotheque.core.refusal import Refused
from ludotheque.core.rulebook import RuleBook
from ludotheque.games.crypto_geographique.combinaisons import setup, terminal
from ludotheque.games.crypto_geographique.combinaisons.bot import Facile, Normal
from ludotheque.games.crypto_geographique.combinaisons.model import (
    EVENTS,
    MOVES,
    AnyMove,
    CombinaisonsOptions,
    CombinaisonsView,
)
from ludotheque.games.crypto_geographique.combinaisons.rules import Position
from ludotheque.games.crypto_geographique.combinaisons.terms import Terms


class Combinaisons(RuleBook[CombinaisonsOptions, AnyMove]):
    slug = "crypto-geographique"
    rules_version = 1
    package = "ludotheque.games.crypto_geographique.combinaisons"
    minutes = 60
    players = range(2, 6)
    Options = CombinaisonsOptions
    View = CombinaisonsView
    moves = MOVES
    events = EVENTS
    bots: Mapping[str, Bot] = {"facile": Facile(), "normal": Normal()}

    def seats(self, options: CombinaisonsOptions) -> range:
        return range(4, 5) if options.equipes else self.players

    def refuse_unless_seats(self, options: CombinaisonsOptions, seats: int) -> None:
        if options.equipes and seats not in self.seats(options):
            raise Refused("teams-of-two", "CG-8", {"seats": seats})
        super().refuse_unless_seats(options, seats)

    def deal(self, options: CombinaisonsOptions, seats: int, chance: Chance) -> Position:
        return Position.start(Terms.of(options, seats), chance)

    def resume(self, options: CombinaisonsOptions, seats: int, position: dict[str, Any], chance: Chance) -> Position:
        self.refuse_unless_seats(options, seats)
        return setup.resume(Terms.of(options, seats), position, chance)

    def longest(self, options: CombinaisonsOptions, seats: int) -> int:
        """Each of fewer than 96 draws can follow 8 × players turns without one; a turn is three moves at most."""
        return 3 * 96 * (8 * seats + 1) * LAST_ROUND

    def sketch(self, view: CombinaisonsView, language: Language) -> str:
        return terminal.sketch(view, language)


game = Combinaisons()
