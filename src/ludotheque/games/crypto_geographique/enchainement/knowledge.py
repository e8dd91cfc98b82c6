"""What everybody can tell of cards that they do not see: who missed on which department, and what was laid since.

The cards of a hand came at different times: those of the deal, then one with each miss. A card held at a miss is no
neighbour of the department missed; one that came with it or later may be. Nobody but its owner knows when a card that
is laid had come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from ludotheque.core.cards import FAKIR, Card
from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.games.crypto_geographique.map import NEIGHBOURS, mask

TRIES: Final = 200
"""After so many deals that lead nowhere, the true one stands for them."""
FINE: Final = 2**32
"""Of how many parts chances are weighed."""
HARDLY: Final = 0.01
"""As good as no card at all."""


class Hidden(NamedTuple):
    """What lies face down."""

    hands: list[list[Card]]
    stock: list[Card]


class Past:
    """What everybody has seen one player do in a round."""

    __slots__ = ("dealt", "laid", "misses")

    def __init__(self, dealt: int) -> None:
        self.dealt = dealt
        """How many cards came with the deal: arrival 0. Arrival n came with miss n."""
        self.misses: list[int] = []
        """The neighbours, as a mask, of the department missed, each time."""
        self.laid: list[range] = []
        """For each card laid, the arrivals that it can be of."""

    def missed(self, visible: Card) -> None:
        self.misses.append(NEIGHBOURS[visible])

    def lay(self, card: Card) -> None:
        """It came after the last miss on one of its neighbours."""
        after = [arrival for arrival, missing in enumerate(self.misses, 1) if missing >> card & 1]
        self.laid.append(range(after[-1] if after else 0, len(self.misses) + 1))

    def chances(self, card: Card) -> int:
        """How many cards that came to this hand, laid or not, that one could be."""
        for arrival in range(len(self.misses), 0, -1):
            if self.misses[arrival - 1] >> card & 1:
                return len(self.misses) - arrival + 1
        return self.dealt + len(self.misses)

    def barred(self) -> list[int]:
        """By arrival, the departments that a card held since then cannot be, as a mask."""
        bars = [0]
        for missing in reversed(self.misses):
            bars.append(bars[-1] | missing)
        return bars[::-1]

    def held(self, unseen: int, chance: Chance) -> list[int] | None:
        """For each card still held, as they came, the departments that it cannot be.

        Which card laid was of which arrival is drawn by lot, as likely as the cards `unseen` (a mask) make it; None
        when the lot leads nowhere.
        """
        bars = self.barred()
        left = [self.dealt, *[1] * len(self.misses)]
        # The fewer cards an arrival can still be, the less likely it is that none of those laid was of it.
        weights = [1 / max((unseen & ~bar).bit_count(), HARDLY) for bar in bars]
        for arrivals in self.laid:
            arrival = _drawn([left[at] * weights[at] for at in arrivals], chance)
            if arrival is None:
                return None
            left[arrivals[arrival]] -= 1
        return [bar for bar, count in zip(bars, left, strict=True) for _ in range(count)]

    def clone(self) -> Self:
        copy = type(self)(self.dealt)
        copy.misses = self.misses.copy()
        copy.laid = self.laid.copy()
        return copy


def _drawn(weights: Sequence[float], chance: Chance) -> int | None:
    """One of these by lot; None when all weigh nothing."""
    drawn = chance.below(FINE) / FINE * sum(weights)
    for at, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return at
    return None


def deal(pasts: Sequence[Past], seat: Seat, hidden: Hidden, chance: Chance) -> Hidden:
    """Hands and a stock that this seat cannot tell from the true ones."""
    others = [other for other in range(len(pasts)) if other != seat]
    numbers = [card for card in hidden.stock if card] + [card for other in others for card in hidden.hands[other]]
    for _ in range(TRIES):
        hands = _dealt(pasts, others, numbers, chance)
        if hands is not None:
            break
    else:
        return hidden
    taken = {card for hand in hands.values() for card in hand}
    stock = [FAKIR] * hidden.stock.count(FAKIR) + [card for card in numbers if card not in taken]
    chance.shuffle(stock)
    return Hidden([hands.get(at, hand) for at, hand in enumerate(hidden.hands)], stock)


def _dealt(
    pasts: Sequence[Past], others: Sequence[Seat], numbers: Sequence[Card], chance: Chance
) -> dict[Seat, list[Card]] | None:
    """New hands for others from these cards, for whom fewest will do first; None when they do not come out."""
    unseen = mask(numbers)
    hands: dict[Seat, list[Card]] = {}
    places: list[tuple[int, int, Seat, int]] = []
    for other in others:
        held = pasts[other].held(unseen, chance)
        if held is None:
            return None
        hands[other] = [FAKIR] * len(held)
        places += [((unseen & ~bar).bit_count(), bar, other, at) for at, bar in enumerate(held)]
    left = list(numbers)
    for _, bar, other, place in sorted(places):
        could = [card for card in left if not bar >> card & 1]
        if not could:
            return None
        hands[other][place] = card = could[chance.below(len(could))]
        left.remove(card)
    return hands
