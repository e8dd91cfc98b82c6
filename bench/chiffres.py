"""How often a second the moves of Les Chiffres croisés are found in the middle of a game, with 0, 1 and 2 jokers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from _clock import interleave, ratio

from ludotheque.core import kernels
from ludotheque.core.chance import Fast
from ludotheque.games.chiffres_croises import game, kernel
from ludotheque.games.chiffres_croises.board import MARKS
from ludotheque.games.chiffres_croises.model import ChiffresOptions
from ludotheque.games.chiffres_croises.search import EVERYWHERE, LINES
from ludotheque.games.chiffres_croises.tiles import JOKER, RACK, TILES

BOARDS = 40
CALM = range(8, 26)
"""A game of two is in its middle after so many turns."""
COMPILED = kernels.twin(kernel)


def middle(seed: int) -> tuple[bytes, bytes]:
    """The board and the targets of a game that good players have brought to its middle."""
    chance = Fast(seed)
    position: Any = game.start(ChiffresOptions(), 2, chance)
    for _ in range(CALM[chance.below(len(CALM))]):
        if not position.turn():
            return middle(seed + 1000)
        (seat,) = position.turn()
        position.play(seat, game.bots["normal"].choose(position, seat, chance))
    return bytes(position.board.values), bytes(position.targets)


def racks(jokers: int) -> list[bytes]:
    """Six tiles from the whole box, so many of them jokers."""
    faces = [face for face in TILES if face != JOKER]
    made = []
    for seed in range(BOARDS):
        Fast(seed).shuffle(faces)
        made.append(bytes([JOKER] * jokers + faces[: RACK - jokers]))
    return made


def best(finder: Any) -> int:
    return len(finder.best(1, True, EVERYWHERE))


def everything(finder: Any) -> int:
    return sum(len(finder.beginning(line, start)) for line in range(LINES) for start in range(17))


def worker(build: Any, ask: Callable[[Any], int], jokers: int) -> Callable[[int], int]:
    """Loads the board and the rack of a seed, and searches: one generation."""
    finder = build.Finder(MARKS)
    held = racks(jokers)

    def work(seed: int) -> int:
        values, targets = MIDDLES[seed % BOARDS]
        finder.load(values, held[seed % BOARDS], targets)
        return ask(finder)

    return work


MIDDLES = [middle(seed) for seed in range(BOARDS)]


def main() -> None:
    print(f"{'generations a second, one core':36}{'compiled':>12}{'plain':>10}   ratio")
    for ask in (best, everything):
        for jokers in range(3):
            rates = interleave(
                {"compiled": worker(COMPILED, ask, jokers), "plain": worker(kernel, ask, jokers)}, laps=4, seconds=0.5
            )
            compiled, plain = rates["compiled"], rates["plain"]
            print(
                f"{ask.__name__}, {jokers} joker(s)".ljust(36)
                + f"{compiled.things_a_second:12,.0f}{plain.things_a_second:10,.1f}   "
                + ratio(compiled, plain, of="things")
            )


if __name__ == "__main__":
    main()
