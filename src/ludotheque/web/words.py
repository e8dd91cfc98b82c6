"""What is said to a person, in their language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludotheque.core.game import AnyGame
from ludotheque.core.language import LANGUAGES, Language, language
from ludotheque.core.refusal import Refused
from ludotheque.table.table import Table
from ludotheque.web.wire.house import Refusal

HOUSE = ("ludotheque.core", "ludotheque.table", "ludotheque.web")
"""The packages whose texts are the house's, in the order in which a client loads them."""


def words(lang: str, game: AnyGame | None = None) -> Language:
    """The texts of the house, and of a game."""
    return language(lang, *HOUSE[1:], *((game.package,) if game else ()))


def names(table: Table, lang: str) -> list[str]:
    """Who sits at a table, seat by seat, as a sentence calls them; players of the house who are alike have a number."""
    said = words(lang, table.game)
    bots = Counter(place.bot for place in table.places if place.name is None)
    called: list[str] = []
    for seat, place in enumerate(table.places):
        bot = f"bot-{place.bot}"
        if place.name is not None:
            called.append(place.name)
        elif place.bot is not None and said.has(bot):
            number = seat + 1 if bots[place.bot] > 1 else 0
            called.append(said.say("seat-bot", bot=said.say(bot), number=number))
        else:
            called.append(said.seat(seat))
    return called


def refusal(refused: Refused, lang: str, table: Table | None = None) -> Refusal:
    """A refusal as it travels, with its sentence."""
    game = table.game if table else None
    called: Sequence[str] = names(table, lang) if table else ()
    return Refusal(
        code=refused.code,
        rule=refused.rule,
        details=refused.details,
        sentence=words(lang, game).refusal(refused, called),
    )


def wished(accept: str) -> str:
    """The language that a browser asks for, among ours: the first of them, French for want of any."""
    for part in accept.lower().split(","):
        lang = part.strip()[:2]
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
