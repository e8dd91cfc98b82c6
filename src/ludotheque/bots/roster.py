"""Who of the house can take a seat at a game."""

from __future__ import annotations

from ludotheque.bots.random_bot import RandomBot
from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyGame, AnyState, Bot, Move, Seat
from ludotheque.core.refusal import Refused


def roster(game: AnyGame) -> dict[str, Bot]:
    """The players of the house by name, weakest first; `hasard` knows every game."""
    return {"hasard": RandomBot(), **game.bots}


def bot(game: AnyGame, name: str) -> Bot:
    """The player of that name."""
    players = roster(game)
    if name not in players:
        raise Refused("unknown-bot", details={"bot": name, "known": ", ".join(players)})
    return players[name]


def decide(player: Bot, state: AnyState, seat: Seat, chance: Chance) -> Move:
    """What that player does: it is shown a position that its seat cannot tell from the true one, never the true one."""
    return player.choose(state.imagine(seat, chance), seat, chance)
