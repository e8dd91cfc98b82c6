"""Tables laid for a test: letters are written as people type them, in French (`LvIrGsNrEs`: v is green, s is pink)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludotheque.core import codec
from ludotheque.core.chance import Fast
from ludotheque.core.game import Event, Previewing
from ludotheque.core.language import language
from ludotheque.core.refusal import Refused
from ludotheque.games.crack import game
from ludotheque.games.crack.letters import Code
from ludotheque.games.crack.model import AnyMove, CrackOptions, Lay, Pass, Piece, Preview, Score, Tile
from ludotheque.games.crack.rules import Position

WORDS = language("fr", game.package)


def lay(text: str) -> Lay:
    move = game.notation.read(text, WORDS)
    assert isinstance(move, Lay)
    return move


def tiles(text: str) -> tuple[Tile, ...]:
    return lay(text).tiles if text else ()


def codes(text: str) -> list[Code]:
    """`ErAv`: a red E, a green A."""
    move = game.notation.read(f"passer {text}", WORDS)
    assert isinstance(move, Pass)
    return [Piece(one.letter, one.colour).code for one in move.pieces if one.colour]


def table(laid: str = "", *racks: str, seats: int = 2, options: CrackOptions | None = None, **more: Any) -> Position:
    """A turn of the first seat; what racks lack comes from the pool, unless that is given."""
    position = {
        "board": codec.plain(tiles(laid)),
        "racks": [*map(codes, racks), *[[]] * (seats - len(racks))],
        **more,
    }
    if "pool" in more:
        position["pool"] = codes(more["pool"])
    return game.resume(options or CrackOptions(), seats, position, Fast(1))


def play(position: Position, *moves: AnyMove | str) -> list[Event]:
    """Moves of whoever is to play, as they are typed; what happened last."""
    events: list[Event] = []
    for move in moves:
        (seat,) = position.turn()
        events = position.play(seat, game.notation.read(move, WORDS) if isinstance(move, str) else move)
    return events


def preview(position: Position, move: str) -> Preview:
    """What that would be for who is to play."""
    (seat,) = position.turn()
    assert isinstance(position, Previewing)
    seen = position.preview(seat, game.notation.read(move, WORDS))
    assert isinstance(seen, Preview)
    return seen


def scored(position: Position, move: str) -> Score:
    """What a legal move is worth."""
    seen = preview(position, move)
    assert seen.legal, (seen.refused, seen.details)
    assert seen.score is not None
    return seen.score


def refused(position: Position, move: AnyMove | str) -> tuple[str, str]:
    """Why not, and by which rule; nothing has changed."""
    (seat,) = position.turn()
    before = portrait(position)
    with pytest.raises(Refused) as caught:
        position.play(seat, game.notation.read(move, WORDS) if isinstance(move, str) else move)
    assert portrait(position) == before
    return caught.value.code, caught.value.rule


def portrait(position: Position) -> bytes:
    return msgspec.json.encode([position.view("open"), position.scores(), sorted(position.turn())])
