"""What everybody can tell of tiles that they do not see: from turns lost, and from tiles given back to the bag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from ludotheque.core.bag import Hidden, Returns
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.chiffres_croises.board import Board
from ludotheque.games.chiffres_croises.search import Search
from ludotheque.games.chiffres_croises.tiles import Face

TRIES: Final = 200
"""After so many deals that do not agree with what is known, the true one stands for them."""


class Stuck(NamedTuple):
    """A rack with which nothing could be laid: only known where no turn is lost otherwise (CC-9)."""

    board: Board
    kept: int
    """Of the tiles on the rack since then; they come first."""


class Knowledge:
    __slots__ = ("returns", "stuck")

    def __init__(self, seats: int) -> None:
        self.stuck: list[Stuck | None] = [None] * seats
        """By seat; common knowledge."""
        self.returns: Returns[Face] = Returns(seats)

    def lost_turn(self, seat: Seat, board: Board, kept: int) -> None:
        self.stuck[seat] = Stuck(board.clone(), kept)

    def laid(self, seat: Seat, faces: Sequence[Face]) -> None:
        self.stuck[seat] = None
        self.returns.laid(seat, faces)

    def of(self, seat: Seat) -> Self:
        """What that seat knows, and nobody else's secrets."""
        known = self.clone()
        known.returns = self.returns.of(seat)
        return known

    def deal(self, seat: Seat, hidden: Hidden[Face], targets: Sequence[int], chance: Chance) -> Hidden[Face]:
        """Racks and a bag that this seat cannot tell from the true ones."""
        for _ in range(TRIES):
            dealt = self.returns.mixed(seat, hidden, chance)
            if dealt is not None and self._agrees(seat, dealt, targets):
                return dealt
        return hidden

    def _agrees(self, seat: Seat, dealt: Hidden[Face], targets: Sequence[int]) -> bool:
        """Whether everybody who lost a turn had to."""
        return not any(
            Search(stuck.board, rack[: stuck.kept], targets).possible()
            for other, (stuck, rack) in enumerate(zip(self.stuck, dealt.racks, strict=True))
            if stuck is not None and other != seat
        )

    def clone(self) -> Self:
        copy = type(self)(len(self.stuck))
        copy.stuck = self.stuck.copy()
        copy.returns = self.returns.clone()
        return copy
