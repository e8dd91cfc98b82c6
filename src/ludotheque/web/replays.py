"""Finished games, watched again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from ludotheque.core import record
from ludotheque.core.game import OPEN, AnyGame, Eye
from ludotheque.core.refusal import Refused
from ludotheque.web.wire.tables import Moment, Replay

TABLE = "table"


def replay(
    written: record.Record, game: AnyGame, names: Callable[[int], Sequence[str]], eye: str, first: int, count: int
) -> Replay:
    """Some moments of a game, as one eye saw them; `names` are told for its number of seats."""
    record.start(written, game)
    looking = _eye(eye, written.seats)
    if first > len(written.moves):
        raise Refused("no-such-moment", details={"first": first, "plies": len(written.moves)})
    moments = tuple(_moment(step, looking) for step in islice(record.replay(written, game), first, first + count))
    return Replay(
        game=game.slug, names=tuple(names(written.seats)), plies=len(written.moves), first=first, moments=moments
    )


def _eye(eye: str, seats: int) -> Eye:
    if eye == OPEN:
        return OPEN
    if eye == TABLE:
        return None
    if eye.isascii() and eye.isdigit() and int(eye) < seats:
        return int(eye)
    raise Refused("no-such-eye", details={"least": 0, "most": seats - 1})


def _moment(step: record.Step, eye: Eye) -> Moment:
    return Moment(
        ply=step.number,
        seat=step.seat,
        move=step.move if eye in (OPEN, step.seat) else None,
        events=tuple(event.seen_by(eye) for event in step.events),
        view=step.state.view(eye),
        scores=step.state.scores(),
    )
