"""The words that count (CK-3): the list of the house, or one of somebody's own, packed and memory-mapped.

A list of one's own is known by its SHA-256, which the options of a game name. `ludotheque mots --liste` checks it and
puts it on the shelf, a folder of packed lists; every process of a house reads the same one.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Final, Self

from ludotheque.core.refusal import Refused
from ludotheque.games.crack import packing
from ludotheque.games.crack.packing import CHILD, ENDS, LAST, LETTER, Packed

HOUSE: Final = Path(__file__).with_name("words") / "fr.dawg"
RULE: Final = "CK-3"
ANY: Final = "?"
"""In a pattern or a rack: any letter."""
MANY: Final = "*"
"""In a pattern: any letters, or none."""


class Lexicon:
    """A list of words."""

    def __init__(self, packed: Packed) -> None:
        self._size = packed.size
        self.digest = packed.digest
        self.graph = packed.graph
        """See `packing`: for kernels, as they walk it."""

    @classmethod
    def of(cls, words: Iterable[str]) -> Self:
        """Those words, already in capitals."""
        return cls(packing.unpack(memoryview(packing.pack(sorted(set(words))))))

    def __len__(self) -> int:
        return self._size

    def __contains__(self, word: str) -> bool:
        place, edge = self.graph[0], 0
        for letter in word:
            edge = self._follow(place, letter)
            place = edge >> CHILD
        return edge & ENDS != 0

    def __iter__(self) -> Iterator[str]:
        return self.search()

    def matching(self, pattern: str) -> Iterator[str]:
        """Words of a pattern: letters, `?` for any one, `*` for any number of them."""
        return self.search(pattern)

    def drawn_from(self, rack: str) -> Iterator[str]:
        """Words that can be made with some of these letters; `?` stands for any."""
        return self.search(rack=rack)

    def search(self, pattern: str = MANY, rack: str | None = None) -> Iterator[str]:
        """Words of a pattern that can be made with some of these letters, in the order of the alphabet."""
        left = None if rack is None else Counter(rack)
        return self._search(self.graph[0], "", _reach(pattern, 1), pattern, left)

    def _follow(self, place: int, letter: str) -> int:
        """The edge of a node that bears a letter; 0 when there is none."""
        graph, wanted = self.graph, ord(letter) - 64
        while place:
            edge = graph[place]
            if edge & LETTER == wanted:
                return edge
            place = 0 if edge & LAST else place + 1
        return 0

    def _edges(self, place: int) -> Iterator[int]:
        while place:
            edge = self.graph[place]
            yield edge
            place = 0 if edge & LAST else place + 1

    def _search(self, place: int, begun: str, reached: int, pattern: str, left: Counter[str] | None) -> Iterator[str]:
        """Words that go on from a node; `reached` has a bit for each place of the pattern where one may be."""
        for edge in self._edges(place):
            letter = chr(edge & LETTER | 64)
            after = _step(pattern, reached, letter)
            used = letter if left is None or left[letter] else ANY
            if not after or (left is not None and not left[used]):
                continue
            if left is not None:
                left[used] -= 1
            if edge & ENDS and after >> len(pattern) & 1:
                yield begun + letter
            yield from self._search(edge >> CHILD, begun + letter, after, pattern, left)
            if left is not None:
                left[used] += 1


def _reach(pattern: str, reached: int) -> int:
    """Those places of a pattern, and where one gets from them without a letter."""
    for at, mark in enumerate(pattern):
        if mark == MANY and reached >> at & 1:
            reached |= 2 << at
    return reached


def _step(pattern: str, reached: int, letter: str) -> int:
    """The places of a pattern where one is after a letter."""
    after = 0
    for at, mark in enumerate(pattern):
        if reached >> at & 1:
            if mark == MANY:
                after |= 1 << at
            elif mark in (ANY, letter):
                after |= 2 << at
    return _reach(pattern, after)


def shelf() -> Path:
    """The folder of the lists that are not of the house."""
    chosen = os.environ.get("LUDOTHEQUE_WORDS")
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(chosen) if chosen else Path(data) / "ludotheque" / "words"


def file(digest: str) -> Path:
    """Where the packed list of that name is, or would be; no name: that of the house."""
    return shelf() / f"{digest}.dawg" if digest else HOUSE


def named(digest: str = "") -> Lexicon:
    """The list that the options of a game name: by its SHA-256, or none for that of the house."""
    return _mapped(file(digest), digest or packing.HOUSE)


def default() -> Lexicon:
    """The list of the house."""
    return named()


@cache
def _mapped(path: Path, digest: str) -> Lexicon:
    try:
        with path.open("rb") as opened:
            packed = packing.unpack(memoryview(mmap(opened.fileno(), 0, access=ACCESS_READ)))
    except OSError:
        if path == HOUSE:
            raise Refused("words-missing", RULE) from None
        raise Refused("words-unknown", RULE, {"words": digest}) from None
    except ValueError:
        raise Refused("words-damaged", RULE, {"file": path.name}) from None
    if packed.digest != digest:
        raise Refused("words-damaged", RULE, {"file": path.name})
    return Lexicon(packed)


def sound() -> bool:
    """Whether the list of the house is there and is the right one, as it is on disk now."""
    try:
        _mapped.__wrapped__(HOUSE, packing.HOUSE)
    except Refused:
        return False
    return True
