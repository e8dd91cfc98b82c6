"""Names and numbers that nobody can guess."""

from __future__ import annotations

import secrets
import string

ALPHABET = string.ascii_letters + string.digits
LENGTH = 16  # 95 bits
SECRET = 32


def new_table() -> str:
    """The name of a table: whoever has it may look at the table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def is_table(name: str) -> bool:
    """Whether a table may have that name."""
    return len(name) == LENGTH and name.isascii() and name.isalnum()


def new_secret() -> str:
    """The house's part of a deal, in hexadecimal."""
    return secrets.token_hex(SECRET)
