"""What players can tell of pieces in a bag, having seen some of their own go back into it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, NamedTuple, Self, TypeVar

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat

T = TypeVar("T", bound=Hashable)


class Hidden(NamedTuple, Generic[T]):
    """What lies face down."""

    racks: list[list[T]]
    bag: list[T]


class Return(Generic[T]):
    """Pieces given back to the bag: whoever has drawn none since holds none of them."""

    __slots__ = ("drawn", "pieces")

    def __init__(self, pieces: list[T], drawn: list[int]) -> None:
        self.pieces = pieces
        """Those that may still be unseen."""
        self.drawn = drawn
        """How many pieces each seat has drawn since."""

    def forget(self, pieces: Iterable[T]) -> None:
        for piece in pieces:
            if piece in self.pieces:
                self.pieces.remove(piece)

    def clone(self) -> Self:
        return type(self)(self.pieces.copy(), self.drawn.copy())


class Unseen(NamedTuple, Generic[T]):
    piece: T
    back: Return[T] | None
    """How it came back into the bag, when somebody knows."""


class Returns(Generic[T]):
    """By seat, what that seat alone has seen go back into the bag."""

    __slots__ = ("_by_seat",)

    def __init__(self, seats: int) -> None:
        self._by_seat: list[list[Return[T]]] = [[] for _ in range(seats)]

    def gave(self, seat: Seat, pieces: Iterable[T]) -> None:
        self._by_seat[seat].append(Return(list(pieces), [0] * len(self._by_seat)))

    def drew(self, seat: Seat, pieces: Sequence[T]) -> None:
        for other, returns in enumerate(self._by_seat):
            for back in returns:
                back.drawn[seat] += len(pieces)
                if other == seat:
                    back.forget(pieces)

    def laid(self, seat: Seat, pieces: Iterable[T]) -> None:
        """What that seat lays for all to see may be what came back out of the bag."""
        for back in (back for returns in self._by_seat for back in returns if back.drawn[seat]):
            back.forget(pieces)

    def of(self, seat: Seat) -> Self:
        """What that seat knows, and nobody else's secrets."""
        known = self.clone()
        known._by_seat = [returns if at == seat else [] for at, returns in enumerate(known._by_seat)]
        return known

    def mixed(self, seat: Seat, hidden: Hidden[T], chance: Chance) -> Hidden[T] | None:
        """All that this seat does not see dealt anew; nothing when what is left does not suit the last racks."""
        others = [other for other in range(len(hidden.racks)) if other != seat]
        unseen = self._told_apart(seat, [*hidden.bag, *(piece for other in others for piece in hidden.racks[other])])
        chance.shuffle(unseen)
        racks = hidden.racks.copy()
        for other in others:
            racks[other] = _take(unseen, other, len(racks[other]))
            if len(racks[other]) < len(hidden.racks[other]):
                return None
        return Hidden(racks, [one.piece for one in unseen])

    def _told_apart(self, seat: Seat, pieces: Iterable[T]) -> list[Unseen[T]]:
        """Unseen pieces, and by which return of this seat they came into the bag."""
        given = [(piece, back) for back in self._by_seat[seat] for piece in back.pieces]
        unseen: list[Unseen[T]] = []
        for piece in pieces:
            match = next((at for at, (known, _) in enumerate(given) if known == piece), None)
            unseen.append(Unseen(piece, None if match is None else given.pop(match)[1]))
        return unseen

    def clone(self) -> Self:
        copy = type(self)(0)
        copy._by_seat = [[back.clone() for back in returns] for returns in self._by_seat]
        return copy


def _take(unseen: list[Unseen[T]], other: Seat, count: int) -> list[T]:
    """The first of these pieces that the other may hold: of those given back, no more than it has drawn since."""
    taken: list[T] = []
    held: Counter[Return[T]] = Counter()
    left: list[Unseen[T]] = []
    for one in unseen:
        back = one.back
        if len(taken) == count or (back is not None and held[back] == back.drawn[other]):
            left.append(one)
            continue
        taken.append(one.piece)
        if back is not None:
            held[back] += 1
    unseen[:] = left
    return taken
