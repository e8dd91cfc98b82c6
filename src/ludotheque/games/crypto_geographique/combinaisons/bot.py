"""How the house plays Combinaisons."""

from __future__ import annotations

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique.combinaisons import scoring
from ludotheque.games.crypto_geographique.combinaisons.model import Agree, AnyMove, Ask, Draw, Stop, Take, Throw
from ludotheque.games.crypto_geographique.combinaisons.rules import Position
from ludotheque.games.crypto_geographique.map import touch


class Facile:
    """Keeps what is worth most now, takes what makes it worth more, stops as soon as possible."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        match state.phase:
            case "answer":
                return Agree()
            case "draw":
                return self.take_or_draw(state, seat)
            case _:
                return self.throw(state)

    def take_or_draw(self, state: Position, seat: Seat) -> AnyMove:
        top, hand = state.round.piles.discard[-1], state.round.hand(seat)
        divide = scoring.divider(state.terms.forme)
        return Take() if divide.outlook(bytes(hand), bytes([top])) > divide.divide(bytes(hand)) else Draw()

    def throw(self, state: Position) -> AnyMove:
        cards, may = state.cards(), state.throws()
        stops = [card for card in scoring.throws_that_stop(cards, state.terms.forme) if card in may]
        if stops:
            return Ask(stops[0]) if state.terms.teams else Stop(stops[0])
        divide = scoring.divider(state.terms.forme)
        divide.divide(bytes(cards))
        whole = (1 << len(cards)) - 1

        def left(card: int) -> tuple[int, int]:
            """What remains is worth, and how few cards touch that one."""
            return divide.worth(whole ^ 1 << cards.index(card)), -sum(touch(card, other) for other in cards)

        return Throw(max(may, key=left))


class Normal(Facile):
    pass
