"""Gears."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.chance import Fast
from ludotheque.games.casse_du_siecle.safe import Gear, Safe, Spot


def safe(*numbers: int, reserve: tuple[int, ...] = (2, 4, 5, 6, 8, 10)) -> Safe:
    return Safe([[Gear(number)] for number in numbers], list(reserve), [])


def test_four_of_ten_gears_are_the_combination() -> None:
    closed = Safe.close(Fast(1))
    assert len(closed.combination()) == 4
    assert sorted([*closed.combination(), *closed.reserve]) == list(range(1, 11))


def test_who_has_looked_at_all_gears_knows_the_combination() -> None:
    closed = safe(7, 3, 9, 1)
    for spot, number in zip(closed.spots(), (7, 3, 9, 1), strict=True):
        assert not closed.knows_all(0)
        assert closed.look(0, spot) == number
    assert closed.knows_all(0)
    assert not closed.knows_all(1)
    assert (closed.known(0), closed.known(1)) == (4, 0)


def test_a_place_holds_two_gears_and_the_lower_comes_first() -> None:
    closed = safe(7, 3, 9, 1)
    assert closed.stack(2)
    assert not closed.stack(2)
    assert closed.combination() == (7, 3, 10, 9, 1)
    assert closed.spots() == [Spot(1, 1), Spot(2, 1), Spot(2, 2), Spot(3, 1), Spot(4, 1)]
    assert not safe(7, 3, 9, 1, reserve=()).stack(1)


def test_only_the_combination_in_its_order_opens() -> None:
    closed = safe(7, 3, 9, 1)
    assert not closed.enter((3, 7, 9, 1))
    assert closed.enter((7, 3, 9, 1))
    assert closed.wrong == [dict(zip(closed.spots(), (3, 7, 9, 1), strict=True))]


def test_a_seat_imagines_gears_that_it_has_not_seen_and_nothing_entered_in_vain() -> None:
    closed = safe(7, 3, 9, 1)
    closed.look(0, Spot(1, 1))
    closed.look(0, Spot(2, 1))
    closed.look(0, Spot(3, 1))
    for wrong in (2, 4, 5):
        closed.enter((7, 3, 9, wrong))
    found: Counter[int] = Counter()
    for seed in range(120):
        world = closed.clone()
        world.imagine(0, Fast(seed))
        *seen, last = world.combination()
        assert seen == [7, 3, 9]
        assert sorted([*world.combination(), *world.reserve]) == list(range(1, 11))
        found[last] += 1
    assert found.keys() == {1, 6, 8, 10}
    assert closed.combination() == (7, 3, 9, 1)
