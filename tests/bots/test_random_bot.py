"""The player who knows the rules and nothing else."""

from __future__ import annotations

import highcard
from ludotheque.bots.random_bot import RandomBot
from ludotheque.core.chance import Fast


def test_it_plays_every_legal_move_in_turn() -> None:
    state, chance = highcard.game.start(highcard.HighCardOptions(), 2, Fast(1)), Fast(2)
    chosen = {RandomBot().choose(state, 0, chance) for _ in range(30)}
    assert chosen == set(state.moves(0))
