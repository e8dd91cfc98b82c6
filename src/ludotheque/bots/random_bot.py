"""The player who knows the rules and nothing else."""

from __future__ import annotations

from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyState, Move, Seat


class RandomBot:
    """Any legal move, each as likely."""

    def choose(self, state: AnyState, seat: Seat, chance: Chance) -> Move:
        moves = list(state.moves(seat))
        chosen: Move = moves[chance.below(len(moves))]
        return chosen
