"""Nobody chooses the deal."""

from __future__ import annotations

import hashlib

from ludotheque.core.commitment import commitment, seed


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"secret").hex() == hashlib.sha256(b"secret").hexdigest()


def test_every_part_changes_the_seed() -> None:
    seeds = {
        seed(b"secret", []),
        seed(b"secret", [b"a"]),
        seed(b"secret", [b"a", b"b"]),
        seed(b"secret", [b"b", b"a"]),
        seed(b"secret", [b"ab"]),
        seed(b"secreta", [b"b"]),
    }
    assert len(seeds) == 6
