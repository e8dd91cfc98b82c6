"""A position of Les Chiffres croisés as an eye sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.game import OPEN, Eye
from ludotheque.core.grid import NAMES
from ludotheque.games.chiffres_croises import scoring
from ludotheque.games.chiffres_croises.board import BLUE, RED
from ludotheque.games.chiffres_croises.model import ChiffresView, Rack

if TYPE_CHECKING:
    from ludotheque.games.chiffres_croises.rules import Position

BLUE_CELLS: Final = tuple(NAMES[cell] for cell in sorted(BLUE))
RED_CELLS: Final = tuple(NAMES[cell] for cell in sorted(RED))


def view(position: Position, eye: Eye) -> ChiffresView:
    """The board, the sizes of racks and bag; one's own rack. Racks are shown once it is over. That somebody cannot play
    is seen by that player alone."""
    over = position.reason is not None
    lost = not over and eye == position.seat and position.may_pass(position.seat)
    return ChiffresView(
        phase=phase(position, eye),
        turn=None if over else position.seat,
        targets=position.targets,
        board=tuple(position.board.values),
        jokers=tuple(NAMES[cell] for cell in sorted(position.board.jokers)),
        blue=BLUE_CELLS,
        red=RED_CELLS,
        fresh=position.fresh,
        racks=tuple(
            Rack(len(rack), tuple(rack) if over or eye in (seat, OPEN) else None)
            for seat, rack in enumerate(position.racks)
        ),
        bag=len(position.bag),
        bag_faces=tuple(position.bag) if eye == OPEN else None,
        totals=position.scores(),
        turns=tuple(map(tuple, position.turns)),
        sheet=scoring.account(position.scores(), position.racks) if over else None,
        idle=position.idle,
        may_pass=lost,
        may_exchange=position.exchangeable(position.seat) if lost else 0,
    )


def phase(position: Position, eye: Eye) -> str:
    if position.reason:
        return "over"
    if eye == position.seat and not position.search(position.seat).possible():
        return "stuck"
    return "first" if position.board.empty else "play"
