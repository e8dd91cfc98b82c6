"""The Python client takes no deal that the house was not bound to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from houses import scenario
from ludotheque.client import Visitor
from ludotheque.core.refusal import Refused
from ludotheque.table import commands
from ludotheque.table.terms import ScreenSeat
from ludotheque.web.wire.tables import Promised

NONCE = "0f" * 16
OTHER = "00" * 32


@scenario
async def test_a_table_of_another_deal_than_was_promised_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        ask = lea.bell.ask

        async def another(kind: Any, *asked: Any) -> Any:
            answer = await ask(kind, *asked)
            return msgspec.structs.replace(answer, commitment=OTHER) if kind is Promised else answer

        monkeypatch.setattr(lea.bell, "ask", another)
        with pytest.raises(Refused, match="promise-broken"):
            await lea.open_table("high-card", ["screen", "open"])


@scenario
async def test_what_was_shown_first_of_a_rematch_is_what_counts(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        info = await lea.open_table("high-card", [ScreenSeat(NONCE), ScreenSeat(NONCE, "Papa")])
        table = await lea.watch(info.table)
        assert (table.promised, table.info.again) == (None, None)
        await table.do(commands.Resign, seat=0)
        await table.until(lambda known: known.info.phase == "finished")
        assert table.promised == table.info.again is not None
        await table.rematch()
        rematch = await lea.follow(table)
        assert rematch.info.commitment == table.promised
        table.promised = OTHER
        with pytest.raises(Refused, match="promise-broken"):
            await lea.follow(table)
