"""Taking somebody's name and words out of a log."""

from __future__ import annotations

import msgspec

from ludotheque.table import entries

NAMELESS = "–"


def forgotten(entry: entries.AnyEntry, person: str) -> entries.AnyEntry:
    """The entry without anything that tells who that person was."""
    match entry:
        case entries.Opened():
            seats = tuple(
                msgspec.structs.replace(occupant, name=NAMELESS) if occupant.person == person else occupant
                for occupant in entry.seats
            )
            name = NAMELESS if entry.by == person else entry.name
            return msgspec.structs.replace(entry, seats=seats, name=name)
        case entries.Rematched():
            opened = forgotten(entry.opened, person)
            return msgspec.structs.replace(entry, opened=opened)
        case entries.Sat() if entry.by == person:
            return msgspec.structs.replace(entry, name=NAMELESS)
        case entries.Said() if entry.by == person:
            text = None if entry.text is None else NAMELESS
            return msgspec.structs.replace(entry, name=NAMELESS, text=text)
        case _:
            return entry
