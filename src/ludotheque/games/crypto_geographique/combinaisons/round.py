"""What lies on the table and is held in one round of Combinaisons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Self

from ludotheque.core.cards import FAKIR, Card, Piles, count
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique.combinaisons import claims
from ludotheque.games.crypto_geographique.combinaisons.claims import Claim
from ludotheque.games.crypto_geographique.combinaisons.model import HAND
from ludotheque.games.crypto_geographique.combinaisons.scoring import Forme
from ludotheque.games.crypto_geographique.dealing import deal


class Round:
    """Hands, by seat, and the piles."""

    __slots__ = ("claims", "hidden", "known", "piles")

    def __init__(self, hidden: list[list[Card]], known: list[list[Card]], piles: Piles) -> None:
        self.hidden = hidden
        """What only its owner has seen."""
        self.known = known
        """What everybody has seen: it was taken from the discard pile."""
        self.piles = piles
        self.claims: list[list[Claim]] = [[] for _ in hidden]
        """The hands with which each seat has asked to stop."""

    @classmethod
    def deal(cls, order: Sequence[Seat], chance: Chance) -> Self:
        """A new round; `order` is the order of the seats from the dealer's left."""
        hands, piles = deal(order, HAND, chance)
        return cls(hands, [[] for _ in order], piles)

    def hand(self, seat: Seat) -> list[Card]:
        return self.known[seat] + self.hidden[seat]

    def exchange(self, seat: Seat, taken: Card, seen: bool, thrown: Card) -> None:
        """Put the card taken in the hand of that seat, and one card of it on the discard pile."""
        (self.known if seen else self.hidden)[seat].append(taken)
        (self.known if thrown in self.known[seat] else self.hidden)[seat].remove(thrown)
        self.piles.discard.append(thrown)

    def claim(self, seat: Seat) -> None:
        """That seat asks to stop: everybody knows from now on that its hand allows it."""
        self.claims[seat].append(tuple(self.hand(seat)))

    def imagine(self, seat: Seat, held: Sequence[Card], forme: Forme, chance: Chance) -> list[Card]:
        """Deal all that this seat has not seen anew: the stock, the others' hands, and what another now holds.

        What the others have claimed stays true. What is then held.
        """
        others = [other for other in range(len(self.hidden)) if other != seat]
        bound = {card for other in others for card in claims.bound(self.claims[other], self.hidden[other])}
        if bound:
            now = self._vary_claims(others, held, forme, chance)
            bound = {now.get(card, card) for card in bound}
            held = [now.get(card, card) for card in held]
        free = [card for other in others for card in self.hidden[other] if card not in bound]
        dealt = iter(self.piles.redeal([*free, *held], chance))
        for other in others:
            self.hidden[other] = [card if card in bound else next(dealt) for card in self.hidden[other]]
        return [*dealt]

    def _vary_claims(
        self, others: Sequence[Seat], held: Sequence[Card], forme: Forme, chance: Chance
    ) -> dict[Card, Card]:
        """Let these seats have made their claims with other cards: which cards have changed places with which."""
        made = {other: self.claims[other] for other in others}
        hidden = {other: self.hidden[other] for other in others}
        pool = [card for card in (*self.piles.stock, *chain(*hidden.values()), *held) if card]
        now = claims.moved(claims.vary(made, hidden, pool, forme, chance))
        self.piles.stock = [now.get(card, card) for card in self.piles.stock]
        for other in others:
            self.hidden[other] = [now.get(card, card) for card in self.hidden[other]]
            self.claims[other] = [tuple(now.get(card, card) for card in claim) for claim in self.claims[other]]
        return now

    def count(self) -> Counter[str]:
        """Every card on the table, by name."""
        piles = self.piles
        fakirs = [FAKIR] * sum(piles.aside)
        return count(chain(*self.hidden, *self.known, piles.stock, piles.discard, fakirs))

    def clone(self) -> Self:
        copy = type(self)([*map(list, self.hidden)], [*map(list, self.known)], self.piles.clone())
        copy.claims = [*map(list, self.claims)]
        return copy
