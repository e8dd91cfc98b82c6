from __future__ import annotations

import pytest

from around import TOM, Around
from ludotheque.table.deciding import closed_by_house
from ludotheque.table.expiry import PRIVATE, PUBLIC, expired, expires


@pytest.mark.parametrize(("public", "wait"), [(True, PUBLIC), (False, PRIVATE)])
def test_a_table_that_waits_in_vain_is_put_away(public: bool, wait: int) -> None:
    around = Around(public=public)
    assert expired(around.table, around.at + wait - 1) is None
    decision = expired(around.table, around.at + wait)
    assert decision is not None
    around.happen(decision)
    assert around.table.phase == "closed"


def test_a_game_that_has_begun_waits_for_ever() -> None:
    assert expires(Around.begun(TOM).table) is None


def test_the_house_may_put_any_table_away_once() -> None:
    around = Around.begun(TOM)
    around.happen(closed_by_house(around.table, 5_000))
    assert (around.table.phase, around.table.turn) == ("closed", frozenset())
