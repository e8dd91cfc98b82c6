"""Who sits round the table: people at this terminal, players of the house."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from ludotheque.bots.roster import bot, roster
from ludotheque.core.game import AnyGame, Bot
from ludotheque.core.language import Language, folded
from ludotheque.core.refusal import Refused

PREFERRED = "normal"


class Chair(Struct, frozen=True):
    """A seat and who holds it."""

    name: str
    bot: Bot | None = None
    """Who of the house thinks for it; nobody for a person."""


def chairs(game: AnyGame, words: Language, people: list[str], bots: list[str], seats: int) -> list[Chair]:
    """The people first, then the bots named; the last one named fills what is left."""
    missing = seats - len(people)
    if missing < len(bots):
        raise Refused("too-many-players", details={"players": len(people) + len(bots), "seats": seats})
    if not bots:
        bots = [PREFERRED if PREFERRED in game.bots else list(roster(game))[-1]]
    bots = [*bots, *bots[-1:] * (missing - len(bots))][:missing]
    thinkers = [None] * len(people) + [bot(game, name) for name in bots]
    names = _apart([*people, *(words.say(f"bot-{name}") for name in bots)])
    return [Chair(name, thinker) for name, thinker in zip(names, thinkers, strict=True)]


def _apart(names: list[str]) -> list[str]:
    """The names, numbered where two are alike."""
    alike = Counter(folded(name) for name in names)
    met: Counter[str] = Counter()
    told: list[str] = []
    for name in names:
        met[folded(name)] += 1
        told.append(f"{name} {met[folded(name)]}" if alike[folded(name)] > 1 else name)
    return told
