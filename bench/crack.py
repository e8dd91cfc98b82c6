"""How often a second the moves of Le Crack are found in the middle of a game, with racks of 12, on one core."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from statistics import quantiles
from time import process_time
from typing import Any, Final, NamedTuple

from _clock import interleave, ratio

from ludotheque.core import kernels
from ludotheque.core.chance import Fast
from ludotheque.core.grid import CELLS, SIZE
from ludotheque.games.crack import game, kernel, lexicon, scoring
from ludotheque.games.crack.board import HUES
from ludotheque.games.crack.kernel import LINES, MOVE, SECOND
from ludotheque.games.crack.letters import PIECES, RACK, packed
from ludotheque.games.crack.model import CrackOptions
from ludotheque.games.crack.search import AGAIN, EVERYWHERE, GLANCE

BOARDS: Final = 100
TURNS: Final = range(6, 16)
"""A game of two, which lasts some twenty turns, is in its middle after so many."""
RIGHTS: Final = range(10, 20)
"""With so many AS letters of the board may be swapped."""
COMPILED: Final = kernels.twin(kernel)


class Middle(NamedTuple):
    """A turn in the middle of a game, as kernels read it."""

    letters: bytes
    hues: bytes
    rack: bytes
    finals: array[int]


def middle(seed: int) -> Middle:
    """The board of a game that good players have brought to its middle; a rack from all that does not lie there."""
    chance = Fast(seed)
    position: Any = game.start(CrackOptions(), 2, chance)
    for _ in range(TURNS[chance.below(len(TURNS))]):
        if not position.turn():
            return middle(seed + 1000)
        (seat,) = position.turn()
        position.play(seat, game.bots["normal"].choose(position, seat, chance))
    left = list(PIECES)
    for code in filter(None, position.board.codes()):
        left.remove(code)
    chance.shuffle(left)
    numbers = array("i", [position.finals.get(cell, 0) for cell in range(CELLS)])
    board = position.board
    return Middle(bytes(board.letters), bytes(board.hues), bytes(map(packed, left[:RACK])), numbers)


def placements(finder: Any) -> int:
    return len(finder.placements()) // MOVE


def worth(finder: Any) -> int:
    """What each scores in its best colours."""
    return int(finder.value())


def coloured(finder: Any) -> int:
    """Each written down in its best colours."""
    moves = 0
    for line in range(LINES):
        for start in range(SIZE):
            found = len(finder.beginning(line, start, GLANCE)) // MOVE
            moves += found if found < GLANCE else len(finder.beginning(line, start, GLANCE * AGAIN)) // MOVE
    return moves


def best(finder: Any) -> int:
    return len(finder.best(1, EVERYWHERE))


class Worker:
    """Loads the board and the rack of a seed, and searches."""

    def __init__(self, build: Any, ask: Callable[[Any], int], *, swaps: bool) -> None:
        self._finder = build.Finder(lexicon.default().graph, HUES, MIDDLES[0].finals)
        self._ask = ask
        self._swaps = swaps
        self.seconds: list[float] = []

    def __call__(self, seed: int) -> int:
        given, aces = MIDDLES[seed % BOARDS], RIGHTS[seed % len(RIGHTS)]
        start = process_time()
        ladder, factors = scoring.ladder(aces), scoring.factors(aces)
        self._finder.load(given.letters, given.hues, given.rack, ladder, factors, SECOND + 1, self._swaps)
        found = self._ask(self._finder)
        self.seconds.append(process_time() - start)
        return found


MIDDLES: Final = [middle(seed) for seed in range(BOARDS)]
QUESTIONS: Final[dict[str, tuple[Callable[[Any], int], bool]]] = {
    "letter placements": (placements, False),
    "what each scores in its best colours": (worth, False),
    "each listed in its best colours": (coloured, False),
    "the best": (best, False),
    "each listed, with its best swap": (coloured, True),
    "the best, with or without a swap": (best, True),
}


def main() -> None:
    print(f"{'racks a second, one core':38}{'compiled':>10}{'plain':>8}{'moves':>8}{'median':>10}{'p99':>10}   ratio")
    for name, (ask, swaps) in QUESTIONS.items():
        workers = {"compiled": Worker(COMPILED, ask, swaps=swaps), "plain": Worker(kernel, ask, swaps=swaps)}
        rates = interleave(workers, laps=4, seconds=1)
        compiled, plain = rates["compiled"], rates["plain"]
        each = quantiles(workers["compiled"].seconds, n=100)
        print(
            f"{name:38}{compiled.things_a_second:10,.0f}{plain.things_a_second:8,.1f}"
            f"{sum(compiled.steps) / sum(compiled.things):8,.0f}{1000 * each[49]:7.2f} ms{1000 * each[98]:7.2f} ms   "
            + ratio(compiled, plain, of="things")
        )


if __name__ == "__main__":
    main()
