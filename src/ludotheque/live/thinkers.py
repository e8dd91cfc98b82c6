"""The worker processes in which bots think."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import zlib
from typing import Any

import msgspec
import structlog
from prometheus_client import Histogram

from ludotheque.core import codec
from ludotheque.core.game import Seat
from ludotheque.live.thinker import Question, Thought
from ludotheque.table.table import Table

PATIENCE = 30.0
LONGEST = 1 << 20
thoughts = Histogram(
    "ludotheque_thought_seconds",
    "How long a bot thinks, waiting for a process included",
    ["game"],
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30),
)
log = structlog.get_logger(__name__)


class Thoughtless(Exception):
    """A bot did not come up with a move."""


class Worker:
    """One process, one question at a time; started when first needed, and again after it died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def ask(self, question: Question) -> dict[str, Any]:
        async with self._lock:
            try:
                answer = await asyncio.wait_for(self._exchange(question), PATIENCE)
            except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as error:
                await self.stop()
                raise Thoughtless(repr(error)) from None
            except asyncio.CancelledError:
                await self.stop()
                raise
        if answer.move is None:
            raise Thoughtless(answer.why)
        return answer.move

    async def _exchange(self, question: Question) -> Thought:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ludotheque.live.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
                start_new_session=True,  # Ctrl-C is for the house
            )
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise OSError("no pipes")
        stdin.write(msgspec.json.encode(question) + b"\n")
        await stdin.drain()
        line = await stdout.readline()
        if not line:
            raise OSError("it died")
        return msgspec.json.decode(line, type=Thought)

    async def stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
        self._process = None


class Thinkers:
    """Questions about one table go to one worker, which remembers its position."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = [Worker() for _ in range(count)]

    async def choose(self, table: Table, seat: Seat, bot: str) -> dict[str, Any]:
        """What that bot would play at that seat. Raises `Thoughtless`."""
        question = Question(
            table=table.name,
            game=table.game.slug,
            options=codec.plain(table.options),
            seats=len(table.places),
            seed=table.seed.hex(),
            moves=tuple((ply.seat, codec.plain(ply.move)) for ply in table.plies),
            seat=seat,
            bot=bot,
        )
        worker = self._workers[zlib.crc32(table.name.encode()) % len(self._workers)]
        with thoughts.labels(table.game.slug).time():
            return await worker.ask(question)

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))
