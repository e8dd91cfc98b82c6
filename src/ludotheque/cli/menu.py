"""The moves of one turn, as a person reads and types them."""

from __future__ import annotations

from itertools import islice
from typing import Final

from rich.table import Table
from rich.text import Text

from ludotheque.cli.desk import Desk
from ludotheque.cli.reader import number
from ludotheque.core.game import AnyGame, AnyState, Move, Previewing, Seat
from ludotheque.core.notation import usage
from ludotheque.core.refusal import Refused

FEW: Final = 30
"""So many moves are listed; of more, or of moves composed piece by piece, only some are shown."""
SOME: Final = 5


class Menu:
    """A numbered list when there are few moves, else how moves are typed and some examples."""

    def __init__(self, desk: Desk, game: AnyGame, state: AnyState, seat: Seat) -> None:
        self._desk = desk
        self._game = game
        most = SOME if isinstance(state, Previewing) else FEW
        listed: list[Move] = list(islice(state.moves(seat), most + 1))
        self._whole = len(listed) <= most
        self._moves = listed if self._whole else listed[:SOME]

    def show(self, *, explain: bool) -> None:
        words = self._desk.words
        if not self._whole:
            if explain:
                self.explain()
            self._desk.say("cli-examples")
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        table.add_column(justify="right", style="bold")
        table.add_column()
        table.add_column(style="dim")
        for place, move in enumerate(self._moves, 1):
            written = self._game.notation.write(move, words)
            table.add_row(str(place), Text(words.struct("move", move)), Text(written))
        self._desk.show(table)

    def explain(self) -> None:
        """How moves of this game are typed."""
        words = self._desk.words
        self._desk.say("cli-typing")
        if words.has("notation-help"):
            self._desk.say("notation-help")
            return
        for kind in self._game.moves:
            self._desk.show(Text(f"  {usage(kind, words)}"))

    def read(self, typed: str) -> Move:
        """The move of that number, or the one that is written so."""
        place = number(typed)
        if place is not None and 0 < place <= len(self._moves):
            return self._moves[place - 1]
        try:
            move: Move = self._game.notation.read(typed, self._desk.words)
        except Refused:
            if place is not None:
                raise Refused("no-such-number", details={"number": place, "most": len(self._moves)}) from None
            raise
        return move
