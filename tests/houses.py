"""Houses that run as processes of their own, for tests over real sockets."""

from __future__ import annotations

import asyncio
import functools
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ParamSpec

TESTS = Path(__file__).parent
STARTED = re.compile(r"(http://[^\s/]+(?:/\S*)?)")
P = ParamSpec("P")
PATIENCE = 60


def scenario(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that happens in an event loop, and must come to an end."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


class House:
    """One process that serves; it knows the smallest game too."""

    def __init__(self, database: str, *options: str, port: int = 0) -> None:
        self.database = database
        self._options = options
        self._port = port
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        path = os.pathsep.join([str(TESTS / "shelf"), str(TESTS)])
        command = [sys.executable, "-c", "from ludotheque.cli import main; raise SystemExit(main())", "serve"]
        self._process = subprocess.Popen(
            [*command, "--lang", "fr", "--database", self.database, "--port", str(self._port), *self._options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1", "COLUMNS": "300"},
        )
        line = self._out.readline()
        found = STARTED.search(line)
        if found is None:
            raise RuntimeError(line + self._out.read())
        self.address = found[1].rstrip("/")
        self._port = int(self.address.split(":")[2].split("/")[0])

    @property
    def _out(self) -> Any:
        if self._process is None or self._process.stdout is None:
            raise RuntimeError("not started")
        return self._process.stdout

    @property
    def pid(self) -> int:
        if self._process is None:
            raise RuntimeError("not started")
        return self._process.pid

    def kill(self) -> None:
        """As suddenly as power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> str:
        """As an operator would; what it said after it opened."""
        return self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> str:
        if self._process is None:
            return ""
        self._process.send_signal(sign)
        said, _ = self._process.communicate(timeout=PATIENCE)
        self._process = None
        return said


@contextmanager
def house(database: str, *options: str) -> Generator[House]:
    """One that is open."""
    made = House(database, *options)
    made.start()
    try:
        yield made
    finally:
        made.stop()
