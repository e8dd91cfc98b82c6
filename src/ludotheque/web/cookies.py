"""The signed cookie that says who somebody is."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie

NAME = "ludotheque"
YEAR = 365 * 24 * 3600


class Signer:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, person: str, generation: int) -> str:
        """What the cookie holds."""
        said = f"{person}.{generation}"
        return f"{said}.{self._mark(said)}"

    def read(self, value: str) -> tuple[str, int] | None:
        """Whose cookie it is, and of which generation; None when we did not sign it."""
        said, _, mark = value.rpartition(".")
        person, _, generation = said.rpartition(".")
        if not person or not generation.isascii() or not generation.isdigit():
            return None
        genuine = hmac.compare_digest(mark.encode(), self._mark(said).encode())
        return (person, int(generation)) if genuine else None

    def _mark(self, said: str) -> str:
        digest = hmac.new(self._key, said.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def found(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The cookie in the headers of a request."""
    for name, value in headers:
        if name == b"cookie":
            try:
                jar = SimpleCookie(value.decode("latin-1"))
            except CookieError:
                return None
            if NAME in jar:
                return jar[NAME].value
    return None
