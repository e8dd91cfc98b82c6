"""The shelf: every game that is installed, ours or somebody else's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ludotheque.core.game import AnyGame
from ludotheque.core.refusal import Refused

GROUP = "ludotheque.games"


@cache
def games() -> dict[str, AnyGame]:
    """All games by slug, in the order of their names."""
    loaded: list[AnyGame] = [entry.load() for entry in entry_points(group=GROUP)]
    return {game.slug: game for game in sorted(loaded, key=lambda game: game.slug)}


def game(slug: str) -> AnyGame:
    """The game of that name."""
    try:
        return games()[slug]
    except KeyError:
        raise Refused("unknown-game", details={"game": slug, "known": ", ".join(games())}) from None
