"""Commands run as a shell would run them."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import pytest

from ludotheque.cli import main


class Ran(NamedTuple):
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str


Run: TypeAlias = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, highcard_installed: str) -> Run:
    """Run a command line, with lines typed into it, the smallest game being on the shelf."""
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def run(line: str, *typed: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{one}\n" for one in typed)))
        capsys.readouterr()
        status = main(line.split())
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return run
