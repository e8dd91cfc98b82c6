"""How a house is run."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """What `ludotheque serve` can be told."""

    database: str = "ludotheque.db"
    """The path of an SQLite file, or a `postgresql://` address."""
    host: str = "127.0.0.1"
    port: int = 8000
    root_path: str = ""
    """Where the house is under its address, when a proxy puts it there: /jeux."""
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may use the house: https://example.org."""
    forwarded: str = ""
    """The addresses of proxies whose word on where a request comes from is taken, separated by commas."""
    thinkers: int = 0
    """Processes in which bots think; 0 for one fewer than there are cores."""
    limits: bool = True
    """Whether rates are limited; off for measuring."""
    log_json: bool = False
    """One JSON object a line, for machines; otherwise lines for people."""
