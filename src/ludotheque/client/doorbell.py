"""Asking a house over HTTP."""

from __future__ import annotations

from typing import Any, TypeVar

import httpx
import msgspec

from ludotheque.core.refusal import Refused
from ludotheque.web.wire.house import Refusal

T = TypeVar("T")


def refused(refusal: Refusal) -> Refused:
    """What the house refuses, as it would be refused at one's own table; the sentence goes with it."""
    error = Refused(refusal.code, refusal.rule, refusal.details)
    error.add_note(refusal.sentence)
    return error


class Doorbell:
    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address.rstrip("/")
        cookies = {} if cookie is None else {"ludotheque": cookie}
        self._http = httpx.AsyncClient(base_url=self.address, cookies=cookies, timeout=30, trust_env=False)

    @property
    def cookie(self) -> str | None:
        """By which the house knows who asks."""
        return self._http.cookies.get("ludotheque")

    async def ask(self, kind: type[T], method: str, path: str, body: Any = None) -> T:
        """An answer of that kind. Raises `Refused`."""
        return msgspec.json.decode(await self.read(method, path, body), type=kind)

    async def read(self, method: str, path: str, body: Any = None) -> bytes:
        content = body if isinstance(body, bytes | None) else msgspec.json.encode(body)
        headers = {} if content is None else {"content-type": "application/json"}
        answer = await self._http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            raise refused(msgspec.json.decode(answer.content, type=Refusal))
        return answer.content

    async def close(self) -> None:
        await self._http.aclose()
