"""How the house plays Crypto-90."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.cards import FAKIR, Card
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_90.model import PLACES, AnyMove, Draw, Exchange, Hypnotise, Pass, Show, Take, Throw
from ludotheque.games.crypto_90.rules import Position
from ludotheque.games.crypto_90.thought import Thought


class Normal:
    """Plans where each number ought to sit, minds its neighbours, and casts a fakir when that pays: see `Thought`."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        if state.wins(seat):
            return Show()
        thought = Thought(state, seat)
        match state.phase:
            case "draw":
                return thought.take_or_draw()
            case "after":
                return thought.hypnotise_or_pass(chance)
            case _:
                return thought.exchange_or_throw()


class Facile:
    """A ten for each place: 1-10 in the first, 11-20 in the second, … and in hand a card from 81 to 90."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        """Show, exchange for a card out of its ten, hypnotise whoever is about to win."""
        if state.wins(seat):
            return Show()
        table = state.round
        cards = [*table.rows[seat], table.hands[seat]]
        match state.phase:
            case "draw":
                return Take() if self.exchange(state, cards, table.piles.discard[-1]) else Draw()
            case "after":
                return self.hypnotise(state, seat)
            case _:
                found = self.exchange(state, cards, state.held)
                return found or (Throw() if state.phase == "place" else Exchange(1 + chance.below(PLACES)))

    def exchange(self, state: Position, cards: Sequence[Card], card: Card) -> Exchange | None:
        """Put a card in its ten, unless a good one is there."""
        parity = None if state.terms.mixed else self.parity(cards)
        if not self.good(card, at := (card - 1) // 10, parity) or self.good(cards[at], at, parity):
            return None
        return Exchange(at + 1) if at < PLACES else Exchange()

    def parity(self, cards: Sequence[Card]) -> int:
        """The parity of which most cards are in their ten."""
        odd = sum(self.good(card, at, 1) for at, card in enumerate(cards))
        even = sum(self.good(card, at, 0) for at, card in enumerate(cards))
        return int(odd > even)

    @staticmethod
    def good(card: Card, at: int, parity: int | None) -> bool:
        return card != FAKIR and (card - 1) // 10 == at and parity in (None, card % 2)

    def hypnotise(self, state: Position, seat: Seat) -> AnyMove:
        """Spoil the middle of an ordered row; the least one can do."""
        targets = [at for at in range(state.terms.seats) if at != seat and state.ordered(at)]
        return Hypnotise(targets[0], 4) if targets and state.round.piles.aside[seat] else Pass()
