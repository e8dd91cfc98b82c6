"""Points (CC-11, CC-13)."""

from __future__ import annotations

from games.chiffres_croises.table import lay, table
from ludotheque.core.match import Line
from ludotheque.games.chiffres_croises import scoring


def scored(board: str, move: str, *rack: int) -> list[Line]:
    seen = table(board, rack, bag=[]).preview(0, lay(move))
    assert seen.legal, seen.refused
    return list(seen.lines)


def test_a_tile_counts_once_even_in_two_combinations() -> None:
    assert scored("8I 3 10H 3", "10I 13", 13) == [
        Line("combination", 16, "CC-11", "3 + 13"),
        Line("tiles", 1, "CC-11", 1),
    ]
    assert scored("9I 3 10H 3", "10I 13", 13)[:2] == [Line("combination", 16, "CC-11", "3 + 13")] * 2


def test_a_red_cell_doubles_what_goes_through_it_now() -> None:
    """4D is red; once covered it doubles no more."""
    assert scored("4E 3", "4D 13", 13) == [
        Line("doubled", 32, "CC-11", "2 × (13 + 3)"),
        Line("tiles", 1, "CC-11", 1),
    ]
    assert scored("4D 3", "4E 13", 13)[0] == Line("combination", 16, "CC-11", "3 + 13")


def test_two_red_cells_make_it_four_times() -> None:
    """4D and 4N, with tiles between them."""
    between = "4E 1 2 1 2 1 2 1 2 1"
    assert scored(between, "4D 10 4N 10", 10, 10)[0] == Line(
        "doubled", 132, "CC-11", "4 × (10 + 1 + 2 + 1 + 2 + 1 + 2 + 1 + 2 + 1 + 10)"
    )


def test_a_blue_cell_counts_when_it_is_covered() -> None:
    """7G is blue."""
    assert Line("blue", 10, "CC-11", 1) in scored("7H 3", "7G 13", 13)
    assert Line("blue", 10, "CC-11", 1) not in scored("7G 3", "7H 13", 13)


def test_six_tiles_at_once_are_worth_ten_more() -> None:
    assert scored("", "9I 1 2 3 4 5 1", 1, 2, 3, 4, 5, 1) == [
        Line("combination", 16, "CC-11", "1 + 2 + 3 + 4 + 5 + 1"),
        Line("tiles", 6, "CC-11", 6),
        Line("six", 10, "CC-11"),
    ]


def test_what_is_left_costs_its_value() -> None:
    """CC-13: a joker costs nothing."""
    sheet = scoring.account([30, -17], [[], [5, 0, 12]])
    assert sheet.winner == 0
    assert sheet.lines == (
        (Line("laid", 30, "CC-11"),),
        (Line("laid", 0, "CC-11"), Line("left", -17, "CC-13", "5 + 12")),
    )
    assert scoring.left([0]) == []
