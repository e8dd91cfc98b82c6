"""What waits to be sent through one socket; never more than it can hold."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import msgspec

from ludotheque.web.connection import Connection
from ludotheque.web.wire import sent

MOST = 100
"""Messages that wait at most: whoever is slower gets a fresh view instead of updates."""

encode = msgspec.json.Encoder().encode


def _lasting(message: sent.AnySent | None) -> sent.AnySent | None:
    """What of a message a fresh view cannot replace: the answer to something asked."""
    match message:
        case sent.Update(command=str(command)):
            return sent.Done(id=command, table=message.table, number=message.number)
        case sent.Update() | sent.Snapshot() | sent.Presence() | sent.Lobby():
            return None
        case _:
            return message


class Outbox:
    """`overflown` is called once what waited has been thrown away, when there is room again."""

    def __init__(self, connection: Connection, overflown: Callable[[], None]) -> None:
        self._connection = connection
        self._overflown = overflown
        self._waiting: deque[tuple[bytes, sent.AnySent | None]] = deque()
        self._behind = False
        connection.freed = self._go_on

    def put(self, message: sent.AnySent) -> None:
        if self._connection.blocked:
            self._keep(encode(message), message)
        else:
            self._connection.send(encode(message))

    def put_encoded(self, message: bytes) -> None:
        """A message that answers nobody, encoded once for all who are told it."""
        if self._connection.blocked:
            self._keep(message, None)
        else:
            self._connection.send(message)

    def _keep(self, message: bytes, meant: sent.AnySent | None) -> None:
        if not self._behind and len(self._waiting) >= MOST:
            self._behind = True
            waiting, self._waiting = self._waiting, deque()
            for _, before in waiting:
                self._keep_lasting(before)
        if self._behind:
            self._keep_lasting(meant)
        else:
            self._waiting.append((message, meant))

    def _keep_lasting(self, message: sent.AnySent | None) -> None:
        """What a fresh view cannot replace."""
        kept = _lasting(message)
        if kept is not None and len(self._waiting) < MOST:
            self._waiting.append((encode(kept), kept))

    def _go_on(self) -> None:
        """The line takes messages again."""
        while self._waiting and not self._connection.blocked:
            self._connection.send(self._waiting.popleft()[0])
        if self._behind and not self._connection.blocked:
            self._behind = False
            self._overflown()
