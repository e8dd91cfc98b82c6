"""One move of a person, typed: everything else that can be typed leads back to it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ludotheque.cli.course import Course
from ludotheque.cli.desk import Desk
from ludotheque.cli.menu import Menu
from ludotheque.cli.reader import Left, Reader
from ludotheque.cli.rulings import read_rules, rule
from ludotheque.cli.telling import draw
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.language import folded
from ludotheque.core.refusal import Refused

ORDERS: Final = ("help", "moves", "rules", "undo", "quit")
"""What can be typed besides moves: `cli-word-<order>`, or these words themselves."""


class Turn:
    def __init__(self, desk: Desk, reader: Reader, game: AnyGame, course: Course, seat: Seat, *, first: bool) -> None:
        self._desk = desk
        self._reader = reader
        self._game = game
        self._course = course
        self._seat = seat
        self._first = first
        """Whether that person has not played before: how moves are typed is said once."""
        self._menu = Menu(desk, game, course.state, seat)

    def take(self) -> None:
        """Ask until a move is made, or one is taken back. Raises `Left` when the person leaves."""
        draw(self._desk, self._game, self._course.state, self._seat)
        words = self._desk.words
        phase = words.say(f"phase-{self._course.state.view(self._seat).phase}")
        self._desk.say("cli-to-play", "bold", seat=words.seat(self._seat), phase=phase)
        self._menu.show(explain=self._first)
        while not self._done(self._reader.ask()):
            pass

    def _done(self, typed: str) -> bool:
        """Do what was typed; whether that ends the turn or goes back before it."""
        word, _, rest = typed.partition(" ")
        try:
            match self._order(word):
                case "help":
                    self._desk.say("cli-orders")
                    self._menu.explain()
                case "moves":
                    self._menu.show(explain=False)
                case "rules":
                    read_rules(self._desk, rest.strip())
                case "undo":
                    self._course.undo(self._seat)
                    return True
                case "quit":
                    raise Left
                case _:
                    self._course.do(self._seat, self._menu.read(typed))
                    return True
        except Refused as refused:
            self._refuse(refused)
        return False

    def _order(self, word: str) -> str:
        """Which order that is, the list of moves for an empty line, nothing for a move."""
        known = {folded(self._desk.words.say(f"cli-word-{order}")): order for order in ORDERS}
        return known.get(folded(word), word if word in ORDERS else "") if word else "moves"

    def _refuse(self, refused: Refused) -> None:
        """Why not, and the rule that says so."""
        words = self._desk.words
        self._desk.show(Text(words.refusal(refused), "red"))
        if refused.rule and words.has(f"rule-{refused.rule}"):
            self._desk.show(rule(words, refused.rule))
