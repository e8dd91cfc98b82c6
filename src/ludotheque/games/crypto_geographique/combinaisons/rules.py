"""A position of Combinaisons and what may be done in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from ludotheque.core.cards import FAKIR, NUMBERS, Card, Drew, FoundFakir, Threw, Took
from ludotheque.core.chance import Chance
from ludotheque.core.game import Event, Eye, Result, Seat
from ludotheque.core.match import Line, Match, Scored, Sheet
from ludotheque.core.refusal import Refused, refuse_unless_turn
from ludotheque.games.crypto_geographique.combinaisons import model, scoring
from ludotheque.games.crypto_geographique.combinaisons.model import (
    Agree,
    AnyMove,
    Ask,
    Decline,
    Draw,
    Phase,
    Stop,
    Take,
    Throw,
)
from ludotheque.games.crypto_geographique.combinaisons.round import Round
from ludotheque.games.crypto_geographique.combinaisons.terms import Terms
from ludotheque.games.crypto_geographique.combinaisons.view import view

FIRST: Final[tuple[AnyMove, ...]] = (Draw(), Take())
ANSWERS: Final[tuple[AnyMove, ...]] = (Agree(), Decline())
THROWS: Final = {card: Throw(card) for card in NUMBERS}
STOPS: Final = {card: Stop(card) for card in NUMBERS}
ASKS: Final = {card: Ask(card) for card in NUMBERS}


class Position:
    """A match in one of its rounds."""

    __slots__ = ("chance", "held", "match", "phase", "round", "seat", "taken", "terms")

    def __init__(self, terms: Terms, match: Match, round_: Round, chance: Chance) -> None:
        self.terms = terms
        self.match = match
        self.round = round_
        self.chance = chance
        self.seat: Seat = match.first
        """Whose turn it is, be it that a partner is to answer."""
        self.phase: Phase = "draw"
        self.held: Card = FAKIR
        """The card that was just taken, in the phase `throw`."""
        self.taken = False
        """Whether it was taken from the discard pile."""

    @classmethod
    def start(cls, terms: Terms, chance: Chance) -> Self:
        match = terms.match(dealer=chance.below(terms.seats))  # CG-4
        return cls(terms, match, Round.deal(match.order(), chance), chance)

    def turn(self) -> frozenset[Seat]:
        if self.phase == "over":
            return frozenset()
        partner = self.terms.partner(self.seat) if self.phase == "answer" else None
        return frozenset((self.seat if partner is None else partner,))

    def moves(self, seat: Seat) -> Sequence[AnyMove]:
        if seat not in self.turn():
            return ()
        if self.phase == "draw":
            return FIRST
        if self.phase == "answer":
            return ANSWERS
        throws = self.throws()
        ends = ASKS if self.terms.teams else STOPS
        stops = set(scoring.throws_that_stop(self.cards(), self.terms.forme))
        return [*(THROWS[card] for card in throws), *(ends[card] for card in throws if card in stops)]

    def cards(self) -> list[Card]:
        """What the player whose turn it is has in hand, the card just taken included."""
        return [*self.round.hand(self.seat), *[self.held] * (self.held != FAKIR)]

    def throws(self) -> list[Card]:
        """What that player can throw now."""
        return sorted(card for card in self.cards() if card != self.held or not self.taken)

    def play(self, seat: Seat, move: AnyMove) -> list[Event]:
        refuse_unless_turn(seat, self.turn())
        match move:
            case Draw():
                return self._draw()
            case Take():
                return self._take()
            case Throw(card):
                return self._throw(card)
            case Stop(card):
                return self._stop(card)
            case Ask(card):
                return self._ask(card)
            case Agree():
                return self._agree()
            case Decline():
                return self._decline()

    # --- a turn: take a card, throw a card (CG-5) -------------------------------------------------------------------

    def _draw(self) -> list[Event]:
        self._refuse_unless("draw")
        seat, piles = self.seat, self.round.piles
        fakirs = piles.aside[seat]
        self.held = piles.draw(seat)
        events: list[Event] = [FoundFakir(seat) for _ in range(piles.aside[seat] - fakirs)]
        if self.held == FAKIR:  # it was the last card of the stock: nothing is thrown (CG-9)
            return self._next(events)
        self.phase, self.taken = "throw", False
        return [*events, Drew(seat, self.held)]

    def _take(self) -> list[Event]:
        self._refuse_unless("draw")
        self.held = self.round.piles.take()
        self.phase, self.taken = "throw", True
        return [Took(self.seat, self.held)]

    def _throw(self, card: Card) -> list[Event]:
        self._refuse_unless("throw")
        self._refuse_unless_thrown(card)
        return self._next(self._thrown(card))

    def _thrown(self, card: Card) -> list[Event]:
        self.round.exchange(self.seat, self.held, self.taken, card)
        self.held, self.taken = FAKIR, False
        return [Threw(self.seat, card)]

    def _refuse_unless_thrown(self, card: Card) -> None:
        if card in self.throws():
            return
        if card == self.held:
            raise Refused("just-taken", "CG-5", {"card": card})
        raise Refused("not-in-hand", "CG-5", {"card": card})

    # --- or throw a card and stop the round (CG-7), with the partner's leave (CG-8) ---------------------------------

    def _stop(self, card: Card) -> list[Event]:
        self._refuse_unless("throw")
        if self.terms.teams:
            raise Refused("ask-first", "CG-8")
        self._refuse_unless_stops(card)
        return self._end_round(self._thrown(card), "stopped", self.seat)

    def _ask(self, card: Card) -> list[Event]:
        self._refuse_unless("throw")
        partner = self.terms.partner(self.seat)
        if partner is None:
            raise Refused("no-partner", "CG-8")
        self._refuse_unless_stops(card)
        events = self._thrown(card)
        self.round.claim(self.seat)
        self.phase = "answer"
        return [*events, model.Asked(self.seat, partner)]

    def _refuse_unless_stops(self, card: Card) -> None:
        self._refuse_unless_thrown(card)
        cards = self.cards()
        if card not in scoring.throws_that_stop(cards, self.terms.forme):
            cards.remove(card)
            points = sum(group.points for group in scoring.division(cards, self.terms.forme))
            raise Refused("cannot-stop", "CG-7", {"points": points})

    def _agree(self) -> list[Event]:
        self._refuse_unless("answer")
        return self._end_round([model.Agreed(*self.turn())], "stopped", self.seat)

    def _decline(self) -> list[Event]:
        self._refuse_unless("answer")
        return self._next([model.Declined(*self.turn())])

    def _refuse_unless(self, phase: Phase) -> None:
        if self.phase != phase:
            raise Refused("not-now", "CG-8" if self.phase == "answer" else "CG-5", {"phase": self.phase})

    # --- the end of a turn, of a round, of the match ----------------------------------------------------------------

    def _next(self, events: list[Event]) -> list[Event]:
        """The turn is over."""
        self.phase = "draw"
        piles = self.round.piles
        if piles.exhausted:  # CG-9, CG-12
            return self._end_round(events, "idle" if piles.stock else "exhausted", None)
        self.seat = (self.seat + 1) % self.terms.seats
        return events

    def _end_round(self, events: list[Event], reason: model.Reason, winner: Seat | None) -> list[Event]:
        round_, match = self.round, self.match
        sheet = Sheet.of(winner, self._lines(winner))
        match.score(sheet)
        events.append(model.RoundOver(reason, winner))
        for seat, lines in enumerate(sheet.lines):
            events.append(model.Shown(seat, tuple(sorted(round_.hand(seat)))))
            events.append(Scored(seat, sheet.points[seat], match.totals[seat], lines))
        if match.ending:
            self.phase = "over"
            return events
        self.round = Round.deal(match.order(), self.chance)
        self.seat, self.phase = match.first, "draw"
        card = self.round.piles.discard[-1]
        return [*events, model.Dealt(match.played + 1, match.dealer, self.seat, card)]

    def _lines(self, winner: Seat | None) -> list[list[Line]]:
        """What each seat scores (CG-10), its partner's points included (CG-8)."""
        terms, seats = self.terms, range(self.terms.seats)
        own = [self._own_lines(seat, seat == winner) for seat in seats]
        if not terms.teams:
            return own
        shared = [scoring.partner_lines(own[(seat + 2) % terms.seats]) for seat in seats]
        return [mine + theirs for mine, theirs in zip(own, shared, strict=True)]

    def _own_lines(self, seat: Seat, stopped: bool) -> list[Line]:
        lines = scoring.hand_lines(self.round.hand(seat), self.terms.forme)
        if stopped:
            lines.append(Line("stop", scoring.STOPPING, "CG-7"))
        return lines + scoring.fakir_lines(self.round.piles.aside[seat])

    # --- what is known ----------------------------------------------------------------------------------------------

    def view(self, eye: Eye) -> model.CombinaisonsView:
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
        if self.phase == "over":
            return world
        secret = self.phase == "throw" and not self.taken and seat != self.seat
        held = world.round.imagine(seat, [self.held] * secret, self.terms.forme, chance)
        if held:
            (world.held,) = held
        return world

    def clone(self) -> Self:
        copy = type(self)(self.terms, self.match.clone(), self.round.clone(), self.chance.clone())
        copy.seat, copy.phase, copy.held, copy.taken = self.seat, self.phase, self.held, self.taken
        return copy

    def inventory(self) -> Mapping[str, int]:
        cards = self.round.count()
        if self.held:
            cards[f"{self.held:02d}"] += 1
        return cards
