"""The kernel plays by the rules: every turn of it is a turn through the contract, and each as likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, TypeAlias

import pytest

from games.crypto_90.builds import both
from games.crypto_90.table import JUMBLED, cards
from ludotheque.core import kernels
from ludotheque.core.chance import Fast
from ludotheque.core.game import Seat
from ludotheque.games.crypto_90 import kernel
from ludotheque.games.crypto_90.model import Crypto90Options
from ludotheque.games.crypto_90.rules import Position
from ludotheque.games.crypto_90.setup import resume
from ludotheque.games.crypto_90.terms import Terms

Picture: TypeAlias = tuple[object, ...]


def terms(seats: int, rounds: int = 1) -> Terms:
    return Terms.of(Crypto90Options(manches=rounds), seats)


def table_of(build: Any, seats: int) -> Any:
    chosen = terms(seats)
    return build.Table(chosen.seats, chosen.fakirs, chosen.mixed, chosen.prize, chosen.pure, chosen.ten)


def position_of(table: Any) -> Position:
    """The same round through the contract."""
    seats = table.seats
    laid = [list(bytes(table.cards)[9 * seat : 9 * seat + 9]) for seat in range(seats)]
    setup = {
        "rows": [row[:8] for row in laid],
        "hands": [row[8] for row in laid],
        "discard": [table.top],
        "stock": list(bytes(table.stock)[: table.size]),
        "fakirs": list(bytes(table.aside)[:seats]),
        "turn": table.seat,
    }
    position = resume(terms(seats), setup, Fast(1))
    position.round.piles.idle = table.idle
    return position


def picture(table: Any, over: int) -> Picture:
    """What a turn has led to."""
    laid = [tuple(bytes(table.cards)[9 * seat : 9 * seat + 9]) for seat in range(table.seats)]
    if over:
        return (*laid, tuple(bytes(table.aside)[: table.seats]), table.winner)
    stock = bytes(table.stock)[: table.size]
    return (*laid, tuple(bytes(table.aside)[: table.seats]), table.seat, table.top, table.idle, stock)


def outcomes(
    position: Position, seat: Seat, chance: Fraction = Fraction(1)
) -> Iterator[tuple[Picture, Fraction, tuple[int, ...]]]:
    """Every way in which a turn can go through the contract, how likely it is at random, and the scores after it."""
    if position.seat != seat or position.phase == "over":
        table, piles = position.round, position.round.piles
        laid = [(*row, hand) for row, hand in zip(table.rows, table.hands, strict=True)]
        if position.phase == "over":
            winner = position.match.pad[0].winner
            yield (*laid, tuple(piles.aside), kernel.NOBODY if winner is None else winner), chance, position.scores()
        else:
            after = (tuple(piles.aside), position.seat, piles.discard[-1], piles.idle, bytes(piles.stock))
            yield (*laid, *after), chance, ()
        return
    moves = list(position.moves(seat))
    for move in moves:
        after_move = position.clone()
        after_move.play(seat, move)
        yield from outcomes(after_move, seat, chance / len(moves))


@both(kernel)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_turn_is_a_turn_of_the_rules(build: Any, seats: int) -> None:
    table = table_of(build, seats)
    table.seed(seats)
    for first in range(seats):
        table.deal(first)
        over, possible = 0, dict[Picture, tuple[int, ...]]()
        while not over:
            possible = {seen: scores for seen, _, scores in outcomes(position_of(table), table.seat)}
            over = table.random_turn()
            assert picture(table, over) in possible
        before = list(table.totals)
        scores = possible[picture(table, over)]
        table.score()
        assert [after - then for after, then in zip(table.totals, before, strict=True)][:seats] == list(scores)


LAID = {
    "a fakir and a winning hand": ("08 12 26 32 44 58 64 72", 88, [1, 0], "03 05"),
    "the last card is a fakir": (JUMBLED[0], 57, [0, 0], "**"),
    "a row under fakirs": ("** 12 26 ** 44 58 64 72", 88, [2, 1], "05 **"),
}


@both(kernel)
@pytest.mark.parametrize("laid", LAID.values(), ids=LAID)
def test_every_move_is_as_likely(build: Any, laid: tuple[str, int, list[int], str]) -> None:
    row, hand, aside, stock = laid
    table = table_of(build, 2)
    table.seed(7)
    laid_cards = bytes([*cards(row), hand, *cards(JUMBLED[1]), 55])

    def lay() -> None:
        table.lay(laid_cards, bytes(aside), bytes(cards(stock)), 0, 1, 0)

    lay()
    likely: dict[Picture, Fraction] = {}
    for seen, chance, _ in outcomes(position_of(table), 0):
        likely[seen] = likely.get(seen, Fraction(0)) + chance
    turns = 4000
    found: Counter[Picture] = Counter()
    for _ in range(turns):
        lay()
        found[picture(table, table.random_turn())] += 1
    assert set(found) <= set(likely)
    for seen, chance in likely.items():
        expected = float(turns * chance)
        assert abs(found[seen] - expected) < 5 * (expected + 1) ** 0.5


@both(kernel)
def test_a_match_at_random_adds_up(build: Any) -> None:
    table = table_of(build, 2)
    table.seed(3)
    assert table.random_match(100, 50) <= 50
    assert max(table.totals) >= 100
    again = table_of(build, 2)
    again.seed(3)
    again.random_match(100, 50)
    assert list(again.totals) == list(table.totals)
    assert table.random_match(10_000, 2) == 2


def test_both_builds_play_alike() -> None:
    builds = [table_of(build, 4) for build in (kernel, kernels.twin(kernel))]
    for table in builds:
        table.seed(11)
        table.random_match(500, 50)
    assert list(builds[0].totals) == list(builds[1].totals)
    assert builds[0].decisions == builds[1].decisions


def race(
    build: Any,
    stock: str,
    wants: dict[tuple[int, int], int],
    missing: list[int],
    *,
    row: str = JUMBLED[0],
    hand: int = 57,
    aside: tuple[int, ...] = (0, 0),
    hidden: tuple[int, ...] = (0, 0),
    top: int = 1,
    games: int = 1,
) -> tuple[list[int], float]:
    """Seat 0 has just ended its turn: the mean points, and by how many it is ahead."""
    table = table_of(build, 2)
    table.seed(5)
    wanted = bytearray(2 * kernel.NUMBERS)
    for (seat, card), place in wants.items():
        wanted[seat * kernel.NUMBERS + card] = place
    laid = bytes([*cards(row), hand, *cards(JUMBLED[1]), 55])
    ahead = table.race(
        laid, bytes(aside), bytes(cards(stock)), bytes(hidden), bytes(wanted), bytes(missing), 0, top, 0, games
    )
    return list(table.totals)[:2], ahead / games


@both(kernel)
def test_who_waits_for_nothing_ends_with_the_stock(build: Any) -> None:
    assert race(build, "03 05 07", {}, [9, 9], aside=(1, 0)) == ([50, 0], 50)


@both(kernel)
def test_the_next_player_takes_the_visible_card(build: Any) -> None:
    assert race(build, "03 05 07", {(1, 1): 1}, [9, 1]) == ([0, 250], -250)


@both(kernel)
def test_a_card_drawn_is_put_where_it_is_awaited(build: Any) -> None:
    row = "89 12 26 32 44 58 64 72"
    assert race(build, "08 08 08", {(0, 8): 1}, [1, 9], row=row, hand=88) == ([350, 0], 350)  # and the nine tens


@both(kernel)
def test_a_place_waits_no_more_once_it_is_filled(build: Any) -> None:
    (mine, theirs), _ = race(build, "03 03 03 03 05 05 05 05", {(1, 3): 1, (1, 5): 2}, [9, 2], games=50)
    assert (mine, theirs) == (0, 50 * 250)


@both(kernel)
def test_a_round_whose_stock_is_exhausted_is_over(build: Any) -> None:
    row = "08 12 26 32 44 58 64 72"
    assert race(build, "", {}, [0, 0], row=row, hand=88) == ([350, 0], 350)


@both(kernel)
def test_hidden_hands_are_dealt_numbers_from_the_stock(build: Any) -> None:
    (mine, theirs), _ = race(build, "03 05 **", {(1, 3): 9}, [9, 1], hidden=(0, 1), games=400)
    assert mine + theirs == pytest.approx(400 * 250 + 400 * 50, abs=400 * 50)
    assert theirs >= 400 * 250 * 0.8  # held from the start, or drawn before seat 0 draws it
    assert race(build, "03", {(1, 3): 9}, [9, 1], hidden=(0, 1))[0] == [
        0,
        0,
    ]  # the stock is empty, and that row not in order
