from __future__ import annotations

import asyncio

from houses import scenario
from ludotheque.store.books import RANKED, Books
from ludotheque.store.bulletin import Alone
from ludotheque.store.database import Database
from ludotheque.store.ledger import Ledger
from ludotheque.store.people import People
from ludotheque.table.journal import Row, Start
from ludotheque.table.tally import Score, Tally


class Shop:
    """Books, and people to write into them."""

    def __init__(self, database: Database) -> None:
        self.books = Books(database)
        self._people = People(database)
        self._ledger = Ledger(database, Alone().announce)
        self._ledger.start()
        self._games = 0

    async def person(self, name: str) -> str:
        return (await self._people.create(name, "fr", 0)).person

    async def game(self, *ranked: str, rated: bool = True, times: int = 1) -> bool:
        """They have played, the first one best; the books are told several times."""
        self._games += 1
        name = f"t{self._games}"
        await self._ledger.open(Start(Row(name, 1, None, b"{}", None), public=False, created=0))
        scores = tuple(Score(person, 50 - 10 * rank, rank) for rank, person in enumerate(ranked, 1))
        tally = Tally(name, "high-card", self._games, rated, scores)
        entered = await asyncio.gather(*[self.books.enter(tally) for _ in range(times)])
        return entered.count(True) == 1

    def close(self) -> None:
        self._ledger.close()


@scenario
async def test_a_game_is_entered_once_whoever_enters_it(database: Database) -> None:
    shop = Shop(database)
    lea, tom = await shop.person("Léa"), await shop.person("Tom")
    assert await shop.game(lea, tom, times=4)
    (played,) = await shop.books.played(lea)
    assert (played.game, played.played, played.won, played.best, played.average) == ("high-card", 1, 1, 40, 40.0)
    assert played.rated == 1
    shop.close()


@scenario
async def test_who_wins_rises_and_who_beats_the_strong_rises_more(database: Database) -> None:
    shop = Shop(database)
    lea, tom, zoe = [await shop.person(name) for name in ("Léa", "Tom", "Zoé")]
    for _ in range(RANKED):
        await shop.game(lea, tom, rated=True)
    ranking = {rank.name: rank.rating for rank in await shop.books.ranking("high-card", 10)}
    assert ranking["Léa"] > 1500 > ranking["Tom"]
    before = {person: (await shop.books.played(person))[0].rating or 0 for person in (lea, tom)}
    await shop.game(tom, lea)
    after = {person: (await shop.books.played(person))[0].rating or 0 for person in (lea, tom)}
    assert after[tom] > before[tom]
    assert after[lea] < before[lea]
    await shop.game(zoe, lea)
    names = [rank.name for rank in await shop.books.ranking("high-card", 10)]
    assert "Zoé" not in names
    shop.close()


@scenario
async def test_games_with_bots_count_but_are_not_rated(database: Database) -> None:
    shop = Shop(database)
    lea, tom = await shop.person("Léa"), await shop.person("Tom")
    await shop.game(lea, tom, rated=False)
    await shop.game(lea, rated=True)
    (played,) = await shop.books.played(lea)
    assert (played.played, played.rating, played.rated, played.streak) == (2, None, 0, 2)
    await shop.game(tom, lea, rated=False)
    (played,) = await shop.books.played(lea)
    assert (played.won, played.streak, played.last) == (2, 0, 3)
    shop.close()


@scenario
async def test_who_has_left_is_in_no_book(database: Database) -> None:
    shop = Shop(database)
    lea, tom = await shop.person("Léa"), await shop.person("Tom")
    await shop.game(lea, tom)
    await People(database).delete(lea)
    assert await shop.books.played(lea) == []
    await shop.game(lea, tom)
    assert await shop.books.played(lea) == []
    assert len(await shop.books.played(tom)) == 1
    shop.close()
