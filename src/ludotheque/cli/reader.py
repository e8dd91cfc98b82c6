"""What a person types, a line at a time, at a terminal or through a pipe."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TextIO

from ludotheque.cli.desk import Desk


class Left(Exception):
    """Nobody types any more."""


def number(typed: str) -> int | None:
    """The whole number that was typed, if it is one that can be meant."""
    return int(typed) if typed.isdecimal() and len(typed) < 10 else None


class Reader:
    """Asks for lines; through a pipe it repeats them, so that what is printed can be read on its own."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.interactive = desk.out.is_terminal and _stdin() is not None and sys.stdin.isatty()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.interactive and find_spec("readline"):
            import_module("readline")  # arrows then edit the line

    def ask(self, prompt: str = "> ") -> str:
        """The next line, or `Left` when there is none."""
        try:
            if _stdin() is None:
                raise EOFError
            line = input(prompt).strip()
        except EOFError:
            self._desk.show()
            raise Left from None
        if not self.interactive:
            self._desk.out.print(line, markup=False)
        return line

    def pause(self, name: str, /, **args: str) -> None:
        """Wait until somebody has read; through a pipe there is nobody to wait for."""
        if self.interactive:
            self.ask(self._desk.words.say(name, **args))


def _stdin() -> TextIO | None:
    """What is typed comes from there, unless it was closed."""
    return sys.stdin
