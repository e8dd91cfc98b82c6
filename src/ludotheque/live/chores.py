"""What the house does by itself: bots' moves, fallen flags, the index, the books. Any process may do any of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from ludotheque.bots.roster import roster
from ludotheque.core.refusal import Refused
from ludotheque.live.house import LOBBY, House, now
from ludotheque.live.room import LOOK, Room
from ludotheque.live.thinkers import Thinkers, Thoughtless
from ludotheque.table.decision import Decision
from ludotheque.table.expiry import expired, expires
from ludotheque.table.journal import Indexed, Unwritten
from ludotheque.table.playing import bot_played, bot_turn, flag
from ludotheque.table.table import Table
from ludotheque.table.tally import Tally, tally

TICK = 0.5
SLOW = 10.0
"""Seconds between looks for what announcements may have missed."""
ALIVE = 5.0
AT_ONCE = 50
log = structlog.get_logger(__name__)


class Chores:
    def __init__(self, house: House, thinkers: Thinkers, enter: Callable[[Tally], Awaitable[bool]]) -> None:
        self._house = house
        self._thinkers = thinkers
        self._enter = enter
        house.after = self.after

    # --- after an entry of this process ------------------------------------------------------------------------------

    def after(self, room: Room) -> None:
        table = room.table
        if table.turn != room.turn:
            self._house.turn_has_come(room)
        if table.bots:
            self._start_thinking(room)
        if room.noted != _standing(room):
            self._house.spawn(self.note(room))
        if table.timer is not None:
            self._set_alarm(room)

    def _set_alarm(self, room: Room) -> None:
        """Look at the table when the next flag falls; should this process be gone, another one looks soon after."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        fallen = _next_flag(room.table)
        if fallen is not None:
            wait = max(0, fallen + 1 - now()) / 1000
            room.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._house.spawn(self.look(room)))

    def _start_thinking(self, room: Room) -> None:
        if not room.busy and bot_turn(room.table) is not None:
            room.busy = True
            self._house.spawn(self._think(room))

    async def _think(self, room: Room) -> None:
        """Let bots move for as long as it is their turn."""
        try:
            while (seat := bot_turn(room.table)) is not None:
                thought_of = list(room.table.plies)
                move = await self._move(room.table, seat)
                if room.table.plies == thought_of:  # nobody has taken a move back meanwhile, nor made another
                    decision = bot_played(room.table, seat, len(thought_of), move, now())
                    await room.decide(decision, room.table.number)
        except (Refused, Thoughtless, Unwritten) as error:
            log.warning("a bot does not move", table=room.table.name, why=str(error))
        finally:
            room.busy = False

    async def _move(self, table: Table, seat: int) -> object:
        """What the bot of that seat plays; should it fail, the weakest one steps in."""
        bot = table.places[seat].bot or ""
        try:
            return await self._thinkers.choose(table, seat, bot)
        except Thoughtless as error:
            log.error("a bot has no move", table=table.name, game=table.game.slug, bot=bot, why=str(error))
            return await self._thinkers.choose(table, seat, next(iter(roster(table.game))))

    async def note(self, room: Room) -> None:
        """Bring index and books up to date with a table."""
        table = room.table
        number, standing, due, ended = table.number, _standing(room), _due(table), table.ended
        if (finished := tally(table)) is not None:
            await self._enter(finished)
        owners, involved = table.owners(), table.involved.copy()
        await self._house.journal.index(Indexed(table.name, number, table.phase, due, ended, owners, involved))
        if room.phase != table.phase:
            room.phase = table.phase
            log.info("a table changes", table=table.name, game=table.game.slug, phase=table.phase, entries=number)
        if table.terms.public and room.noted != standing:
            self._house.lobby_changed()
            self._house.tell(LOBBY)
        room.noted = standing

    # --- at all times ------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """For as long as the house is open."""
        self._house.presence.alive(ask=True)
        slow = alive = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            at = time.monotonic()
            try:
                await self._look_round()
                if at - slow > SLOW:
                    slow = at
                    self._house.forget_idle()
                    await self._house.catch_up()
                if at - alive > ALIVE:
                    alive = at
                    self._house.presence.alive()
                    self._house.presence.expire(at, now())
            except Exception as error:  # noqa: BLE001  the database may be away; chores go on when it is back
                log.warning("chores wait", why=repr(error))

    async def _look_round(self) -> None:
        for name in await self._house.journal.due(now(), LOOK, AT_ONCE):
            try:
                await self.look(await self._house.room(name))
            except (Refused, Unwritten) as error:
                log.warning("a table waits", table=name, why=str(error))
            except Exception:  # whatever is wrong with one table, the others are looked at
                log.exception("a table waits", table=name)

    async def look(self, room: Room) -> None:
        """Do what is to be done at a table."""
        await room.catch_up()
        table = room.table
        decision: Decision | None = flag(table, now()) or expired(table, now())
        if decision is not None:
            await room.decide(decision, table.number)
        self._start_thinking(room)
        await self.note(room)


def _standing(room: Room) -> object:
    """Something else as soon as index and lobby are to know more."""
    return room.stirred, len(room.table.involved)


def _due(table: Table) -> int | None:
    """When somebody must look at the table again."""
    if bot_turn(table) is not None:
        return now() + LOOK
    fallen = _next_flag(table)
    return fallen if fallen is not None else expires(table)


def _next_flag(table: Table) -> int | None:
    fallen = table.timer.next() if table.timer is not None and table.phase == "playing" else None
    return fallen[0] if fallen is not None else None
