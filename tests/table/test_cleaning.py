from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.refusal import Refused
from ludotheque.table.cleaning import MARKS, clean


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Léa  ", "Léa"),
        ("a\tb\r\nc", "a b c"),
        ("a\u202eb\u2066c", "abc"),
        ("a\u0000b", "ab"),
        ("e\u0301", "é"),
        ("z" + "\u0335" * 20, "z" + "\u0335" * MARKS),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_what_is_shown(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@given(st.text())
def test_nothing_invisible_comes_through_and_cleaning_again_changes_nothing(typed: str) -> None:
    shown = clean("x" + typed)
    assert shown.strip() == shown
    assert clean(shown) == shown
    assert all(character.isprintable() or character in "\u200c\u200d" for character in shown)


@pytest.mark.parametrize("typed", ["", " ", "\u200d", "\u0007\u202e"])
def test_nothing_to_read_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="empty-text"):
        clean(typed)
