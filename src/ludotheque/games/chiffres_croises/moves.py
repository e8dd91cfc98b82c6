"""The moves of a turn, too many to be listed before they are looked at when there are jokers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from ludotheque.games.chiffres_croises.model import AnyMove
from ludotheque.games.chiffres_croises.search import Search, read


class Moves(Sequence[AnyMove]):
    """Every way to lay tiles, then other moves. Those at the beginning are found without the rest, and one is taken out
    of all without making the others."""

    def __init__(self, search: Search, others: Sequence[AnyMove]) -> None:
        self._search = search
        self._others = others

    @cached_property
    def _lays(self) -> list[bytes]:
        return list(self._search.all())

    def __len__(self) -> int:
        return len(self._lays) + len(self._others)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        place = range(len(self))[at]
        return read(self._lays[place]) if place < len(self._lays) else self._others[place - len(self._lays)]

    def __iter__(self) -> Iterator[AnyMove]:
        yield from map(read, self._search.all())
        yield from self._others
