"""How the house plays Enchaînement."""

from __future__ import annotations

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique.enchainement.model import AnyMove, Lay
from ludotheque.games.crypto_geographique.enchainement.rules import END, Position
from ludotheque.games.crypto_geographique.enchainement.thought import Stop, Thought
from ludotheque.games.crypto_geographique.map import NEIGHBOURS, mask


class Normal:
    """Lays the chain that leaves it best off, and stops where others can hardly follow: see `Thought`."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        thought = Thought(state, seat)

        def worth(move: AnyMove) -> float:
            if isinstance(move, Lay):
                return thought.promise(move.card)
            return thought.worth(Stop(state.round.visible, thought.hand))

        return max(moves, key=worth)


class Facile:
    """One card a turn, such that the chain can go on: it gladly leaves the others much to follow."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        if state.phase == "chain":
            return END
        gone = mask(link.card for link in state.round.chain)

        def neighbours(move: AnyMove) -> int:
            return (NEIGHBOURS[move.card] & ~gone).bit_count() if isinstance(move, Lay) else 0

        return max(state.moves(seat), key=neighbours)
