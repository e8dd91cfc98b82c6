"""How the house plays Enchaînement."""

from __future__ import annotations

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique.enchainement.model import AnyMove
from ludotheque.games.crypto_geographique.enchainement.rules import Position


class Facile:
    """Lays what first comes to hand, and is content with one card a turn; a second one only if it is the last."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        return state.moves(seat)[-1]
