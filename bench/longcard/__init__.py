"""La plus haute of the tests, played round and round: a tiny game for as long as one likes.

What is put away goes under the stock. `bench/peers/boardgame.io/server.cjs` is the same game for boardgame.io.
"""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import Meta

from highcard import HighCard, HighCardOptions, Keep, Position, Swap
from ludotheque.core.chance import Chance
from ludotheque.core.game import Event, Result, Seat
from ludotheque.core.refusal import refuse_unless_turn


class LongCardOptions(HighCardOptions, frozen=True, kw_only=True):
    turns: Annotated[int, Meta(ge=1, le=1_000_000)] = 1_000_000


class LongPosition(Position):
    """`left` is the number of moves to come."""

    def __init__(self, hands: list[int], away: list[int], stock: list[int], turn: int = 0, left: int = 1) -> None:
        super().__init__(hands, away, stock, turn)
        self.left = left

    def turn(self) -> frozenset[Seat]:
        return frozenset([self.seat]) if self.left else frozenset()

    def play(self, seat: Seat, move: Keep | Swap) -> list[Event]:
        refuse_unless_turn(seat, self.turn())
        chosen = self.choose(seat, move)
        self.seat = (seat + 1) % len(self.hands)
        self.left -= 1
        if len(self.away) > 1:
            self.stock.insert(0, self.away.pop(0))
        return [chosen]

    def result(self) -> Result | None:
        return None if self.left else Result.by_points(self.hands, "shown")

    def clone(self) -> Self:
        return type(self)(self.hands.copy(), self.away.copy(), self.stock.copy(), self.seat, self.left)


class LongCard(HighCard):
    slug = "long-card"
    Options = LongCardOptions

    def deal(self, options: HighCardOptions, seats: int, chance: Chance) -> Position:
        dealt = super().deal(options, seats, chance)
        turns = options.turns if isinstance(options, LongCardOptions) else 1
        return LongPosition(dealt.hands, dealt.away, dealt.stock, left=turns)

    def longest(self, options: HighCardOptions, seats: int) -> int:
        return options.turns if isinstance(options, LongCardOptions) else 1


game = LongCard()
