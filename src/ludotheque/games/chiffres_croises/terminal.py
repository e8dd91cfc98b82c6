"""Les Chiffres croisés drawn in a terminal."""

from __future__ import annotations

from typing import Final

from ludotheque.core.game import Seat
from ludotheque.core.grid import CENTRE, NAMES, drawn
from ludotheque.core.language import Language
from ludotheque.games.chiffres_croises.board import BLUE, RED
from ludotheque.games.chiffres_croises.model import ChiffresView

WIDTH: Final = 4
STAR: Final = "*"
"""Beside the value of a joker."""


def sketch(view: ChiffresView, language: Language) -> str:
    """The targets, the board, what marks mean, everybody's score, then one's own rack."""
    yellow, blue, red = view.targets
    lines = [
        language.tell("sketch-targets", {"yellow": yellow, "blue": blue, "red": red, "bag": view.bag}),
        "",
        board(view),
        "",
        f"[dim]{language.say('sketch-marks')}[/]",
        *(player(view, seat, language) for seat in range(len(view.racks))),
    ]
    return "\n".join(lines)


def board(view: ChiffresView) -> str:
    return drawn([cell(view, at) for at in range(len(NAMES))], WIDTH)


def cell(view: ChiffresView, at: int) -> str:
    value, name = view.board[at], NAMES[at]
    if value:
        text = f"{value}{STAR}" if name in view.jokers else str(value)
        return f"[{'bold reverse' if name in view.fresh else 'bold'}]{text:^{WIDTH}}[/]"
    mark, style = ("+10", "blue") if at in BLUE else ("×2", "red") if at in RED else ("·", "dim")
    return f"[{style}]{'◇' if at == CENTRE else mark:^{WIDTH}}[/]"


def player(view: ChiffresView, seat: Seat, language: Language) -> str:
    """Who it is, with what score, and the tiles that the eye may see."""
    rack = view.racks[seat]
    words = language.tell("sketch-player", {"seat": seat, "total": view.totals[seat], "faces": rack.faces})
    return f"▸ [bold]{words}[/]" if seat == view.turn else f"  {words}"
