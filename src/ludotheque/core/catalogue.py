"""The shelf: every game that is installed, ours or somebody else's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ludotheque.core.game import AnyGame
from ludotheque.core.refusal import Refused

GROUP = "ludotheque.games"


@cache
def _shelf() -> tuple[dict[str, AnyGame], dict[str, str]]:
    """The games, and why others cannot be loaded: one that is broken must not take the rest off the shelf."""
    found: dict[str, AnyGame] = {}
    missing: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            loaded: AnyGame = entry.load()
            found[loaded.slug] = loaded
        except Exception as error:  # noqa: BLE001  somebody else's package may fail in any way
            missing[entry.name] = f"{type(error).__name__}: {error}"
    return found, missing


def games() -> dict[str, AnyGame]:
    """All games by slug, in the order of their names."""
    return _shelf()[0]


def broken() -> dict[str, str]:
    """The games that are installed and cannot be loaded, and why."""
    return _shelf()[1]


def refresh() -> None:
    """Look again at what is installed."""
    _shelf.cache_clear()


def game(slug: str) -> AnyGame:
    """The game of that name."""
    if slug in games():
        return games()[slug]
    if slug in broken():
        raise Refused("broken-game", details={"game": slug, "why": broken()[slug]})
    raise Refused("unknown-game", details={"game": slug, "known": ", ".join(games())})
