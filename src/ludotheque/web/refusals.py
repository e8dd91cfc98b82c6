"""Refusals, and failures, as answers of HTTP."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ludotheque.core.refusal import Refused
from ludotheque.table.journal import Unwritten
from ludotheque.web.known import AnyRequest, lang
from ludotheque.web.wire.house import Refusal
from ludotheque.web.words import refusal

STATUS = {
    "who-are-you": 401,
    "wrong-password": 401,
    "banned": 403,
    "foreign-page": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "unknown-game": 404,
    "not-over": 409,
    "promise-used": 409,
    "login-taken": 409,
    "claimed-already": 409,
    "no-password": 409,
    "too-large": 413,
    "too-many": 429,
    "house-error": 500,
    "house-busy": 503,
}
DESCRIBED = {
    status: ResponseSpec(Refusal, generate_examples=False, description="Refused: nothing has changed.")
    for status in sorted({400, 405, *STATUS.values()})
}
"""What any question may be answered with, for the OpenAPI description."""
LARGEST = 64 * 1024
log = structlog.get_logger(__name__)


def refused(request: AnyRequest, error: Refused) -> Response[Refusal]:
    headers = {"retry-after": str(error.details["seconds"])} if "seconds" in error.details else {}
    told = refusal(error, lang(request))
    return Response(told, status_code=STATUS.get(error.code, 400), headers=headers, media_type="application/json")


def malformed(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework makes of a request that is not one of ours."""
    status = error.status_code
    if status == 413:
        return refused(request, Refused("too-large", details={"most": LARGEST}))
    told = Refused("no-such-page") if status in {404, 405} else Refused("bad-request", details={"why": _why(error)})
    answer = refused(request, told)
    answer.status_code = status
    return answer


def _why(error: HTTPException) -> str:
    extra: Any = error.extra
    if isinstance(extra, list) and extra:
        return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
    return error.detail


def nested(request: AnyRequest, error: RecursionError) -> Response[Refusal]:
    """Brackets in brackets, more than anybody needs."""
    return refused(request, Refused("bad-request", details={"why": str(error)}))


def unwritten(request: AnyRequest, _error: Unwritten) -> Response[Refusal]:
    return refused(request, Refused("house-busy"))


def failed(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Our own mistake: told without details, noted with all of them."""
    log.error("a request failed", path=request.url.path, exc_info=error)
    return refused(request, Refused("house-error"))


HANDLERS: dict[Any, Any] = {
    Refused: refused,
    HTTPException: malformed,
    RecursionError: nested,
    Unwritten: unwritten,
    Exception: failed,
}
