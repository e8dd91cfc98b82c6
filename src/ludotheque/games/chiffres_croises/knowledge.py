"""What everybody can tell of tiles that they do not see: from turns lost, and from tiles given back to the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, Self

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.chiffres_croises.board import Board
from ludotheque.games.chiffres_croises.search import Search
from ludotheque.games.chiffres_croises.tiles import Face

TRIES = 200
"""After so many deals that do not agree with what is known, the true one stands for them."""


class Hidden(NamedTuple):
    """What lies face down."""

    racks: list[list[Face]]
    bag: list[Face]


class Stuck(NamedTuple):
    """A rack with which nothing could be laid: only known where no turn is lost otherwise (CC-9)."""

    board: Board
    kept: int
    """Of the tiles on the rack since then; they come first."""


class Return:
    """Tiles given back to the bag: whoever has drawn none since holds none of them."""

    __slots__ = ("drawn", "faces")

    def __init__(self, faces: list[Face], drawn: list[int]) -> None:
        self.faces = faces
        """Those that may still be unseen."""
        self.drawn = drawn
        """How many tiles each seat has drawn since."""

    def clone(self) -> Self:
        return type(self)(self.faces.copy(), self.drawn.copy())


class Unseen(NamedTuple):
    face: Face
    back: Return | None
    """How it came back into the bag, when somebody knows."""


class Knowledge:
    __slots__ = ("returns", "stuck")

    def __init__(self, seats: int) -> None:
        self.stuck: list[Stuck | None] = [None] * seats
        """By seat; common knowledge."""
        self.returns: list[list[Return]] = [[] for _ in range(seats)]
        """By seat, what that seat alone has seen go into the bag."""

    def lost_turn(self, seat: Seat, board: Board, kept: int) -> None:
        self.stuck[seat] = Stuck(board.clone(), kept)

    def gave(self, seat: Seat, faces: Sequence[Face]) -> None:
        self.returns[seat].append(Return(list(faces), [0] * len(self.returns)))

    def drew(self, seat: Seat, faces: Sequence[Face]) -> None:
        for other, returns in enumerate(self.returns):
            for back in returns:
                back.drawn[seat] += len(faces)
                if other == seat:
                    _forget(back, faces)

    def laid(self, seat: Seat, faces: Sequence[Face]) -> None:
        """What lies on the board may be what came back out of the bag."""
        self.stuck[seat] = None
        for returns in self.returns:
            for back in returns:
                if back.drawn[seat]:
                    _forget(back, faces)

    def of(self, seat: Seat) -> Self:
        """What that seat knows, and nobody else's secrets."""
        known = self.clone()
        known.returns = [returns if at == seat else [] for at, returns in enumerate(known.returns)]
        return known

    def deal(self, seat: Seat, hidden: Hidden, targets: Sequence[int], chance: Chance) -> Hidden:
        """Racks and a bag that this seat cannot tell from the true ones."""
        for _ in range(TRIES):
            dealt = self._mixed(seat, hidden, chance)
            if dealt is not None and self._agrees(seat, dealt, targets):
                return dealt
        return hidden

    def _mixed(self, seat: Seat, hidden: Hidden, chance: Chance) -> Hidden | None:
        """All that is unseen dealt anew; nothing when what is left does not suit the last racks."""
        others = [other for other in range(len(hidden.racks)) if other != seat]
        unseen = self._told_apart(seat, [*hidden.bag, *(face for other in others for face in hidden.racks[other])])
        chance.shuffle(unseen)
        racks = hidden.racks.copy()
        for other in others:
            racks[other] = _take(unseen, other, len(racks[other]))
            if len(racks[other]) < len(hidden.racks[other]):
                return None
        return Hidden(racks, [tile.face for tile in unseen])

    def _told_apart(self, seat: Seat, faces: Sequence[Face]) -> list[Unseen]:
        """Unseen tiles, and by which return of this seat they came into the bag."""
        given = [(face, back) for back in self.returns[seat] for face in back.faces]
        tiles: list[Unseen] = []
        for face in faces:
            match = next((at for at, (back_face, _) in enumerate(given) if back_face == face), None)
            tiles.append(Unseen(face, None if match is None else given.pop(match)[1]))
        return tiles

    def _agrees(self, seat: Seat, dealt: Hidden, targets: Sequence[int]) -> bool:
        """Whether everybody who lost a turn had to."""
        return not any(
            Search(stuck.board, rack[: stuck.kept], targets).possible()
            for other, (stuck, rack) in enumerate(zip(self.stuck, dealt.racks, strict=True))
            if stuck is not None and other != seat
        )

    def clone(self) -> Self:
        copy = type(self)(len(self.stuck))
        copy.stuck = self.stuck.copy()
        copy.returns = [[back.clone() for back in returns] for returns in self.returns]
        return copy


def _take(unseen: list[Unseen], other: Seat, count: int) -> list[Face]:
    """The first of these tiles that the other may hold: of those given back, no more than it has drawn since."""
    taken: list[Face] = []
    held: Counter[Return] = Counter()
    left: list[Unseen] = []
    for tile in unseen:
        back = tile.back
        if len(taken) == count or (back is not None and held[back] == back.drawn[other]):
            left.append(tile)
            continue
        taken.append(tile.face)
        if back is not None:
            held[back] += 1
    unseen[:] = left
    return taken


def _forget(back: Return, faces: Sequence[Face]) -> None:
    for face in faces:
        if face in back.faces:
            back.faces.remove(face)
