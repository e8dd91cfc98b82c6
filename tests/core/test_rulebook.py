"""What every rule book does the same way."""

from __future__ import annotations

import pytest

import highcard
from ludotheque.core.chance import Fast
from ludotheque.core.game import Result
from ludotheque.core.language import language
from ludotheque.core.refusal import Refused
from ludotheque.core.rulebook import RuleBook


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        highcard.game.start(highcard.HighCardOptions(), seats, Fast(1))
    assert refused.value.details == {"seats": seats, "least": 2, "most": 4}


def test_a_view_can_always_be_drawn() -> None:
    view = highcard.game.start(highcard.HighCardOptions(), 2, Fast(1)).view(0)
    plain = RuleBook.sketch(highcard.game, view, language("fr", "highcard"))
    assert "away: ()" in plain


def test_equal_totals_share_the_win() -> None:
    result = Result.by_points([5, 9, 9, 1], "shown")
    assert result.ranking == (3, 1, 1, 4)
    assert result.winners() == (1, 2)
