"""A position of Crypto-90 and what may be done in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from ludotheque.core.cards import FAKIR, Card, Drew, FoundFakir, Threw, Took
from ludotheque.core.chance import Chance
from ludotheque.core.game import Event, Eye, Result, Seat
from ludotheque.core.match import Line, Match, Scored, Sheet
from ludotheque.core.refusal import Refused, refuse_unless_turn
from ludotheque.games.crypto_90 import model, scoring
from ludotheque.games.crypto_90.model import PLACES, AnyMove, Draw, Exchange, Hypnotise, Pass, Phase, Show, Take, Throw
from ludotheque.games.crypto_90.round import Round
from ludotheque.games.crypto_90.terms import Terms
from ludotheque.games.crypto_90.view import view

DRAW, TAKE, THROW, SHOW, PASS = Draw(), Take(), Throw(), Show(), Pass()
EXCHANGES: Final[tuple[AnyMove, ...]] = (Exchange(), *(Exchange(place) for place in range(1, PLACES + 1)))
HYPNOTISE: Final = [[Hypnotise(target, place) for place in range(1, PLACES + 1)] for target in range(4)]

# What may be done in each phase, but for hypnotising and for showing a winning hand.
FIRST: Final[tuple[AnyMove, ...]] = (DRAW, TAKE)
FIRST_UNDER_FAKIR: Final[tuple[AnyMove, ...]] = (DRAW,)
WITH_STOCK_CARD: Final[tuple[AnyMove, ...]] = (*EXCHANGES, THROW)


class Position:
    """A match in one of its rounds."""

    __slots__ = ("chance", "held", "match", "phase", "round", "seat", "terms")

    def __init__(self, terms: Terms, match: Match, round_: Round, chance: Chance) -> None:
        self.terms = terms
        self.match = match
        self.round = round_
        self.chance = chance
        self.seat: Seat = match.first
        self.phase: Phase = "draw"
        self.held: Card = FAKIR
        """The card that was just taken, in the phases `place` (from the stock) and `exchange` (from the discards)."""

    @classmethod
    def start(cls, terms: Terms, chance: Chance) -> Self:
        match = terms.match(dealer=chance.below(terms.seats))  # C90-5
        return cls(terms, match, Round.deal(terms, match.order(), chance), chance)

    def turn(self) -> frozenset[Seat]:
        return frozenset() if self.phase == "over" else frozenset((self.seat,))

    def moves(self, seat: Seat) -> Sequence[AnyMove]:
        if seat != self.seat or self.phase == "over":
            return ()
        if self.phase == "draw":
            first = FIRST if self.round.piles.discard[-1] else FIRST_UNDER_FAKIR
            return [*first, SHOW] if self.wins(seat) else first
        if self.phase == "place":
            return WITH_STOCK_CARD
        if self.phase == "exchange":
            return EXCHANGES
        last: list[AnyMove] = [PASS, SHOW] if self.wins(seat) else [PASS]
        if self.round.piles.aside[seat]:
            for row, hypnotise in zip(self.round.rows, HYPNOTISE, strict=False):
                last += [move for card, move in zip(row, hypnotise, strict=True) if card]
        return last

    def play(self, seat: Seat, move: AnyMove) -> list[Event]:
        if seat != self.seat or self.phase == "over":
            refuse_unless_turn(seat, self.turn())
        match move:
            case Draw():
                return self._draw()
            case Take():
                return self._take()
            case Exchange(place):
                return self._exchange(place)
            case Throw():
                return self._throw()
            case Pass():
                return self._pass()
            case Hypnotise(target, place):
                return self._hypnotise(target, place)
            case Show():
                return self._show()

    # --- a turn: take a card (C90-6) --------------------------------------------------------------------------------

    def _draw(self) -> list[Event]:
        self._refuse_unless("draw")
        seat, piles = self.seat, self.round.piles
        fakirs = piles.aside[seat]
        card = piles.draw(seat)
        events: list[Event] = [FoundFakir(seat) for _ in range(piles.aside[seat] - fakirs)]
        if card:
            self.held, self.phase = card, "place"
            return [*events, Drew(seat, card)]
        # That fakir was the last card of the stock: the top discard replaces it, unless that is a fakir.
        return [*events, *self._take_top()] if piles.discard[-1] else self._after(events)

    def _take(self) -> list[Event]:
        self._refuse_unless("draw")
        if self.round.piles.discard[-1] == FAKIR:
            raise Refused("fakir-cannot-be-taken", "C90-9")
        return self._take_top()

    def _take_top(self) -> list[Event]:
        self.held, self.phase = self.round.piles.take(), "exchange"
        return [Took(self.seat, self.held)]

    # --- then exchange it or throw it (C90-7) -----------------------------------------------------------------------

    def _exchange(self, place: int | None) -> list[Event]:
        self._refuse_unless("place", "exchange")
        seat, taken = self.seat, self.held
        row, hands = self.round.rows[seat], self.round.hands
        if place is None:
            thrown, hands[seat] = hands[seat], taken
            self.round.known[seat] = self.phase == "exchange"
        elif 1 <= place <= PLACES:
            thrown, row[place - 1] = row[place - 1], taken
        else:
            raise Refused("no-such-place", "C90-7", {"place": place})
        self.round.piles.discard.append(thrown)
        secret = place is None and self.phase == "place"
        return self._after([model.Exchanged(seat, place, taken, thrown, secret)])

    def _throw(self) -> list[Event]:
        if self.phase == "exchange":
            raise Refused("must-exchange", "C90-6", {"card": self.held})
        self._refuse_unless("place")
        self.round.piles.discard.append(self.held)
        return self._after([Threw(self.seat, self.held)])

    # --- then, perhaps, hypnotise or show ---------------------------------------------------------------------------

    def _after(self, events: list[Event]) -> list[Event]:
        """The card is placed. A turn goes on only for what everybody sees to be possible: a fakir, an ordered row."""
        self.held = FAKIR
        seat = self.seat
        if self.round.piles.aside[seat] or self.ordered(seat):
            self.phase = "after"
            return events
        return self._next(events)

    def _hypnotise(self, target: Seat, place: int) -> list[Event]:
        self._refuse_unless("after")
        seat, piles = self.seat, self.round.piles
        if not piles.aside[seat]:
            raise Refused("no-fakir", "C90-8")
        if not 0 <= target < self.terms.seats:
            raise Refused("no-such-player", "C90-8", {"seats": self.terms.seats})
        if not 1 <= place <= PLACES:
            raise Refused("no-such-place", "C90-8", {"place": place})
        row = self.round.rows[target]
        card = row[place - 1]
        if card == FAKIR:
            raise Refused("already-hypnotised", "C90-8", {"place": place})
        row[place - 1] = FAKIR
        piles.aside[seat] -= 1
        piles.discard.insert(0, card)
        return self._next([model.Hypnotised(seat, target, place, card)])

    def _pass(self) -> list[Event]:
        self._refuse_unless("after")
        return self._next([model.Passed(self.seat)])

    def _show(self) -> list[Event]:
        self._refuse_unless("draw", "after")
        seat = self.seat
        row, hand = self.round.rows[seat], self.round.hands[seat]
        scoring.refuse_unless_wins(row, hand, self.terms)
        return self._end_round([model.Shown(seat, tuple(sorted([*row, hand])))], "shown", seat)

    def ordered(self, seat: Seat) -> bool:
        """Whether the row of that seat only waits for its hand card."""
        return scoring.ordered(self.round.rows[seat], self.terms)

    def wins(self, seat: Seat) -> bool:
        """Whether that seat holds a winning hand."""
        return scoring.wins(self.round.rows[seat], self.round.hands[seat], self.terms)

    def _refuse_unless(self, *phases: Phase) -> None:
        if self.phase not in phases:
            raise Refused("not-now", "C90-8" if self.phase == "after" else "C90-6", {"phase": self.phase})

    # --- the end of a turn, of a round, of the match ----------------------------------------------------------------

    def _next(self, events: list[Event]) -> list[Event]:
        """The turn is over."""
        self.phase = "draw"
        self.seat = (self.seat + 1) % self.terms.seats
        piles = self.round.piles
        if not piles.exhausted:
            return events
        in_turn = [(self.seat + i) % self.terms.seats for i in range(self.terms.seats)]
        winner = next((seat for seat in in_turn if self.wins(seat)), None)  # C90-12
        return self._end_round(events, "idle" if piles.stock else "exhausted", winner)

    def _end_round(self, events: list[Event], reason: model.Reason, winner: Seat | None) -> list[Event]:
        round_, match = self.round, self.match
        sheet = Sheet.of(winner, [self._lines(seat, seat == winner) for seat in range(self.terms.seats)])
        match.score(sheet)
        events.append(model.RoundOver(reason, winner, tuple(round_.hands)))
        for seat, lines in enumerate(sheet.lines):
            events.append(Scored(seat, sheet.points[seat], match.totals[seat], lines))
        if match.ending:
            self.phase = "over"
            return events
        self.round = Round.deal(self.terms, match.order(), self.chance)
        self.seat, self.phase = match.first, "draw"
        return [*events, model.Dealt(match.played + 1, match.dealer, self.seat)]

    def _lines(self, seat: Seat, won: bool) -> list[Line]:
        row, hand = self.round.rows[seat], self.round.hands[seat]
        lines = scoring.winner_lines(row, hand, self.terms) if won else scoring.loser_lines(row)
        return lines + scoring.fakir_lines(self.round.piles.aside[seat])

    # --- what is known ----------------------------------------------------------------------------------------------

    def view(self, eye: Eye) -> model.Crypto90View:
        return view(self, eye)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.match.totals)

    def result(self) -> Result | None:
        ending = self.match.ending
        return Result.by_points(self.match.totals, ending) if ending else None

    def imagine(self, seat: Seat, chance: Chance) -> Self:
        """The stock and what others took from it unseen are dealt anew."""
        world = self.clone()
        world.chance = chance
        if world.phase == "over":
            return world
        hands, known = world.round.hands, world.round.known
        others = [other for other in range(self.terms.seats) if other != seat and not known[other]]
        holds = self.phase == "place" and seat != self.seat
        hidden = [hands[other] for other in others] + [self.held] * holds
        dealt = world.round.piles.redeal(hidden, chance)
        for other, card in zip(others, dealt, strict=False):
            hands[other] = card
        if holds:
            world.held = dealt[-1]
        return world

    def clone(self) -> Self:
        copy = type(self)(self.terms, self.match.clone(), self.round.clone(), self.chance.clone())
        copy.seat, copy.phase, copy.held = self.seat, self.phase, self.held
        return copy

    def inventory(self) -> Mapping[str, int]:
        cards = self.round.count()
        if self.held:
            cards[f"{self.held:02d}"] += 1
        return cards
