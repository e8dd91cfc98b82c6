"""From an HTTP request to a WebSocket: uvicorn has read the request, picows speaks from then on."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from urllib.parse import unquote

import uvicorn
from picows import WSAutoPingStrategy
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # not in its stub
from uvicorn.protocols.utils import get_local_addr, get_remote_addr
from uvicorn.server import ServerState

from ludotheque.web.connection import RESTART, Connection

EXTENSION = "ludotheque.connection"
"""Where the scope has the connection: ASGI decides who comes in, messages pass by it."""
BUFFER = 4096
"""Bytes that are read at once, until a message is larger."""
HANDSHAKE = (b"sec-websocket-key:", b"sec-websocket-version:")
REFUSAL = b"HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Faults(logging.LoggerAdapter[logging.Logger]):
    """Whoever speaks no proper WebSocket is hung up on, and not worth a line; a fault of ours (`exception`) is."""

    def error(self, msg: object, *args: Any, **kwargs: Any) -> None:
        self.debug(msg, *args, **kwargs)


log = Faults(logging.getLogger(__name__))


class Upgrade(asyncio.Protocol):
    """The application is asked whether to let somebody in; only then their request is answered."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._inside: set[Any] = server_state.connections  # uvicorn knows only protocols of its own
        self._tasks = server_state.tasks
        self._connection = Connection(config.ws_max_size)
        self._transport: Any = None
        self._request = b""
        self._answered = False

    # --- what uvicorn tells ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._inside.add(self)

    def data_received(self, data: bytes) -> None:
        """The request. Whatever comes after it can wait until that is decided."""
        self._request = data
        self._transport.pause_reading()
        task = asyncio.get_running_loop().create_task(self._ask())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def connection_lost(self, exc: Exception | None) -> None:
        self._answered = True
        self._connection.end()

    def shutdown(self) -> None:
        if self._answered:
            self._connection.close(RESTART)
        else:
            self._transport.close()

    # --- what the application is asked, and says ---------------------------------------------------------------------

    async def _ask(self) -> None:
        try:
            app: Any = self._config.loaded_app
            await app(self._scope(), self._receive, self._send)
        except Exception:
            log.exception("a socket was given up")
        finally:
            self._inside.discard(self)
            if not self._answered:
                self._refuse()
            self._connection.leave()

    def _scope(self) -> dict[str, Any]:
        request, *lines = self._request.rstrip(b"\r\n").split(b"\r\n")
        path, _, query = request.split(b" ")[1].partition(b"?")
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": "",
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": query,
            "headers": [(name, value) for name, _, value in (line.partition(b": ") for line in lines)],
            "subprotocols": [],
            "extensions": {EXTENSION: self._connection},
        }

    async def _receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.close" and self._answered:
            self._connection.close(message["code"])
        elif message["type"] == "websocket.close":
            self._refuse()
        elif not self._answered:
            self._accept()

    def _refuse(self) -> None:
        self._answered = True
        self._transport.write(REFUSAL)
        self._transport.close()

    def _listener(self, _request: object) -> Connection:
        return self._connection

    def _handshake(self) -> bytes:
        """What picows is to read of the request: it takes `Connection` to be one word, where browsers say several."""
        request, *lines = self._request.split(b"\r\n")
        method, _, version = request.split(b" ")
        wanted = [line for line in lines if line.startswith(HANDSHAKE)]
        upgrade = [b"upgrade: websocket", b"connection: upgrade"]
        return b"\r\n".join([b" ".join([method, b"/", version]), *upgrade, *wanted, b"", b""])

    def _accept(self) -> None:
        """Let picows read the request again, and answer it."""
        self._answered = True
        protocol = WSProtocol(
            None,
            None,
            False,  # the server's side
            self._listener,
            log,
            True,  # an error of ours ends it
            None,
            True,
            self._config.ws_ping_interval,
            self._config.ws_ping_timeout,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            True,
            self._config.ws_max_size,
            None,
            BUFFER,
        )
        protocol.connection_made(self._transport)
        self._transport.set_protocol(protocol)
        unread = memoryview(self._handshake())
        while unread:
            room = protocol.get_buffer(len(unread))
            count = min(len(room), len(unread))
            room[:count] = unread[:count]
            protocol.buffer_updated(count)
            unread = unread[count:]
        self._request = b""
        if not self._connection.open:  # it was no proper request
            self._connection.end()
        self._transport.resume_reading()
