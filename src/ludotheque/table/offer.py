"""Something offered to everybody at a table, until all agree or one declines."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludotheque.core.game import Seat
from ludotheque.table import entries


@dataclass(slots=True)
class Offering:
    """An undo to `ply`, or a rematch with each person's nonces."""

    seat: Seat
    ply: int
    agreed: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """The people who agree, with their nonces."""

    @classmethod
    def of(cls, entry: entries.Offered) -> Offering:
        return cls(entry.seat, entry.ply, {entry.by or "": entry.nonces})

    def agree(self, entry: entries.Agreed) -> None:
        self.agreed[entry.by or ""] = entry.nonces
