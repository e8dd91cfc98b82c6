"""What a move is worth beyond its points: the multipliers that AS bring nearer, and the rack that is left."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from ludotheque.core.game import Seat
from ludotheque.core.grid import NUMBERS
from ludotheque.games.crack import scoring
from ludotheque.games.crack.laying import RIGHTS
from ludotheque.games.crack.letters import PIECES, Code
from ludotheque.games.crack.model import Lay
from ludotheque.games.crack.rules import Position
from ludotheque.games.crack.search import Found, Search

NEARER: Final = 60
"""What an AS is worth for each multiplier that it brings nearer."""
USE: Final[dict[str, float]] = {
    **dict.fromkeys("ES", 12.0),
    **dict.fromkeys("AINRTUL", 8.0),
    **dict.fromkeys("OCDMP", 4.0),
    **dict.fromkeys("BFGHV", 0.0),
    **dict.fromkeys("JKQWXYZ", -8.0),
}
"""What a letter on the rack promises,"""
AGAIN: Final = 10.0
"""what it costs to have one again,"""
ALIKE: Final = 3.0
"""and what each pair of one colour promises."""


class Thought:
    def __init__(self, state: Position, seat: Seat) -> None:
        self._state = state
        self._rack = state.racks[seat]
        self._aces = state.aces[seat]

    def search(self) -> Search:
        """What can be laid, with AS at what they are worth in the long run."""
        state = self._state
        return Search(
            state.words,
            state.board,
            self._rack,
            state.finals,
            self._aces,
            swaps=self._aces >= RIGHTS,
            ladder=self.ladder(),
        )

    def ladder(self) -> array[int]:
        """What AS gained now are worth. Each will have lifted all later ones by a rank (CK-14), and brings nearer what
        multiplies points (CK-13)."""
        if not self._state.pool:
            return scoring.ladder(self._aces)
        best = scoring.AN_AS * scoring.factor(scoring.MOST)
        worth = [0]
        for aces in range(self._aces + 1, self._aces + scoring.MOST):
            worth.append(worth[-1] + best + NEARER * sum(aces <= step for step in scoring.STEPS))
        return array("i", worth)

    def worth(self, found: Found) -> float:
        return found.total + outlook(self.left(found.lay))

    def left(self, lay: Lay) -> list[Code]:
        """What stays on the rack."""
        rack = self._rack.copy()
        if lay.swap:
            taken = self._state.board.at(NUMBERS[lay.swap.cell]) or ""
            rack.remove(taken[0] + lay.swap.colour)
            rack.append(taken)
        for tile in lay.tiles:
            rack.remove(f"{tile.letter}{tile.colour}")
        return rack

    def given(self, counts: Sequence[int]) -> tuple[Code, ...]:
        """The letters that are best exchanged, so many of them as one of these numbers."""
        unseen = Counter(PIECES) - Counter([*filter(None, self._state.board.codes()), *self._rack])
        ways = (given for count in counts for given in combinations(sorted(self._rack), count))
        return max(dict.fromkeys(ways), key=lambda given: promise(self._rack, given, unseen))


def outlook(rack: Sequence[Code]) -> float:
    """What a rack promises."""
    letters = Counter(code[0] for code in rack)
    colours = Counter(code[1] for code in rack)
    return sum(USE[letter] * count - AGAIN * (count - 1) for letter, count in letters.items()) + sum(
        ALIKE * count * (count - 1) / 2 for count in colours.values()
    )


def promise(rack: Sequence[Code], given: Sequence[Code], unseen: Counter[Code]) -> float:
    """What a rack promises once these letters are exchanged for others, that nobody sees."""
    rest = list((Counter(rack) - Counter(given)).elements())
    letters = Counter(code[0] for code in rest)
    colours = Counter(code[1] for code in rest)
    drawn = sum(
        times * (USE[code[0]] - (AGAIN if letters[code[0]] else 0) + ALIKE * colours[code[1]])
        for code, times in unseen.items()
    )
    return outlook(rest) + len(given) * drawn / max(1, unseen.total())
