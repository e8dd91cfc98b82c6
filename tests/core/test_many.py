"""What is not looked at is not made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.core.many import Many


class Counting:
    """Finds the numbers below ten, and counts those that it had to make."""

    def __init__(self) -> None:
        self.made = 0

    def lays(self) -> Iterator[int]:
        return map(self.settled, self.placements())

    def placements(self) -> list[bytes]:
        return [bytes([number]) for number in range(10)]

    def settled(self, placement: bytes) -> int:
        self.made += 1
        return placement[0]


def test_it_is_a_row_of_what_is_found_and_of_the_others() -> None:
    many = Many[int](Counting(), [-1, -2])
    whole = [*range(10), -1, -2]
    assert [*many] == [many[at] for at in range(len(many))] == many[:] == whole
    assert (many[-1], many[-3], many[8:11]) == (-2, 9, [8, 9, -1])
    with pytest.raises(IndexError):
        many[12]


def test_one_is_taken_without_the_others() -> None:
    search = Counting()
    many = Many[int](search, [-1])
    assert (len(many), search.made) == (11, 0)
    assert (many[7], search.made) == (7, 1)
    assert (many[10], search.made) == (-1, 1)


def test_the_first_are_made_without_the_rest() -> None:
    search = Counting()
    begun = iter(Many[int](search, []))
    assert (next(begun), next(begun), search.made) == (0, 1, 2)
