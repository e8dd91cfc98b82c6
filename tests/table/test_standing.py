from __future__ import annotations

from ludotheque.core.game import Result
from ludotheque.table.standing import abandoned, standing


def test_those_who_are_gone_come_after_all_others_whatever_their_points() -> None:
    result = Result.by_points([9, 5, 7], "shown")
    assert standing(result, [False, False, False]) is result
    assert standing(result, [True, False, False]).ranking == (3, 2, 1)
    assert standing(result, [True, False, True]).ranking == (2, 1, 3)


def test_equal_points_share_a_place() -> None:
    assert abandoned([4, 4, 9], [False, False, True], "resigned").ranking == (1, 1, 3)
