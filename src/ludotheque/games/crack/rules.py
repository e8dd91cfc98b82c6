"""A position of Le Crack and what may be done in it."""

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
from ludotheque.games.crack import letters, lexicon, model, scoring
from ludotheque.games.crack.board import Board, finals
from ludotheque.games.crack.knowledge import Knowledge
from ludotheque.games.crack.laying import RIGHTS, Before, Laying, lay
from ludotheque.games.crack.letters import PIECES, RACK, Code
from ludotheque.games.crack.model import (
    AnyMove,
    Choice,
    CrackOptions,
    Keep,
    Lay,
    Pass,
    Piece,
    Preview,
    Reason,
    Score,
    Stop,
    Swap,
    Tile,
    Trade,
    Turn,
)
from ludotheque.games.crack.view import view

KEEP: Final = Keep()
STOP: Final = Stop()
EXCHANGED: Final = 2
"""So many letters are exchanged at once (CK-9, CK-15)."""
PATIENCE: Final = 2
"""The game ends when everybody has passed so many times in a row (CK-18)."""


class Position:
    __slots__ = (
        "aces", "board", "chance", "finals", "first", "fresh", "idle", "knowledge", "options", "pool", "racks",
        "reason", "score", "seat", "stopping", "swapped", "trading", "turns", "words",
    )  # fmt: skip

    def __init__(
        self, options: CrackOptions, racks: list[list[Code]], pool: list[Code], first: Seat, chance: Chance
    ) -> None:
        self.options = options
        self.finals = finals(options)
        self.words = lexicon.named(options.words)
        self.racks = racks
        self.pool = pool
        """The next letter to be drawn comes last."""
        self.chance = chance
        self.board = Board()
        self.first = first
        self.seat = first
        self.turns: list[list[Turn]] = [[] for _ in racks]
        """The lines of the pad, by seat."""
        self.aces = [0] * len(racks)
        """By seat."""
        self.trading = False
        """Whether a word has just been laid that gives the right to exchange letters (CK-15)."""
        self.fresh: tuple[str, ...] = ()
        """The cells where letters were laid last."""
        self.swapped: str | None = None
        """Where one was swapped before that."""
        self.score: Score | None = None
        """What that was worth."""
        self.stopping: frozenset[Seat] = frozenset()
        """Who says that the game cannot go on."""
        self.idle = 0
        """Turns without a word, in a row."""
        self.reason: Reason | None = None
        """Why it is over."""
        self.knowledge = Knowledge(len(racks), first)

    @classmethod
    def start(cls, options: CrackOptions, seats: int, chance: Chance) -> Self:
        pool = list(PIECES)
        chance.shuffle(pool)
        racks = [letters.draw(pool, RACK) for _ in range(seats)]  # CK-4
        position = cls(options, racks, pool, letters.first(racks, chance), chance)
        position.knowledge = Knowledge(seats, position.first, racks)
        return position

    def turn(self) -> frozenset[Seat]:
        return frozenset() if self.reason else frozenset((self.seat,))

    # --- what may be done --------------------------------------------------------------------------------------------

    def moves(self, seat: Seat) -> Sequence[AnyMove]:
        """Of letters laid on the same cells, the colours that score most are listed; others may be played as well."""
        if seat not in self.turn():
            return ()
        rack = sorted(self.racks[seat])
        if self.trading:
            counts = range(1, self.exchangeable(seat) + 1)
            return [KEEP, *(Trade(pieces) for count in counts for pieces in choices(rack, count))]
        passes = [Pass(pieces) for pieces in choices(rack, self.exchangeable(seat))]
        return Many[AnyMove](self.before(seat).search(), [*passes, STOP])

    def before(self, seat: Seat) -> Before:
        return Before(self.board, self.racks[seat], self.aces[seat], self.finals, self.words)

    def exchangeable(self, seat: Seat) -> int:
        """How many letters that seat can exchange with the pool (CK-9, CK-15)."""
        return min(EXCHANGED, len(self.pool), len(self.racks[seat]))

    def timeout(self, seat: Seat) -> AnyMove:
        """Running out of time is a pass (CK-20): the letters drawn last go."""
        if self.trading:
            return KEEP
        count = self.exchangeable(seat)
        return Pass(tuple(map(choice, self.racks[seat][len(self.racks[seat]) - count :])))

    def preview(self, seat: Seat, move: AnyMove) -> Preview:
        laying = self._laying(seat, move) if isinstance(move, Lay) else None
        refused = laying.refused if laying else self._refusal(seat, move)
        if self.reason:
            refused = Refused("game-over")
        return Preview(
            score=laying.score if laying else None,
            total=laying.score.total if laying and laying.score else 0,
            legal=refused is None,
            refused=refused.code if refused else None,
            rule=refused.rule if refused else "",
            details=refused.details if refused else {},
        )

    def _laying(self, seat: Seat, move: Lay) -> Laying:
        laying = lay(self.before(seat), move)
        if self.trading and seat == self.seat:
            return Laying(laying.tiles, laying.taken, laying.score, Refused("trade-first", "CK-15"))
        return laying

    def _refusal(self, seat: Seat, move: AnyMove) -> Refused | None:
        """Why that seat may not do so, laying apart."""
        trading = self.trading and seat == self.seat
        if isinstance(move, Trade | Keep) and not trading:
            return Refused("no-trade", "CK-15", {"aces": RIGHTS})
        if isinstance(move, Pass | Stop) and trading:
            return Refused("trade-first", "CK-15")
        most = self.exchangeable(seat)
        if isinstance(move, Pass) and len(move.pieces) != most:
            return Refused("bad-exchange", "CK-9", {"count": len(move.pieces), "must": most})
        if isinstance(move, Trade) and not 1 <= len(move.pieces) <= most:
            return Refused("bad-trade", "CK-15", {"count": len(move.pieces), "most": most})
        if isinstance(move, Pass | Trade):
            try:
                told(self.racks[seat], move.pieces)
            except Refused as refused:
                return refused
        return None

    # --- a turn ------------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: AnyMove) -> list[Event]:
        refuse_unless_turn(seat, self.turn())
        if isinstance(move, Lay):
            laying = self._laying(seat, move)
            if laying.refused or not laying.score:
                raise laying.refused or Refused("nothing-laid", "CK-7")
            return self._lay(seat, laying, laying.score, move.swap)
        if refused := self._refusal(seat, move):
            raise refused
        if isinstance(move, Pass):
            return self._pass(seat, told(self.racks[seat], move.pieces))
        if isinstance(move, Stop):
            return self._stop(seat)
        self.trading = False
        if isinstance(move, Keep):
            return self._next([model.Kept(seat)])
        given = told(self.racks[seat], move.pieces)
        taken = self._exchange(seat, given)
        return self._next([model.Traded(seat, len(given), pieces(given), pieces(taken))])

    def _lay(self, seat: Seat, laying: Laying, score: Score, swap: Swap | None) -> list[Event]:
        events: list[Event] = [self._swap(seat, swap, laying.taken)] if swap and laying.taken else []
        rack = self.racks[seat]
        codes = [f"{tile.letter}{tile.colour}" for tile in laying.tiles]
        self.knowledge.laid(seat, rack, codes)
        for tile, code in zip(laying.tiles, codes, strict=True):
            self.board.put(tile)
            rack.remove(code)
        self.fresh = tuple(tile.cell for tile in laying.tiles)
        self.swapped = swap.cell if swap else None
        self.score = score
        self.idle = 0
        self.stopping = frozenset()
        word = score.formed[0].letters
        self.turns[seat].append(Turn(word, score.aces, score.points))
        self.aces[seat] += score.aces
        total = self.scores()[seat]
        events.append(model.Laid(seat, word, laying.tiles, score, score.lines, score.total, total))
        if drawn := letters.draw(self.pool, len(codes)):
            rack += drawn
            self.knowledge.drew(seat, drawn)
            events.append(model.Drew(seat, len(drawn), pieces(drawn), len(self.pool)))
        if any(NUMBERS[one.cells[-1]] in self.finals for one in score.formed):
            return self._end("final", events)
        if not self.pool and not rack:
            return self._end("out", events)
        if self.aces[seat] >= RIGHTS and self.exchangeable(seat):
            self.trading = True
            return events
        return self._next(events)

    def _swap(self, seat: Seat, swap: Swap, taken: Piece) -> Event:
        """A letter of the rack takes the place of the same one on the board (CK-16)."""
        rack = self.racks[seat]
        given = Piece(taken.letter, swap.colour)
        self.knowledge.laid(seat, rack, [given.code])
        self.knowledge.took(seat, taken.code)
        rack.remove(given.code)
        rack.append(taken.code)
        self.board.put(Tile(given.letter, given.colour, cell=swap.cell))
        return model.Swapped(seat, swap.cell, taken, given)

    def _pass(self, seat: Seat, given: list[Code]) -> list[Event]:
        self.turns[seat].append(Turn(None, 0, 0))
        self.stopping -= {seat}
        taken = self._exchange(seat, given)
        return self._idle([model.Passed(seat, len(given), pieces(given), pieces(taken))])

    def _stop(self, seat: Seat) -> list[Event]:
        self.turns[seat].append(Turn(None, 0, 0))
        self.stopping |= {seat}
        events: list[Event] = [model.Stopped(seat)]
        return self._end("agreed", events) if len(self.stopping) == len(self.racks) else self._idle(events)

    def _exchange(self, seat: Seat, given: list[Code]) -> list[Code]:
        """Letters are drawn, then those given are mixed into the pool."""
        if not given:
            return []
        rack = self.racks[seat]
        taken = letters.draw(self.pool, len(given))
        self.knowledge.drew(seat, taken)
        self.knowledge.gave(seat, given)
        for code in given:
            rack.remove(code)
        rack += taken
        self.pool += given
        self.chance.shuffle(self.pool)
        return taken

    def _idle(self, events: list[Event]) -> list[Event]:
        """A turn without a word is over."""
        self.idle += 1
        return self._end("idle", events) if self.idle >= PATIENCE * len(self.racks) else self._next(events)

    def _next(self, events: list[Event]) -> list[Event]:
        self.seat = (self.seat + 1) % len(self.racks)
        return events

    def _end(self, reason: Reason, events: list[Event]) -> list[Event]:
        self.reason = reason
        return [*events, model.Over(reason)]

    # --- what is known -----------------------------------------------------------------------------------------------

    def view(self, eye: Eye) -> model.CrackView:
        return view(self, eye)

    def accounts(self) -> tuple[model.Account, ...]:
        return tuple(scoring.account(turns, aces) for turns, aces in zip(self.turns, self.aces, strict=True))

    def scores(self) -> tuple[int, ...]:
        return tuple(
            sum(turn.points for turn in turns) + scoring.as_points(aces)
            for turns, aces in zip(self.turns, self.aces, strict=True)
        )

    def result(self) -> Result | None:
        return Result.by_points(self.scores(), self.reason) if self.reason else None

    def imagine(self, seat: Seat, chance: Chance) -> Self:
        """The pool and the racks of others are dealt anew; once it is over, racks are shown."""
        world = self.clone()
        world.chance = chance
        if self.reason:
            chance.shuffle(world.pool)
        else:
            world.knowledge = self.knowledge.of(seat)
            world.racks, world.pool = world.knowledge.deal(seat, Hidden(world.racks, world.pool), chance)
        return world

    def clone(self) -> Self:
        racks = [rack.copy() for rack in self.racks]
        copy = type(self)(self.options, racks, self.pool.copy(), self.first, self.chance.clone())
        copy.board = self.board.clone()
        copy.seat, copy.trading, copy.idle, copy.reason = self.seat, self.trading, self.idle, self.reason
        copy.turns = [turns.copy() for turns in self.turns]
        copy.aces = self.aces.copy()
        copy.fresh, copy.swapped, copy.score = self.fresh, self.swapped, self.score
        copy.stopping = self.stopping
        copy.knowledge = self.knowledge.clone()
        return copy

    def inventory(self) -> Mapping[str, int]:
        return Counter([*filter(None, self.board.codes()), *self.pool, *(code for rack in self.racks for code in rack)])


def choice(code: Code) -> Choice:
    piece = Piece.of(code)
    return Choice(piece.letter, piece.colour)


def choices(rack: Sequence[Code], count: int) -> Iterator[tuple[Choice, ...]]:
    """Every way to choose so many letters of a rack."""
    return (tuple(map(choice, codes)) for codes in dict.fromkeys(combinations(rack, count)))


def pieces(codes: Sequence[Code]) -> tuple[Piece, ...]:
    return tuple(map(Piece.of, codes))


def told(rack: Sequence[Code], chosen: Sequence[Choice]) -> list[Code]:
    """The letters of that rack that are meant; a colour may be left out where there is no other."""
    codes: list[Code] = []
    for one in chosen:
        left = Counter(rack) - Counter(codes)
        fits = [code for code in left if code[0] == one.letter and one.colour in (None, code[1])]
        if not fits:
            raise Refused("not-on-rack", "CK-4", {"letter": one.letter, "colour": one.colour})
        if len(fits) > 1:
            raise Refused("which-colour", "CK-2", {"letter": one.letter})
        codes += fits
    return codes
