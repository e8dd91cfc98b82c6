"""How the house plays Le Casse du siècle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.casse_du_siecle.keys import RINGS, name_of
from ludotheque.games.casse_du_siecle.laying import Laying
from ludotheque.games.casse_du_siecle.model import AnyMove, Dial, Look, Mix, Take, Throw
from ludotheque.games.casse_du_siecle.rules import DONE, Position
from ludotheque.games.casse_du_siecle.thought import Thought

MEMORY: Final = 8
"""A child forgets in so many turns what was on a ring."""
SLIP: Final = 4
"""Once in so many times a child does not remember whether it has seen a gear."""

T = TypeVar("T")


class Normal:
    """Remembers all it saw, takes what promises most, helps the others least, bets when the odds are good."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        thought = Thought(state, seat, chance)
        match state.phase:
            case "begin":
                return thought.dial_or_take()
            case "dial":
                return thought.dial()
            case "lay":
                return thought.lay()
            case "look":
                return thought.look()
            case "mix":
                return thought.mix()
            case _:
                return thought.throw_or_keep()


class Facile:
    """A child: takes a ring where it remembers a key that fits, lays what it can, and forgets with time."""

    def choose(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        match state.phase:
            case "begin":
                return self.dial_or_take(state, seat, chance)
            case "dial":
                return self.dial(state, seat, chance)
            case "lay":
                return self.lay(state, seat, chance)
            case "look":
                return self.look(state, seat, chance)
            case "throw" | "keep":
                return any_of([move for move in state.moves(seat) if isinstance(move, Throw)], chance)
            case _:
                return any_of([move for move in state.moves(seat) if isinstance(move, Mix)], chance)

    def dial_or_take(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        if state.terms.dialled and state.safe.knows_all(seat):
            return self.dial(state, seat, chance)
        wanted = [ring for ring in range(RINGS) if self.promises(state, seat, ring, chance)]
        rings = [ring for ring, keys in enumerate(state.vault.rings) if keys]
        return Take(1 + any_of(wanted or rings, chance))

    def promises(self, state: Position, seat: Seat, ring: int, chance: Chance) -> bool:
        """Whether it remembers a key on that ring that would fit; the longer ago, the less likely."""
        vault = state.vault
        known = vault.known[seat]
        remembered = [name_of(key) for key in known.sure(ring) if vault.turn - known.seen[key] < chance.below(MEMORY)]
        return any(vault.fits(name, door) for name in remembered for door in Laying(vault, seat).own_doors())

    def dial(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        """The number as it was seen, but for a slip of memory."""
        dials = [move for move in state.moves(seat) if isinstance(move, Dial)]
        at = len(state.turning.dialled) if state.phase == "dial" else 0
        seen = [move for move in dials if move.number == state.safe.combination()[at]]
        return any_of(seen if seen and chance.below(3 * SLIP) else dials, chance)

    def lay(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        lays = list(Laying(state.vault, seat, state.turning.back).lays())
        return any_of(lays, chance) if lays else DONE

    def look(self, state: Position, seat: Seat, chance: Chance) -> AnyMove:
        spots = state.safe.spots()
        unseen = [spot for spot in spots if seat not in state.safe.gear(spot).seen_by]
        return Look(*any_of(unseen if unseen and chance.below(SLIP) else spots, chance))


def any_of(choices: Sequence[T], chance: Chance) -> T:
    return choices[chance.below(len(choices))]
