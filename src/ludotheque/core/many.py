"""Moves too many to be made before they are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Protocol, TypeVar

M_co = TypeVar("M_co", covariant=True)


class Search(Protocol[M_co]):
    """What finds them; how it writes one down (`placements`) costs less than the move itself (`settled`)."""

    def lays(self) -> Iterator[M_co]:
        """Every move, made as it is asked for."""
        ...

    def placements(self) -> list[bytes]:
        """The same, in the same order, as they are written down."""
        ...

    def settled(self, placement: bytes) -> M_co:
        """The move that is meant."""
        ...


class Many(Sequence[M_co]):
    """What a search finds, then other moves. Those at the beginning are made without the rest, and one is taken out of
    all without making the others."""

    def __init__(self, search: Search[M_co], others: Sequence[M_co]) -> None:
        self._search = search
        self._others = others

    @cached_property
    def _placements(self) -> list[bytes]:
        return self._search.placements()

    def __len__(self) -> int:
        return len(self._placements) + len(self._others)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        place = range(len(self))[at]
        if place < len(self._placements):
            return self._search.settled(self._placements[place])
        return self._others[place - len(self._placements)]

    def __iter__(self) -> Iterator[M_co]:
        yield from self._search.lays()
        yield from self._others
