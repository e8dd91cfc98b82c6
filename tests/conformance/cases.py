"""Random cases: a game with options, seats and a walk of random moves through it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect as mi

from ludotheque.core.chance import Chance, Fast, Sealed
from ludotheque.core.game import AnyGame, AnyState, Event, Move, Options, Seat
from ludotheque.core.refusal import Refused

PREFIX = 60
"""Of moves too many to list, as many are looked at."""


def bytes_of(struct: object) -> bytes:
    return msgspec.json.encode(struct)


def listed(state: AnyState, seat: Seat) -> list[Move]:
    return list(itertools.islice(state.moves(seat), PREFIX))


def pick(state: AnyState, chance: Chance) -> tuple[Seat, Move]:
    """Somebody who may act, and one of their moves."""
    seats = sorted(state.turn())
    seat = seats[chance.below(len(seats))]
    moves = listed(state, seat)
    assert moves, f"seat {seat} is to act and has no move"
    return seat, moves[chance.below(len(moves))]


@dataclass(frozen=True)
class Case:
    """One game to be walked through: everything in it follows from these."""

    game: AnyGame
    options: Options
    seats: int
    seed: int

    def start(self, chance: Chance | None = None) -> AnyState:
        return self.game.start(self.options, self.seats, chance or Sealed(bytes_of(self.seed)))

    def walk(self, steps: int) -> Iterator[tuple[AnyState, Seat, Move, list[Event]]]:
        """Random moves from the start; the position is the one after the move."""
        state, chance = self.start(), Fast(self.seed)
        while state.turn() and steps > 0:
            seat, move = pick(state, chance)
            yield state, seat, move, state.play(seat, move)
            steps -= 1

    def after(self, steps: int) -> AnyState:
        state = self.start()
        for state, _, _, _ in self.walk(steps):  # noqa: B007  the last one is wanted
            pass
        return state

    def moves(self, steps: int) -> list[tuple[Seat, Move]]:
        return [(seat, move) for _, seat, move, _ in self.walk(steps)]


def _values(kind: mi.Type) -> st.SearchStrategy[Any]:
    """Any value that a field of options allows."""
    match kind:
        case mi.BoolType():
            return st.booleans()
        case mi.NoneType():
            return st.none()
        case mi.LiteralType(values=values):
            return st.sampled_from(values)
        case mi.IntType(ge=least, le=most):
            assert least is not None and most is not None, "a number among options needs bounds"
            return st.integers(int(least), int(most))
        case mi.UnionType(types=kinds):
            return st.one_of([_values(one) for one in kinds])
        case mi.TupleType(item_types=kinds):
            return st.tuples(*[_values(one) for one in kinds])
        case _:
            raise TypeError(f"options hold a {kind}: say here which values it can take")


def options(game: AnyGame) -> st.SearchStrategy[Options]:
    """Any options whose fields are valid one by one; the default is as likely as all others for each field."""
    info = mi.type_info(game.Options)
    assert isinstance(info, mi.StructType)
    fields = {
        field.name: st.just(getattr(game.Options(), field.name)) | _values(field.type)
        for field in info.fields
        if not isinstance(field.type, mi.StrType)
    }
    return st.fixed_dictionaries(fields).map(lambda chosen: game.Options(**chosen))


@st.composite
def cases(draw: st.DrawFn, game: AnyGame) -> Case:
    """A case that the game accepts."""
    chosen = draw(options(game).filter(lambda options: accepted(game, options)))
    seats = draw(st.sampled_from(list(game.seats(chosen))))
    return Case(game, chosen, seats, draw(st.integers(0, 2**32)))


def accepted(game: AnyGame, options: Options) -> bool:
    """Whether these options make sense together."""
    try:
        game.start(options, game.seats(options)[0], Fast(0))
    except Refused:
        return False
    return True
