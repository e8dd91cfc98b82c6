"""The worked examples of the sheet, and what else a row can be."""

from __future__ import annotations

import pytest

from games.crypto_90.table import cards
from ludotheque.core.match import Line
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_90 import scoring
from ludotheque.games.crypto_90.model import Crypto90Options, Dizaines
from ludotheque.games.crypto_90.terms import Terms

MIXED = cards("04 12 27 32 48 55 63 78")
EVEN = cards("08 12 26 32 44 58 64 72")
LOSING = cards("74 81 06 24 49 61 62 57")


def terms(seats: int, dizaines: Dizaines = "1-10") -> Terms:
    return Terms.of(Crypto90Options(dizaines=dizaines), seats)


def worth(row: list[int], hand: int, seats: int, dizaines: Dizaines = "1-10") -> dict[str, int]:
    assert scoring.wins(row, hand, terms(seats, dizaines))
    return {line.rule: line.points for line in scoring.winner_lines(row, hand, terms(seats, dizaines))}


def test_the_mixed_hand_of_the_sheet_wins_at_four() -> None:
    assert worth(MIXED, 86, 4) == {"C90-14": 150, "C90-16": 100}


@pytest.mark.parametrize("hand", [1, 2, 3])
def test_its_hand_card_may_go_on_the_left(hand: int) -> None:
    assert worth(MIXED, hand, 4) == {"C90-14": 150}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_mixed_hand_does_not_win_at_two_or_three(seats: int) -> None:
    assert not scoring.wins(MIXED, 86, terms(seats))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_even_hand_of_the_sheet_wins_at_two_or_three(seats: int) -> None:
    assert worth(EVEN, 88, seats) == {"C90-14": 250, "C90-16": 100}


def test_the_even_hand_of_the_sheet_wins_more_at_four() -> None:
    assert worth(EVEN, 88, 4) == {"C90-14": 150, "C90-15": 100, "C90-16": 100}


def test_nine_odd_cards_win() -> None:
    assert worth(cards("11 13 15 17 19 21 23 25"), 9, 2) == {"C90-14": 250}


def test_the_losing_row_of_the_sheet() -> None:
    assert scoring.loser_lines(LOSING) == [Line("series", 50, "C90-18", "06 24 49 61 62")]


def test_tens_cut_by_their_digit() -> None:
    row = cards("09 10 20 30 40 50 60 70")
    assert "C90-16" not in worth(row, 80, 4)  # 01-10 twice
    assert worth(row, 80, 4, "0-9")["C90-16"] == 100
    assert worth(cards("09 19 29 39 49 59 69 79"), 89, 2, "0-9")["C90-16"] == 100
    assert "C90-16" not in worth(cards("10 19 29 39 49 59 69 79"), 88, 4, "0-9")
    assert worth(cards("10 19 29 39 49 59 69 79"), 88, 4)["C90-16"] == 100
    assert worth(cards("10 20 30 40 50 60 70 80"), 90, 2)["C90-16"] == 100


@pytest.mark.parametrize(
    ("row", "best"),
    [
        ("90 80 70 60 50 40 30 20", ""),
        ("01 02 03 04 05 06 07 08", "01 02 03 04 05 06 07 08"),
        ("05 06 ** 07 08 09 01 02", "07 08 09"),
        ("05 06 07 ** 08 09 01 02", "05 06 07"),
        ("** ** ** ** ** ** 03 01", ""),
        ("** ** ** ** ** ** 03 04", "03 04"),
        ("20 10 30 05 40 45 44 43", "05 40 45"),
        ("20 10 30 05 40 39 38 50", "10 30"),
    ],
)
def test_the_best_series(row: str, best: str) -> None:
    assert cards(row)[scoring.series(cards(row))] == cards(best)


def test_a_row_without_series_scores_nothing() -> None:
    assert scoring.loser_lines(cards("90 80 70 60 50 40 30 20")) == []


def test_fakirs_set_aside() -> None:
    assert scoring.fakir_lines(0) == []
    assert scoring.fakir_lines(3) == [Line("fakirs", 150, "C90-17", 3)]


@pytest.mark.parametrize(
    ("row", "hand", "seats", "code", "details"),
    [
        ("08 12 26 32 44 43 64 72", 88, 4, "row-not-ordered", {"place": 6, "card": 43}),
        ("08 12 ** 32 44 58 64 72", 88, 4, "row-not-ordered", {"place": 3, "card": 0}),
        ("** 12 26 32 44 58 64 72", 88, 4, "row-not-ordered", {"place": 1, "card": 0}),
        ("08 12 27 32 44 58 64 72", 88, 3, "mixed-parity", {}),
        ("08 12 26 32 44 58 64 72", 89, 2, "mixed-parity", {}),
        ("08 12 26 32 44 58 64 72", 50, 2, "hand-does-not-fit", {"card": 50, "lowest": 8, "highest": 72}),
    ],
)
def test_why_a_hand_does_not_win(row: str, hand: int, seats: int, code: str, details: dict[str, int]) -> None:
    with pytest.raises(Refused) as refused:
        scoring.refuse_unless_wins(cards(row), hand, terms(seats))
    assert (refused.value.code, refused.value.rule, refused.value.details) == (code, "C90-10", details)
    assert not scoring.wins(cards(row), hand, terms(seats))
