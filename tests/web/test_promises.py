"""The house is bound to its part of a deal before it is told anybody's."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

from houses import scenario
from ludotheque.client import Visitor
from ludotheque.core.refusal import Refused
from ludotheque.table.terms import OpenSeat, Terms
from ludotheque.web.cookies import Signer
from ludotheque.web.promises import HOUR, Promises
from ludotheque.web.wire.tables import OpenTable, Promised, TableInfo

KEY = b"the key of a house"


def test_a_promise_binds_to_a_secret() -> None:
    promises = Promises(KEY)
    made, other = promises.make(1_000), promises.make(1_000)
    deal = promises.keep(made.promise, 1_000 + HOUR)
    assert deal.table == made.table != other.table
    assert hashlib.sha256(bytes.fromhex(deal.secret)).hexdigest() == made.commitment != other.commitment
    assert deal == Promises(KEY).keep(made.promise, 2_000)  # another process of the house, or the same one tomorrow
    assert deal.secret not in made.promise


def test_a_promise_is_good_for_an_hour() -> None:
    promises = Promises(KEY)
    with pytest.raises(Refused, match="promise-expired"):
        promises.keep(promises.make(1_000).promise, 1_001 + HOUR)


def test_what_the_house_did_not_promise_is_no_promise() -> None:
    promises = Promises(KEY)
    made, other = promises.make(1_000), promises.make(1_000)
    table, until, mark = made.promise.split(".")
    forged = [
        Promises(b"another key").make(1_000).promise,
        Signer(KEY).sign(table, int(until)),  # a cookie is none
        f"{other.table}.{until}.{mark}",
        f"{table}.{int(until) + 1}.{mark}",
        f"{table}.{until}.",
        f"{table}.{'9' * 150}.{mark}",
        "",
        "é.1.ß",
    ]
    for promise in forged:
        with pytest.raises(Refused, match="promise-forged"):
            promises.keep(promise, 1_000)
    assert Signer(KEY).read(made.promise) is None


def wished(promise: str) -> OpenTable:
    return OpenTable(promise=promise, terms=Terms(game="high-card"), seats=(OpenSeat(), OpenSeat()))


@scenario
async def test_a_table_opens_as_promised_and_once(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea, await Visitor.come_in(address, "Tom") as tom:
        made = await lea.bell.ask(Promised, "POST", "/api/promises")
        with pytest.raises(Refused, match="no-such-table"):
            await lea.watch(made.table)
        one, other = await asyncio.gather(
            *[bell.ask(TableInfo, "POST", "/api/tables", wished(made.promise)) for bell in (lea.bell, tom.bell)],
            return_exceptions=True,
        )
        info, refused = (one, other) if isinstance(one, TableInfo) else (other, one)
        assert isinstance(info, TableInfo)
        assert (info.table, info.commitment) == (made.table, made.commitment)
        assert isinstance(refused, Refused) and refused.code == "promise-used"
        assert "ouverte" in refused.__notes__[0]
        with pytest.raises(Refused, match="promise-used"):
            await lea.bell.ask(TableInfo, "POST", "/api/tables", wished(made.promise))
        with pytest.raises(Refused, match="promise-forged"):
            await lea.bell.ask(TableInfo, "POST", "/api/tables", wished(made.promise[:-1]))
