"""Tables laid for a test: tiles are written as people type them, a joker as a star and what it stands for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core import codec
from ludotheque.core.chance import Fast
from ludotheque.core.game import Event
from ludotheque.core.language import language
from ludotheque.games.chiffres_croises import game
from ludotheque.games.chiffres_croises.board import Board
from ludotheque.games.chiffres_croises.model import AnyMove, ChiffresOptions, Lay, Passes, Tile
from ludotheque.games.chiffres_croises.rules import Position

TARGETS = (16, 33, 49)
"""Those of the rule sheet's examples."""


def lay(text: str) -> Lay:
    move = game.notation.read(text, language("fr", game.package))
    assert isinstance(move, Lay)
    return move


def tiles(text: str) -> tuple[Tile, ...]:
    return lay(text).tiles if text else ()


def board(text: str = "") -> Board:
    laid = Board()
    for tile in tiles(text):
        laid.put(tile)
    return laid


def table(
    laid: str = "",
    *racks: Sequence[int],
    targets: Sequence[int] = TARGETS,
    seats: int = 2,
    passes: Passes = "stuck",
    **more: Any,
) -> Position:
    """A turn of the first seat; what racks lack comes from the bag, unless that is given."""
    position = {
        "targets": targets,
        "board": codec.plain(tiles(laid)),
        "racks": [*racks, *[()] * (seats - len(racks))],
        **more,
    }
    return game.resume(ChiffresOptions(passes=passes), seats, position, Fast(1))


def play(position: Position, *moves: AnyMove | str) -> list[Event]:
    """Moves of whoever is to play; what happened last."""
    events: list[Event] = []
    for move in moves:
        (seat,) = position.turn()
        events = position.play(seat, lay(move) if isinstance(move, str) else move)
    return events
