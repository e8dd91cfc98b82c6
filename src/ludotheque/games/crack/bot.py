"""How the house plays Le Crack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.core.grid import NUMBERS
from ludotheque.games.crack import vocabulary
from ludotheque.games.crack.board import GROUND
from ludotheque.games.crack.kernel import LINES
from ludotheque.games.crack.laying import lay
from ludotheque.games.crack.letters import Code
from ludotheque.games.crack.model import AnyMove, Lay, Pass, Piece, Tile, Trade
from ludotheque.games.crack.rules import KEEP, STOP, Position, choice
from ludotheque.games.crack.thought import Thought

CHOICE: Final = 100
"""So many of the best moves are weighed."""
GLANCE: Final = 6
"""A beginner looks at so many rows and columns at a time,"""
IDEAS: Final = 30
"""and thinks of so many words there."""
BLIND: Final = 3
"""Of so many letters, one is laid without a look at the colour of its cell."""


class Normal:
    """Takes what brings most, now and later: see `Thought`."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        thought = Thought(state, seat)
        if state.trading:
            given = thought.given(range(state.exchangeable(seat) + 1))
            return Trade(tuple(map(choice, given))) if given else KEEP
        if found := thought.search().best(CHOICE):
            return max(found, key=thought.worth).lay
        return leave(state, seat, thought.given([state.exchangeable(seat)]))


class Facile:
    """The first familiar word that meets the eye, in colours that come to hand."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        if state.trading:
            return KEEP
        before = state.before(seat)
        search = before.search(swaps=False)
        lines = list(range(LINES))
        chance.shuffle(lines)
        while lines:
            looked = sum(1 << line for line in lines[-GLANCE:])
            for found in search.best(IDEAS, lines=looked):
                score = lay(before, found.lay).score
                if score and all(vocabulary.familiar(one.letters) for one in score.formed):
                    return Lay(tinted(found.lay.tiles, state.racks[seat], chance))
            del lines[-GLANCE:]
        rack = state.racks[seat].copy()
        chance.shuffle(rack)
        return leave(state, seat, rack[: state.exchangeable(seat)])


def tinted(tiles: Sequence[Tile], rack: Sequence[Code], chance: Chance) -> tuple[Tile, ...]:
    """Those letters, in the colours of their cells as far as one looks, in others that come to hand."""
    left = list(rack)
    chance.shuffle(left)
    laid: list[Tile] = []
    for tile in tiles:
        same = [code for code in left if code[0] == tile.letter]
        ground = GROUND[NUMBERS[tile.cell]]
        wanted = tile.letter + ground
        code = wanted if wanted in same and chance.below(BLIND) else same[0]
        left.remove(code)
        piece = Piece.of(code)
        laid.append(Tile(piece.letter, piece.colour, cell=tile.cell))
    return tuple(laid)


def leave(state: Position, seat: Seat, given: Sequence[Code]) -> AnyMove:
    """No word: exchange letters; when there is nothing to exchange, the game cannot go on."""
    return Pass(tuple(map(choice, given))) if given else STOP
