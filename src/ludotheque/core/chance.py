"""Chance: the one object through which a game draws lots."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import Protocol, Self, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Shuffles and draws; a copy goes on as the original would."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        ...

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order."""
        ...

    def clone(self) -> Self: ...


class Sealed:
    """The chance of a real table: a stream of SHA-256 blocks that anyone can recompute from the seed.

    Block k is SHA-256(seed + k as 8 bytes, big-endian) and yields eight 32-bit big-endian words. A word w gives a
    number below n as w mod n, unless w lies in the incomplete last run of n (w >= 2^32 - 2^32 mod n): then the next
    word is taken, so that every number is equally likely. A shuffle is Fisher-Yates from the last item down to the
    second: item i changes places with item `below(i + 1)`.
    """

    __slots__ = ("_block", "_seed", "_words")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            digest = hashlib.sha256(self._seed + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
        return self._words.pop()

    def below(self, n: int) -> int:
        fair = 2**32 - 2**32 % n
        while (word := self._word()) >= fair:
            pass
        return word % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def clone(self) -> Self:
        copy = type(self)(self._seed)
        copy._block = self._block
        copy._words = self._words.copy()
        return copy


_MASK = 2**64 - 1


class Fast:
    """The chance of searches and simulations: SplitMix64, quick and reproducible, in no record."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def bits(self) -> int:
        """64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        return self.bits() * n >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.bits() * (i + 1) >> 64
            items[i], items[j] = items[j], items[i]

    def clone(self) -> Self:
        return type(self)(self._state)
