"""A WebSocket that costs next to nothing, so that it is the server that is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import TypeVar
from urllib.parse import urlsplit

Hear = Callable[[bytes], None]
TEXT, PING, PONG = 1, 9, 10
UNMASKED = bytes(4)  # a mask that changes nothing is a mask


class Line(asyncio.Protocol):
    """`hear` is called with every text message."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request = request
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.hear = hear
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]  # uvloop has its own
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                raise RuntimeError(head.decode())
            self._open = True
            self.opened.set_result(None)
        size = len(buffer)
        while buffer:
            start, stop = _frame(buffer)
            if stop > size:
                break
            if buffer[0] & 15 == TEXT:
                self.told(buffer[start:stop])
            elif buffer[0] & 15 == PING:
                self._send(PONG, buffer[start:stop])
            buffer, size = buffer[stop:], size - stop
        self._buffer = buffer

    def told(self, message: bytes) -> None:
        """A whole message."""
        self.hear(message)

    def connection_lost(self, _error: Exception | None) -> None:
        self.closed = True

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        assert self._transport is not None
        length = len(message)
        told = bytes((128 | length,)) if length < 126 else bytes((254,)) + length.to_bytes(2)
        self._transport.write(bytes((128 | kind,)) + told + UNMASKED + message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def _frame(buffer: bytes) -> tuple[int, int]:
    """Where the payload of its first frame starts and stops, as far as that can be told."""
    length = buffer[1] if len(buffer) > 1 else 0
    if length < 126:
        return 2, 2 + length
    if length == 126:
        return 4, 4 + int.from_bytes(buffer[2:4])
    return 10, 10 + int.from_bytes(buffer[2:10])


L = TypeVar("L", bound=Line)


async def connect(kind: type[L], address: str, path: str, hear: Hear, cookie: str = "") -> L:
    """An open one."""
    parts = urlsplit(address)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: kind(request, hear), parts.hostname, parts.port
    )
    await line.opened
    return line
