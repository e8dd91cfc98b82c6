"""The smallest game, spoilt in one way at a time: each check must see its own."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, Self

from highcard import HighCard, HighCardOptions, HighCardView, Keep, Kept, Position, Swap
from ludotheque.core.chance import Chance
from ludotheque.core.game import OPEN, Event, Eye, Seat
from ludotheque.core.refusal import Refused, refuse_unless_turn


class Spoilt(HighCard):
    """High Card with another kind of position."""

    def __init__(self, position: type[Position]) -> None:
        super().__init__()
        self.position = position

    def deal(self, options: HighCardOptions, seats: int, chance: Chance) -> Position:
        whole = super().deal(options, seats, chance)
        return self.position(whole.hands, whole.away, whole.stock)


class NeverEnds(Position):
    def play(self, seat: Seat, move: Keep | Swap) -> list[Event]:
        events = super().play(seat, move)
        self.seat %= len(self.hands)
        return events


class LosesACard(Position):
    def play(self, seat: Seat, move: Keep | Swap) -> list[Event]:
        events = super().play(seat, move)
        self.away.clear()
        return events


class ListsAnIllegalMove(Position):
    def moves(self, seat: Seat) -> Iterable[Keep | Swap]:
        return (Keep(), Swap()) if self.turn() else ()


class ListsNothing(Position):
    def moves(self, seat: Seat) -> Iterable[Keep | Swap]:
        return (Keep(),) if seat == self.seat and seat == 0 else ()


class AcceptsAnybody(Position):
    def play(self, seat: Seat, move: Keep | Swap) -> list[Event]:
        return super().play(self.seat if self.turn() else seat, move)


class AcceptsUnlisted(Position):
    def moves(self, seat: Seat) -> Iterable[Keep | Swap]:
        return (Keep(),) if seat == self.seat else ()


class RefusesTooLate(Position):
    def play(self, seat: Seat, move: Keep | Swap) -> list[Event]:
        self.stock.reverse()
        refuse_unless_turn(seat, self.turn())
        self.stock.reverse()
        return super().play(seat, move)


class RefusesWithoutWords(Position):
    def play(self, seat: Seat, move: Keep | Swap) -> list[Event]:
        if seat not in self.turn():
            raise Refused("no-such-text")
        return super().play(seat, move)


class HasItsOwnDice(Position):
    def play(self, seat: Seat, move: Keep | Swap) -> list[Event]:
        random.shuffle(self.stock)
        return super().play(seat, move)


class ShowsTheStock(Position):
    def view(self, eye: Eye) -> HighCardView:
        shown = super().view(eye)
        bottom = self.stock[:1] if eye != OPEN and self.turn() else shown.stock[:1]
        return HighCardView(
            phase=shown.phase, turn=shown.turn, hands=shown.hands, away=shown.away, stock=(*bottom, *shown.stock[1:])
        )


class ListsByTheStock(Position):
    """Its list of moves tells what the next card is worth."""

    def moves(self, seat: Seat) -> Iterable[Keep | Swap]:
        if seat != self.seat:
            return ()
        return (Keep(), Swap()) if self.stock[-1] > self.hands[seat] else (Swap(), Keep())


class WhisperedKept(Kept, frozen=True, tag="kept"):
    card: int = 0


class TellsInEvents(Position):
    def play(self, seat: Seat, move: Keep | Swap) -> list[Event]:
        events = super().play(seat, move)
        return [WhisperedKept(seat, self.hands[seat])] if isinstance(move, Keep) else events


class ImaginesTheTruth(Position):
    def imagine(self, seat: Seat, chance: Chance) -> Self:
        return self.clone()


class ImaginesItsOwnHand(Position):
    def imagine(self, seat: Seat, chance: Chance) -> Self:
        world = super().imagine(seat, chance)
        if self.turn():
            world.hands[seat], world.stock[0] = world.stock[0], world.hands[seat]
        return world


class Forgetful(Position):
    """Cards are put away face down: only the one who did it knows them, by the event. The right way to imagine that."""

    def view(self, eye: Eye) -> HighCardView:
        shown = super().view(eye)
        return HighCardView(
            phase=shown.phase,
            turn=shown.turn,
            hands=shown.hands,
            away=shown.away if eye == OPEN else (),
            stock=shown.stock,
        )


class ForgetsItsEvents(Forgetful):
    """It imagines other cards put away than those that everybody has been told."""

    def imagine(self, seat: Seat, chance: Chance) -> Self:
        world = super().imagine(seat, chance)
        if self.turn():
            hidden = world.away + world.stock
            chance.shuffle(hidden)
            world.away, world.stock = hidden[: len(world.away)], hidden[len(world.away) :]
        return world


class ViewsNoJson(Position):
    def view(self, eye: Eye) -> HighCardView:
        shown = super().view(eye)
        hands: Any = list(shown.hands)
        return HighCardView(phase=shown.phase, turn=shown.turn, hands=hands, away=shown.away, stock=shown.stock)


class HasNoWords(Position):
    def view(self, eye: Eye) -> HighCardView:
        shown = super().view(eye)
        return HighCardView(
            phase="no-such-phase", turn=shown.turn, hands=shown.hands, away=shown.away, stock=shown.stock
        )


class MiscountsPieces(Position):
    def imagine(self, seat: Seat, chance: Chance) -> Self:
        world = super().imagine(seat, chance)
        world.stock[:1] = world.stock[-1:]
        return world

    def inventory(self) -> Mapping[str, int]:
        return super().inventory()
