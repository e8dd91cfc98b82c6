"""How a deal is settled so that nobody chooses it: a hidden secret, everybody's nonces, one hash."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def commitment(secret: bytes) -> bytes:
    """What the house shows as people sit down: it binds the house without telling the secret."""
    return hashlib.sha256(secret).digest()


def seed(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The seed of the game: SHA-256 of the SHA-256 of the secret and of each nonce, in seat order.

    Each part is hashed first, so that parts of different lengths cannot be shifted into one another.
    """
    parts = [hashlib.sha256(part).digest() for part in (secret, *nonces)]
    return hashlib.sha256(b"".join(parts)).digest()
