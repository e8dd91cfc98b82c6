"""A pack in a known order."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

from ludotheque.core.chance import Fast

T = TypeVar("T")


class Stacked(Fast):
    """A chance whose first shuffle puts these cards on top, the first to be dealt first; it counts the shuffles."""

    def __init__(self, *first: int) -> None:
        super().__init__(0)
        self.first = first
        self.shuffles = 0

    def shuffle(self, items: MutableSequence[T]) -> None:
        self.shuffles += 1
        if self.shuffles > 1:
            return super().shuffle(items)
        for at, card in enumerate(self.first, 1):
            found = next(i for i, item in enumerate(items) if item == card and i <= len(items) - at)
            items[found], items[-at] = items[-at], items[found]
        return None
