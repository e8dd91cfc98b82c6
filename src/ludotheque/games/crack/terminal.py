"""Le Crack drawn in a terminal: a colour is never alone, its mark stands beside it."""

from __future__ import annotations

from typing import Final

from ludotheque.core.game import Seat
from ludotheque.core.grid import NAMES, drawn
from ludotheque.core.language import Language
from ludotheque.games.crack.board import START
from ludotheque.games.crack.letters import COLOURS, VALUES, Code, Colour
from ludotheque.games.crack.model import CrackView, Piece

WIDTH: Final = 4
MARKS: Final[dict[Colour, str]] = {"B": "●", "P": "◆", "G": "▲", "R": "■"}
STYLES: Final[dict[Colour, str]] = {"B": "blue", "P": "magenta", "G": "green", "R": "red"}
AS: Final = "*"
"""After a letter that lies on its own colour."""


def sketch(view: CrackView, language: Language) -> str:
    """The board, what marks mean, everybody's account, then one's own rack."""
    lines = [
        language.tell("sketch-pool", {"pool": view.pool}),
        "",
        board(view),
        "",
        f"[dim]{language.say('sketch-marks')}[/]",
        *(player(view, seat, language) for seat in range(len(view.racks))),
    ]
    return "\n".join(lines)


def board(view: CrackView) -> str:
    return drawn([cell(view, at) for at in range(len(NAMES))], WIDTH)


def cell(view: CrackView, at: int) -> str:
    ground: Colour = COLOURS[VALUES[view.ground[at]] - 1]
    code, name = view.board[at], NAMES[at]
    if code:
        piece = Piece.of(code)
        text = f"{piece.letter}{MARKS[piece.colour]}{AS if piece.colour == ground else ''}"
        style = "bold reverse" if name in view.fresh else "bold"
        return f"[{style} {STYLES[piece.colour]}]{text:^{WIDTH}}[/]"
    text = (
        f"{view.finals[name]}{MARKS[ground]}" if name in view.finals else f"{'→' if at == START else ''}{MARKS[ground]}"
    )
    return f"[dim {STYLES[ground]}]{text:^{WIDTH}}[/]"


def player(view: CrackView, seat: Seat, language: Language) -> str:
    """Who it is, with what account, and the letters that the eye may see."""
    rack, account = view.racks[seat], view.accounts[seat]
    words = language.tell("sketch-player", {"seat": seat, "total": account.total, "aces": account.aces})
    letters = "" if rack.pieces is None else " " + " ".join(map(drawn_piece, sorted(rack.pieces)))
    return f"▸ [bold]{words}[/]{letters}" if seat == view.turn else f"  {words}{letters}"


def drawn_piece(code: Code) -> str:
    piece = Piece.of(code)
    return f"[{STYLES[piece.colour]}]{piece.letter}{MARKS[piece.colour]}[/]"
