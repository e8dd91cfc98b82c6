"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from cli.conftest import Run
from ludotheque.core.catalogue import games

README = Path(__file__).parents[2] / "README.md"


def test_the_library_does_what_it_shows() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README.read_text("utf-8"))
    assert links
    assert all((README.parent / link).exists() for link in links if "://" not in link)


def test_its_commands_work(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^ludotheque ([^#\n]+?)(?: +#.*)?$", README.read_text("utf-8"), re.MULTILINE)
    assert len(commands) > 5
    for command in commands:
        games_played = command.replace("--games 200", "--games 2 --processes 1")
        ran = run(games_played, "help", "1", "quit")
        assert ran.status in ((0, 1) if command == "doctor" else (0,)), ran.err


def test_every_game_it_names_is_on_the_shelf() -> None:
    named = set(re.findall(r"ludotheque \w+ ([a-z]+-[a-z0-9]+)", README.read_text("utf-8")))
    assert named <= set(games())
