"""One WebSocket: whole messages come in, texts go out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSProtocolError, WSTransport

RESTART = 1012
"""The code with which the house says that it will be back."""
PATIENCE = 10.0
"""Seconds for the other side to say goodbye too."""
SHORT = 8192
"""Of longer texts picows queues the header where it writes the next one: unless it may write it before them."""
HEADER = 14
"""Bytes that it wants for one."""
TEXT, CONTINUATION, CLOSE, PONG = WSMsgType.TEXT, WSMsgType.CONTINUATION, WSMsgType.CLOSE, WSMsgType.PONG


def _nothing(*_: Any) -> None:
    pass


def _send(transport: WSTransport, text: bytes) -> None:
    if len(text) <= SHORT:
        transport.send(TEXT, text)
    else:
        transport.send_reuse_external_bytearray(TEXT, bytearray(HEADER) + text, HEADER)


class Connection(WSListener):
    """`hear` is called with each message, `freed` when the other side takes again what it is sent."""

    def __init__(self, largest: int) -> None:
        self.hear: Callable[[str | bytes], None] = _nothing
        self.freed: Callable[[], None] = _nothing
        self.send: Callable[[bytes], None] = _nothing
        """Send a text, if the other side is still there."""
        self.blocked = False
        """While the other side does not take what it is sent."""
        self._largest = largest
        self._kind = TEXT
        self._begun: bytearray | None = None
        self._over = asyncio.Event()
        self._transport: WSTransport | None = None

    # --- for whoever uses it -----------------------------------------------------------------------------------------

    def pause(self) -> None:
        """Hear nothing for a while: the other side has to wait."""
        if self._transport is not None:
            self._transport.underlying_transport.pause_reading()

    def resume(self) -> None:
        if self._transport is not None:
            self._transport.underlying_transport.resume_reading()

    def close(self, code: int) -> None:
        """Say goodbye, and leave when the other side has said so too."""
        if self._transport is not None and not self._transport.is_close_frame_sent:
            self._transport.send_close(code)  # type: ignore[arg-type]  # there are more codes than it has names for
            self.resume()
            asyncio.get_running_loop().call_later(PATIENCE, self._transport.disconnect)
        self.end()

    def leave(self) -> None:
        """Without a goodbye, unless one was said."""
        if self._transport is not None and not self._transport.is_close_frame_sent:
            self._transport.disconnect()
        self.end()

    def end(self) -> None:
        """There will be nothing to hear any more."""
        self.hear = self.freed = _nothing
        self._over.set()

    async def over(self) -> None:
        """Until there is nothing to hear any more."""
        await self._over.wait()

    @property
    def open(self) -> bool:
        return self._transport is not None and not self._over.is_set()

    # --- what picows tells -------------------------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.send = partial(_send, transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "no extension was agreed on")
        kind = frame.msg_type
        if transport.is_close_frame_sent and kind != CLOSE:
            return
        if kind == TEXT and frame.fin and self._begun is None:
            self._hear(kind, frame.get_payload_as_bytes())
        elif kind == CLOSE:
            self._answer_close(transport, frame.get_payload_as_bytes())
        elif kind != PONG:
            self._add(kind, frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.end()

    def pause_writing(self) -> None:
        self.blocked = True

    def resume_writing(self) -> None:
        self.blocked = False
        self.freed()

    def _answer_close(self, transport: WSTransport, data: bytes) -> None:
        if not transport.is_close_frame_sent:
            transport.send_close(int.from_bytes(data[:2]) or WSCloseCode.OK)  # type: ignore[arg-type]  # likewise
        transport.disconnect()

    def _add(self, kind: WSMsgType, frame: WSFrame) -> None:
        """A message in several frames, or one of bytes."""
        if (kind == CONTINUATION) != (self._begun is not None):
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "one message after the other")
        if self._begun is None:
            self._kind, self._begun = kind, bytearray()
        self._begun += frame.get_payload_as_bytes()
        if len(self._begun) > self._largest:
            raise WSProtocolError(WSCloseCode.MESSAGE_TOO_BIG, "too large")
        if frame.fin:
            data, self._begun = bytes(self._begun), None
            self._hear(self._kind, data)

    def _hear(self, kind: WSMsgType, data: bytes) -> None:
        try:
            message = data.decode() if kind == TEXT else data
        except UnicodeDecodeError:
            raise WSProtocolError(WSCloseCode.INVALID_TEXT, "not UTF-8") from None
        self.hear(message)
