"""A position of Le Crack as an eye sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.game import OPEN, Eye
from ludotheque.core.grid import NAMES
from ludotheque.games.crack.board import GROUND
from ludotheque.games.crack.laying import RIGHTS
from ludotheque.games.crack.model import CrackView, Rack

if TYPE_CHECKING:
    from ludotheque.games.crack.rules import Position


def view(position: Position, eye: Eye) -> CrackView:
    """The board, the pad, the sizes of racks and pool; one's own rack. Racks are shown once it is over."""
    over = position.reason is not None
    mine = not over and eye == position.seat
    lays = mine and not position.trading
    return CrackView(
        phase=phase(position),
        turn=None if over else position.seat,
        first=position.first,
        ground=GROUND,
        board=position.board.codes(),
        finals={NAMES[cell]: number for cell, number in position.finals.items()},
        racks=tuple(
            Rack(len(rack), tuple(rack) if over or eye in (seat, OPEN) else None)
            for seat, rack in enumerate(position.racks)
        ),
        pool=len(position.pool),
        pool_pieces=tuple(position.pool) if eye == OPEN else None,
        accounts=position.accounts(),
        fresh=position.fresh,
        swapped=position.swapped,
        score=position.score,
        may_swap=lays and position.aces[position.seat] >= RIGHTS,
        must_give=position.exchangeable(position.seat) if lays else 0,
        may_trade=position.exchangeable(position.seat) if mine and position.trading else 0,
        stopping=tuple(sorted(position.stopping)),
        idle=position.idle,
    )


def phase(position: Position) -> str:
    if position.reason:
        return "over"
    if position.trading:
        return "trade"
    if position.board.empty:
        return "opening"
    return "second" if position.board.second else "lay"
