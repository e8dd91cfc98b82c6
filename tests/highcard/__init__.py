"""La plus haute, a game of one card each: the smallest room there can be. `docs/adding-a-game.md` walks through it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Self

from msgspec import Meta

from ludotheque.bots.random_bot import RandomBot
from ludotheque.core.chance import Chance
from ludotheque.core.game import OPEN, Bot, Event, Eye, Move, Options, Result, Seat, View
from ludotheque.core.language import Language
from ludotheque.core.refusal import refuse_unless_turn
from ludotheque.core.rulebook import RuleBook


class HighCardOptions(Options, frozen=True, kw_only=True):
    cards: Annotated[int, Meta(ge=8, le=40)] = 8


class Keep(Move, frozen=True, tag="keep"):
    """Stay with one's card."""


class Swap(Move, frozen=True, tag="swap"):
    """Put one's card away, face up, and take the next of the stock."""


class Kept(Event, frozen=True, tag="kept"):
    seat: Seat


class Swapped(Event, frozen=True, tag="swapped"):
    reveals = True
    seat: Seat
    away: int
    card: int | None

    def seen_by(self, eye: Eye) -> Event:
        return self if eye in (self.seat, OPEN) else Swapped(self.seat, self.away, None)


class Shown(Event, frozen=True, tag="shown"):
    reveals = True
    ends_round = True
    cards: tuple[int, ...]


class HighCardView(View, frozen=True, kw_only=True):
    turn: Seat | None
    hands: tuple[int | None, ...]
    away: tuple[int, ...]
    stock: tuple[int | None, ...]


class Position:
    """Hands by seat, the cards put away face up, the stock (its top is the last)."""

    def __init__(self, hands: list[int], away: list[int], stock: list[int], turn: int = 0) -> None:
        self.hands, self.away, self.stock, self.seat = hands, away, stock, turn

    def turn(self) -> frozenset[Seat]:
        return frozenset() if self.seat == len(self.hands) else frozenset([self.seat])

    def moves(self, seat: Seat) -> Iterable[Keep | Swap]:
        return (Keep(), Swap()) if seat == self.seat else ()

    def play(self, seat: Seat, move: Keep | Swap) -> list[Event]:
        refuse_unless_turn(seat, self.turn())
        chosen = self.choose(seat, move)
        self.seat += 1
        return [chosen] if self.turn() else [chosen, Shown(tuple(self.hands))]

    def choose(self, seat: Seat, move: Keep | Swap) -> Event:
        if isinstance(move, Keep):
            return Kept(seat)
        self.away.append(self.hands[seat])
        self.hands[seat] = self.stock.pop()
        return Swapped(seat, self.away[-1], self.hands[seat])

    def view(self, eye: Eye) -> HighCardView:
        over = not self.turn()
        return HighCardView(
            phase="over" if over else "choose",
            turn=None if over else self.seat,
            hands=tuple([card if over or eye in (at, OPEN) else None for at, card in enumerate(self.hands)]),
            away=tuple(self.away),
            stock=tuple(self.stock) if eye == OPEN else (None,) * len(self.stock),
        )

    def scores(self) -> tuple[int, ...]:
        return (0,) * len(self.hands) if self.turn() else tuple(self.hands)

    def result(self) -> Result | None:
        return None if self.turn() else Result.by_points(self.hands, "shown")

    def imagine(self, seat: Seat, chance: Chance) -> Self:
        world = self.clone()
        unseen = world.stock + [card for at, card in enumerate(world.hands) if at != seat and self.turn()]
        chance.shuffle(unseen)
        world.hands = [card if at == seat or not self.turn() else unseen.pop() for at, card in enumerate(world.hands)]
        world.stock = unseen
        return world

    def clone(self) -> Self:
        return type(self)(self.hands.copy(), self.away.copy(), self.stock.copy(), self.seat)

    def inventory(self) -> Mapping[str, int]:
        return Counter(str(card) for card in self.hands + self.away + self.stock)


class HighCard(RuleBook[HighCardOptions, Keep | Swap]):
    slug = "high-card"
    rules_version = 1
    package = "highcard"
    minutes = 1
    players = range(2, 5)
    Options = HighCardOptions
    View = HighCardView
    moves = (Keep, Swap)
    events = (Kept, Swapped, Shown)
    bots: Mapping[str, Bot] = {"hasard": RandomBot()}

    def deal(self, options: HighCardOptions, seats: int, chance: Chance) -> Position:
        stock = list(range(1, options.cards + 1))
        chance.shuffle(stock)
        hands = [stock.pop() for _ in range(seats)]
        return Position(hands, [], stock)

    def longest(self, options: HighCardOptions, seats: int) -> int:
        return seats

    def sketch(self, view: HighCardView, language: Language) -> str:
        hands = [f"{language.seat(at)} [bold]{card or '?'}[/]" for at, card in enumerate(view.hands)]
        away = [f"[dim]{card}[/]" for card in view.away]
        return "   ".join([*hands, *away])


game = HighCard()
