"""Names of cells, lines and runs on boards of 17×17."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import grid
from ludotheque.core.grid import ACROSS, DOWN, NAMES, NUMBERS, SIZE

CELL = st.integers(0, grid.CELLS - 1)
STEP = st.sampled_from([ACROSS, DOWN])


def test_cells_are_named_row_first() -> None:
    assert NAMES[0] == "1A"
    assert NAMES[SIZE] == "2A"
    assert NAMES[grid.CENTRE] == "9I"
    assert NAMES[-1] == "17Q"
    assert len(NUMBERS) == grid.CELLS


@given(CELL, STEP)
def test_a_heading_reads_back(cell: int, step: int) -> None:
    written = grid.heading(cell, step)
    assert grid.read_heading(written) == (cell, step)
    assert grid.read_heading(written.lower()) == (cell, step)


def test_a_heading_along_a_row_begins_with_the_row() -> None:
    assert grid.heading(NUMBERS["8H"], ACROSS) == "8H"
    assert grid.heading(NUMBERS["8H"], DOWN) == "H8"


@pytest.mark.parametrize("text", ["", "8", "H", "18A", "0A", "8R", "H18", "8HH", "8H8", "É8", "٣A"])
def test_what_is_no_heading_is_nothing(text: str) -> None:
    assert grid.read_heading(text) is None


def test_a_run_stops_at_the_edge_and_at_empty_cells() -> None:
    filled = [False] * grid.CELLS
    for name in ("3P", "3Q", "4A", "3N", "2P"):
        filled[NUMBERS[name]] = True
    assert [NAMES[cell] for cell in grid.run(filled, NUMBERS["3O"], ACROSS)] == ["3N", "3O", "3P", "3Q"]
    assert [NAMES[cell] for cell in grid.run(filled, NUMBERS["3P"], DOWN)] == ["2P", "3P"]
    assert [NAMES[cell] for cell in grid.run(filled, NUMBERS["4A"], ACROSS)] == ["4A"]
    assert [NAMES[cell] for cell in grid.run(filled, NUMBERS["10C"], DOWN)] == ["10C"]


@given(st.sets(CELL), CELL, STEP)
def test_a_run_is_the_longest_filled_piece_of_its_line(others: set[int], cell: int, step: int) -> None:
    filled = [at in others for at in range(grid.CELLS)]
    found = grid.run(filled, cell, step)
    whole = list(grid.line(cell, step))
    assert cell in found
    assert all(filled[at] for at in found if at != cell)
    first, last = whole.index(found[0]), whole.index(found[-1])
    assert first == 0 or not filled[whole[first - 1]]
    assert last == SIZE - 1 or not filled[whole[last + 1]]


def test_cells_on_one_line_tell_its_step() -> None:
    def steps(*names: str) -> tuple[int, ...]:
        return grid.steps([NUMBERS[name] for name in names])

    assert steps("3A", "3Q", "3C") == (ACROSS,)
    assert steps("3A", "17A") == (DOWN,)
    assert steps("3A") == (ACROSS, DOWN)
    assert steps("3A", "4B") == ()


def test_a_drawn_board_names_its_rows_and_columns() -> None:
    rows = grid.drawn([" . "] * grid.CELLS, 3).splitlines()
    assert len(rows) == SIZE + 1
    assert rows[0].split() == list(grid.COLUMNS)
    assert [row.split()[0] for row in rows[1:]] == [str(row) for row in range(1, SIZE + 1)]
    assert rows[0].index("Q") == rows[1].rindex(".")


def test_a_layout_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="289"):
        grid.layout("ludotheque.core", "texts/fr.ftl")
