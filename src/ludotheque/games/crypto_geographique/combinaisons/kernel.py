"""The best division of a hand into combinations, exactly, for every part of the hand at once.

The cards of a hand are numbered 0, 1, … in the order in which they are given, and a part of the hand is a mask of these
numbers. Two tables over all parts hold everything:

`last[part]`: the cards that can complete the part as one combination (CG-6). A group is complete with any card that
touches it; a chain only with one that touches the end of what was laid. Zero: the part is no combination.
`best[part]`: what the part is worth when it is divided best; `first[part]` is the combination, or the single card, that
then holds its lowest card.
"""

from __future__ import annotations

from array import array

CARDS = 8
WHOLE = 7
PARTS = 256
MAP = 91


class Divider:
    borders: bytes
    points: array[int]
    chain: bool
    count: int
    touch: bytearray
    around: bytearray
    last: bytearray
    first: bytearray
    best: array[int]
    size: bytearray

    def __init__(self, borders: bytes, points: array[int], chain: bool) -> None:
        """`borders`: whether departments touch, at 91 * one + other; `points`: what a combination is worth, by size."""
        self.borders = borders
        self.points = points
        self.chain = chain
        self.count = 0
        self.touch = bytearray(CARDS)
        self.around = bytearray(CARDS)
        self.last = bytearray(PARTS)
        self.first = bytearray(PARTS)
        self.best = array("i", bytes(4 * PARTS))
        self.size = bytearray(part.bit_count() for part in range(PARTS))

    def divide(self, cards: bytes) -> int:
        """Fill the tables for these cards, eight at most. What they are worth all together."""
        if len(cards) > CARDS:
            raise ValueError("a hand holds eight cards at most")
        self.count = len(cards)
        self.meet(cards)
        self.combine(1 << self.count)
        for part in range(1, 1 << self.count):
            self.settle(part)
        return self.best[(1 << self.count) - 1]

    def worth(self, part: int) -> int:
        """What that part of the hand is worth."""
        return self.best[part]

    def parts(self, part: int) -> list[int]:
        """The combinations and single cards of its best division."""
        found = []
        while part:
            found.append(self.first[part])
            part ^= self.first[part]
        return found

    def stops(self, part: int) -> bool:
        """Whether seven cards are a *complet*, or a *carré* and a *brelan* (CG-7)."""
        if self.size[part] != 7:
            return False
        if self.last[part]:
            return True
        four = (part - 1) & part
        while four:
            if self.size[four] == 4 and self.last[four] and self.last[part ^ four]:
                return True
            four = (four - 1) & part
        return False

    def outlook(self, hand: bytes, drawn: bytes) -> int:
        """What seven cards are worth after one of `drawn` came and one card was thrown: the sum over all `drawn`."""
        if len(hand) != WHOLE:
            raise ValueError("a hand is seven cards")
        whole = self.divide(hand)
        total = 0
        for card in drawn:
            total += whole + self.gain(hand, card)
        return total

    def gain(self, hand: bytes, card: int) -> int:
        """How much the hand just divided gains by that card, after the best throw."""
        row = MAP * card
        near = 0
        for i in range(WHOLE):
            if self.borders[row + hand[i]]:
                near |= 1 << i
        if near == 0:
            return 0
        self.touch[WHOLE] = near
        for i in range(WHOLE):
            self.touch[i] = self.touch[i] & 127 | (near >> i & 1) << WHOLE
        for part in range(128, PARTS):
            self.last[part] = self.enders(part)
        reach = near
        for i in range(WHOLE):
            if near >> i & 1:
                reach |= self.around[i]
        top = self.best[127]
        for i in range(WHOLE):
            kept = 127 ^ 1 << i
            sub = kept & reach
            while sub:
                if self.last[sub | 128]:
                    worth = self.points[self.size[sub] + 1] + self.best[kept ^ sub]
                    top = max(top, worth)
                sub = (sub - 1) & kept & reach
        return top - self.best[127]

    def meet(self, cards: bytes) -> int:
        """Which cards of the hand touch, and which are connected through others."""
        for i in range(self.count):
            row = MAP * cards[i]
            near = 0
            for j in range(self.count):
                if self.borders[row + cards[j]]:
                    near |= 1 << j
            self.touch[i] = near
        for i in range(self.count):
            seen = 1 << i
            front = seen
            while front:
                near = 0
                for j in range(self.count):
                    if front >> j & 1:
                        near |= self.touch[j]
                front = near & ~seen
                seen |= near
            self.around[i] = seen
        return 0

    def combine(self, end: int) -> int:
        """Which parts are combinations."""
        self.last[0] = 0
        for part in range(1, end):
            self.last[part] = self.enders(part)
        return 0

    def enders(self, part: int) -> int:
        """The cards that can complete a part, once that is known of all smaller ones."""
        if part & (part - 1) == 0:
            return part
        found = 0
        for i in range(CARDS):
            bit = 1 << i
            if part & bit:
                rest = part ^ bit
                before = self.last[rest]
                if before and not self.chain:
                    before = rest
                if self.touch[i] & before:
                    found |= bit
        return found

    def settle(self, part: int) -> int:
        """Divide a part, once all smaller ones are: the combination that holds its lowest card, then the rest."""
        low = part & -part
        lowest = 0
        while low >> lowest > 1:
            lowest += 1
        rest = part ^ low
        top = self.best[rest]
        first = low
        reach = rest & self.around[lowest]
        sub = reach
        while sub:
            if self.last[sub | low]:
                worth = self.points[self.size[sub] + 1] + self.best[rest ^ sub]
                if worth > top:
                    top = worth
                    first = sub | low
            sub = (sub - 1) & reach
        self.best[part] = top
        self.first[part] = first
        return 0
