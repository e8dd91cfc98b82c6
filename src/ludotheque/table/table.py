"""A table: what its log, entry by entry, amounts to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from ludotheque.bots.roster import roster
from ludotheque.core import catalogue, codec, commitment
from ludotheque.core.chance import Sealed
from ludotheque.core.game import AnyGame, AnyState, Event, Move, Options, Previewing, Result, Seat
from ludotheque.core.record import FORMAT, Record, shuffled
from ludotheque.core.refusal import Refused
from ludotheque.table import entries, told
from ludotheque.table.commands import Offer
from ludotheque.table.offer import Offering
from ludotheque.table.places import Place
from ludotheque.table.standing import abandoned, standing
from ludotheque.table.telling import tell
from ludotheque.table.terms import Terms
from ludotheque.table.timer import Timer

Phase: TypeAlias = Literal["gathering", "playing", "finished", "closed"]


class Ply(Struct, frozen=True, gc=False):
    """A move that was made."""

    seat: Seat
    move: Move
    reveals: bool


class Ahead(Struct, frozen=True):
    """A move tried on a copy before it is written: the position after it, and what happened."""

    move: Move
    state: AnyState
    events: list[Event]


class Line(Struct, frozen=True, gc=False):
    """The events of one entry, for each eye to be told its own."""

    number: int
    events: Sequence[Event]


class Table:
    """Changed by `apply` alone."""

    def __init__(self, name: str, opened: entries.Opened) -> None:
        self.name = name
        self.number = 0
        self.log: list[told.AnyTold] = []
        self.lines: list[Line] = []
        self.terms: Terms = opened.terms
        self.host = opened.by or ""
        self.host_name = opened.name
        self.created = self.changed = opened.at
        self.secret = bytes.fromhex(opened.secret)
        self.again = opened.again
        """The secret of a rematch: nobody may know it before that is over."""
        self.game: AnyGame = catalogue.game(opened.terms.game)
        if opened.rules != self.game.rules_version:
            raise Refused(
                "record-rules",
                details={"game": self.game.slug, "rules": opened.rules, "known": self.game.rules_version},
            )
        self.options: Options = codec.options(self.game, opened.terms.options)
        self.places = [Place.of(occupant) for occupant in opened.seats]
        self.bots: frozenset[Seat] = frozenset()
        """The seats that bots play now."""
        self.phase: Phase = "gathering"
        self.state: AnyState | None = None
        self.composed = False
        self.turn: frozenset[Seat] = frozenset()
        self.plies: list[Ply] = []
        self.timer: Timer | None = None
        self.offers: dict[Offer, Offering] = {}
        self.rated = False
        self.result: Result | None = None
        self.ended: int | None = None
        self.next: str | None = None
        self.involved: set[str] = {place.person for place in self.places if place.person is not None}
        """Everybody whose name or words are in the log."""
        self._nonces: tuple[bytes, ...] = ()

    @classmethod
    def of(cls, name: str, log: Sequence[entries.AnyEntry]) -> Table:
        """The table that a log tells of."""
        opened = log[0]
        if not isinstance(opened, entries.Opened):
            raise TypeError(f"the log of {name} begins with {opened}")
        table = cls(name, opened)
        for entry in log:
            table.apply(entry)
        return table

    # --- questions ---------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        return commitment.commitment(self.secret).hex()

    @property
    def promised(self) -> str | None:
        """The commitment for a rematch, once there may be one."""
        return commitment.commitment(bytes.fromhex(self.again)).hex() if self.phase == "finished" else None

    @property
    def seed(self) -> bytes:
        """Where the deal comes from; nobody may know it before the game is over."""
        return commitment.seed(self.secret, self._nonces)

    @property
    def playing(self) -> AnyState:
        """The position of a game that has begun."""
        if self.state is None:
            raise Refused("not-begun")
        return self.state

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats that this person plays now."""
        return tuple(seat for seat, place in enumerate(self.places) if place.player == person)

    def people(self) -> set[str]:
        """Everybody who has a seat, even while a bot plays it for them."""
        return {place.person for place in self.places if place.person is not None}

    def owners(self) -> set[str]:
        """Those among whose tables it is: everybody who has a seat, and until it is over the host."""
        return self.people() | ({self.host} if self.phase in {"gathering", "playing"} else set())

    def record(self) -> Record:
        """The game on paper, with where its deal came from: for when it is over."""
        return Record(
            format=FORMAT,
            game=self.game.slug,
            rules=self.game.rules_version,
            options=codec.plain(self.options),
            seats=len(self.places),
            shuffle=shuffled(self.secret, self._nonces),
            moves=tuple((ply.seat, codec.plain(ply.move)) for ply in self.plies),
            result=self.playing.result(),
        )

    def ahead(self, seat: Seat, move: Move) -> Ahead:
        """Try a move. Raises `Refused`."""
        state = self.playing.clone()
        return Ahead(move, state, state.play(seat, move))

    # --- the log -----------------------------------------------------------------------------------------------------

    def apply(self, entry: entries.AnyEntry, ahead: Ahead | None = None) -> told.AnyTold:
        """Let one more entry happen. `ahead` is its move, when that has been tried already."""
        self.number += 1
        telling = tell(self, entry)
        self.log.append(telling)
        self.changed = entry.at
        if entry.by is not None:
            self.involved.add(entry.by)
        match entry:
            case entries.Played():
                self._move(entry.at, entry.seat, entry.move, ahead)
            case entries.Flagged():
                if entry.move is None:
                    self._give_up(entry.at, entry.seat, "time")
                else:
                    self._move(entry.at, entry.seat, entry.move, ahead)
            case entries.Resigned():
                self._give_up(entry.at, entry.seat, "resigned")
            case entries.Undone():
                self._undo(entry.at, entry.ply)
            case entries.Offered() | entries.Agreed() | entries.Declined() | entries.Rematched():
                self._agree(entry)
            case entries.Said():
                pass
            case _:
                self._seat(entry)
        return telling

    def _seat(self, entry: entries.AnyEntry) -> None:
        match entry:
            case entries.Sat():
                place = self.places[entry.seat]
                if self.phase == "gathering":
                    place.nonce = entry.nonce
                place.person, place.name, place.bot = entry.by, entry.name, None
            case entries.Left():
                self.places[entry.seat].vacate()
            case entries.Entrusted():
                self.places[entry.seat].bot = entry.bot
            case entries.Begun():
                self.places = [place for place in self.places if place.kind != "open"]
            case entries.Closed():
                self.phase = "closed"
                self.turn = frozenset()
            case _:
                pass
        self._count_bots()
        if self.phase == "gathering" and all(place.kind != "open" for place in self.places):
            self._begin(entry.at)
        elif self.phase == "playing":
            self._tick(entry.at)

    def _begin(self, at: int) -> None:
        self.phase = "playing"
        self._nonces = tuple(bytes.fromhex(place.nonce) for place in self.places if place.nonce is not None)
        self.state = self._dealt()
        self.composed = isinstance(self.state, Previewing)
        self.turn = self.state.turn()
        self.timer = Timer.of(self.terms.clock, len(self.places))
        alone = all(place.player is not None for place in self.places)
        self.rated = alone and len(self.people()) == len(self.places) > 1 and not self.terms.hints
        self._tick(at)

    def _dealt(self) -> AnyState:
        return self.game.start(self.options, len(self.places), Sealed(self.seed))

    def _move(self, at: int, seat: Seat, move: object, ahead: Ahead | None) -> None:
        if ahead is None:
            known = codec.move(self.game, move)
            ahead = Ahead(known, self.playing, self.playing.play(seat, known))
        self.state = ahead.state
        self.plies.append(Ply(seat, ahead.move, any(event.reveals for event in ahead.events)))
        self.lines.append(Line(self.number, ahead.events))
        self.offers.pop("undo", None)
        self.turn = self.state.turn()
        self._tick(at, seat)
        if not self.turn and (result := self.state.result()):
            self._finish(at, standing(result, [place.resigned for place in self.places]))

    def _give_up(self, at: int, seat: Seat, reason: str) -> None:
        place = self.places[seat]
        place.resigned = True
        self.offers.pop("undo", None)
        gone = [place.resigned for place in self.places]
        if gone.count(False) <= 1:
            self._finish(at, abandoned(self.playing.scores(), gone, reason))
        else:
            place.bot = place.bot or list(roster(self.game))[-1]
            self._count_bots()
        self._tick(at)

    def _undo(self, at: int, ply: int) -> None:
        del self.plies[ply:]
        self.state = self._dealt()
        for made in self.plies:
            self.state.play(made.seat, made.move)
        self.offers.pop("undo", None)
        self.turn = self.state.turn()
        self._tick(at)

    def _agree(self, entry: entries.Offered | entries.Agreed | entries.Declined | entries.Rematched) -> None:
        match entry:
            case entries.Offered():
                self.offers[entry.offer] = Offering.of(entry)
            case entries.Agreed():
                self.offers[entry.offer].agree(entry)
            case entries.Declined():
                del self.offers[entry.offer]
            case entries.Rematched():
                self.offers.clear()
                self.next = entry.table

    def _finish(self, at: int, result: Result) -> None:
        self.phase = "finished"
        self.ended = at
        self.result = result
        self.turn = frozenset()
        self.offers.clear()

    def _tick(self, at: int, moved: Seat | None = None) -> None:
        if self.timer is not None:
            self.timer.settle(at)
            self.timer.turn(self.turn - self.bots, moved)

    def _count_bots(self) -> None:
        self.bots = frozenset(seat for seat, place in enumerate(self.places) if place.bot is not None)
