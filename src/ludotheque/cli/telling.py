"""A game told in a terminal: what has happened, how things stand, how it ended."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from ludotheque.cli.desk import Desk
from ludotheque.core.game import AnyGame, AnyState, Event, Eye, Result


def tell_events(desk: Desk, events: Iterable[Event], eye: Eye) -> None:
    """What has happened, as that eye may know it."""
    for event in events:
        desk.show(Text(f"  {desk.words.struct('event', event.seen_by(eye))}", "cyan"))


def draw(desk: Desk, game: AnyGame, state: AnyState, eye: Eye) -> None:
    """How things stand, as that eye may know it."""
    desk.show()
    desk.out.print(
        game.sketch(state.view(eye), desk.words), highlight=False, no_wrap=True, overflow="ignore", crop=False
    )


def tell_result(desk: Desk, result: Result) -> None:
    """Who won, with how much, and why it is over."""
    words = desk.words
    desk.show()
    desk.say(f"end-{result.reason}")
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(result.ranking)):
        style = "bold green" if rank == 1 else ""
        points = words.say("cli-total", points=result.totals[seat])
        table.add_row(words.say("cli-rank", rank=rank), Text(words.seat(seat)), points, style=style)
    desk.show(table)
    names = [words.seat(seat) for seat in result.winners()]
    desk.say("cli-winners", "bold", winners=words.say("list-separator").join(names), count=len(names))
