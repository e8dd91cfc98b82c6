"""Crypto-90, by Edmond Dujardin: exchange cards until your nine numbers rise from left to right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Bot
from ludotheque.core.language import Language
from ludotheque.core.rulebook import RuleBook
from ludotheque.games.crypto_90 import setup, terminal
from ludotheque.games.crypto_90.bot import Facile, Normal
from ludotheque.games.crypto_90.model import EVENTS, MOVES, AnyMove, Crypto90Options, Crypto90View
from ludotheque.games.crypto_90.rules import Position
from ludotheque.games.crypto_90.terms import Terms


class Crypto90(RuleBook[Crypto90Options, AnyMove]):
    slug = "crypto-90"
    rules_version = 1
    package = "ludotheque.games.crypto_90"
    minutes = 45
    players = range(2, 5)
    Options = Crypto90Options
    View = Crypto90View
    moves = MOVES
    events = EVENTS
    bots: Mapping[str, Bot] = {"facile": Facile(), "normal": Normal()}

    def deal(self, options: Crypto90Options, seats: int, chance: Chance) -> Position:
        return Position.start(Terms.of(options, seats), chance)

    def resume(self, options: Crypto90Options, seats: int, position: dict[str, Any], chance: Chance) -> Position:
        self.refuse_unless_seats(options, seats)
        return setup.resume(Terms.of(options, seats), position, chance)

    def longest(self, options: Crypto90Options, seats: int) -> int:
        """Each of fewer than 96 draws can follow 8 × players turns without one; a turn is three moves at most."""
        return 3 * 96 * (8 * seats + 1) * Terms.of(options, seats).rounds

    def sketch(self, view: Crypto90View, language: Language) -> str:
        return terminal.sketch(view, language)


game = Crypto90()
