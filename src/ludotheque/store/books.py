"""Results and ratings: what finished games add up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from ludotheque.store import schema
from ludotheque.store.database import Database
from ludotheque.table.tally import Score, Tally

SHOWN_AVERAGE = 1500
SHOWN_SCALE = 40
"""openskill's 25 points and their spread, shown on the scale that players know."""
RANKED = 3
"""Rated games before somebody is ranked."""


class Played(NamedTuple):
    """A person's games of one kind."""

    game: str
    played: int
    won: int
    best: int
    average: float
    streak: int
    last: int
    rating: int | None
    rated: int


class Ranked(NamedTuple):
    person: str
    name: str
    rating: int
    rated: int


class Books:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._model = PlackettLuce()

    async def enter(self, tally: Tally) -> bool:
        """Enter a finished game, once."""
        return await self._database.run(lambda connection: self._enter(connection, tally))

    def _enter(self, connection: Connection, tally: Tally) -> bool:
        tables = schema.tables
        open_ = update(tables).where(tables.c.table_id == tally.table, tables.c.tallied.is_(False))
        if not connection.execute(open_.values(tallied=True)).rowcount:
            return False
        living = set(
            connection.scalars(
                select(schema.people.c.person).where(
                    schema.people.c.person.in_([score.person for score in tally.scores])
                )
            )
        )
        scores = [score for score in tally.scores if score.person in living]
        if scores:
            game, ended = tally.game, tally.ended
            rows = [score._asdict() | {"table_id": tally.table, "game": game, "ended": ended} for score in scores]
            connection.execute(insert(schema.results), rows)
        if tally.rated and len(scores) > 1:
            self._rate(connection, tally.game, scores)
        return True

    def _rate(self, connection: Connection, game: str, scores: Sequence[Score]) -> None:
        ratings = schema.ratings
        people = sorted(score.person for score in scores)  # in one order, so that two processes never wait crosswise
        fresh = self._model.rating()
        start = {"game": game, "mu": fresh.mu, "sigma": fresh.sigma, "rated": 0, "shown": SHOWN_AVERAGE}
        starting = self._database.insert_new(ratings)
        connection.execute(starting, [start | {"person": person} for person in people])
        known = {
            row.person: row
            for row in connection.execute(
                select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people)).with_for_update()
            )
        }
        before = [[self._model.rating(known[score.person].mu, known[score.person].sigma)] for score in scores]
        after = self._model.rate(before, ranks=[score.rank for score in scores])
        for score, (rating,) in zip(scores, after, strict=True):
            connection.execute(
                update(ratings)
                .where(ratings.c.game == game, ratings.c.person == score.person)
                .values(
                    mu=rating.mu,
                    sigma=rating.sigma,
                    rated=known[score.person].rated + 1,
                    shown=round(SHOWN_AVERAGE + (rating.mu - fresh.mu) * SHOWN_SCALE),
                )
            )

    async def played(self, person: str) -> list[Played]:
        """What somebody has done in each game."""

        def read(connection: Connection) -> list[Played]:
            results, ratings = schema.results, schema.ratings
            rows = connection.execute(select(results).where(results.c.person == person).order_by(results.c.ended))
            rated = {row.game: row for row in connection.execute(select(ratings).where(ratings.c.person == person))}
            by_game: dict[str, list[tuple[int, int, int]]] = {}
            for row in rows:
                by_game.setdefault(row.game, []).append((row.points, row.rank, row.ended))
            made: list[Played] = []
            for game, games in sorted(by_game.items()):
                points = [point for point, _, _ in games]
                rating = rated.get(game)
                made.append(
                    Played(
                        game=game,
                        played=len(games),
                        won=sum(rank == 1 for _, rank, _ in games),
                        best=max(points),
                        average=round(sum(points) / len(points), 1),
                        streak=_streak([rank for _, rank, _ in games]),
                        last=games[-1][2],
                        rating=rating.shown if rating else None,
                        rated=rating.rated if rating else 0,
                    )
                )
            return made

        return await self._database.run(read)

    async def ranking(self, game: str, most: int) -> list[Ranked]:
        """The best rated players of a game."""
        ratings, people = schema.ratings.c, schema.people.c
        query = (
            select(people.person, people.name, ratings.shown, ratings.rated)
            .join(schema.people, people.person == ratings.person)
            .where(ratings.game == game, ratings.rated >= RANKED, people.banned.is_(False))
            .order_by(ratings.shown.desc())
            .limit(most)
        )
        return await self._database.run(lambda connection: [Ranked(*row) for row in connection.execute(query)])


def _streak(ranks: Sequence[int]) -> int:
    won = 0
    for rank in reversed(ranks):
        if rank != 1:
            break
        won += 1
    return won
