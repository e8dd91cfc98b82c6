"""The shelf."""

from __future__ import annotations

import json

from cli.conftest import Run


def test_the_shelf_tells_players_length_options_and_bots(run: Run) -> None:
    out = run("games").out
    assert "High Card  high-card  2 to 4 players · 1 min" in out
    assert "Options: cards=8" in out
    assert "Bots: hasard" in out
    assert "crypto-90" in out


def test_a_box_tells_more(run: Run) -> None:
    out = run("games high-card").out
    assert "One card each" in out
    assert "8 … 40" in out
    assert "Number of cards" in out
    story = run("games crypto-90 --lang fr").out
    assert "Edmond Dujardin" in story


def test_the_rules_are_told_in_order(run: Run) -> None:
    out = run("games crypto-90 --rules --lang fr").out
    assert out.index("C90-1 ") < out.index("C90-2 ") < out.index("C90-19 ")


def test_a_program_reads_the_shelf(run: Run) -> None:
    shelf = {game["slug"]: game for game in json.loads(run("games --json").out)}
    game = shelf["high-card"]
    assert game["seats"] == [2, 4]
    assert game["options"] == [{"name": "cards", "label": "Number of cards", "default": 8, "allowed": "8 … 40"}]
    assert json.loads(run("games high-card --json").out) == game
