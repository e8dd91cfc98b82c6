"""Twin games: the same moves over a deal in which two hidden things have changed places, or another hidden choice of
somebody else over the same deal.

When everything that a seat is shown and told stays the same, it cannot tell one twin from the other: whatever differs
between them is what that seat cannot know. This holds for any game that draws its lots by shuffling.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence
from typing import Any, Self, TypeVar

from conformance.cases import Case, bytes_of, listed
from ludotheque.core import codec
from ludotheque.core.chance import Chance, Fast, Sealed
from ludotheque.core.game import OPEN, AnyState, Event, Move, Seat
from ludotheque.core.refusal import Refused

T = TypeVar("T")
FEW = 12
"""A pile so small that every pair of its places is tried."""


class Exchanged:
    """A chance whose shuffle number `nth` ends with items `i` and `j` exchanged; it notes how long shuffles are."""

    def __init__(self, base: Chance, nth: int = -1, i: int = 0, j: int = 0) -> None:
        self.base, self.nth, self.i, self.j = base, nth, i, j
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        return self.base.below(n)

    def shuffle(self, items: MutableSequence[T]) -> None:
        self.base.shuffle(items)
        if len(self.sizes) == self.nth:
            items[self.i], items[self.j] = items[self.j], items[self.i]
        self.sizes.append(len(items))

    def clone(self) -> Self:
        copy = type(self)(self.base.clone(), self.nth, self.i, self.j)
        copy.sizes = self.sizes.copy()
        return copy


class Twins:
    """The twins of one case after some moves, for one seat."""

    def __init__(self, case: Case, seat: Seat, moves: list[tuple[Seat, Move]]) -> None:
        self.case, self.seat, self.moves = case, seat, moves
        chance = Exchanged(self._base())
        self.state = case.start(chance)
        self.told = [self._told(self.state, [])]
        for mover, move in moves:
            events = self.state.play(mover, move)
            self.told.append(self._told(self.state, events))
        self.sizes = chance.sizes

    def _base(self) -> Chance:
        return Sealed(bytes_of(self.case.seed))

    def _told(self, state: AnyState, events: list[Event]) -> bytes:
        """What the seat is shown and told after a move."""
        return bytes_of([state.view(self.seat), [event.seen_by(self.seat) for event in events]])

    def find(self, chance: Fast, tries: int) -> Iterator[AnyState]:
        """Twins that the seat cannot tell from the true game; one that is the same game is none."""
        yield from self._other_deals(chance, tries)
        yield from self._other_choices(chance)

    def _other_deals(self, chance: Fast, tries: int) -> Iterator[AnyState]:
        seen = bytes_of(self.state.view(OPEN))
        for nth, size in enumerate(self.sizes):
            good: list[int] = []
            for i in range(size) if size > 1 else ():
                beside = [j for j in (i + 1, i + 2) if j < size]
                known = [*good[-4:], *beside]
                few = range(size) if size <= FEW else [chance.below(size) for _ in range(tries - len(good[-4:]))]
                for j in [*known, *few]:
                    twin = self._twin(nth, i, j) if i != j else None
                    if twin is not None and bytes_of(twin.view(OPEN)) != seen:
                        good.append(i)
                        yield twin
                        break

    def _other_choices(self, chance: Fast) -> Iterator[AnyState]:
        """What somebody else did unseen, such as giving letters back, done otherwise."""
        state = self.case.start(self._base())
        for number, (mover, move) in enumerate(self.moves):
            if mover != self.seat and self._unseen(state.clone().play(mover, move)):
                others = [other for other in listed(state, mover) if type(other) is type(move) and other != move]
                chance.shuffle(others)
                for other in others[: 2 * FEW]:
                    twin = self._otherwise(state.clone(), number, other)
                    if twin is not None:
                        yield twin
            state.play(mover, move)

    def _unseen(self, events: list[Event]) -> bool:
        return any(event.seen_by(self.seat) != event for event in events)

    def _otherwise(self, state: AnyState, number: int, other: Move) -> AnyState | None:
        """The game from that move on, with another in its place."""
        mover, _ = self.moves[number]
        return self._same(state, [(mover, other), *self.moves[number + 1 :]], number + 1)

    def _twin(self, nth: int, i: int, j: int) -> AnyState | None:
        state = self.case.start(Exchanged(self._base(), nth, i, j))
        return self._same(state, self.moves, 1) if self._told(state, []) == self.told[0] else None

    def _same(self, state: AnyState, moves: list[tuple[Seat, Move]], first: int) -> AnyState | None:
        """That game after those moves, if all that the seat is told from there on is the same."""
        for number, (mover, move) in enumerate(moves, first):
            try:
                events = state.play(mover, move)
            except Refused:
                return None
            if self._told(state, events) != self.told[number]:
                return None
        return state


def flat(data: Any, path: str = "") -> dict[str, Any]:
    """Plain data as one value a path."""
    if isinstance(data, dict):
        items = [flat(value, f"{path}.{key}") for key, value in data.items()]
    elif isinstance(data, list | tuple):
        items = [flat(value, f"{path}[{at}]") for at, value in enumerate(data)]
    else:
        return {path: data}
    return {key: value for item in items for key, value in item.items()}


def differing(one: AnyState, other: AnyState) -> set[str]:
    """The paths of the open views at which two positions differ."""
    a, b = (flat(codec.plain(state.view(OPEN))) for state in (one, other))
    return {path for path in a.keys() | b.keys() if a.get(path, ...) != b.get(path, ...)}
