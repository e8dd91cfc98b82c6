"""A position of Enchaînement and what may be done in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from ludotheque.core.cards import NUMBERS, Card, Drew, FoundFakir
from ludotheque.core.chance import Chance
from ludotheque.core.game import Event, Eye, Result, Seat
from ludotheque.core.match import Match, Scored
from ludotheque.core.refusal import Refused, refuse_unless_turn
from ludotheque.games.crypto_geographique.enchainement import model, scoring
from ludotheque.games.crypto_geographique.enchainement.model import AnyMove, Draw, End, Lay, Phase
from ludotheque.games.crypto_geographique.enchainement.round import Round
from ludotheque.games.crypto_geographique.enchainement.view import view
from ludotheque.games.crypto_geographique.map import touch

END, DRAW = End(), Draw()
LAY: Final[dict[Card, AnyMove]] = {card: Lay(card) for card in NUMBERS}


class Position:
    """A match in one of its rounds."""

    __slots__ = ("chance", "match", "phase", "round", "seat")

    def __init__(self, match: Match, round_: Round, chance: Chance) -> None:
        self.match = match
        self.round = round_
        self.chance = chance
        self.seat: Seat = match.first
        self.phase: Phase = "follow"

    @classmethod
    def start(cls, seats: int, rounds: int, chance: Chance) -> Self:
        match = Match(seats, chance.below(seats), goal=None, rounds=rounds)
        return cls(match, Round.deal(match.order(), chance), chance)

    def turn(self) -> frozenset[Seat]:
        return frozenset() if self.phase == "over" else frozenset((self.seat,))

    def moves(self, seat: Seat) -> Sequence[AnyMove]:
        if seat != self.seat or self.phase == "over":
            return ()
        if self.phase == "free":
            return [LAY[card] for card in self.round.hands[seat]]
        found = [LAY[card] for card in self.round.followers(seat)]
        if self.phase == "chain":
            return [*found, END]
        return found or (DRAW,)

    def play(self, seat: Seat, move: AnyMove) -> list[Event]:
        if seat != self.seat or self.phase == "over":
            refuse_unless_turn(seat, self.turn())
        match move:
            case Lay(card):
                return self._lay(card)
            case End():
                return self._end()
            case Draw():
                return self._draw()

    # --- a turn: a chain (CGE-2), or a penalty (CGE-3) --------------------------------------------------------------

    def _lay(self, card: Card) -> list[Event]:
        seat, round_ = self.seat, self.round
        if card not in round_.hands[seat]:
            raise Refused("not-in-hand", "CGE-2", {"card": card})
        if self.phase != "free" and not touch(round_.visible, card):
            raise Refused("not-a-neighbour", "CGE-2", {"card": card, "visible": round_.visible})
        round_.lay(seat, card)
        self.phase = "chain"
        events: list[Event] = [model.Laid(seat, card)]
        return events if round_.hands[seat] else self._end_round(events, "out", seat)

    def _end(self) -> list[Event]:
        """Only the player decides that a chain is over: that it must be would tell what is in hand."""
        if self.phase == "free":
            raise Refused("free-to-lay", "CGE-4")
        if self.phase == "follow":
            raise Refused("nothing-laid", "CGE-2")
        return self._next([model.Ended(self.seat)])

    def _draw(self) -> list[Event]:
        seat, round_ = self.seat, self.round
        if self.phase == "free":
            raise Refused("free-to-lay", "CGE-4")
        if self.phase == "chain":
            raise Refused("chain-begun", "CGE-3")
        if found := round_.followers(seat):
            raise Refused("can-follow", "CGE-2", {"card": found[0], "visible": round_.visible})
        fakirs = round_.piles.aside[seat]
        card = round_.miss(seat)
        events: list[Event] = [model.Missed(seat, round_.visible)]
        events += [FoundFakir(seat) for _ in range(round_.piles.aside[seat] - fakirs)]
        if card:
            events.append(Drew(seat, card))
        if round_.piles.stock:
            return self._next(events)
        winner = scoring.lowest(self.match.order(), round_.counts(), round_.piles.aside)
        return self._end_round(events, "exhausted", winner)  # CGE-6

    def _next(self, events: list[Event]) -> list[Event]:
        """The turn is over."""
        self.seat = (self.seat + 1) % len(self.round.hands)
        self.phase = "follow"
        if self.round.frees(self.seat):
            self.phase = "free"
            events.append(model.Freed(self.seat, self.round.visible))
        return events

    # --- the end of a round, of the match ---------------------------------------------------------------------------

    def _end_round(self, events: list[Event], reason: model.Reason, winner: Seat) -> list[Event]:
        round_, match = self.round, self.match
        sheet = scoring.sheet(winner, round_.counts(), round_.piles.aside)
        match.score(sheet)
        events.append(model.RoundOver(reason, winner))
        events += [model.Shown(seat, tuple(hand)) for seat, hand in enumerate(round_.hands) if hand]
        for seat, lines in enumerate(sheet.lines):
            events.append(Scored(seat, sheet.points[seat], match.totals[seat], lines))
        if match.ending:
            self.phase = "over"
            return events
        self.round = Round.deal(match.order(), self.chance)
        self.seat, self.phase = match.first, "follow"
        return [*events, model.Dealt(match.played + 1, match.dealer, self.seat, self.round.visible)]

    # --- what is known ----------------------------------------------------------------------------------------------

    def view(self, eye: Eye) -> model.EnchainementView:
        return view(self, eye)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.match.totals)

    def result(self) -> Result | None:
        ending = self.match.ending
        return Result.by_points(self.match.totals, ending) if ending else None

    def imagine(self, seat: Seat, chance: Chance) -> Self:
        """The stock and the hands of others are dealt anew, such as the others can have played so far."""
        world = self.clone()
        world.chance = chance
        if world.phase != "over":
            world.round.imagine(seat, chance)
        return world

    def clone(self) -> Self:
        copy = type(self)(self.match.clone(), self.round.clone(), self.chance.clone())
        copy.seat, copy.phase = self.seat, self.phase
        return copy

    def inventory(self) -> Mapping[str, int]:
        return self.round.count()
