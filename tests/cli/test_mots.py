"""Words of Le Crack, asked for at a terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run
from ludotheque.games.crack import packing


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTHEQUE_WORDS", str(tmp_path / "shelf"))
    return tmp_path / "shelf"


def test_words_are_checked_however_they_are_written(run: Run) -> None:
    status, out, err = run("mots ligne Élan")
    assert (status, err) == (0, "")
    assert out == "LIGNE: yes, it is a word.\nELAN: yes, it is a word.\n"


def test_the_status_tells_when_one_is_no_word(run: Run) -> None:
    status, out, _ = run("mots ligne xyzzy")
    assert status == 1
    assert "XYZZY: no, it is not in the list." in out
    ran = run("mots ligne xyzzy --json")
    assert ran.status == 1
    assert json.loads(ran.out)["words"] == [{"word": "LIGNE", "valid": True}, {"word": "XYZZY", "valid": False}]


def test_words_of_a_pattern(run: Run) -> None:
    assert run("mots --motif crack?").out.split() == ["CRACKS"]
    assert run("mots --motif *zzz*zz").status == 1
    assert "No word." in run("mots --motif *zzz*zz").out


def test_words_from_letters_come_longest_first(run: Run) -> None:
    assert run("mots --tirage égac").out.split() == ["CAGE", "ACE", "AGE", "CA", "CE"]
    assert json.loads(run("mots --tirage agec --motif c* --json").out)["found"] == ["CAGE", "CA", "CE"]


def test_the_list_itself(run: Run) -> None:
    status, out, _ = run("mots")
    assert status == 0
    assert "416,243 words" in out and packing.HOUSE in out


def test_a_list_of_ones_own_goes_on_the_shelf(run: Run, shelf: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text("\ufeffXyzzy\nâge\n\n", "utf-8")
    status, out, _ = run(f"mots --liste {own}")
    name = packing.digest(["AGE", "XYZZY"])
    assert status == 0
    assert "2 words" in out and name in out
    assert [path.name for path in shelf.iterdir()] == [f"{name}.dawg"]
    assert run(f"mots xyzzy --liste {own}").status == 0
    assert run(f"mots ligne --liste {own}").status == 1


def test_the_list_of_the_house_is_not_kept_twice(run: Run, shelf: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text("\n".join(run("mots --motif *").out.split()), "utf-8")
    assert packing.HOUSE in run(f"mots --liste {own}").out
    assert not shelf.exists()


MISTAKES = {
    "mots a-b": "A word has nothing but letters, unlike “a-b”.",
    "mots --motif a.b": "A pattern has nothing but letters, “?” and “*”, unlike “a.b”.",
    "mots --tirage a*b": "A rack has nothing but letters and “?”, unlike “a*b”.",
    "mots ligne --motif a": "not both at once",
    "mots --liste {tmp}/none": "it does not exist",
    "mots --liste {tmp}/empty": "empty holds no word. (CK-3)",
    "mots --liste {tmp}/latin": "latin is not a text in UTF-8",
    "mots --liste {tmp}/wrong": "wrong, line 2: “deux-mots” is not a word of 2 to 17 letters. (CK-3)",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_mistakes_are_told_in_one_sentence(run: Run, shelf: Path, tmp_path: Path, line: str) -> None:
    (tmp_path / "empty").write_text("\n\n")
    (tmp_path / "latin").write_bytes("élan".encode("latin-1"))
    (tmp_path / "wrong").write_text("bon\ndeux-mots\n")
    status, out, err = run(line.format(tmp=tmp_path))
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert MISTAKES[line] in err
    assert not shelf.exists()
