"""How the house plays Combinaisons."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.cards import Card
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique.combinaisons import scoring
from ludotheque.games.crypto_geographique.combinaisons.model import Agree, AnyMove, Ask, Draw, Stop, Take, Throw
from ludotheque.games.crypto_geographique.combinaisons.rules import Position
from ludotheque.games.crypto_geographique.combinaisons.thought import Thought
from ludotheque.games.crypto_geographique.map import touch


class Normal:
    """Keeps what is worth most with the departments that may still come, and stops when that pays: see `Thought`."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        thought = Thought(state, seat)
        match state.phase:
            case "draw":
                return thought.take_or_draw()
            case "answer":
                return thought.answer()
            case _:
                return thought.throw_or_stop()


class Facile:
    """Keeps departments that touch others, without counting what they are worth; stops as soon as that is allowed."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        match state.phase:
            case "draw":
                top = state.round.piles.discard[-1]
                return Take() if touching(top, state.round.hand(seat)) >= 2 else Draw()
            case "answer":
                return Agree()
            case _:
                return self.throw(state, chance)

    def throw(self, state: Position, chance: Chance) -> AnyMove:
        """Any card of those that touch the fewest others."""
        cards, may = state.cards(), state.throws()
        stops = [card for card in scoring.throws_that_stop(cards, state.terms.forme) if card in may]
        if stops:
            return Ask(stops[0]) if state.terms.teams else Stop(stops[0])
        fewest = min(touching(card, cards) for card in may)
        lonely = [card for card in may if touching(card, cards) == fewest]
        return Throw(lonely[chance.below(len(lonely))])


def touching(card: Card, cards: Sequence[Card]) -> int:
    """How many of these cards touch that one."""
    return sum(touch(card, other) for other in cards)
