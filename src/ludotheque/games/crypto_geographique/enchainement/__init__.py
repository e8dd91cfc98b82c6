"""Enchaînement, the other game of Crypto géographique: lay neighbour on neighbour until no card is left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Bot
from ludotheque.core.language import Language
from ludotheque.core.rulebook import RuleBook
from ludotheque.games.crypto_geographique.enchainement import setup, terminal
from ludotheque.games.crypto_geographique.enchainement.bot import Facile, Normal
from ludotheque.games.crypto_geographique.enchainement.model import (
    EVENTS,
    MOVES,
    AnyMove,
    EnchainementOptions,
    EnchainementView,
)
from ludotheque.games.crypto_geographique.enchainement.rules import Position


class Enchainement(RuleBook[EnchainementOptions, AnyMove]):
    slug = "crypto-enchainement"
    rules_version = 1
    package = "ludotheque.games.crypto_geographique.enchainement"
    minutes = 20
    players = range(2, 6)
    Options = EnchainementOptions
    View = EnchainementView
    moves = MOVES
    events = EVENTS
    bots: Mapping[str, Bot] = {"facile": Facile(), "normal": Normal()}

    def deal(self, options: EnchainementOptions, seats: int, chance: Chance) -> Position:
        return Position.start(seats, options.manches, chance)

    def resume(self, options: EnchainementOptions, seats: int, position: dict[str, Any], chance: Chance) -> Position:
        self.refuse_unless_seats(options, seats)
        return setup.resume(seats, options.manches, position, chance)

    def longest(self, options: EnchainementOptions, seats: int) -> int:
        """Each of the 96 cards is drawn once at most, laid once at most, and ends a chain once at most."""
        return 3 * 96 * options.manches

    def sketch(self, view: EnchainementView, language: Language) -> str:
        return terminal.sketch(view, language)


game = Enchainement()
