"""The moves of a turn, too many to be listed before they are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from ludotheque.games.crack.model import AnyMove
from ludotheque.games.crack.search import Search


class Moves(Sequence[AnyMove]):
    """Every way to lay letters, in its best colours, then other moves. Those at the beginning are found without the
    rest, and one is taken out of all without finding the colours of the others."""

    def __init__(self, search: Search, others: Sequence[AnyMove]) -> None:
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

    def __iter__(self) -> Iterator[AnyMove]:
        yield from self._search.lays()
        yield from self._others
