"""`ludotheque restore`: beside `backup`, which it undoes."""

from ludotheque.cli.backup import restore

__all__ = ["restore"]
