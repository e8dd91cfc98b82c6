"""For those who run the house."""

from __future__ import annotations

from litestar import Response, get
from sqlalchemy import text

from ludotheque.core.refusal import Refused
from ludotheque.web import metrics
from ludotheque.web.known import HouseService


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(service: HouseService) -> dict[str, str]:
    """It can serve: the database answers, and it is not about to close."""
    if not service.open:
        raise Refused("house-busy")
    try:
        await service.database.run(lambda connection: connection.execute(text("SELECT 1")))
    except Exception as error:
        raise Refused("house-busy") from error
    return {"status": "ready"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def prometheus(service: HouseService) -> Response[bytes]:
    """What is counted, for Prometheus. Keep it from the outside: see docs/running.md."""
    return Response(metrics.exposition(service.house), media_type=metrics.CONTENT_TYPE)


HANDLERS = [healthz, readyz, prometheus]
