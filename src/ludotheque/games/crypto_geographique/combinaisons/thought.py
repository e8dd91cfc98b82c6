"""How the player `normal` weighs one decision of Combinaisons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.cards import Card
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique.combinaisons import scoring
from ludotheque.games.crypto_geographique.combinaisons.model import (
    Agree,
    AnyMove,
    Ask,
    Decline,
    Draw,
    Stop,
    Take,
    Throw,
)
from ludotheque.games.crypto_geographique.combinaisons.rules import Position
from ludotheque.games.crypto_geographique.map import touch

AHEAD: Final = 3
"""Hands are weighed by what they gain in so many draws."""
CARE: Final = 20
"""What it costs to throw a card that touches one which the next player is known to hold."""
PACE: Final = 10
"""What a hand gains in a turn, more or less."""
MIDDLING: Final = 110
"""What a hand is worth, more or less, when somebody else stops the round."""
LEAST: Final = 150
"""What a hand that allows stopping is worth at least."""


class Thought:
    """What a player makes of the table when a decision is due."""

    def __init__(self, position: Position, seat: Seat) -> None:
        table, terms = position.round, position.terms
        self.position = position
        self.seat = seat
        self.hand = table.hand(seat)
        self.others = [other for other in range(terms.seats) if other != seat]
        self.rivals = [other for other in self.others if other not in self.side(seat)]
        unseen = [*table.piles.stock, *(card for other in self.others for card in table.hidden[other])]
        self.live = bytes(card for card in unseen if card)
        """What may still come: all that this seat has not seen thrown, nor taken by somebody else."""
        self.ahead = min(AHEAD, len(table.piles.stock) / terms.seats)
        self.divide = scoring.divider(terms.forme)

    def gain(self, hand: Sequence[Card]) -> float:
        """What one draw adds to those seven cards, on average."""
        if not self.live:
            return 0.0
        return self.divide.outlook(bytes(hand), self.live) / len(self.live) - self.divide.divide(bytes(hand))

    def promise(self, hand: Sequence[Card]) -> float:
        """What seven cards are worth, with what the next draws will add to them."""
        return self.ahead * self.gain(hand) + self.divide.divide(bytes(hand))

    # --- taking and throwing a card ---------------------------------------------------------------------------------

    def take_or_draw(self) -> AnyMove:
        """The visible card, if it does more than what the stock promises."""
        top = self.position.round.piles.discard[-1]
        if not any(touch(top, card) for card in self.hand):
            return Draw()
        taken = max(self.promise(without([*self.hand, top], card)) for card in self.hand)
        return Take() if taken > self.promise(self.hand) + self.gain(self.hand) else Draw()

    def throw_or_stop(self) -> AnyMove:
        """Stop if that pays; else throw the card that is missed least, and serves the next player least."""
        cards, may = self.position.cards(), self.position.throws()
        stops = [card for card in scoring.throws_that_stop(cards, self.position.terms.forme) if card in may]
        if stops:
            card = max(stops, key=lambda card: self.worth(without(cards, card)))
            kept = without(cards, card)
            teams = self.position.terms.teams
            if self.pays(self.worth(kept) + scoring.STOPPING + MIDDLING * teams, kept):
                return Ask(card) if teams else Stop(card)
        following = self.position.round.known[(self.seat + 1) % self.position.terms.seats]

        def left(card: Card) -> float:
            return self.promise(without(cards, card)) - CARE * sum(touch(card, known) for known in following)

        return Throw(max(may, key=left))

    def worth(self, hand: Sequence[Card]) -> int:
        return self.divide.divide(bytes(hand))

    # --- stopping (CG-7, CG-8) --------------------------------------------------------------------------------------

    def answer(self) -> AnyMove:
        """Agree, unless the rest of the round would serve one's team better."""
        asked = LEAST + scoring.STOPPING
        return Agree() if self.pays(self.worth(self.hand) + asked, self.hand) else Decline()

    def pays(self, points: int, hand: Sequence[Card]) -> bool:
        """Whether to end a round that brings one's side so many points, fakirs aside; `hand` is what it could improve.

        Waiting costs what every rival gains meanwhile. But nobody ends a match behind somebody else as long as there
        is something to gain.
        """
        gain = self.gain(hand)
        mine = self.total(self.seat, points)
        theirs = max(self.total(rival, MIDDLING * len(self.side(rival))) for rival in self.rivals)
        if max(mine, theirs) >= self.position.terms.goal:
            return mine >= theirs or not gain
        return gain <= PACE * len(self.rivals)

    def total(self, seat: Seat, points: int) -> int:
        """What a seat's total would be if its side's hands, and stopping, brought so many points."""
        fakirs = sum(self.position.round.piles.aside[one] for one in self.side(seat))
        return self.position.match.totals[seat] + points + scoring.FAKIR_POINTS * fakirs

    def side(self, seat: Seat) -> list[Seat]:
        """Those who share that seat's points."""
        partner = self.position.terms.partner(seat)
        return [seat] if partner is None else [seat, partner]


def without(cards: Sequence[Card], thrown: Card) -> list[Card]:
    return [card for card in cards if card != thrown]
