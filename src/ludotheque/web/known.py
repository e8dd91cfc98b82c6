"""Who asks, and from where."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie
from litestar.datastructures.state import State
from litestar.di import NamedDependency

from ludotheque.core.refusal import Refused
from ludotheque.store.people import Account
from ludotheque.web import cookies
from ludotheque.web.limits import neighbourhood
from ludotheque.web.service import Service
from ludotheque.web.wire.house import Me
from ludotheque.web.words import wished

AnyRequest: TypeAlias = Request[Any, Any, State]
HouseService: TypeAlias = NamedDependency[Service]
Visitor: TypeAlias = NamedDependency[Account | None]
"""Whoever asks, if we know them."""
Known: TypeAlias = NamedDependency[Account]
"""Whoever asks, who must be known."""


def address(request: AnyRequest) -> str:
    """Where a request comes from."""
    return neighbourhood(request.client.host) if request.client else ""


def lang(request: AnyRequest) -> str:
    """The language to answer in: the person's, else the browser's."""
    account: Account | None = request.scope.get("account")  # type: ignore[assignment]
    return account.lang if account else wished(request.headers.get("accept-language", ""))


async def provide_visitor(request: AnyRequest, service: HouseService) -> Account | None:
    """Whoever asks, if we know them."""
    account = await service.account(request.cookies.get(cookies.NAME))
    request.scope["account"] = account  # type: ignore[typeddict-unknown-key]
    return account


async def provide_me(visitor: Visitor) -> Account:
    """Whoever asks, who must be known."""
    if visitor is None:
        raise Refused("who-are-you")
    return visitor


async def told(service: Service, account: Account) -> Me:
    muted = await service.people.muted(account.person)
    return Me(
        person=account.person, name=account.name, lang=account.lang, login=account.login, muted=tuple(sorted(muted))
    )


def cookie(service: Service, request: AnyRequest, account: Account) -> Cookie:
    """By which we know them again."""
    return Cookie(
        key=cookies.NAME,
        value=service.signer.sign(account.person, account.generation),
        path=service.settings.root_path or "/",
        max_age=cookies.YEAR,
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
