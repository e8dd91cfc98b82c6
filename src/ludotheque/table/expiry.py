"""Tables that wait in vain are put away."""

from __future__ import annotations

from ludotheque.table import entries
from ludotheque.table.decision import Decision
from ludotheque.table.table import Table
from ludotheque.table.timer import DAY

PUBLIC = 1 * DAY
"""So long after the last entry, a public table that still waits for people is put away."""
PRIVATE = 30 * DAY


def expires(table: Table) -> int | None:
    """When the table is put away if nothing happens."""
    if table.phase != "gathering":
        return None
    return table.changed + (PUBLIC if table.terms.public else PRIVATE)


def expired(table: Table, at: int) -> Decision | None:
    end = expires(table)
    return Decision(entries.Closed(at=at)) if end is not None and at >= end else None
