"""A given position of Le Crack, for examples, puzzles and tutorials."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.games.crack import letters
from ludotheque.games.crack.board import FINAL, Board
from ludotheque.games.crack.letters import PIECES, RACK, Code
from ludotheque.games.crack.model import CrackOptions, Tile, Turn
from ludotheque.games.crack.rules import Position

Given: TypeAlias = Annotated[Code, Meta(pattern="^[A-Z][BPGR]$")]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn as it is found."""

    board: tuple[Tile, ...] = ()
    racks: tuple[Annotated[tuple[Given, ...], Meta(max_length=RACK)], ...] = ()
    """By seat; filled from the pool up to twelve letters. Left out: all are drawn."""
    pool: tuple[Given, ...] | None = None
    """The next letter comes last; racks are then as they stand. Left out: all that lies nowhere else, mixed."""
    points: tuple[int, ...] = ()
    """The column of the pad, by seat."""
    aces: tuple[Annotated[int, Meta(ge=0, le=200)], ...] = ()
    turn: Seat = 0


def read(data: dict[str, Any], seats: int) -> Setup:
    """That setup, if it makes sense at a table of that size."""
    try:
        setup = msgspec.convert(data, Setup)
    except msgspec.ValidationError as error:
        raise Refused("bad-position", details={"why": str(error)}) from None
    for field in ("racks", "points", "aces"):
        found = len(getattr(setup, field))
        if found not in (0, seats):
            raise Refused("bad-position", details={"why": f"{field}: {found} != {seats}"})
    if not 0 <= setup.turn < seats:
        raise Refused("bad-position", details={"why": f"turn: {setup.turn}"})
    return setup


def lay(setup: Setup) -> Board:
    cells = [tile.cell for tile in setup.board]
    if twice := [cell for cell, times in Counter(cells).items() if times > 1]:
        raise Refused("cell-taken", "CK-7", {"cell": twice[0]})
    for tile in setup.board:
        if tile.colour is None:
            raise Refused("which-colour", "CK-2", {"letter": tile.letter})
        if tile.cell in FINAL:
            raise Refused("final-taken", "CK-17", {"cell": tile.cell})
    return Board.of(setup.board)


def resume(options: CrackOptions, seats: int, data: dict[str, Any], chance: Chance) -> Position:
    """The position that a setup describes."""
    setup = read(data, seats)
    board = lay(setup)
    racks = [list(rack) for rack in setup.racks] or [[] for _ in range(seats)]
    left = Counter(PIECES)
    left.subtract([*filter(None, board.codes()), *(code for rack in racks for code in rack), *(setup.pool or ())])
    if twice := [code for code, times in left.items() if times < 0]:
        raise Refused("too-many-letters", "CK-2", {"letter": min(twice)[0], "colour": min(twice)[1]})
    if setup.pool is None:
        pool = sorted(left.elements())
        chance.shuffle(pool)
        for rack in racks:
            rack.extend(letters.draw(pool, RACK - len(rack)))
    else:
        pool = list(setup.pool)
    position = Position(options, racks, pool, setup.turn, chance)
    position.board = board
    for turns, points in zip(position.turns, setup.points, strict=False):
        turns.append(Turn(None, 0, points))
    position.aces[: len(setup.aces)] = setup.aces
    return position
