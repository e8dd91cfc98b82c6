"""The whole house as one ASGI application."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludotheque.web.door import Door
from ludotheque.web.known import provide_me, provide_visitor
from ludotheque.web.refusals import HANDLERS, LARGEST
from ludotheque.web.routes import operations, people, shelf, tables
from ludotheque.web.service import Service
from ludotheque.web.settings import Settings
from ludotheque.web.version import VERSION


def api(service: Service) -> Litestar:
    """What is asked over HTTP."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None]:
        async with service.run():
            yield

    return Litestar(
        route_handlers=[*people.HANDLERS, *shelf.HANDLERS, *tables.HANDLERS, *operations.HANDLERS],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "me": Provide(provide_me),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Ludothèque",
            version=VERSION,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
        signature_namespace={},
    )


def application(settings: Settings) -> tuple[Door, Service]:
    """The application, and what it runs on."""
    service = Service(settings)
    return Door(service, api(service)), service
