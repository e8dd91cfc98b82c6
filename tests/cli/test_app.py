"""The command line as a whole: help, languages, mistakes."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from cli.conftest import Run
from ludotheque.cli.app import COMMANDS, spoken
from ludotheque.cli.desk import flowing, preferred
from ludotheque.core.refusal import Refused


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_explains_itself_in_both_languages(run: Run, command: str, lang: str) -> None:
    """A text that lacks for a command, an argument or a placeholder would be an error."""
    status, out, err = run(f"{command} --help --lang {lang}")
    assert (status, err) == (0, "")
    assert ("Usage :" in out) == (lang == "fr")
    english = re.findall(r"Display|Parameters|\[default|\[required|Arguments?:|\bSTR\b|\bINT\b", out)
    assert not english


def test_no_command_shows_the_help(run: Run) -> None:
    assert run("").out == run("--help").out


def test_the_version_is_told(run: Run) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*\n", run("--version").out)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_BE.UTF-8", "LANGUAGE": "en"}, "en"),
        ({"LANGUAGE": "de:en:fr"}, "en"),
        ({"LC_ALL": "C", "LANG": "en_US"}, "en"),
        ({"LANG": "eng"}, "fr"),
    ],
)
def test_the_language_is_the_systems_and_else_french(environ: dict[str, str], lang: str) -> None:
    assert preferred(environ) == lang


@pytest.mark.parametrize("line", ["--lang en games", "games --lang en", "games --lang=en", "games x --lang en --json"])
def test_a_language_may_be_asked_for_anywhere(line: str) -> None:
    lang, rest = spoken(line.split())
    assert lang == "en"
    assert rest == [part for part in line.split() if part not in ("--lang", "en", "--lang=en")]


def test_lines_that_only_the_file_needed_flow_together() -> None:
    assert flowing("one\ntwo\n\nthree\n• four\n• five") == "one two\n\nthree\n• four\n• five"


MISTAKES = {
    "games --lang": "--lang lacks its value",
    "games --lang de": "Langue inconnue|Unknown language: de",
    "dance": "Unknown command: “dance”. Possible commands: games, play, simulate",
    "games chess": "no game “chess” on the shelf. It holds: .*high-card",
    "games high-card more": "Too much on the line: more",
    "games --jsom": "Unknown argument: --jsom.* --rules, --json",
    "games --json=maybe": "--json cannot be “maybe”: it stands alone",
    "play": "GAME lacks its value",
    "play chess": "no game “chess”",
    "play high-card --seats 9": "for 2 to 4 players, not 9",
    "play high-card --seats nine": "--seats cannot be “nine”: it takes a whole number",
    "play high-card --seats 2 --seats 3": "--seats can be given only once",
    "play high-card --seats": "--seats lacks its value",
    "play high-card --bot kasparov": "no “kasparov” among the players of the house. There are: hasard.",
    "play high-card --seats 2 --bot hasard hasard": "3 players for 2 seats: too many",
    "play high-card -n a b c d e": "for 2 to 4 players, not 5",
    "play high-card -n \x07": "is no name that can be shown",
    "play high-card --seed \udcff": "no readable text: '.udcff'",
    "play high-card -o cards": "written name=value, not “cards”",
    "play high-card -o cards=9 cards=10": "given once",
    "play high-card -o cards=3": "Option “cards” cannot be “3”. Possible values: 8 … 40",
    "play high-card -o colour=3": "no option “colour”. Possible options: cards",
    "simulate high-card -n 0": "--games goes from 1 to 1,000,000; 0 does not",
    "simulate high-card -n -3": "--games goes from 1",
    "simulate high-card --processes 0": "--processes goes from 1",
    "simulate high-card --seats 99999999999": "for 2 to 4 players",
    "simulate high-card -s 2 -b hasard hasard hasard": "3 players for 2 seats",
    "simulate high-card --bot nobody": "no “nobody”",
    "replay nowhere.json": "Cannot read nowhere.json: it does not exist",
    "replay .": "Cannot read .: it is a folder",
    "verify nowhere.json": "Cannot read nowhere.json",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_one_sentence_and_status_2(
    run: Run, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    status, out, err = run(line)
    assert (status, out) == (2, "")
    assert re.search(MISTAKES[line], err)
    assert err.count("\n") == 1
    assert not list(work.iterdir())


def test_mistakes_are_told_in_french_too(run: Run) -> None:
    assert "Il n’y a pas de jeu « chess »" in run("--lang fr games chess").err


def test_a_language_without_a_value_is_refused() -> None:
    with pytest.raises(Refused):
        spoken(["--lang"])


def test_what_nobody_foresaw_is_a_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.core.catalogue.games", lambda: 1 / 0)
    status, out, err = run("games")
    assert (status, out) == (1, "")
    assert "ZeroDivisionError" in err
    assert "Traceback" not in err
    monkeypatch.setenv("LUDOTHEQUE_TRACE", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_a_package_that_is_missing_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ludotheque.web.server", None)
    status, out, err = run("serve")
    assert (status, out) == (2, "")
    assert "ludotheque.web.server is missing" in err and "ludotheque[serve]" in err
    monkeypatch.setenv("LUDOTHEQUE_TRACE", "1")
    with pytest.raises(ModuleNotFoundError):
        run("serve")
