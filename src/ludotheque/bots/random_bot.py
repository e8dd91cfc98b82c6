"""The player who knows the rules and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyState, Move, Seat


class RandomBot:
    """Any legal move, each as likely."""

    def choose(self, state: AnyState, seat: Seat, chance: Chance) -> Move:
        listed = state.moves(seat)
        moves: Sequence[Move] = listed if isinstance(listed, Sequence) else list(listed)
        return moves[chance.below(len(moves))]
