"""The words that count."""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.refusal import Refused
from ludotheque.games.crack import lexicon, packing
from ludotheque.games.crack.lexicon import Lexicon

EXAMPLES = "LIGNE NOUS SOIT NOS UN TINE LUTTE IL NU ET REPAS LUTTER SAUTS AS SA VILLES SE NOTRE CAGE NAGER"
WORDS = st.sets(st.text("ABC", min_size=2, max_size=6), min_size=1, max_size=30)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTHEQUE_WORDS", str(tmp_path))
    return tmp_path


def put(shelf: Path, *words: str) -> str:
    """A list of one's own on the shelf; its name."""
    name = packing.digest(sorted(words))
    (shelf / f"{name}.dawg").write_bytes(packing.pack(sorted(words)))
    return name


def test_the_list_of_the_house() -> None:
    words = lexicon.default()
    assert len(words) == 416_243
    assert words.digest == packing.HOUSE
    assert lexicon.default() is words
    assert lexicon.sound()
    for word in EXAMPLES.split():
        assert word in words
    for word in ("", "L", "LIGN", "LIGNEE S", "ligne", "XYZZY", "ÉLAN", "ANTICONSTITUTIONNELLEMENT"):
        assert word not in words


@pytest.mark.skipif(
    os.environ.get("LUDOTHEQUE_KERNELS") == "pure", reason="half a million words, while lines are counted"
)
def test_its_words_are_its_text() -> None:
    told = list(lexicon.default())
    assert told == sorted(told)
    assert packing.digest(told) == packing.HOUSE


@settings(deadline=None)
@given(WORDS, st.text("AB?*", max_size=6), st.text("ABC?", max_size=6))
def test_searching(words: set[str], pattern: str, rack: str) -> None:
    def drawn(word: str) -> bool:
        missing = Counter(word) - Counter(rack)
        return missing.total() <= rack.count("?")

    expression = re.compile(pattern.replace("?", ".").replace("*", ".*"))
    fitting = [word for word in sorted(words) if expression.fullmatch(word)]
    found = Lexicon.of(words)
    assert list(found) == sorted(words)
    assert list(found.matching(pattern)) == fitting
    assert list(found.drawn_from(rack)) == [word for word in sorted(words) if drawn(word)]
    assert list(found.search(pattern, rack)) == [word for word in fitting if drawn(word)]


def test_a_list_of_ones_own_is_known_by_its_hash(shelf: Path) -> None:
    words = lexicon.named(put(shelf, "AGE", "CAGE"))
    assert list(words) == ["AGE", "CAGE"]
    assert lexicon.named(words.digest) is words


def test_a_list_that_is_not_there_is_refused(shelf: Path) -> None:
    with pytest.raises(Refused) as refused:
        lexicon.named("0" * 64)
    assert (refused.value.code, refused.value.rule) == ("words-unknown", "CK-3")
    (shelf / f"{'1' * 64}.dawg").mkdir()
    with pytest.raises(Refused, match="words-unknown"):
        lexicon.named("1" * 64)


def test_a_list_that_is_damaged_or_another_one_is_refused(shelf: Path) -> None:
    name = put(shelf, "AGE", "CAGE", "NAGE")
    (shelf / f"{'0' * 64}.dawg").write_bytes(packing.pack(["AGE"]))
    (shelf / f"{name}.dawg").write_bytes(b"")
    for wrong in (name, "0" * 64):
        with pytest.raises(Refused, match="words-damaged"):
            lexicon.named(wrong)


def test_a_house_without_its_list_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexicon, "HOUSE", tmp_path / "fr.dawg")
    assert not lexicon.sound()
    with pytest.raises(Refused, match="words-missing"):
        lexicon.default()
    (tmp_path / "fr.dawg").write_bytes(packing.pack(["AGE"]))
    with pytest.raises(Refused, match="words-damaged"):
        lexicon.default()


@pytest.mark.parametrize(
    ("environ", "folder"),
    [
        ({"LUDOTHEQUE_WORDS": "/here", "XDG_DATA_HOME": "/data", "HOME": "/home/anne"}, "/here"),
        ({"XDG_DATA_HOME": "/data", "HOME": "/home/anne"}, "/data/ludotheque/words"),
        ({"HOME": "/home/anne"}, "/home/anne/.local/share/ludotheque/words"),
    ],
)
def test_where_the_shelf_is(environ: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LUDOTHEQUE_WORDS", "XDG_DATA_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert lexicon.shelf() == Path(folder)
