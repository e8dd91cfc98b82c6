from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from houses import scenario
from ludotheque.store.bulletin import Alone
from ludotheque.store.database import Database
from ludotheque.store.ledger import Ledger
from ludotheque.store.writer import Waiting, Writer
from ludotheque.table import entries
from ludotheque.table.journal import Indexed, Row, Start


def row(table: str, number: int, text: str = "", wake: int | None = None) -> Row:
    return Row(table, number, f"c{number}", entries.encode(entries.Said(at=number, name="Léa", text=text)), wake)


@pytest.fixture
def announced() -> list[tuple[str, int]]:
    return []


@pytest.fixture
def ledger(database: Database, announced: list[tuple[str, int]]) -> Iterator[Ledger]:
    def announce(_: Connection, rows: Sequence[Row]) -> None:
        announced.extend((row.table, row.number) for row in rows)

    made = Ledger(database, announce)
    made.start()
    yield made
    made.close()


@scenario
async def test_of_many_who_write_one_number_one_does(ledger: Ledger, announced: list[tuple[str, int]]) -> None:
    outcomes = await asyncio.gather(*[ledger.write(row("t", 1, f"try {n}")) for n in range(30)])
    assert outcomes.count(True) == 1
    (stored,) = await ledger.read("t")
    said = entries.decode(stored.body)
    assert isinstance(said, entries.Said)
    assert said.text == f"try {outcomes.index(True)}"
    assert announced == [("t", 1)]


@scenario
async def test_two_processes_never_share_a_number(database: Database) -> None:
    houses = [Ledger(database, Alone().announce) for _ in range(2)]
    for house in houses:
        house.start()

    async def take(house: Ledger, name: int) -> list[int]:
        return [number for number in range(1, 41) if await house.write(row("t", number, str(name)))]

    mine, theirs = await asyncio.gather(*(take(house, n) for n, house in enumerate(houses)))
    assert sorted(mine + theirs) == list(range(1, 41))
    log = await houses[0].read("t")
    assert [stored.number for stored in log if b'"text":"0"' in stored.body] == mine
    assert await houses[0].last(["t", "other"]) == {"t": 40}
    assert [stored.number for stored in await houses[1].read("t", after=38)] == [39, 40]
    for house in houses:
        house.close()


@scenario
async def test_an_entry_whose_answer_was_lost_is_written_once(ledger: Ledger, database: Database) -> None:
    lost: list[str] = []

    def lose(connection: Connection) -> None:
        if not lost:
            lost.append("once")
            dbapi = connection.connection
            dbapi.commit()  # it was written, and then the line broke
            raise OperationalError("COMMIT", {}, Exception("the line broke"))

    event.listen(database.engine, "commit", lose)
    assert await ledger.write(row("t", 1)) is True
    assert await ledger.write(row("t", 1, "another")) is False
    assert len(await ledger.read("t")) == 1
    assert lost


@scenario
async def test_a_table_opens_with_its_first_entry_or_not_at_all(ledger: Ledger) -> None:
    first = row("new", 1)
    assert await ledger.write(row("old", 1), Start(first, public=True, created=5))
    assert [stored.number for stored in await ledger.read("new")] == [1]
    assert await ledger.lobby() == ["new"]
    other = row("newer", 1)
    assert not await ledger.write(row("old", 1, "too late"), Start(other, public=True, created=6))
    assert await ledger.read("newer") == []


def _indexed(table: str, number: int, phase: str, owners: set[str], ended: int | None = None) -> Indexed:
    return Indexed(table, number, phase, None, ended, owners, owners | {"lea"})


@scenario
async def test_the_index_finds_the_tables_of_a_person(ledger: Ledger) -> None:
    for at, name in enumerate(["a", "b", "c"]):
        await ledger.open(Start(row(name, 1), public=name == "a", created=at))
    await ledger.index(_indexed("a", 1, "gathering", {"lea"}))
    await ledger.index(_indexed("b", 5, "playing", {"lea", "tom"}))
    await ledger.index(_indexed("c", 9, "finished", {"lea", "tom"}, ended=90))
    assert await ledger.lobby() == ["a"]
    assert await ledger.going_on("lea") == ["b", "a"]
    assert await ledger.going_on("tom") == ["b"]
    assert await ledger.finished("tom", 91, 10) == ["c"]
    assert await ledger.finished("tom", 90, 10) == []
    await ledger.index(_indexed("b", 6, "playing", {"tom"}))
    assert await ledger.going_on("lea") == ["a"]
    assert sorted(await ledger.of("lea")) == ["a", "b", "c"]
    await ledger.index(_indexed("c", 8, "playing", {"lea"}))
    assert await ledger.finished("lea", 91, 10) == ["c"]


@scenario
async def test_one_process_at_a_time_is_told_of_what_is_due(ledger: Ledger, database: Database) -> None:
    for name in ("a", "b"):
        await ledger.open(Start(row(name, 1, wake=100), public=False, created=0))
    other = Ledger(database, Alone().announce)
    assert await other.due(99, 50, 10) == []
    told = await asyncio.gather(ledger.due(100, 50, 10), other.due(100, 50, 10))
    assert sorted([*told[0], *told[1]]) == ["a", "b"]
    assert await other.due(149, 50, 10) == []
    assert sorted(await other.due(150, 50, 10)) == ["a", "b"]
    await ledger.write(row("a", 2, wake=500))
    assert await ledger.due(499, 50, 10) == ["b"]


@scenario
async def test_entries_are_looked_at_one_by_one_only_when_a_number_was_taken(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowly: list[int] = []
    each = Writer._insert_each

    def counted(self: Writer, connection: Connection, group: Sequence[Waiting], *, again: bool) -> list[Waiting]:
        slowly.append(len(group))
        return each(self, connection, group, again=again)

    monkeypatch.setattr(Writer, "_insert_each", counted)
    tables = [f"t{n}" for n in range(20)]
    assert all(await asyncio.gather(*[ledger.write(row(table, 1)) for table in tables]))
    assert all(await asyncio.gather(*[ledger.write(row(table, 2)) for table in tables]))
    assert slowly == []
    outcomes = await asyncio.gather(*[ledger.write(row(table, n)) for table in tables for n in (2, 3)])
    assert outcomes == [False, True] * 20
    assert slowly


@scenario
async def test_a_log_is_rewritten_without_a_name(ledger: Ledger) -> None:
    for number in (1, 2):
        await ledger.write(row("t", number, "hop"))
    assert await ledger.rewrite("t", lambda entry: entries.Said(at=entry.at, name="–"))
    assert not await ledger.rewrite("t", lambda entry: entry)
    assert all("Léa" not in stored.body.decode() for stored in await ledger.read("t"))
