"""Deals that the house binds itself to before it knows anybody's part in them. It keeps nothing of them in mind."""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple

from ludotheque.core.commitment import commitment
from ludotheque.core.refusal import Refused
from ludotheque.live.names import new_table
from ludotheque.web.cookies import Signer
from ludotheque.web.wire.tables import Promised

HOUR = 3_600_000
"""Milliseconds for which a promise can be taken up."""


class Deal(NamedTuple):
    """The table that was promised, and the house's part in its deal."""

    table: str
    secret: str


class Promises:
    def __init__(self, key: bytes) -> None:
        self._deals = _derived(key, b"deals")
        self._signer = Signer(_derived(key, b"promises"))

    def make(self, at: int) -> Promised:
        """Choose a table's name, and so the house's part in its deal."""
        table = new_table()
        shown = commitment(self._secret(table)).hex()
        return Promised(promise=self._signer.sign(table, at + HOUR), table=table, commitment=shown)

    def keep(self, promise: str, at: int) -> Deal:
        """What was promised. Raises `Refused` when it was not us, or too long ago."""
        promised = self._signer.read(promise)
        if promised is None:
            raise Refused("promise-forged")
        table, until = promised
        if at > until:
            raise Refused("promise-expired")
        return Deal(table, self._secret(table).hex())

    def _secret(self, table: str) -> bytes:
        return hmac.digest(self._deals, table.encode(), hashlib.sha256)


def _derived(key: bytes, purpose: bytes) -> bytes:
    return hmac.digest(key, purpose, hashlib.sha256)
