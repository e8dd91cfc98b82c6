"""What the house counts, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from ludotheque.live.house import House

BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Durations(Collector):
    """A histogram for what happens with every move; only the event loop adds to it."""

    def __init__(self, name: str, what: str) -> None:
        self._name, self._what = name, what
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets, self._sum)


commands = Durations("ludotheque_command_seconds", "From a command to its entry being written for good")
REGISTRY.register(commands)
requests = Counter("ludotheque_requests", "HTTP requests answered", ["status"])
overflows = Counter("ludotheque_overflows", "Sockets too slow to be sent every update")
sockets = Gauge("ludotheque_sockets", "Open sockets")
rooms = Gauge("ludotheque_rooms", "Tables open in this process")

CONTENT_TYPE = CONTENT_TYPE_LATEST


def exposition(house: House) -> bytes:
    sockets.set(len(house.guests))
    rooms.set(len(house.rooms))
    return generate_latest()
