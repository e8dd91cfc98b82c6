"""A given position of Les Chiffres croisés, for examples, puzzles and tutorials."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludotheque.core.chance import Chance
from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.games.chiffres_croises import tiles
from ludotheque.games.chiffres_croises.board import Board
from ludotheque.games.chiffres_croises.model import Passes, Tile
from ludotheque.games.chiffres_croises.rules import Position
from ludotheque.games.chiffres_croises.tiles import BLUE, RACK, RED, TILES, VALUES, YELLOW, Face

Given: TypeAlias = Annotated[tuple[Face, ...], Meta(max_length=RACK)]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn as it is found."""

    targets: tuple[int, int, int]
    board: tuple[Tile, ...] = ()
    racks: tuple[Given, ...] = ()
    """By seat; filled from the bag up to six tiles. Left out: all are drawn."""
    bag: tuple[Face, ...] | None = None
    """The next tile comes last; racks are then as they stand. Left out: all that lies nowhere else, mixed."""
    totals: tuple[int, ...] = ()
    turn: Seat = 0


def read(data: dict[str, Any], seats: int) -> Setup:
    """That setup, if it makes sense at a table of that size."""
    try:
        setup = msgspec.convert(data, Setup)
    except msgspec.ValidationError as error:
        raise Refused("bad-position", details={"why": str(error)}) from None
    for field in ("racks", "totals"):
        found = len(getattr(setup, field))
        if found not in (0, seats):
            raise Refused("bad-position", details={"why": f"{field}: {found} != {seats}"})
    if not 0 <= setup.turn < seats:
        raise Refused("bad-position", details={"why": f"turn: {setup.turn}"})
    for target, cards in zip(setup.targets, (YELLOW, BLUE, RED), strict=True):
        if target not in cards:
            raise Refused("no-such-card", "CC-3", {"card": target})
    return setup


def lay(setup: Setup) -> Board:
    board = Board()
    cells = [tile.cell for tile in setup.board]
    if twice := [cell for cell, times in Counter(cells).items() if times > 1]:
        raise Refused("cell-taken", "CC-5", {"cell": twice[0]})
    for tile in setup.board:
        if tile.value not in VALUES:
            raise Refused("joker-value", "CC-8", {"value": tile.value})
        board.put(tile)
    return board


def resume(passes: Passes, seats: int, data: dict[str, Any], chance: Chance) -> Position:
    """The position that a setup describes."""
    setup = read(data, seats)
    board = lay(setup)
    racks = [list(rack) for rack in setup.racks] or [[] for _ in range(seats)]
    left = Counter(TILES)
    left.subtract([*board.faces(), *(face for rack in racks for face in rack), *(setup.bag or ())])
    if twice := [face for face, times in left.items() if times < 0]:
        raise Refused("too-many-tiles", "CC-2", {"face": min(twice)})
    if setup.bag is None:
        bag = sorted(left.elements())
        chance.shuffle(bag)
        for rack in racks:
            rack.extend(tiles.draw(bag, RACK - len(rack)))
    else:
        bag = list(setup.bag)
    position = Position(passes, setup.targets, racks, bag, chance)
    position.board = board
    position.seat = setup.turn
    for turns, total in zip(position.turns, setup.totals, strict=False):
        turns.append(total)
    return position
