"""How much one person, or one address, may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Network

from ludotheque.core.refusal import Refused

REMEMBERED = 10_000


class Rate:
    """So many a second in the long run, and `burst` at once."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> None:
        """Count one more. Raises `Refused` when it is too many."""
        at = time.monotonic()
        left, since = self._left.pop(who, (self._burst, at))
        left = min(self._burst, left + (at - since) * self._per_second)
        enough = left >= cost
        self._left[who] = (left - cost if enough else left, at)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        if not enough:
            raise Refused("too-many", details={"seconds": max(1, round((cost - left) / self._per_second))})


def neighbourhood(address: str) -> str:
    """Whoever has one IPv6 address has a whole network of them: what counts is the network."""
    try:
        return str(IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:  # not one of those
        return address


class Limits:
    """All rates of the house; none of them when they are off."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._requests = Rate(20, 200)
        self._messages = Rate(20, 100)
        self._chat = Rate(0.5, 10)
        self._guests = Rate(0.1, 30)
        self._passwords = Rate(0.1, 10)
        self._promises = Rate(0.2, 20)
        self._tables = Rate(0.2, 20)
        self._hints = Rate(0.5, 10)
        self._replays = Rate(2, 60)

    def request(self, address: str) -> None:
        """Any HTTP request, and any socket that is opened."""
        if self._on:
            self._requests.take(address)

    def message(self, person: str, cost: float = 1.0) -> None:
        """Any message through a socket."""
        if self._on:
            self._messages.take(person, cost)

    def chat(self, person: str) -> None:
        if self._on:
            self._chat.take(person)

    def guest(self, address: str) -> None:
        """Somebody new comes in."""
        if self._on:
            self._guests.take(address)

    def password(self, *who: str) -> None:
        """A password is tried or set: costly to check, and not to be guessed."""
        for one in who if self._on else ():
            self._passwords.take(one)

    def promise(self, person: str) -> None:
        """A table is about to be opened."""
        if self._on:
            self._promises.take(person)

    def table(self, person: str) -> None:
        """A table is opened."""
        if self._on:
            self._tables.take(person)

    def replay(self, address: str) -> None:
        """A game is played again, from its first move to those that are asked for."""
        if self._on:
            self._replays.take(address)

    def hint(self, person: str) -> None:
        if self._on:
            self._hints.take(person)
