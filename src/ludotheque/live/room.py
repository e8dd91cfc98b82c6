"""A table that is open in this process."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import structlog
from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.live.journal import Journal
from ludotheque.live.turns import Turns
from ludotheque.live.watching import Happening, Watcher
from ludotheque.outcome import Outcome
from ludotheque.table import entries, told
from ludotheque.table.commands import AnyCommand
from ludotheque.table.deciding import decide
from ludotheque.table.decision import Decision, Situation
from ludotheque.table.journal import Row, Start, Stored, Unwritten
from ludotheque.table.playing import flag
from ludotheque.table.table import Ahead, Table

LOOK = 5_000
"""Milliseconds after which somebody looks whether the house has something to do, should this process be gone."""

log = structlog.get_logger(__name__)

After = Callable[["Room"], None]
"""Called when this process has written an entry."""
Spawn = Callable[[Coroutine[Any, Any, None]], None]


class Wish(Struct, frozen=True):
    """What somebody asks."""

    command: AnyCommand
    situation: Situation
    answer: Outcome[int | None]


class Room:
    """Decides, writes, then lets it happen: one wish after the other.

    What is usual happens without waiting for the event loop; what needs a look into the log is a task of its own.
    """

    def __init__(self, journal: Journal, table: Table, log: Sequence[Stored], after: After, spawn: Spawn) -> None:
        self.table = table
        self.watchers: dict[Watcher, None] = {}
        self.used = time.monotonic()
        self.turn = frozenset[Seat]()
        self.phase = table.phase
        self.busy = False
        """Whether a bot is thinking about it."""
        self.stirred = table.number
        """The last entry that has changed more than the position."""
        self.noted: object = None
        """What the index and the lobby know of it."""
        self.alarm: asyncio.TimerHandle | None = None
        """Rings as the next flag falls."""
        self._journal = journal
        self._after = after
        self._spawn = spawn
        self._turns = Turns()
        self._stale = False
        self._asked: list[tuple[str | None, str | None]] = []
        self._done: dict[tuple[str | None, str | None], int] = {}
        for stored, entry in zip(log, map(_entry, log), strict=True):
            self._remember(entry.by, stored.command)

    @classmethod
    def of(cls, journal: Journal, name: str, log: Sequence[Stored], after: After, spawn: Spawn) -> Room:
        return cls(journal, Table.of(name, [_entry(stored) for stored in log]), log, after, spawn)

    # --- what somebody wishes ----------------------------------------------------------------------------------------

    def do(self, command: AnyCommand, situation: Situation) -> Outcome[int | None]:
        """Do what somebody wishes. Raises `Refused`; the number of its entry when it had already been done."""
        wish = Wish(command, situation, Outcome())
        self._turns.take(partial(self._try, wish))
        return wish.answer

    def _try(self, wish: Wish) -> None:
        command, situation = wish.command, wish.situation
        if self._stale:
            return self._spawn(self._learn(wish))
        done = self._done.get((situation.person.id, command.id))
        if done is not None:
            return self._end(wish, done)
        try:
            fallen = flag(self.table, situation.at)
            decision = fallen or decide(self.table, command, situation)
            ident = None if fallen else command.id
            written = self._write(decision, ident)
        except Refused as refused:
            return self._spawn(self._learn(wish, refused))
        except Exception as error:  # noqa: BLE001  whatever is wrong, whoever asked is told
            return self._end(wish, error=error)
        return written.then(partial(self._tried, wish, decision, ident))

    def _tried(self, wish: Wish, decision: Decision, ident: str | None, written: Outcome[bool]) -> None:
        try:
            won = self._settle(decision, ident, written)
        except Exception as error:  # noqa: BLE001  likewise
            return self._end(wish, error=error)
        if not won:
            return self._spawn(self._learn(wish))
        if ident is None:  # a flag fell first
            return self._try(wish)
        return self._end(wish)

    async def _learn(self, wish: Wish, refused: Refused | None = None) -> None:
        """Let happen what another process has written, then decide again; if there is nothing, it stays refused."""
        try:
            await self._refresh()
            if not await self._fetch() and refused is not None:
                raise refused
        except Exception as error:  # noqa: BLE001  likewise
            return self._end(wish, error=error)
        return self._try(wish)

    def _end(self, wish: Wish, done: int | None = None, error: Exception | None = None) -> None:
        self._turns.give()
        if error is None:
            wish.answer.set(done)
        else:
            wish.answer.fail(error)

    # --- what the house decides --------------------------------------------------------------------------------------

    async def decide(self, decision: Decision, number: int) -> bool:
        """Do what the house itself decides, unless the table has gone on since that number."""
        async with self._turns.mine():
            if self.table.number != number or self._stale:
                return False
            written = self._write(decision, None)
            with contextlib.suppress(Unwritten):  # `_settle` raises it
                await written
            if self._settle(decision, None, written):
                return True
            await self._fetch()
            return False

    async def catch_up(self) -> None:
        """Let happen what others have written."""
        async with self._turns.mine():
            await self._refresh()
            await self._fetch()

    async def reload(self) -> None:
        """The log was rewritten."""
        async with self._turns.mine():
            self._stale = True
            await self._refresh()

    # --- the log -----------------------------------------------------------------------------------------------------

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
            self.stirred = self.table.number
            for watcher in tuple(self.watchers):
                watcher.changed(self)

    def _write(self, decision: Decision, command: str | None) -> Outcome[bool]:
        entry = decision.entry
        row = Row(self.table.name, self.table.number + 1, command, entries.encode(entry), self._wake(decision))
        start = _start(entry, self.table.terms.public) if isinstance(entry, entries.Rematched) else None
        return self._journal.write(row, start)

    def _settle(self, decision: Decision, command: str | None, written: Outcome[bool]) -> bool:
        """Let it happen if it was written: another process may have taken its number. Raises `Unwritten`."""
        try:
            won = written.result()
        except Unwritten:
            self._stale = True
            raise
        if won:
            self._happen(decision.entry, command, decision.ahead)
            self._after(self)
        return won

    def _wake(self, decision: Decision) -> int | None:
        """Ask for a look whenever the house may have something to do, or the index something to note."""
        entry, ahead = decision.entry, decision.ahead
        if isinstance(entry, entries.Said):
            return None
        plain = isinstance(entry, entries.Played) and ahead is not None and ahead.state.turn()
        if plain and self.table.timer is None and not self.table.bots:
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
        if happening.info:
            self.stirred = table.number
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


def _start(entry: entries.Rematched, public: bool) -> Start:
    """The table at which it goes on."""
    row = Row(entry.table, 1, None, entries.encode(entry.opened), entry.at)
    return Start(row, public, entry.at)
