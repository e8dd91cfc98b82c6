"""One game at this terminal, from the first move to the last."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext

from rich.rule import Rule

from ludotheque.bots.roster import decide
from ludotheque.cli.chairs import Chair
from ludotheque.cli.course import Course
from ludotheque.cli.desk import Desk
from ludotheque.cli.reader import Reader
from ludotheque.cli.telling import draw, tell_events, tell_result
from ludotheque.cli.turn import Turn
from ludotheque.core.chance import Chance
from ludotheque.core.game import OPEN, AnyGame, Bot, Seat


class Sitting:
    """People and players of the house round one screen."""

    def __init__(self, desk: Desk, game: AnyGame, chairs: Sequence[Chair], course: Course, chance: Chance) -> None:
        self._desk = desk
        self._game = game
        self._chairs = chairs
        self._course = course
        self._chance = chance
        self._reader = Reader(desk)
        self._told = {seat: 0 for seat, chair in enumerate(chairs) if chair.bot is None}
        self._facing = min(self._told)
        self._played: set[Seat] = set()

    def play(self) -> None:
        """Until it is over. Raises `Left` when people leave before."""
        while (result := self._course.state.result()) is None:
            seat = min(self._course.state.turn())
            bot = self._chairs[seat].bot
            if bot is None:
                self._face(seat)
                first = seat not in self._played
                Turn(self._desk, self._reader, self._game, self._course, seat, first=first).take()
                self._played.add(seat)
            else:
                self._think(seat, bot)
            self._tell(self._facing)
        draw(self._desk, self._game, self._course.state, OPEN)
        tell_result(self._desk, result)

    def _think(self, seat: Seat, bot: Bot) -> None:
        waiting = self._desk.words.say("cli-thinking", seat=self._chairs[seat].name)
        with self._desk.out.status(waiting) if self._reader.interactive else nullcontext():
            move = decide(bot, self._course.state, seat, self._chance)
        self._course.do(seat, move)

    def _face(self, seat: Seat) -> None:
        """When several people share the screen, let nobody see what is not theirs."""
        if self._facing != seat:
            self._reader.pause("cli-hand-over", seat=self._chairs[seat].name)
            if self._reader.interactive:
                self._desk.wipe()
            self._desk.show(Rule(self._chairs[seat].name))
            self._reader.pause("cli-curtain", seat=self._chairs[seat].name)
            self._facing = seat
        self._tell(seat)

    def _tell(self, seat: Seat) -> None:
        """What has happened since that person last looked."""
        events = self._course.events
        tell_events(self._desk, events[self._told[seat] :], seat)
        self._told[seat] = len(events)
