"""The figures of an encounter, for people."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import JustifyMethod
from rich.table import Table

from ludotheque.bots.estimate import Estimate
from ludotheque.bots.report import Length, Report
from ludotheque.cli.desk import Desk
from ludotheque.core.language import Language

PRECISE: Final = 200
"""Figures below it are told to a tenth."""
ROOM: Final = 1000
"""Columns enough for anything."""


def show(desk: Desk, report: Report) -> None:
    words = desk.words
    meeting = report.encounter
    desk.say("cli-figures-title", "bold", game=words.say("game-name"), games=report.games, deals=meeting.deals)
    table = _standings(report, words)
    if desk.out.measure(table, options=desk.out.options.update_width(ROOM)).maximum > desk.out.width:
        table = _standings(report, words, gap="\n")
    desk.show(table)
    _say_length(desk, "moves", report.moves)
    _say_length(desk, "rounds", report.rounds)
    shares = " · ".join(_share(seat, words) for seat in report.seats)
    desk.say("cli-figures-seats", shares=shares, fair=100 / len(report.seats))
    for reason, count in report.reasons.items():
        desk.say("cli-figures-reason", reason=words.say(f"end-{reason}"), games=count)
    desk.say("cli-figures-seed", "dim", seed=meeting.seed, seconds=report.seconds)


def _standings(report: Report, words: Language, gap: str = " ") -> Table:
    """`gap` stands before an interval: where lines are short, it goes below its figure."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("bot", "wins", "points", "speed", "slowest"):
        justify: JustifyMethod = "left" if heading == "bot" else "right"
        table.add_column(words.say(f"cli-figures-{heading}"), justify=justify, overflow="fold")
    for standing in report.standings:
        table.add_row(
            standing.bot,
            _share(standing.wins, words, gap),
            _told("points", standing.points, words, gap),
            words.say("cli-speed", speed=standing.decisions_per_second),
            words.say("cli-milliseconds", time=1000 * standing.slowest),
        )
    return table


def _told(what: str, estimate: Estimate, words: Language, gap: str, scale: int = 1) -> str:
    """An estimate with its interval, when there is one."""
    digits = 1 if abs(scale * estimate.value) < PRECISE else 0
    figures = [
        words.say("cli-figure", value=round(scale * figure, digits))
        for figure in (estimate.value, estimate.low, estimate.high)
        if figure is not None
    ]
    value = words.say(f"cli-{what}", value=figures[0])
    return f"{value}{gap}{words.say('cli-interval', low=figures[1], high=figures[2])}" if figures[1:] else value


def _share(share: Estimate, words: Language, gap: str = " ") -> str:
    return _told("share", share, words, gap, 100)


def _say_length(desk: Desk, what: str, length: Length) -> None:
    desk.say(f"cli-figures-{what}", mean=length.mean, least=length.least, most=length.most)
