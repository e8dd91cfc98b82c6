"""How the house plays Les Chiffres croisés."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.chiffres_croises.model import AnyMove, Exchange
from ludotheque.games.chiffres_croises.rules import PASS, Position
from ludotheque.games.chiffres_croises.search import LINES
from ludotheque.games.chiffres_croises.thought import Thought

GLANCE: Final = 8
"""A beginner looks at so many rows and columns."""
CHOICE: Final = 60
"""So many of the best moves are weighed."""


class Normal:
    """Scores much, keeps a rack that will score again, and opens no coloured cell to others: see `Thought`."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        found = state.search(seat).best(CHOICE, alike=True)
        if not found:
            return lose(state, seat)
        thought = Thought(state, seat)
        return max(found, key=thought.worth).lay


class Facile:
    """The best that meets the eye on a few rows and columns, as long as there is something."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        search = state.search(seat)
        lines = list(range(LINES))
        chance.shuffle(lines)
        while lines:
            looked = sum(1 << line for line in lines[-GLANCE:])
            if found := search.best(1, lines=looked):
                return found[0].lay
            del lines[-GLANCE:]
        return lose(state, seat)


def lose(state: Position, seat: Seat) -> AnyMove:
    """Nothing can be laid: change the largest tiles."""
    rack: Sequence[int] = sorted(state.racks[seat])
    count = state.exchangeable(seat)
    return Exchange(tuple(rack[len(rack) - count :])) if count else PASS
