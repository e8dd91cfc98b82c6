"""Tables of two that play as fast as they are answered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from _line import Line
from _rivals import Rival, Seated, cpu

Script = Sequence[tuple[int, Any]]
"""Who makes which move, one after the other."""


@dataclass
class Figures:
    """What a while of playing came to."""

    seconds: float = 0.0
    cpu: float = 0.0
    own: float = 0.0
    """Processor time of whoever plays."""
    latencies: list[float] = field(default_factory=list[float])
    """From a move to its acknowledgement, in seconds."""
    heard: int = 0
    """Bytes that the players were sent."""

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time for a move."""
        return self.cpu * 1000 / max(1, len(self.latencies))

    def within(self, share: float) -> float:
        """Milliseconds within which that share of all moves was acknowledged."""
        ranked = sorted(self.latencies)
        return ranked[min(len(ranked) - 1, int(len(ranked) * share))] * 1000 if ranked else 0.0


class Play:
    """One table; it goes on for as long as `going` and the script last."""

    def __init__(self) -> None:
        self.seated: Seated | None = None
        self.script: Script = ()
        self.ply = 0
        self.going = False
        self.done = asyncio.Event()
        self.latencies: list[float] = []
        self._sent = 0.0
        self._known = [0, 0]

    def hear(self, seat: int, message: bytes) -> None:
        made = -1 if self.seated is None else self.seated.made(message)
        if made < 0:
            return
        self._known[seat] = made
        if made > self.ply and self.script[made - 1][0] == seat:
            self.latencies.append(time.perf_counter() - self._sent)
            self.ply = made
        self._go_on(seat)

    def start(self) -> None:
        self.going = True
        self.done.clear()
        self._go_on(self.script[self.ply][0] if self.ply < len(self.script) else 0)

    def _go_on(self, seat: int) -> None:
        """Make the next move, once whoever makes it knows the last one and that is acknowledged."""
        if self.ply == len(self.script) or not self.going:
            if self._known == [self.ply, self.ply] or not self.ply:
                self.done.set()
            return
        next_seat, move = self.script[self.ply]
        if self._known[next_seat] == self.ply and seat in (next_seat, self.script[self.ply - 1][0]) and self._unsent():
            assert self.seated is not None
            self._asked = self.ply
            self._sent = time.perf_counter()
            self.seated.lines[next_seat].send(self.seated.move(next_seat, self.ply, move))

    _asked = -1

    def _unsent(self) -> bool:
        return self._asked != self.ply


async def seated(rival: Rival, guests: Sequence[str]) -> list[Play]:
    """Tables of two for all these people."""
    plays: list[Play] = []
    for first in range(0, len(guests) - 1, 2):
        play = Play()
        play.seated = await rival.sit(guests[first : first + 2], [partial(play.hear, 0), partial(play.hear, 1)])
        plays.append(play)
    await asyncio.sleep(1)
    return plays


async def run(rival: Rival, plays: Sequence[Play], seconds: float) -> Figures:
    """Let them all play that long, or to the ends of their scripts."""
    for play in plays:
        play.latencies = []
    before, own, heard, start = cpu(rival.pid), time.process_time(), _bytes(plays), time.perf_counter()
    for play in plays:
        play.start()
    finished = asyncio.gather(*[play.done.wait() for play in plays])
    await asyncio.wait([finished], timeout=seconds)
    took = time.perf_counter() - start
    figures = Figures(took, cpu(rival.pid) - before, time.process_time() - own)
    figures.latencies = [latency for play in plays for latency in play.latencies]
    figures.heard = _bytes(plays) - heard
    for play in plays:
        play.going = False
    await asyncio.wait_for(finished, 30)
    return figures


def _bytes(plays: Sequence[Play]) -> int:
    return sum(line.bytes for line in lines(plays))


def lines(plays: Sequence[Play]) -> list[Line]:
    return [line for play in plays if play.seated is not None for line in play.seated.lines]
