"""Plans are the best there are: compared with a search through all of them."""

from __future__ import annotations

import itertools
import random
from array import array
from math import exp, isclose, log
from typing import Any

import pytest

from games.crypto_90.builds import both
from games.crypto_90.table import JUMBLED, cards
from ludotheque.games.crypto_90 import plan

LOOKS = 0.3
PRIZES = {"even or odd": (0.0, 0.0, plan.NEVER), "mixed": (0.0, 0.0, -0.5)}


def coming(*gone: int) -> bytes:
    return bytes([0, *(card not in gone for card in range(1, 91))])


def planned(build: Any, prizes: tuple[float, ...] = PRIZES["even or odd"], may_come: bytes | None = None) -> Any:
    made = build.Plan(array("d", prizes))
    made.expect(may_come or coming(), LOOKS)
    return made


def searched(hand_and_row: list[int], prizes: tuple[float, ...], may_come: bytes) -> float:
    """The worth of the best plan, by trying every set of kept cards on both sides."""
    best = 2 * plan.NEVER
    for side, parity in itertools.product((0, 1), range(3)):
        if prizes[parity] == plan.NEVER:
            continue
        line = hand_and_row if side == 0 else [*hand_and_row[1:], hand_and_row[0]]
        fit = [at for at, card in enumerate(line) if card and parity in (2, card % 2)]
        for kept in itertools.chain.from_iterable(itertools.combinations(fit, n) for n in range(len(fit) + 1)):
            held = [(-1, 0), *((at, line[at]) for at in kept), (9, 91)]
            if any(low >= high for (_, low), (_, high) in itertools.pairwise(held)):
                continue
            worth = prizes[parity]
            for (start, low), (end, high) in itertools.pairwise(held):
                slots = end - start - 1
                numbers = sum(may_come[card] and parity in (2, card % 2) for card in range(low + 1, high))
                if slots > numbers:
                    worth += plan.NEVER
                elif slots:
                    worth += slots * log(1 - exp(-LOOKS * numbers / slots))
            best = max(best, worth)
    return best


@both(plan)
@pytest.mark.parametrize("prizes", PRIZES.values(), ids=PRIZES)
def test_the_best_plan_is_the_best_of_all(build: Any, prizes: tuple[float, ...]) -> None:
    rng = random.Random(1)
    for _ in range(12):
        pack = [*rng.sample(range(1, 91), 45)]
        mine = [0 if rng.random() < 0.1 else card for card in pack[:9]]
        may_come = coming(*pack)
        found = planned(build, prizes, may_come).load(bytes([*mine[1:], mine[0]]))
        assert isclose(found, searched(mine, prizes, may_come), abs_tol=1e-9)


@both(plan)
@pytest.mark.parametrize("prizes", PRIZES.values(), ids=PRIZES)
def test_a_card_is_put_where_it_serves_best(build: Any, prizes: tuple[float, ...]) -> None:
    rng = random.Random(2)
    for _ in range(20):
        pack = rng.sample(range(1, 91), 30)
        mine, card = bytes(pack[:9]), pack[9]
        made = planned(build, prizes, coming(*pack))
        made.load(mine)
        best, place = made.best(card), made.place
        tried = {at: made.load(mine[:at] + bytes([card]) + mine[at + 1 :]) for at in range(9)}
        # Put there, the card need not be kept in the best plan; where it is best, it is.
        assert isclose(max(best, made.load(mine)), max([*tried.values(), made.load(mine)]), abs_tol=1e-9)
        assert tried[place - 1] >= best - 1e-9


@both(plan)
def test_a_hand_that_wins_is_certain(build: Any) -> None:
    made = planned(build)
    assert made.load(bytes(cards("08 12 26 32 44 58 64 72 88"))) == 0
    assert made.load(bytes(cards("12 26 32 44 58 64 72 88 08"))) == 0
    assert made.load(bytes(cards("08 12 26 32 44 58 64 72 51"))) < 0
    assert made.wants(coming(), bytearray(91)) == 1


@both(plan)
def test_numbers_that_cannot_come_are_not_waited_for(build: Any) -> None:
    even = "08 12 26 32 44 58 64 90"
    left = coming(*range(1, 91))
    made = planned(build, may_come=left)
    assert made.load(bytes(cards(f"{even} 51"))) <= plan.NEVER
    worth = made.load(bytes(cards(f"{even} 51")))
    assert made.outlook(coming(*{*range(1, 91)} - {6}), worth) == 0  # it would win
    assert made.outlook(coming(*{*range(1, 91)} - {9}), worth) == plan.NEVER


@both(plan)
def test_more_time_is_worth_more(build: Any) -> None:
    made = planned(build)
    worth = []
    for looks in (0.1, 0.3, 0.9):
        made.expect(coming(), looks)
        worth.append(made.load(bytes(cards(f"{JUMBLED[0]} 57"))))
    assert worth == sorted(worth)
    assert len(set(worth)) == 3


@both(plan)
def test_the_outlook_is_the_mean_over_what_may_come(build: Any) -> None:
    mine = bytes(cards("08 12 26 33 44 58 64 72 88"))
    gone = [card for card in range(1, 91) if card not in (28, 30, 31, 77)]
    made = planned(build)
    worth = made.load(mine)
    after = [max(worth, made.best(card)) for card in (28, 30, 31, 77)]
    assert after[:2] == [0, 0]  # either would win
    assert isclose(made.outlook(coming(*gone), worth), log(sum(map(exp, after)) / 4), abs_tol=1e-9)


@both(plan)
def test_slots_share_the_numbers_between_their_neighbours(build: Any) -> None:
    made = planned(build)
    made.load(bytes(cards("08 ** ** ** 44 58 64 72 88")))
    wanted = bytearray(91)
    assert made.wants(coming(8, 44, 58, 64, 72, 88), wanted) == 3
    shares = {place: [card for card in range(91) if wanted[card] == place] for place in (2, 3, 4)}
    assert sorted(itertools.chain(*shares.values())) == list(range(10, 44, 2))
    assert [len(share) for share in shares.values()] == [6, 6, 5]
    assert max(shares[2]) < min(shares[3]) < max(shares[3]) < min(shares[4])


@both(plan)
def test_the_hand_card_waits_on_either_side(build: Any) -> None:
    wanted = bytearray(91)
    made = planned(build)
    made.load(bytes(cards("10 12 26 32 44 58 64 66 **")))
    assert made.wants(coming(10, 12, 26, 32, 44, 58, 64, 66), wanted) == 1
    assert [card for card in range(91) if wanted[card] == 9] == list(range(68, 91, 2))
    made.load(bytes(cards("20 22 26 32 44 58 64 86 **")))
    assert made.wants(coming(20, 22, 26, 32, 44, 58, 64, 86), wanted) == 1
    assert [card for card in range(91) if wanted[card] == 9] == list(range(2, 20, 2))
