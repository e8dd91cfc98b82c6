"""Keys, doors and rings as they are printed (CS-1, CS-2)."""

from __future__ import annotations

from typing import Final, TypeAlias

KeyId: TypeAlias = int
"""One of the 48 keys: two copies of each name, one after the other."""
Name: TypeAlias = int
"""What is engraved on a key: its digit, then its letter."""
Code: TypeAlias = tuple[Name, ...]
"""The four names that open a door, in the order of its locks."""

LETTERS: Final = "CODE"
LOCKS: Final = len(LETTERS)
DIGITS: Final = 6
DOORS: Final = 6
KEYS: Final = 2 * DIGITS * LOCKS
RINGS: Final = 12
RING: Final = 4
"""A ring never holds more keys."""


def named(digit: int, letter: int) -> Name:
    return (digit - 1) * LOCKS + letter


def name_of(key: KeyId) -> Name:
    return key >> 1


def letter_of(name: Name) -> int:
    return name % LOCKS


def digit_of(name: Name) -> int:
    return name // LOCKS + 1


def written(name: Name) -> str:
    return f"{digit_of(name)}{LETTERS[letter_of(name)]}"


def read(text: str) -> Name:
    return named(int(text[0]), LETTERS.index(text[1]))


PRINTED: Final[tuple[Code, ...]] = tuple(
    tuple(named((door + letter) % DIGITS + 1, letter) for letter in range(LOCKS)) for door in range(DOORS)
)
"""What the locks of each door read: door 3 (the third) 3C 4O 5D 6E."""

DIGITS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(digit_of(name) for name in code) for code in PRINTED)
"""The digits on the locks of each door."""

MASTERS: Final[tuple[tuple[Code, ...], ...]] = tuple(
    tuple(tuple(named(digit, letter) for letter in range(LOCKS)) for digit in digits) for digits in DIGITS_OF
)
"""The master keys of each door: four keys of one of its digits (CS-10)."""
