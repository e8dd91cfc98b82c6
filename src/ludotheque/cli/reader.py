"""What a person types, a line at a time, at a terminal or through a pipe."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from importlib.util import find_spec

from ludotheque.cli.desk import Desk


class Left(Exception):
    """Nobody types any more."""


class Reader:
    """Asks for lines; through a pipe it repeats them, so that what is printed can be read on its own."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.interactive = sys.stdin.isatty() and desk.out.is_terminal
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.interactive and find_spec("readline"):
            import_module("readline")  # arrows then edit the line

    def ask(self, prompt: str = "> ") -> str:
        """The next line, or `Left` when there is none."""
        try:
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
