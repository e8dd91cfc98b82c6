"""What a finished game adds to the books."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ludotheque.table.table import Table


class Score(NamedTuple):
    """One person's part in a finished game."""

    person: str
    points: int
    rank: int


class Tally(NamedTuple):
    table: str
    game: str
    ended: int
    rated: bool
    scores: tuple[Score, ...]


def tally(table: Table) -> Tally | None:
    """Those who sat at one seat, with its result; who left theirs to a bot for good is ranked last in ratings.

    Somebody who played several seats has won and lost at once: that is not counted.
    """
    result = table.result
    if result is None or table.ended is None:
        return None
    seats = Counter(place.person for place in table.places)
    last = len(table.places)
    scores = tuple(
        Score(place.person, result.totals[seat], last if place.bot is not None else result.ranking[seat])
        for seat, place in enumerate(table.places)
        if place.person is not None and seats[place.person] == 1
    )
    return Tally(table.name, table.game.slug, table.ended, table.rated, scores)
