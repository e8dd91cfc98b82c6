"""The same at a real terminal: pauses between people, steps back and forth, Ctrl-C."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from ludotheque.core import record

pty = pytest.importorskip("pty", reason="no pseudo-terminals on this system")

PATIENCE: Final = 60
SEQUENCE: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def _heed_interrupts() -> None:
    """A shell that starts the tests in the background lets all their children ignore Ctrl-C; a terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command at a pseudo-terminal: wait for a text, type, interrupt."""

    def __init__(self, line: str) -> None:
        self._ours, theirs = pty.openpty()
        env = os.environ | {
            "LANGUAGE": "en",
            "TERM": "xterm",
            "COLUMNS": "120",
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque", *line.split()],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            start_new_session=True,
            preexec_fn=_heed_interrupts,  # noqa: PLW1509  the tests have one thread
        )
        os.close(theirs)
        self._seen = ""

    def until(self, text: str) -> str:
        """Read until that text comes; what was read since the last time, without colours."""
        assert self._comes(text, PATIENCE), f"“{text}” does not come: {self._seen}"
        before, _, self._seen = self._seen.partition(text)
        return before + text

    def _comes(self, text: str, seconds: float) -> bool:
        """Whether that text comes within that time."""
        deadline = time.monotonic() + seconds
        while text not in self._seen and time.monotonic() < deadline:
            if select.select([self._ours], [], [], 1.0)[0]:
                read = os.read(self._ours, 65536).decode(errors="replace")
                self._seen += SEQUENCE.sub(lambda found: "<wiped>" if found.group().endswith("3J") else "", read)
        return text in self._seen

    def type(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def interrupt(self) -> str:
        """Ctrl-C, which all processes of the command get; what it says to that.

        One that comes just as a prompt is being shown may be lost in readline: a person would press again.
        """
        for _ in range(5):
            os.killpg(self._process.pid, signal.SIGINT)
            if self._comes("Interrupted.", 5):
                break
        return self.until("Interrupted.")

    def status(self) -> int:
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._ours)


Open: TypeAlias = Callable[[str], Terminal]


@pytest.fixture
def terminal(highcard_installed: str) -> Iterator[Open]:
    opened: list[Terminal] = []

    def run(line: str) -> Terminal:
        opened.append(Terminal(line))
        return opened[-1]

    yield run
    for one in opened:
        one.close()


def test_nobody_sees_the_card_of_the_other(terminal: Open) -> None:
    table = terminal("play high-card --seed 5 -n Ann Bob")
    table.until("Ann — ")
    table.until("> ")
    table.type("2\n")
    assert "Ann puts the 6 away and takes the 8" in table.until("Hand the screen to Bob, then press Enter.")
    table.type("\n")
    assert "<wiped>" in table.until("Bob, press Enter when you are in front of the screen.")
    table.type("\n")
    seen = table.until("Bob — ")
    assert "Ann puts the 6 away and takes a card." in seen
    assert re.search(r"Ann \? +Bob \d", seen)
    table.until("> ")
    table.type("1\n")
    table.until("wins the game.")
    assert table.status() == 0


def test_ctrl_c_records_the_game_and_says_so(terminal: Open, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = terminal(f"play high-card --seed 5 -n Ann Bob --record {file}")
    table.until("> ")
    table.type("2\n")
    table.until("press Enter")
    assert "Traceback" not in table.interrupt()
    assert table.status() == 130
    assert len(record.decode(file.read_bytes()).moves) == 1


def test_ctrl_c_ends_a_simulation_on_all_cores(terminal: Open) -> None:
    table = terminal("simulate high-card -n 1000000 --processes 2")
    table.until("/1000000")
    assert "Traceback" not in table.interrupt()
    assert table.status() == 130


def test_a_record_is_walked_through_back_and_forth(terminal: Open, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = terminal(f"play high-card --seed 5 --record {file}")
    table.until("> ")
    table.type("1\n")
    table.until("Game recorded")
    walk = terminal(f"replay {file}")
    for typed, number in (("\n", 0), ("p\n", 1), ("2\n", 0), ("\n", 2), ("previous\n", 2), ("q\n", 1)):
        walk.until(f"Move {number} of 2")
        walk.until("q: quit")
        walk.type(typed)
    assert walk.status() == 0
