"""Each property can fail: a game spoilt in just that way is found out, and the right one passes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conformance import broken, checks
from conformance.cases import Case
from highcard import HighCard, HighCardOptions, Position
from ludotheque.core import catalogue

STEPS = 2


def case(position: type[Position], seed: int = 3) -> Case:
    return Case(broken.Spoilt(position), HighCardOptions(), 3, seed)


def imagines(case: Case) -> None:
    for seat in range(case.seats):
        checks.imagines_what_is_hidden(case, STEPS, seat)


def steps(check: Callable[[Case, int], None]) -> Callable[[Case], None]:
    def run(case: Case) -> None:
        for number in range(STEPS + 1):
            check(case, number)

    return run


CHECKS: list[tuple[Callable[[Case], None], list[type[Position]]]] = [
    (checks.ends, [broken.NeverEnds, broken.LosesACard, broken.ListsNothing]),
    (steps(checks.lists_legal_moves), [broken.ListsAnIllegalMove, broken.ListsNothing]),
    (
        steps(checks.refuses_other_moves),
        [broken.AcceptsAnybody, broken.AcceptsUnlisted, broken.RefusesTooLate, broken.RefusesWithoutWords],
    ),
    (steps(checks.replays), [broken.HasItsOwnDice]),
    (
        steps(checks.hides),
        [broken.ShowsTheStock, broken.ListsByTheStock, broken.ImaginesItsOwnHand, broken.MiscountsPieces],
    ),
    (imagines, [broken.TellsInEvents, broken.ImaginesTheTruth, broken.ForgetsItsEvents]),
    (steps(checks.survives_json), [broken.ViewsNoJson]),
    (steps(checks.tells), [broken.HasNoWords]),
]


@pytest.mark.parametrize(
    ("check", "position"),
    [
        pytest.param(check, position, id=f"{number}-{position.__name__}")
        for number, (check, positions) in enumerate(CHECKS, 1)
        for position in positions
    ],
)
def test_a_spoilt_game_is_found_out(check: Callable[[Case], None], position: type[Position]) -> None:
    def try_several_deals() -> None:
        for seed in range(6):
            check(case(position, seed))

    with pytest.raises((AssertionError, KeyError)):
        try_several_deals()


@pytest.mark.parametrize("position", [Position, broken.Forgetful])
def test_a_sound_game_passes(position: type[Position]) -> None:
    for check, _ in CHECKS:
        check(case(position))


def test_the_smallest_game_is_not_on_the_shelf() -> None:
    assert HighCard.slug not in catalogue.games()
