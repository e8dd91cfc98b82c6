"""The door of the house: everything that comes in passes here first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

import msgspec
import structlog

from ludotheque.core.refusal import Refused
from ludotheque.table.journal import Unwritten
from ludotheque.web import cookies, metrics
from ludotheque.web.invitation import inviting
from ludotheque.web.limits import neighbourhood
from ludotheque.web.page import Page
from ludotheque.web.refusals import STATUS
from ludotheque.web.service import Service
from ludotheque.web.socket import BANNED, NO_COOKIE, TOO_MANY, Socket
from ludotheque.web.upgrade import EXTENSION
from ludotheque.web.words import refusal, wished

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

OURS = ("/api/", "/texts/", "/files/")
PROBES = frozenset({"/healthz", "/readyz", "/metrics"})
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
SOCKETS = 8
"""A person's sockets at most."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'"
)
PROTECTION = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"same-origin"),  # the name of a table is what lets one in
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]
log = structlog.get_logger(__name__)


class Door:
    def __init__(self, service: Service, api: App) -> None:
        self._service = service
        self._api = api
        self._root = service.settings.root_path
        self._origins = frozenset(service.settings.origins)
        self._page = Page(self._root)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._api(scope, receive, send)
        path = str(scope["path"])
        if self._root and (path == self._root or path.startswith(self._root + "/")):
            path = path[len(self._root) :] or "/"
        scope = {**scope, "path": path, "raw_path": path.encode(), "root_path": ""}
        if scope["type"] == "websocket":
            return await self._socket(scope, receive, send)
        return await self._http(scope, receive, self._protected(send))

    # --- HTTP --------------------------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, method = scope["path"], scope["method"]
        try:
            if not path.isprintable():  # nothing of ours is called so
                raise Refused("no-such-page")
            if path not in PROBES:
                self._service.limits.request(_address(scope))
            if method not in SAFE:
                self._refuse_foreign(scope)
        except Refused as refused:
            return await _refuse(refused, scope, send)
        if path.startswith(OURS) or path in PROBES or method not in {"GET", "HEAD"}:
            return await self._api(scope, receive, send)
        found = self._page.find(path)
        if found is None:
            return await _refuse(Refused("no-such-page"), scope, send)
        file, forever = found
        if not forever:
            file = await inviting(self._service, path, file, wished(_header(scope, b"accept-language")))
        known = _header(scope, b"if-none-match") == f'"{file.digest}"'
        zipped = file.packed is not None and "gzip" in _header(scope, b"accept-encoding") and not known
        body = b"" if known else file.packed if zipped and file.packed else file.body
        headers = file.headers(forever=forever, zipped=zipped)
        if not known:
            headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": 304 if known else 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if method == "HEAD" else body})
        return None

    def _protected(self, send: Send) -> Send:
        async def protected(message: Any) -> None:
            if message["type"] == "http.response.start":
                metrics.requests.labels(message["status"]).inc()
                message = {**message, "headers": [*message["headers"], *PROTECTION]}
            await send(message)

        return protected

    def _refuse_foreign(self, scope: Scope) -> None:
        """Only the house's own pages, and what is no page at all, may change anything or listen."""
        origin = _header(scope, b"origin")
        own = origin.partition("://")[2] == _header(scope, b"host")
        if origin and not own and origin not in self._origins:
            raise Refused("foreign-page", details={"origin": origin[:100]})

    # --- sockets -----------------------------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            self._service.limits.request(_address(scope))
            self._refuse_foreign(scope)
            if scope["path"] != "/socket":
                raise Refused("no-such-page")
            account = await self._service.account(cookies.found(scope["headers"]))
            muted = await self._service.people.muted(account.person) if account else frozenset[str]()
        except (Refused, Unwritten) as error:
            log.info("no socket", why=repr(error))
            if isinstance(error, Refused) and error.code == "banned":
                await send({"type": "websocket.accept", "headers": []})  # only then a page is told why
                await send({"type": "websocket.close", "code": BANNED})
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        await send({"type": "websocket.accept", "headers": []})
        if account is None:
            await send({"type": "websocket.close", "code": NO_COOKIE})
        elif len(self._service.house.guests.of(account.person)) >= SOCKETS and self._service.settings.limits:
            await send({"type": "websocket.close", "code": TOO_MANY})
        else:
            await Socket(self._service, account, muted, scope["extensions"][EXTENSION]).run()


def _address(scope: Scope) -> str:
    return neighbourhood(scope["client"][0]) if scope.get("client") else ""


def _header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


async def _refuse(refused: Refused, scope: Scope, send: Send) -> None:
    body = msgspec.json.encode(refusal(refused, wished(_header(scope, b"accept-language"))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in refused.details:
        headers.append((b"retry-after", str(refused.details["seconds"]).encode()))
    status = STATUS.get(refused.code, 400)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
