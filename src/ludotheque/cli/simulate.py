"""`ludotheque simulate`: bot against bot, and what comes of it."""

from __future__ import annotations

import os
import secrets
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.bots import arena
from ludotheque.bots.arena import Encounter, Played
from ludotheque.bots.report import report
from ludotheque.bots.roster import roster
from ludotheque.cli import files
from ludotheque.cli.desk import Desk
from ludotheque.cli.figures import show
from ludotheque.cli.parameters import AtDesk, Bots, Choices, Seats, options, players, within
from ludotheque.core import codec
from ludotheque.core.record import encode
from ludotheque.core.refusal import Refused

MOST_GAMES: Final = 1_000_000
MOST_PROCESSES: Final = 256


def simulate(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(name=("--games", "-n"))] = 100,
    seats: Seats = None,
    bot: Bots = None,
    option: Choices = None,
    seed: str | None = None,
    processes: int | None = None,
    records: Path | None = None,
    json: bool = False,
    desk: AtDesk,
) -> None:
    box = desk.take(game)
    processes = (os.cpu_count() or 1) if processes is None else processes
    within("--games", games, range(1, MOST_GAMES + 1))
    within("--processes", processes, range(1, MOST_PROCESSES + 1))
    chosen = options(box, option)
    names = seated(bot, players(box, chosen, seats, len(bot or ())), list(roster(box)))
    encounter = Encounter(
        game=box.slug,
        options=codec.plain(chosen),
        bots=names,
        deals=-(-games // len(names)),
        seed=secrets.token_hex(8) if seed is None else seed,
    )
    arena.check(encounter)
    if records is not None:
        files.folder(records)
    began = perf_counter()
    deals = _run(desk, encounter, min(processes, encounter.deals), records)
    found = report(encounter, deals, perf_counter() - began)
    if json:
        desk.data(found)
    else:
        show(desk, found)


def seated(bots: list[str] | None, seats: int, known: list[str]) -> tuple[str, ...]:
    """Who plays, one a seat: the bots named in turn, or all the players of the house, best first."""
    if len(bots or ()) > seats:
        raise Refused("too-many-players", details={"players": len(bots or ()), "seats": seats})
    return tuple(islice(cycle(bots or known[::-1]), seats))


def _run(desk: Desk, encounter: Encounter, processes: int, records: Path | None) -> list[list[Played]]:
    deals: list[list[Played]] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as progress:
        bar = progress.add_task(desk.words.say("cli-simulating"), total=encounter.games)
        for deal in arena.run(encounter, processes=processes, records=records is not None):
            deals.append([_kept(game, records) for game in deal])
            progress.advance(bar, len(deal))
    return deals


def _kept(game: Played, records: Path | None) -> Played:
    """The figures of a game; its record goes into its own file."""
    if records is None or game.record is None:
        return game
    name = f"{game.record.game}-{game.deal:05}-{game.rotation}-{game.record.shuffle.seed[:8]}.json"
    files.write(records / name, encode(game.record))
    return msgspec.structs.replace(game, record=None)
