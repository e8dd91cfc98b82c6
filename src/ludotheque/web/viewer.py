"""The tables that somebody looks at through one socket."""

from __future__ import annotations

from ludotheque.core.refusal import Refused
from ludotheque.live.house import House, now
from ludotheque.live.room import Room
from ludotheque.live.watching import Happening
from ludotheque.table import told
from ludotheque.web import messages
from ludotheque.web.outbox import Outbox, encode
from ludotheque.web.wire import sent

MISSED = 20
"""Updates that somebody who comes back is sent at most; beyond, a snapshot is shorter."""
MOST_WATCHED = 100
"""Tables watched through one socket at most."""


class Watch:
    """A table that is watched, and which seats are one's own there."""

    __slots__ = ("room", "seats")

    def __init__(self, room: Room, seats: tuple[int, ...]) -> None:
        self.room = room
        self.seats = seats


class Viewer:
    def __init__(self, house: House, person: str, muted: frozenset[str], outbox: Outbox) -> None:
        self.muted = muted
        self._house = house
        self._person = person
        self._outbox = outbox
        self._watches: dict[str, Watch] = {}

    def known(self, table: str | None) -> Room | None:
        """The room of a table that is looked at."""
        watch = self._watches.get(table or "")
        return None if watch is None else watch.room

    def room(self, table: str) -> Room:
        """The room of a table that must be looked at. Raises `Refused`."""
        room = self.known(table)
        if room is None:
            raise Refused("not-watching")
        return room

    async def watch(self, name: str, since: int | None) -> None:
        """Look at a table from now on: told from the entry after `since` on, or from a snapshot."""
        if len(self._watches) >= MOST_WATCHED and name not in self._watches:
            raise Refused("too-many-watched", details={"most": MOST_WATCHED})
        room = await self._house.room(name)
        if since is not None and since > room.table.number:
            await room.catch_up()  # another process has told more
        watch = self._watches.get(name)
        if watch is None:
            watch = self._watches[name] = Watch(room, ())
            self._house.watch(room, self._person, self)
        watch.seats = room.table.seats_of(self._person)
        missed = room.table.number - since if since is not None else -1
        happenings = room.last(missed) if 0 <= missed <= MISSED else None
        if happenings is None or any(happening.info for happening in happenings):  # seats may have changed hands
            self._snapshot(watch)
        else:
            for happening in happenings:
                if not self._is_muted(happening):
                    self._outbox.put(self._update(watch, happening))

    def unwatch(self, name: str) -> None:
        watch = self._watches.pop(name, None)
        if watch is not None:
            self._house.unwatch(watch.room, self._person, self)

    def leave(self) -> None:
        """Look at nothing any more."""
        for name in list(self._watches):
            self.unwatch(name)

    def renew(self) -> None:
        """A fresh view of everything."""
        for watch in self._watches.values():
            self._snapshot(watch)

    # --- what the house tells (live.watching.Watcher) ----------------------------------------------------------------

    def happened(self, room: Room, happening: Happening) -> None:
        if self.muted and self._is_muted(happening):
            return
        watch = self._watches[room.table.name]
        seats = room.table.seats_of(self._person) if happening.info else watch.seats
        if seats != watch.seats:
            self._snapshot(watch)  # with all that these seats have seen so far
            self._outbox.put(self._update(watch, happening))  # what did it, and whose wish it was
        elif seats or happening.by == self._person:
            self._outbox.put(self._update(watch, happening))
        else:
            shared = happening.shared.get(None)
            if shared is None:
                shared = happening.shared[None] = encode(self._update(watch, happening))
            self._outbox.put_encoded(shared)

    def changed(self, room: Room) -> None:
        self._snapshot(self._watches[room.table.name])

    def presence(self, room: Room) -> None:
        name = room.table.name
        if name in self._watches:
            presence = self._house.presence
            seats = messages.seats(room.table, presence)
            self._outbox.put(sent.Presence(table=name, seats=seats, watchers=len(presence.here(name))))

    def _snapshot(self, watch: Watch) -> None:
        watch.seats = watch.room.table.seats_of(self._person)
        whole = messages.snapshot(watch.room, self._house.presence, self._person, now(), self.muted, watch.seats)
        self._outbox.put(whole)

    def _update(self, watch: Watch, happening: Happening) -> sent.Update:
        command = happening.command if happening.by == self._person else None
        return messages.update(watch.room, happening, self._house.presence, self._person, command, watch.seats)

    def _is_muted(self, happening: Happening) -> bool:
        return isinstance(happening.told, told.Said) and happening.told.person in self.muted
