"""`ludotheque play`: a game at this terminal, against players of the house or among people."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from ludotheque.cli import files
from ludotheque.cli.chairs import Chair, chairs
from ludotheque.cli.course import Course
from ludotheque.cli.desk import Desk
from ludotheque.cli.parameters import AtDesk, Bots, Choices, Seats, options, players
from ludotheque.cli.reader import Left
from ludotheque.cli.sitting import Sitting
from ludotheque.core import codec
from ludotheque.core.chance import Fast
from ludotheque.core.record import FORMAT, Record, encode, shuffled
from ludotheque.core.refusal import Refused

LONGEST_NAME: Final = 30


def play(
    game: str,
    /,
    *,
    name: Annotated[list[str] | None, Parameter(name=("--name", "-n"), consume_multiple=True)] = None,
    bot: Bots = None,
    seats: Seats = None,
    option: Choices = None,
    seed: str | None = None,
    record: Path | None = None,
    desk: AtDesk,
) -> None:
    box = desk.take(game)
    chosen = options(box, option)
    people = [_name(given) for given in name] if name else [desk.words.say("seat", number=1)]
    count = players(box, chosen, seats, len(people) + len(bot or ()))
    table = chairs(box, desk.words, people, bot or [], count)
    secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(seed.encode()).digest()
    nonces = tuple(secrets.token_bytes(16) for _ in people) if seed is None else ()
    blank = Record(
        format=FORMAT,
        game=box.slug,
        rules=box.rules_version,
        options=codec.plain(chosen),
        seats=len(table),
        shuffle=shuffled(secret, nonces),
        moves=(),
    )
    course = Course(box, blank)
    if record is not None:
        files.free(record)
    _welcome(desk, blank, table)
    sitting = Sitting(desk, box, table, course, Fast(int.from_bytes(secret[:8])))
    try:
        sitting.play()
    except Left:
        desk.say("cli-left")
    finally:
        if record is not None:
            files.write(record, encode(course.record))
            desk.say("cli-recorded", file=str(record))
    desk.say("cli-revealed", "dim", secret=secret.hex(), seed=blank.shuffle.seed)


def _name(given: str) -> str:
    """A name as it can be shown: one line, not too long, without the brackets that drawings give a meaning to."""
    name = " ".join("".join(c for c in given if c.isprintable() and c not in "[]").split())[:LONGEST_NAME]
    if not name:
        raise Refused("bad-name", details={"name": given})
    return name


def _welcome(desk: Desk, blank: Record, table: list[Chair]) -> None:
    desk.words = desk.words.seated([chair.name for chair in table])
    desk.say("game-name", "bold")
    desk.say("game-pitch")
    desk.say("cli-sitting", names=", ".join(chair.name for chair in table))
    desk.say("cli-committed", "dim", commitment=blank.shuffle.commitment)
    desk.say("cli-orders", "dim")
