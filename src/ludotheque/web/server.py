"""Serving: uvicorn, told how; and closing without losing anything."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from types import FrameType

import structlog
import uvicorn

from ludotheque.core.refusal import Refused
from ludotheque.store.lock import locked
from ludotheque.web.app import application
from ludotheque.web.connection import RESTART
from ludotheque.web.door import Door
from ludotheque.web.service import Service
from ludotheque.web.settings import Settings
from ludotheque.web.socket import COME_BACK, LARGEST, Socket
from ludotheque.web.upgrade import Upgrade

GOODBYES = 0.3
"""Seconds for goodbyes to be heard."""
PATIENCE = 20
"""Seconds for what was accepted to be finished."""
GARBAGE = 50_000, 20, 100
"""When Python looks for cycles; usually 700, 10, 10."""


class Server(uvicorn.Server):
    """Says when it is open, and goodbye before it closes."""

    def __init__(self, config: uvicorn.Config, service: Service, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._service = service
        self._opened = opened
        self._closing = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        loop = self._service.loop
        if self._closing or loop is None or not self.started:
            super().handle_exit(sig, frame)
        else:
            self._closing = True
            loop.call_soon_threadsafe(self._say_goodbye, loop)

    def _say_goodbye(self, loop: asyncio.AbstractEventLoop) -> None:
        self._service.open = False
        for person in self._service.house.guests.people():
            for guest in self._service.house.guests.of(person):
                if isinstance(guest, Socket):
                    guest.close(RESTART, COME_BACK)
        loop.call_later(GOODBYES, self._leave)

    def _leave(self) -> None:
        self.should_exit = True


def log_to(settings: Settings) -> None:
    """One line an event: for people, or JSON for machines."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if settings.log_json
        else [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
    )
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(),
    )
    strip = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    others = logging.StreamHandler(sys.stdout)
    others.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[strip, *last]))
    logging.basicConfig(handlers=[others], level=logging.WARNING, force=True)


def listening(settings: Settings) -> socket.socket:
    """Where the house is found. Raises `Refused` when somebody else is there."""
    try:
        return socket.create_server((settings.host, settings.port), backlog=2048)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused("address-unusable", details={"host": settings.host, "port": settings.port, "why": why}) from None


def serve(settings: Settings, opened: Callable[[str], None]) -> None:
    """Until told to stop; `opened` is called with the address once it is open. Raises `Refused` when it cannot."""
    log_to(settings)
    door, service = application(settings)
    with locked(service.database):
        service.database.upgrade()
        _collect_garbage_seldom()
        with listening(settings) as listener:
            host, port = listener.getsockname()[:2]
            address = f"http://{host}:{port}{settings.root_path}/"
            Server(_config(settings, door), service, lambda: opened(address)).run([listener])


def _collect_garbage_seldom() -> None:
    """What a house keeps has few cycles and grows with its tables: looking through all of it often stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _config(settings: Settings, door: Door) -> uvicorn.Config:
    return uvicorn.Config(
        door,
        ws=Upgrade,
        ws_max_size=LARGEST * 4,  # ours explains; beyond that the line is cut
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.forwarded),
        forwarded_allow_ips=settings.forwarded,
        timeout_graceful_shutdown=PATIENCE,
    )
