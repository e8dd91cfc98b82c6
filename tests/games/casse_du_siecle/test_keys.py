"""Keys and doors as they are printed."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.casse_du_siecle.keys import KEYS, MASTERS, PRINTED, name_of, read, written


def words(code: tuple[int, ...]) -> str:
    return " ".join(written(name) for name in code)


def test_door_3_is_as_the_sheet_shows_it() -> None:
    assert words(PRINTED[2]) == "3C 4O 5D 6E"
    assert [words(code) for code in PRINTED] == [
        "1C 2O 3D 4E", "2C 3O 4D 5E", "3C 4O 5D 6E", "4C 5O 6D 1E", "5C 6O 1D 2E", "6C 1O 2D 3E",
    ]  # fmt: skip


def test_every_key_fits_one_lock_and_there_are_two_of_each() -> None:
    assert Counter(name for code in PRINTED for name in code) == dict.fromkeys(range(24), 1)
    assert set(Counter(name_of(key) for key in range(KEYS)).values()) == {2}


def test_four_keys_of_one_digit_of_a_door_are_its_master_keys() -> None:
    assert [words(code) for code in MASTERS[2]] == ["3C 3O 3D 3E", "4C 4O 4D 4E", "5C 5O 5D 5E", "6C 6O 6D 6E"]


@pytest.mark.parametrize("name", range(24))
def test_names_read_back(name: int) -> None:
    assert read(written(name)) == name
