"""A PostgreSQL of one's own: in a temporary folder, on a free port, ended with the tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

ACCOUNTS = ("postgres", "nobody")
"""PostgreSQL's programs refuse to run as root: then they run as the first of these that exists."""


def program(name: str) -> str:
    """Where a program of PostgreSQL is."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(versions[-1]) if versions else shutil.which(name)
    if found is None:
        raise RuntimeError(f"no {name}: scripts/system-packages 'postgresql:/usr/lib/postgresql/*/bin/initdb'")
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


class Cluster:
    """`address` is what a house is told."""

    def __init__(self, folder: Path, *, durable: bool) -> None:
        self._folder = folder
        self._account = _account()
        self._port = free_port()
        self._durable = durable
        self.address = f"postgresql://house@127.0.0.1:{self._port}/postgres"

    def create(self) -> None:
        if self._account is not None:
            shutil.chown(self._folder, self._account)
        options = ["-D", str(self._folder / "data"), "-U", "house", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        self._run(program("initdb"), *options)

    def start(self) -> None:
        settings = {
            "port": self._port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self._folder,
            "fsync": "on" if self._durable else "off",
            "max_connections": 60,
        }
        told = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self._control("start", "-o", told, "-l", str(self._folder / "log"))

    def stop(self, mode: str = "immediate") -> None:
        self._control("stop", "-m", mode)

    def renew(self, database: str) -> str:
        """The address of an empty database of that name."""
        psql = [program("psql"), "-h", "127.0.0.1", "-p", str(self._port), "-U", "house", "-d", "postgres", "-q"]
        drop = ["-c", f"DROP DATABASE IF EXISTS {database} WITH (FORCE)"]
        self._run(*psql, *drop, "-c", f"CREATE DATABASE {database}")
        return self.address.removesuffix("postgres") + database

    def _control(self, *arguments: str) -> None:
        self._run(program("pg_ctl"), "-D", str(self._folder / "data"), "-w", "-s", *arguments)

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            command,
            check=False,
            cwd=self._folder,
            user=self._account,
            group=self._account and _group(self._account),
            extra_groups=None if self._account is None else [],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"},
            text=True,
        )
        if done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stderr}")


def _account() -> str | None:
    import pwd  # noqa: PLC0415

    if os.getuid():
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(account for account in ACCOUNTS if account in known)


def _group(account: str) -> int:
    import pwd  # noqa: PLC0415

    return pwd.getpwnam(account).pw_gid


@contextmanager
def cluster(*, durable: bool = False) -> Generator[Cluster]:
    """A running one."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-pg-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder), durable=durable)
        made.create()
        made.start()
        try:
            yield made
        finally:
            made.stop()
