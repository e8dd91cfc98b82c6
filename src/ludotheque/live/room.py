"""A table that is open in this process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

import structlog

from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.live.watching import Happening, Watcher
from ludotheque.table import entries, told
from ludotheque.table.commands import AnyCommand
from ludotheque.table.deciding import decide
from ludotheque.table.decision import Decision, Situation
from ludotheque.table.journal import Journal, Row, Start, Stored, Unwritten
from ludotheque.table.playing import flag
from ludotheque.table.table import Ahead, Table

LOOK = 5_000
"""Milliseconds after which somebody looks whether the house has something to do, should this process be gone."""

log = structlog.get_logger(__name__)

After = Callable[["Room"], None]
"""Called when this process has written an entry."""


class LostRace(Exception):
    """Another process has written an entry of that number first."""


class Room:
    """Decides, writes, then lets it happen: one wish after the other."""

    def __init__(self, journal: Journal, table: Table, log: Sequence[Stored], after: After) -> None:
        self.table = table
        self.watchers: dict[Watcher, None] = {}
        self.used = time.monotonic()
        self.turn = frozenset[Seat]()
        self.phase = table.phase
        self.busy = False
        """Whether a bot is thinking about it."""
        self.noted: object = None
        self.alarm: asyncio.TimerHandle | None = None
        """Rings as the next flag falls."""
        self._journal = journal
        self._after = after
        self._lock = asyncio.Lock()
        self._stale = False
        self._asked: list[tuple[str | None, str | None]] = []
        self._done: dict[tuple[str | None, str | None], int] = {}
        for stored, entry in zip(log, map(_entry, log), strict=True):
            self._remember(entry.by, stored.command)

    @classmethod
    def of(cls, journal: Journal, name: str, log: Sequence[Stored], after: After) -> Room:
        return cls(journal, Table.of(name, [_entry(stored) for stored in log]), log, after)

    async def do(self, command: AnyCommand, situation: Situation) -> int | None:
        """Do what somebody wishes. Raises `Refused`; the number of its entry when it had already been done."""
        async with self._lock:
            while True:
                await self._refresh()
                done = self._done.get((situation.person.id, command.id))
                if done is not None:
                    return done
                try:
                    if (fallen := flag(self.table, situation.at)) is not None:
                        await self._commit(fallen, None)
                    else:
                        await self._commit(decide(self.table, command, situation), command.id)
                        return None
                except LostRace:
                    continue
                except Refused:
                    if not await self._fetch():  # else another process knew better: decide again
                        raise

    async def decide(self, decision: Decision, number: int) -> bool:
        """Do what the house itself decides, unless the table has gone on since that number."""
        async with self._lock:
            if self.table.number != number or self._stale:
                return False
            try:
                await self._commit(decision, None)
            except LostRace:
                return False
            return True

    async def catch_up(self) -> None:
        """Let happen what others have written."""
        async with self._lock:
            await self._refresh()
            await self._fetch()

    async def reload(self) -> None:
        """The log was rewritten."""
        async with self._lock:
            self._stale = True
            await self._refresh()

    async def _refresh(self) -> None:
        """After a failure nobody knows what was written: start from the log."""
        if self._stale:
            log = await self._journal.read(self.table.name)
            self.table = Table.of(self.table.name, [_entry(stored) for stored in log])
            self._asked.clear()
            self._done.clear()
            for stored in log:
                self._remember(_entry(stored).by, stored.command)
            self._stale = False
            for watcher in tuple(self.watchers):
                watcher.changed(self)

    async def _commit(self, decision: Decision, command: str | None) -> None:
        entry = decision.entry
        number = self.table.number + 1
        wake = self._wake(decision)
        row = Row(self.table.name, number, command, entries.encode(entry), wake)
        try:
            written = await self._journal.write(row, _start(entry, self.table.terms.public))
        except (Unwritten, asyncio.CancelledError):
            self._stale = True
            raise
        if not written:
            await self._fetch()
            raise LostRace
        self._happen(entry, command, decision.ahead)
        self._after(self)

    def _wake(self, decision: Decision) -> int | None:
        """Ask for a look whenever the house may have something to do, or the index something to note."""
        entry, ahead = decision.entry, decision.ahead
        if isinstance(entry, entries.Said):
            return None
        plain = isinstance(entry, entries.Played) and ahead is not None and ahead.state.turn()
        if plain and self.table.timer is None and all(place.bot is None for place in self.table.places):
            return None
        return entry.at + LOOK

    async def _fetch(self) -> bool:
        """Let happen what others have written; whether there was anything."""
        missed = await self._journal.read(self.table.name, self.table.number)
        for stored in missed:
            self._happen(_entry(stored), stored.command, None)
        return bool(missed)

    def _happen(self, entry: entries.AnyEntry, command: str | None, ahead: Ahead | None) -> None:
        table = self.table
        lines = len(table.lines)
        telling = table.apply(entry, ahead)
        self._remember(entry.by, command)
        line = table.lines[-1] if len(table.lines) > lines else None
        happening = Happening(telling, entry.by, command, line, _changes_info(table, telling))
        for watcher in tuple(self.watchers):
            try:
                watcher.happened(self, happening)
            except Exception:  # it is written: the others must be told
                log.exception("somebody was not told", table=table.name, number=table.number)

    def _remember(self, by: str | None, command: str | None) -> None:
        asked = (by, command)
        self._asked.append(asked)
        if command is not None:
            self._done[asked] = len(self._asked)

    def last(self, count: int) -> list[Happening]:
        """The last entries, told again."""
        lines = {line.number: line for line in self.table.lines[-count:]} if count else {}
        made: list[Happening] = []
        for telling in self.table.log[self.table.number - count :]:
            by, command = self._asked[telling.number - 1]
            info = _changes_info(self.table, telling)
            made.append(Happening(telling, by, command, lines.get(telling.number), info))
        return made


def _changes_info(table: Table, telling: told.AnyTold) -> bool:
    return table.phase != "playing" or not isinstance(telling, told.Played | told.Said)


def _entry(stored: Stored) -> entries.AnyEntry:
    return entries.decode(stored.body)


def _start(entry: entries.AnyEntry, public: bool) -> Start | None:
    if not isinstance(entry, entries.Rematched):
        return None
    row = Row(entry.table, 1, None, entries.encode(entry.opened), entry.at)
    return Start(row, public, entry.at)
