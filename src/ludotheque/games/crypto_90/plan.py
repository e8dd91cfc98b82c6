"""What a row still needs: where each number ought to sit, and how likely the missing ones are to come in time.

Nine slots must rise from left to right. The cards of a player fill them in two ways: with the hand card on the far left
(side 0), and with the hand card on the far right (side 1). A plan keeps some of the cards, rising and of one parity (0,
1, or 2 for any), and waits for numbers in the gaps between them.

The k slots of a gap share the m numbers that may still come there: each waits for m / k of them, and gets one with the
probability 1 - exp(-looks * m / k), where `looks` is the part of all coming numbers that the player will see in the
time that is left. The worth of a plan is the logarithm of the probability that all its slots are filled in that time:
it adds up over gaps, so that the best plan is found slot by slot.

Slots are numbered from 1; 0 and 10 are the edges, as if cards 0 and 91 were kept there.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ModuleNotFoundError:
    from ludotheque.core import nocython as cython

if TYPE_CHECKING or not cython.compiled:  # the compiled build has those of C
    from math import exp, log

EDGE = 10
ABOVE = 91
WIDTH = 92
SIDES = 2
PARITIES = 3
ANY = 2
NEVER = -1e6


class Plan:
    """The best plan for the cards that were last loaded."""

    prizes: array[float]
    below: array[int]
    cost: array[float]
    line: bytearray
    fore: array[float]
    back: array[float]
    side: int
    parity: int
    place: int

    def __init__(self, prizes: array[float]) -> None:
        """`prizes`: added to the worth of plans that are all even, all odd, of any cards; `NEVER`: no such plan."""
        self.prizes = prizes
        self.below = array("i", bytes(4 * PARITIES * WIDTH))  # by parity and card: how many lower ones may come
        self.cost = array("d", bytes(8 * EDGE * WIDTH))  # by slots and numbers: the worth of a gap
        self.line = bytearray(EDGE)  # the hand card, the row, the hand card again
        self.fore = array("d", bytes(8 * SIDES * PARITIES * (EDGE + 1)))  # the best on the left of a kept slot
        self.back = array("d", bytes(8 * SIDES * PARITIES * (EDGE + 1)))  # the best on its right
        self.side = self.parity = self.place = 0

    def expect(self, coming: bytes, looks: float) -> int:
        """Plan for these numbers to come (1 at each that may), and for so much time."""
        for parity in range(PARITIES):
            count = 0
            for card in range(WIDTH):
                self.below[parity * WIDTH + card] = count
                if card < ABOVE and coming[card] and self.suits(card, parity):
                    count += 1
        for slots in range(EDGE):
            for numbers in range(WIDTH):
                if slots == 0:
                    self.cost[numbers] = 0.0
                elif numbers < slots:
                    self.cost[slots * WIDTH + numbers] = NEVER
                else:
                    self.cost[slots * WIDTH + numbers] = slots * log(1.0 - exp(-looks * numbers / slots))
        return 0

    def suits(self, card: int, parity: int) -> int:
        """Whether a plan of that parity can hold the card; a fakir (0) suits none."""
        return 1 if card and (parity == ANY or card & 1 == parity) else 0

    def load(self, cards: bytes) -> float:
        """Take these cards, the row and then the hand (0: none is known). What the best plan for them is worth."""
        self.line[0] = cards[8]
        self.line[9] = cards[8]
        for at in range(8):
            self.line[at + 1] = cards[at]
        best = 2.0 * NEVER
        for parity in range(PARITIES):
            if self.prizes[parity] > NEVER:
                for side in range(SIDES):
                    worth = self.weigh(side, parity) + self.prizes[parity]
                    if worth > best:
                        best = worth
                        self.side = side
                        self.parity = parity
        return best

    def weigh(self, side: int, parity: int) -> float:
        """Fill the tables of one side and parity. The worth of its best plan."""
        table = (SIDES * parity + side) * (EDGE + 1)
        for slot in range(1, EDGE):
            card = self.line[side + slot - 1]
            self.fore[table + slot] = NEVER
            if self.suits(card, parity):
                self.fore[table + slot] = self.left(side, parity, slot, card)
        for i in range(1, EDGE):
            slot = EDGE - i
            card = self.line[side + slot - 1]
            self.back[table + slot] = NEVER
            if self.suits(card, parity):
                self.back[table + slot] = self.right(side, parity, slot, card)
        self.fore[table + EDGE] = self.left(side, parity, EDGE, ABOVE)
        return self.fore[table + EDGE]

    def left(self, side: int, parity: int, slot: int, card: int) -> float:
        """The worth of all that lies to the left of a card in that slot."""
        table = (SIDES * parity + side) * (EDGE + 1)
        base = parity * WIDTH
        below = self.below[base + card]
        best = self.cost[(slot - 1) * WIDTH + below]
        for kept in range(1, slot):
            low = self.line[side + kept - 1]
            if low < card and self.fore[table + kept] > NEVER:
                gap = (slot - kept - 1) * WIDTH + below - self.below[base + low + 1]
                worth = self.fore[table + kept] + self.cost[gap]
                best = max(best, worth)
        return best

    def right(self, side: int, parity: int, slot: int, card: int) -> float:
        """The worth of all that lies to the right of a card in that slot."""
        table = (SIDES * parity + side) * (EDGE + 1)
        base = parity * WIDTH
        below = self.below[base + card + 1]
        best = self.cost[(EDGE - slot - 1) * WIDTH + self.below[base + ABOVE] - below]
        for kept in range(slot + 1, EDGE):
            high = self.line[side + kept - 1]
            if high > card and self.back[table + kept] > NEVER:
                gap = (kept - slot - 1) * WIDTH + self.below[base + high] - below
                worth = self.back[table + kept] + self.cost[gap]
                best = max(best, worth)
        return best

    def best(self, card: int) -> float:
        """The worth of the loaded cards with that card put where it serves best: at `place`, from 1 to 9 (the hand)."""
        best = 2.0 * NEVER
        for parity in range(PARITIES):
            if self.prizes[parity] > NEVER and self.suits(card, parity):
                for side in range(SIDES):
                    for slot in range(1, EDGE):
                        worth = self.left(side, parity, slot, card) + self.right(side, parity, slot, card)
                        if worth + self.prizes[parity] > best:
                            best = worth + self.prizes[parity]
                            self.place = self.place_of(side, slot)
        return best

    def place_of(self, side: int, slot: int) -> int:
        """A slot as a place of the row, from 1, or the hand, 9."""
        return (slot + side + 7) % 9 + 1

    def outlook(self, coming: bytes, worth: float) -> float:
        """The worth to expect of cards that are worth so much, once one of these numbers has come."""
        total = 0.0
        count = 0
        for card in range(1, ABOVE):
            if coming[card]:
                total += exp(max(worth, self.best(card)))
                count += 1
        return log(total / count) if total > 0.0 else NEVER

    def wants(self, coming: bytes, wanted: bytearray) -> int:
        """Write for each number the place, from 1 to 9, that waits for it in the best plan (0: none). How many wait."""
        for card in range(ABOVE):
            wanted[card] = 0
        missing = 0
        end = EDGE
        high = ABOVE
        while end > 0:
            start = self.previous(end, high)
            low = self.line[self.side + start - 1] if start else 0
            missing += end - start - 1
            self.share(coming, wanted, start, end, low, high)
            end = start
            high = low
        return missing

    def previous(self, slot: int, card: int) -> int:
        """The slot kept before that one in the best plan; 0 when there is none."""
        table = (SIDES * self.parity + self.side) * (EDGE + 1)
        base = self.parity * WIDTH
        for i in range(1, slot):
            kept = slot - i
            low = self.line[self.side + kept - 1]
            if low < card and self.fore[table + kept] > NEVER:
                gap = (slot - kept - 1) * WIDTH + self.below[base + card] - self.below[base + low + 1]
                if self.fore[table + kept] + self.cost[gap] >= self.fore[table + slot]:
                    return kept
        return 0

    def share(self, coming: bytes, wanted: bytearray, start: int, end: int, low: int, high: int) -> int:
        """Give the slots of a gap equal shares of the numbers that may come there."""
        first = self.below[self.parity * WIDTH + low + 1]
        numbers = self.below[self.parity * WIDTH + high] - first
        slots = end - start - 1
        for card in range(low + 1, high):
            if slots and coming[card] and self.suits(card, self.parity):
                rank = self.below[self.parity * WIDTH + card] - first
                wanted[card] = self.place_of(self.side, start + 1 + rank * slots // numbers)
        return 0
