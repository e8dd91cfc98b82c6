"""What docs/running.md tells an operator to type exists."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from houses import house
from ludotheque.cli import app
from ludotheque.core.language import language

DOCS = Path(__file__).parents[2] / "docs"
FILES = [DOCS / "running.md", *sorted((DOCS / "running").iterdir())]
TEXT = "\n".join(path.read_text("utf-8") for path in FILES)
ELSEWHERE = {"--build", "--from", "--help", "--no-install-recommends", "--now", "--yes"}
"""Of every command, or of other people's programs."""


def test_options_and_commands_are_known() -> None:
    words = language("en", "ludotheque.cli", "ludotheque.core")
    made = app.build(words)
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", TEXT)) - ELSEWHERE
    known = {name for command in app.COMMANDS for name in _options(made[command])}
    assert named <= known
    assert {"--forwarded", "--root-path", "--log-json", "--thinkers"} <= named
    commands = set(re.findall(r"ludotheque (serve|backup|restore|admin|doctor)\b", TEXT))
    assert commands <= set(app.COMMANDS)
    assert commands >= {"serve", "backup", "restore", "admin"}


def _options(command: object) -> set[str]:
    arguments = command.assemble_argument_collection(parse_docstring=False)  # type: ignore[attr-defined]
    return {name for argument in arguments for name in argument.names if name.startswith("--")}


def test_metrics_are_counted(tmp_path: Path) -> None:
    with house(str(tmp_path / "house.db"), "--thinkers", "1") as opened:
        counted = httpx.get(f"{opened.address}/metrics").text
    for name in set(re.findall(r"`(ludotheque_\w+)`", TEXT)):
        assert f"# TYPE {name}" in counted, name
