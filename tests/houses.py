"""Houses that run as processes of their own, for tests over real sockets."""

from __future__ import annotations

import asyncio
import functools
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, ParamSpec

TESTS = Path(__file__).parent
STARTED = re.compile(r'(http://[^\s/"]+(?:/[^\s"]*)?)')
P = ParamSpec("P")
PATIENCE = 120


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
        self._saying: IO[str] | None = None
        self.address = ""

    def start(self) -> None:
        path = os.pathsep.join([str(TESTS / "shelf"), str(TESTS), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        command = [sys.executable, "-c", "from ludotheque.cli import main; raise SystemExit(main())", "serve"]
        # a file, for a pipe that nobody reads would fill up
        self._saying = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  closed as the house ends
        self._process = subprocess.Popen(
            [*command, "--lang", "fr", "--database", self.database, "--port", str(self._port), *self._options],
            stdout=self._saying,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1", "COLUMNS": "300"},
        )
        self.address = self._opened().rstrip("/")
        self._port = int(self.address.split(":")[2].split("/")[0])

    def _opened(self) -> str:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            ended = self.process.poll() is not None
            if found := STARTED.search(self.said()):
                return found[1]
            if ended:
                break
            time.sleep(0.02)
        said = self.said()
        self.kill()
        raise RuntimeError(said)

    @property
    def process(self) -> subprocess.Popen[str]:
        if self._process is None:
            raise RuntimeError("not started")
        return self._process

    @property
    def pid(self) -> int:
        return self.process.pid

    def said(self) -> str:
        """All that it has said since it was started."""
        if self._saying is None:
            return ""
        return os.pread(self._saying.fileno(), 1 << 26, 0).decode()

    def kill(self) -> None:
        """As suddenly as power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> str:
        """As an operator would; what it has said."""
        return self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> str:
        if self._process is None or self._saying is None:
            return ""
        self._process.send_signal(sign)
        self._process.wait(PATIENCE)
        said, status = self.said(), self._process.returncode
        self._saying.close()
        self._process = self._saying = None
        if status not in {0, -signal.SIGKILL}:
            raise RuntimeError(f"ended with {status}: {said}")
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
