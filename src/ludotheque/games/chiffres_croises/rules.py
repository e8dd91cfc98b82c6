"""A position of Les Chiffres croisés and what may be done in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, Self

from ludotheque.core.bag import Hidden
from ludotheque.core.chance import Chance
from ludotheque.core.game import Event, Eye, Result, Seat
from ludotheque.core.grid import NUMBERS
from ludotheque.core.many import Many
from ludotheque.core.refusal import Refused, refuse_unless_turn
from ludotheque.games.chiffres_croises import model, tiles
from ludotheque.games.chiffres_croises.board import Board
from ludotheque.games.chiffres_croises.knowledge import Knowledge
from ludotheque.games.chiffres_croises.laying import Laying, lay
from ludotheque.games.chiffres_croises.model import AnyMove, Exchange, Lay, Pass, Passes, Preview, Reason, Tile
from ludotheque.games.chiffres_croises.search import Search
from ludotheque.games.chiffres_croises.tiles import JOKER, RACK, Face
from ludotheque.games.chiffres_croises.view import view

PASS: Final = Pass()
EXCHANGED: Final = 3
"""So many tiles at most are changed with the bag (CC-9)."""
PATIENCE: Final = 3
"""The game ends when everybody has lost so many turns in a row (CC-12)."""


class Position:
    __slots__ = (
        "bag", "board", "chance", "fresh", "idle", "knowledge", "passes", "racks", "reason", "seat", "targets", "turns",
    )  # fmt: skip

    def __init__(
        self, passes: Passes, targets: tuple[int, ...], racks: list[list[Face]], bag: list[Face], chance: Chance
    ) -> None:
        self.passes: Passes = passes
        self.targets = targets
        self.racks = racks
        self.bag = bag
        self.chance = chance
        self.board = Board()
        self.seat: Seat = 0
        self.turns: list[list[int]] = [[] for _ in racks]
        """What each turn has brought, by seat; at the end, what is left costs."""
        self.fresh: tuple[str, ...] = ()
        """The cells where tiles were laid last."""
        self.idle = 0
        """Turns lost in a row."""
        self.reason: Reason | None = None
        """Why it is over."""
        self.knowledge = Knowledge(len(racks))

    @classmethod
    def start(cls, passes: Passes, seats: int, chance: Chance) -> Self:
        targets = tiles.draw_targets(chance)
        bag = list(tiles.TILES)
        chance.shuffle(bag)
        racks = [tiles.draw(bag, RACK) for _ in range(seats)]  # CC-4
        position = cls(passes, targets, racks, bag, chance)
        position.seat = chance.below(seats)
        return position

    def turn(self) -> frozenset[Seat]:
        return frozenset() if self.reason else frozenset((self.seat,))

    # --- what may be done --------------------------------------------------------------------------------------------

    def moves(self, seat: Seat) -> Sequence[AnyMove]:
        if seat not in self.turn():
            return ()
        return Many[AnyMove](self.search(seat), [PASS, *self._exchanges(seat)] if self.may_pass(seat) else ())

    def _exchanges(self, seat: Seat) -> Iterator[Exchange]:
        rack = sorted(self.racks[seat])
        for count in range(1, self.exchangeable(seat) + 1):
            yield from map(Exchange, dict.fromkeys(combinations(rack, count)))

    def search(self, seat: Seat) -> Search:
        return Search(self.board, self.racks[seat], self.targets)

    def may_pass(self, seat: Seat) -> bool:
        """Whether a turn of that seat may be lost now (CC-9)."""
        return self.passes == "free" or not self.search(seat).possible()

    def exchangeable(self, seat: Seat) -> int:
        """How many tiles at most a lost turn lets that seat change (CC-9)."""
        return min(EXCHANGED, len(self.bag), len(self.racks[seat]))

    def preview(self, seat: Seat, move: AnyMove) -> Preview:
        laying = self._lay(seat, move) if isinstance(move, Lay) else Laying((), (), self._refusal(seat, move))
        refused = Refused("game-over") if self.reason else laying.refused
        return Preview(
            combinations=laying.combinations,
            lines=laying.lines,
            points=laying.points,
            legal=refused is None,
            refused=refused.code if refused else None,
            rule=refused.rule if refused else "",
            details=refused.details if refused else {},
        )

    def _lay(self, seat: Seat, move: Lay) -> Laying:
        return lay(self.board, self.racks[seat], self.targets, move.tiles)

    def _refusal(self, seat: Seat, move: Exchange | Pass) -> Refused | None:
        """Why that seat may not lose its turn so (CC-9)."""
        if not self.may_pass(seat):
            return Refused("can-play", "CC-9")
        if isinstance(move, Exchange):
            most = self.exchangeable(seat)
            if not 1 <= len(move.faces) <= most:
                return Refused("bad-exchange", "CC-9", {"count": len(move.faces), "most": most})
            if missing := Counter(move.faces) - Counter(self.racks[seat]):
                return Refused("not-on-rack", "CC-4", {"face": min(missing)})
        return None

    # --- a turn ------------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: AnyMove) -> list[Event]:
        refuse_unless_turn(seat, self.turn())
        if isinstance(move, Lay):
            laying = self._lay(seat, move)
            if laying.refused:
                raise laying.refused
            return self._play(seat, move, laying)
        if refused := self._refusal(seat, move):
            raise refused
        return self._lose(seat, list(move.faces) if isinstance(move, Exchange) else [])

    def _play(self, seat: Seat, move: Lay, laying: Laying) -> list[Event]:
        laid = sorted(move.tiles, key=_place)
        faces = [JOKER if tile.joker else tile.value for tile in laid]
        rack = self.racks[seat]
        for tile, face in zip(laid, faces, strict=True):
            self.board.put(tile)
            rack.remove(face)
        self.fresh = tuple(tile.cell for tile in laid)
        self.idle = 0
        self.turns[seat].append(laying.points)
        self.knowledge.laid(seat, faces)
        total = sum(self.turns[seat])
        events: list[Event] = [
            model.Laid(seat, tuple(laid), laying.combinations, laying.lines, laying.points, total),
        ]
        drawn = tiles.draw(self.bag, len(laid))
        if drawn:
            rack += drawn
            self.knowledge.returns.drew(seat, drawn)
            events.append(model.Drew(seat, len(drawn), tuple(drawn), len(self.bag)))
        return self._next(events)

    def _lose(self, seat: Seat, given: list[Face]) -> list[Event]:
        """The turn is lost; tiles are drawn first, then those given are mixed into the bag (CC-9)."""
        rack = self.racks[seat]
        if self.passes == "stuck":
            self.knowledge.lost_turn(seat, self.board, len(rack) - len(given))
        self.idle += 1
        self.turns[seat].append(0)
        if not given:
            return self._next([model.Passed(seat)])
        taken = tiles.draw(self.bag, len(given))
        for face in given:
            rack.remove(face)
        rack += taken
        self.bag += given
        self.chance.shuffle(self.bag)
        self.knowledge.returns.drew(seat, taken)
        self.knowledge.returns.gave(seat, given)
        return self._next([model.Exchanged(seat, len(given), tuple(given), tuple(taken))])

    def _next(self, events: list[Event]) -> list[Event]:
        """The turn is over."""
        self.reason = self._ending()
        if self.reason:
            return [*events, *self._end(self.reason)]
        self.seat = (self.seat + 1) % len(self.racks)
        return events

    def _ending(self) -> Reason | None:
        """CC-12."""
        if not self.bag:
            if not self.racks[self.seat]:
                return "out"
            return "blocked" if self.idle >= len(self.racks) else None
        return "idle" if self.idle >= PATIENCE * len(self.racks) else None

    def _end(self, reason: Reason) -> Iterator[Event]:
        """CC-13."""
        for seat, rack in enumerate(self.racks):
            if rack:
                self.turns[seat].append(-sum(rack))
                yield model.Kept(seat, tuple(sorted(rack)), sum(rack), sum(self.turns[seat]))
        yield model.Over(reason)

    # --- what is known -----------------------------------------------------------------------------------------------

    def view(self, eye: Eye) -> model.ChiffresView:
        return view(self, eye)

    def scores(self) -> tuple[int, ...]:
        return tuple(map(sum, self.turns))

    def result(self) -> Result | None:
        return Result.by_points(self.scores(), self.reason) if self.reason else None

    def imagine(self, seat: Seat, chance: Chance) -> Self:
        """The bag and the racks of others are dealt anew."""
        world = self.clone()
        world.chance = chance
        if not self.reason:
            world.knowledge = self.knowledge.of(seat)
            dealt = world.knowledge.deal(seat, Hidden(world.racks, world.bag), self.targets, chance)
            world.racks, world.bag = dealt
        return world

    def clone(self) -> Self:
        racks = [rack.copy() for rack in self.racks]
        copy = type(self)(self.passes, self.targets, racks, self.bag.copy(), self.chance.clone())
        copy.board = self.board.clone()
        copy.seat, copy.fresh, copy.idle, copy.reason = self.seat, self.fresh, self.idle, self.reason
        copy.turns = [turns.copy() for turns in self.turns]
        copy.knowledge = self.knowledge.clone()
        return copy

    def inventory(self) -> Mapping[str, int]:
        return tiles.count([*self.board.faces(), *self.bag, *(face for rack in self.racks for face in rack)])


def _place(tile: Tile) -> int:
    return NUMBERS[tile.cell]
