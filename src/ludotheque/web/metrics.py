"""What the house counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

from ludotheque.live.house import House

commands = Histogram(
    "ludotheque_command_seconds",
    "From a command to its entry being written for good",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
requests = Counter("ludotheque_requests", "HTTP requests answered", ["status"])
overflows = Counter("ludotheque_overflows", "Sockets too slow to be sent every update")
sockets = Gauge("ludotheque_sockets", "Open sockets")
rooms = Gauge("ludotheque_rooms", "Tables open in this process")

CONTENT_TYPE = CONTENT_TYPE_LATEST


def exposition(house: House) -> bytes:
    sockets.set(len(house.guests))
    rooms.set(len(house.rooms))
    return generate_latest()
