"""Entries as everybody at the table may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.table import entries, told

if TYPE_CHECKING:
    from ludotheque.table.table import Table


def tell(table: Table, entry: entries.AnyEntry) -> told.AnyTold:
    """What is told of an entry that is about to happen at that table; its number is the table's."""
    number, at = table.number, entry.at
    match entry:
        case entries.Played():
            return told.Played(number=number, at=at, seat=entry.seat, ply=len(table.plies) + 1)
        case entries.Said():
            return told.Said(
                number=number, at=at, person=entry.by or "", name=entry.name, text=entry.text, phrase=entry.phrase
            )
        case entries.Flagged():
            made = entry.move is not None
            return told.Flagged(number=number, at=at, seat=entry.seat, ply=len(table.plies) + made)
        case entries.Resigned():
            return told.Resigned(number=number, at=at, seat=entry.seat)
        case entries.Undone():
            return told.Undone(number=number, at=at, seat=entry.seat, ply=entry.ply)
        case entries.Offered():
            return told.Offered(number=number, at=at, offer=entry.offer, seat=entry.seat)
        case entries.Agreed():
            return told.Agreed(number=number, at=at, offer=entry.offer, seat=entry.seat)
        case entries.Declined():
            return told.Declined(number=number, at=at, offer=entry.offer, seat=entry.seat)
        case entries.Rematched():
            return told.Rematched(number=number, at=at, table=entry.table)
        case entries.Closed():
            return told.Closed(number=number, at=at, by_house=entry.by is None)
        case _:
            return _seating(table, entry)


def _seating(
    table: Table, entry: entries.Opened | entries.Sat | entries.Left | entries.Entrusted | entries.Begun
) -> told.AnyTold:
    number, at = table.number, entry.at
    match entry:
        case entries.Opened():
            return told.Opened(number=number, at=at, name=entry.name)
        case entries.Sat():
            return told.Sat(number=number, at=at, seat=entry.seat, name=entry.name)
        case entries.Left():
            place = table.places[entry.seat]
            return told.Left(number=number, at=at, seat=entry.seat, name=place.name, bot=place.bot)
        case entries.Entrusted():
            name = table.places[entry.seat].name
            return told.Entrusted(number=number, at=at, seat=entry.seat, bot=entry.bot, name=name)
        case entries.Begun():
            return told.Begun(number=number, at=at)
