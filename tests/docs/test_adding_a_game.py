"""Whoever follows docs/adding-a-game.md gets a game that is played, and it is the one the tests know."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """The files that the page tells to write, each from all its pieces."""
    found: dict[str, list[str]] = {}
    for name, content in BLOCK.findall(PAGE.read_text("utf-8")):
        found.setdefault(name, []).append(content)
    return {name: "\n".join(pieces) for name, pieces in found.items()}


def squeezed(text: str) -> str:
    """Without empty lines: the page leaves them out between its pieces."""
    return re.sub(r"\n\s*\n+", "\n", text).strip()


@pytest.mark.parametrize("name", [name for name in files() if name.startswith("highcard/")])
def test_the_page_shows_the_game_that_the_tests_know(name: str) -> None:
    assert squeezed(files()[name]) == squeezed((ROOT / "tests" / name).read_text("utf-8"))


def test_the_page_leaves_nothing_out() -> None:
    ours = {f"highcard/{path.relative_to(ROOT / 'tests/highcard')}" for path in (ROOT / "tests/highcard").rglob("*.*")}
    assert {name for name in ours if not name.endswith(".pyc")} == {name for name in files() if "/" in name}


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """What the page makes, installed as an installer would."""
    for name, content in files().items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text())["project"]
    metadata = tmp_path / f"{project['name']}-{project['version']}.dist-info"
    metadata.mkdir()
    metadata.joinpath("METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    )
    metadata.joinpath("entry_points.txt").write_text(points)
    return tmp_path


def ludotheque(installed: Path, line: str, typed: str = "") -> str:
    """A command in a shell of its own, where nothing but what the page made is added."""
    env = os.environ | {"PYTHONPATH": str(installed), "LANGUAGE": "fr"}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "ludotheque", *line.split()],
        cwd=installed,
        env=env,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_commands_of_the_page_work(installed: Path) -> None:
    commands = re.findall(r"^ludotheque (\w+ high-card.*)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(commands) == 3
    shelf, play, simulate = (ludotheque(installed, command, "changer\n") for command in commands)
    assert "La plus haute" in shelf
    assert "gagne la partie" in play
    assert "200 parties" in simulate
