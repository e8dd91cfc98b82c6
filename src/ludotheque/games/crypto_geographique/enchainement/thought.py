"""How the player `normal` weighs where to stop a chain.

A player who stops where nobody can follow is free to lay any card next: whoever keeps that right to the end lays chain
after chain and goes out, while the others draw. What counts is therefore how likely nobody can follow, how many chains
the cards left in hand still make, and how many of them are ends that nobody can follow.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ludotheque.core.cards import Card
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique.enchainement.rules import Position
from ludotheque.games.crypto_geographique.map import NEIGHBOURS, mask, members

# What things are worth, in chains that one need not lay any more.
FREE: Final = 5.0
"""To be free to lay any card next."""
LATE: Final = 0.5
"""A chain that is left while others play costs so much more."""
EXIT: Final = 0.3
"""For somebody who is free, a card that nobody can follow."""
TWIG: Final = 0.5
"""Cards that branch: each end beyond two."""
WON: Final = 1000.0

LIMIT: Final = 400
"""So many chains are weighed at most."""


class Stop(NamedTuple):
    """Where a chain may stop: its last card, and what is then left in hand, as a mask."""

    last: Card
    left: int


class Thought:
    """What a player makes of the table when a decision is due."""

    def __init__(self, position: Position, seat: Seat) -> None:
        round_ = position.round
        self.round = round_
        self.hand = mask(round_.hands[seat])
        self.others = [other for other in range(len(round_.hands)) if other != seat]
        hidden = [card for other in self.others for card in round_.hands[other]]
        self.unseen = mask([*round_.piles.stock, *hidden]) & ~1
        """What lies in the stock and in other hands."""
        self.safe: dict[Card, float] = {}
        self.chains: dict[int, float] = {}
        self.exits: dict[int, float] = {}
        self.lacking = self._lacking()

    def _lacking(self) -> dict[Card, float]:
        """For each unseen card, how likely nobody holds it, from how many cards of each hand could be that one."""
        lacking = dict.fromkeys(members(self.unseen), 1.0)
        for other in self.others:
            past, count = self.round.pasts[other], len(self.round.hands[other])
            places = {card: min(count, past.chances(card)) for card in lacking}
            share = count / max(sum(places.values()), 1)
            for card, could in places.items():
                lacking[card] -= share * could
        return lacking

    def safety(self, last: Card) -> float:
        """How likely nobody can follow that card."""
        if last not in self.safe:
            safe = 1.0
            for card in members(NEIGHBOURS[last] & self.unseen):
                safe *= max(0.0, self.lacking[card])
            self.safe[last] = safe
        return self.safe[last]

    def chains_in(self, left: int) -> float:
        """How many chains these cards make, about: one for each group that hangs together, more where it branches."""
        if left not in self.chains:
            chains, rest = 0.0, left
            while rest:
                group, ends = self._group(rest)
                rest &= ~group
                chains += 1.0 + TWIG * max(0, ends - 2)
            self.chains[left] = chains
        return self.chains[left]

    @staticmethod
    def _group(cards: int) -> tuple[int, int]:
        """The lowest of these cards with all that hang together with it, and how many of them touch but one other."""
        group, ends, edge = 0, 0, cards & -cards
        while edge:
            group |= edge
            reached = 0
            for card in members(edge):
                near = NEIGHBOURS[card] & cards
                ends += near.bit_count() == 1
                reached |= near
            edge = reached & ~group
        return group, ends

    def exits_in(self, left: int) -> float:
        """How many of these cards nobody can follow, about; doubtful ones count for little."""
        if left not in self.exits:
            self.exits[left] = sum(self.safety(card) ** 3 for card in members(left))
        return self.exits[left]

    def worth(self, stop: Stop) -> float:
        """What it is worth to stop there."""
        if not stop.left:
            return WON
        safe, chains = self.safety(stop.last), self.chains_in(stop.left)
        return safe * (FREE + EXIT * self.exits_in(stop.left)) - (1.0 - safe) * LATE * chains - chains

    def stops(self, first: Card) -> Iterator[Stop]:
        """All stops of the chains that begin with that card of the hand."""
        begin = Stop(first, self.hand & ~(1 << first))
        seen, todo = {begin}, [begin]
        while todo:
            stop = todo.pop()
            yield stop
            for card in members(NEIGHBOURS[stop.last] & stop.left):
                longer = Stop(card, stop.left & ~(1 << card))
                if longer not in seen and len(seen) < LIMIT:
                    seen.add(longer)
                    todo.append(longer)

    def promise(self, first: Card) -> float:
        """What the best chain that begins with that card is worth."""
        return max(map(self.worth, self.stops(first)))
