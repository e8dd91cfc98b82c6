"""What words, colour words, AS and FINAL are worth (CK-10 to CK-17)."""

from __future__ import annotations

import pytest

from games.crack.table import scored, table
from ludotheque.core.match import Line
from ludotheque.games.crack import scoring
from ludotheque.games.crack.model import Turn

LIGNE = "2A LvIrGsNrEs"
NOUS = f"{LIGNE} D3 OrUrSr"


@pytest.mark.parametrize(
    ("aces", "worth"), [(0, 0), (1, 10), (9, 90), (10, 110), (14, 190), (15, 220), (20, 380), (23, 500)]
)
def test_what_as_are_worth(aces: int, worth: int) -> None:
    """CK-14: the table of the pad."""
    assert scoring.as_points(aces) == worth


@pytest.mark.parametrize(("aces", "factor"), [(9, 1), (10, 2), (14, 2), (15, 3), (19, 3), (20, 4), (40, 4)])
def test_what_points_are_multiplied_by(aces: int, factor: int) -> None:
    """CK-13."""
    assert scoring.factor(aces) == factor


def test_ladders_count_from_where_one_is() -> None:
    assert list(scoring.ladder(8)[:4]) == [0, 10, 30, 50]
    assert list(scoring.factors(8)[:4]) == [1, 1, 2, 2]


def test_letters_count_what_their_colours_do() -> None:
    """CK-10, CK-11: 3 + 4 + 2 + 4 + 2, and L and I on their colours."""
    score = scored(table("", "LvIrGsNrEs", pool=""), LIGNE)
    assert score.lines == (Line("word", 15, "CK-10", "LIGNE"), Line("aces", 20, "CK-14", 2))
    assert (score.points, score.total) == (15, 35)


def test_a_letter_in_two_words_counts_in_both_and_so_does_its_as() -> None:
    """4E is pink."""
    score = scored(table(f"{NOUS} 5E OvIrTb", "NsSs", pool=""), "E4 Ns.Ss")
    assert [(one.letters, one.points, one.aces) for one in score.formed] == [
        ("NOS", 7, ("4E", "5E")),
        ("UN", 6, ("4E",)),
    ]
    assert (score.word_points, score.aces) == (13, 3)


def test_a_word_of_one_colour_brings_25_a_letter() -> None:
    """CK-12, in an additional word of two letters as well."""
    assert scored(table(LIGNE, "OrUrSr", pool=""), "D3 OrUrSr").bonus == 100
    score = scored(table(f"{NOUS} 5E OvIrTb G6 IbNbEb", "LsUbTsTbEs", pool=""), "H6 LsUbTsTbEs")
    assert [(one.letters, one.colour, one.bonus) for one in score.formed if one.bonus] == [("NU", "B", 50)]
    assert Line("colour", 50, "CK-12", "NU") in score.lines


@pytest.mark.parametrize(("aces", "factor", "points"), [(7, 1, 15), (8, 2, 30), (12, 2, 30), (13, 3, 45), (18, 4, 60)])
def test_the_turn_itself_may_reach_what_multiplies_it(aces: int, factor: int, points: int) -> None:
    """CK-13: LIGNE makes two AS."""
    score = scored(table("", "LvIrGsNrEs", pool="", aces=[aces, 0]), LIGNE)
    assert (score.factor, score.points) == (factor, points)
    assert score.as_points == scoring.as_points(aces + 2) - scoring.as_points(aces)
    if factor > 1:
        assert score.lines[0] == Line("word", points, "CK-10", f"LIGNE ({factor} × 15)")


@pytest.mark.parametrize(
    ("letter", "aces", "final"),
    [
        ("b", 0, 100),  # 17Q is blue, but there is nothing to multiply by
        ("b", 8, 100),
        ("b", 9, 200),
        ("b", 14, 300),
        ("b", 19, 400),
        ("r", 9, 100),
        ("r", 12, 100),
    ],
)
def test_final_is_multiplied_when_the_letter_has_its_colour(letter: str, aces: int, final: int) -> None:
    """CK-17."""
    position = table(f"{NOUS} 14Q Nr", "OsUsSbSr", pool="", aces=[aces, 0])
    score = scored(position, f"Q15 OsUsS{letter}")
    assert score.final == final
    assert score.lines[-1].points == final
    assert score.total == sum(line.points for line in score.lines)


def test_the_pad_adds_up() -> None:
    """CK-19."""
    account = scoring.account([Turn("LIGNE", 2, 15), Turn(None, 0, 0), Turn("TINE", 8, 104)], 10)
    assert (account.points, account.as_points, account.total, account.factor) == (119, 110, 229, 2)
