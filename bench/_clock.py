"""Comparing rates on a machine that others use too: contenders take turns, and processor time is what counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median
from time import process_time

Work = Callable[[int], int]
"""Does one thing (a game, say) for a seed; how many steps (decisions, say) it took."""


@dataclass
class Rate:
    """What one contender did, lap by lap."""

    seconds: list[float] = field(default_factory=list)
    things: list[int] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)

    @property
    def things_a_second(self) -> float:
        return sum(self.things) / sum(self.seconds)

    @property
    def steps_a_second(self) -> float:
        return sum(self.steps) / sum(self.seconds)

    def lap(self, work: Work, first: int, seconds: float) -> int:
        """Work for that long, from that seed on; the next seed."""
        seed, steps, start = first, 0, process_time()
        while (took := process_time() - start) < seconds or seed == first:
            steps += work(seed)
            seed += 1
        self.seconds.append(took)
        self.things.append(seed - first)
        self.steps.append(steps)
        return seed


def interleave(contenders: Mapping[str, Work], *, laps: int = 8, seconds: float = 0.4) -> dict[str, Rate]:
    """Each contender works for so many seconds, lap after lap, after a short one that does not count."""
    seeds = {name: Rate().lap(work, 0, seconds / 4) for name, work in contenders.items()}
    rates = {name: Rate() for name in contenders}
    for _ in range(laps):
        for name, work in contenders.items():
            seeds[name] = rates[name].lap(work, seeds[name], seconds)
    return rates


def ratio(one: Rate, other: Rate, *, of: str) -> str:
    """How many times faster, in `steps` or `things` a second: the median of the laps, and how far they lie apart."""
    each = [
        (a / b) / (s / t)
        for a, b, s, t in zip(getattr(one, of), getattr(other, of), one.seconds, other.seconds, strict=True)
    ]
    return f"{median(each):.1f} ×  (from {min(each):.1f} to {max(each):.1f} in {len(each)} laps)"
