"""Le Casse du siècle: find the keys of the doors, and be the first to know the combination of the safe."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core import game as contract
from ludotheque.core.chance import Chance
from ludotheque.core.game import Bot
from ludotheque.core.language import Language
from ludotheque.core.rulebook import RuleBook
from ludotheque.games.casse_du_siecle import terminal
from ludotheque.games.casse_du_siecle.bot import Facile, Normal
from ludotheque.games.casse_du_siecle.model import EVENTS, MOVES, AnyMove, CasseOptions, CasseView
from ludotheque.games.casse_du_siecle.rules import Position
from ludotheque.games.casse_du_siecle.terms import TURNS, Terms

BUSIEST = 40
"""No turn has more moves: a ring, seven keys laid, six gears, ten keys thrown, twelve rings mixed, two words."""


class CasseDuSiecle(RuleBook[CasseOptions, AnyMove]):
    slug = "casse-du-siecle"
    rules_version = 1
    package = "ludotheque.games.casse_du_siecle"
    minutes = 30
    players = range(2, 7)
    Options = CasseOptions
    View = CasseView
    moves = MOVES
    events = EVENTS
    presets: Mapping[str, contract.Options] = {
        "simple": CasseOptions(),
        "passe-partout": CasseOptions(passe_partout=True),
        "pros": CasseOptions(
            portes="attribuees",
            passe_partout=True,
            combinaison_longue=True,
            clefs_cachees=True,
            main=True,
            mises="deux",
        ),
    }
    bots: Mapping[str, Bot] = {"facile": Facile(), "normal": Normal()}

    def seats(self, options: CasseOptions) -> range:
        """Hidden keys need given doors, and `auto` gives them to two players only (CS-9, CS-13)."""
        return range(2, 3) if options.clefs_cachees and options.portes == "auto" else self.players

    def refuse_unless_seats(self, options: CasseOptions, seats: int) -> None:
        if seats in self.players:
            Terms.of(options, seats)  # it says better why not
        super().refuse_unless_seats(options, seats)

    def deal(self, options: CasseOptions, seats: int, chance: Chance) -> Position:
        return Position.start(Terms.of(options, seats), chance)

    def longest(self, options: CasseOptions, seats: int) -> int:
        return TURNS * BUSIEST * Terms.of(options, seats).games

    def sketch(self, view: CasseView, language: Language) -> str:
        return terminal.sketch(view, language)


game = CasseDuSiecle()
