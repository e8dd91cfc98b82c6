"""The eleven worked examples of the rule sheet (`examples.json`: their printed figures)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.chiffres_croises.table import table
from ludotheque.core import codec, folders, record
from ludotheque.core.game import Previewing
from ludotheque.core.grid import NAMES
from ludotheque.core.language import LANGUAGES, language
from ludotheque.core.refusal import Refused
from ludotheque.games.chiffres_croises import game
from ludotheque.games.chiffres_croises.model import Laid, Lay, Tile
from ludotheque.games.chiffres_croises.rules import Position

PRINTED: list[dict[str, Any]] = json.loads(Path(__file__).with_name("examples.json").read_bytes())
PLAYERS = "ABCD"


def shipped() -> dict[int, dict[str, Any]]:
    """The same examples as the client opens them: records that start from a position."""
    (assets,) = folders.folders(game.package, "assets")
    return {one["example"]: one for one in json.loads(assets.joinpath("examples.json").read_bytes())}


def lay(example: dict[str, Any]) -> Lay:
    return Lay(tuple(Tile(NAMES[17 * (row - 1) + column - 1], value) for row, column, value in example["cells"]))


def lines(example: dict[str, Any]) -> list[tuple[list[int], int]]:
    return sorted((one["values"], one["sum"]) for one in example["combinations"])


def before(example: int) -> Position:
    """The board as it stands before that example, whoever laid what on it."""
    laid = [tile for one in PRINTED if one["legal"] and one["example"] < example for tile in lay(one).tiles]
    mine = next(lay(one) for one in PRINTED if one["example"] == example)
    position = table("", [tile.value for tile in mine.tiles], bag=[])
    for tile in laid:
        position.board.put(tile)
    return position


def test_there_are_eleven() -> None:
    assert sorted(one["example"] for one in PRINTED) == sorted(shipped()) == list(range(1, 12))


@pytest.mark.parametrize("example", [one for one in PRINTED if one["legal"]], ids=lambda one: one["example"])
def test_a_printed_move_scores_what_is_printed(example: dict[str, Any]) -> None:
    (laid, *_) = before(example["example"]).play(0, lay(example))
    assert isinstance(laid, Laid)
    assert laid.points == sum(line.points for line in laid.lines) == example["score"]
    assert sorted((list(one.values), one.sum) for one in laid.combinations) == lines(example)


def test_the_tenth_is_refused_and_says_which_row_makes_what() -> None:
    (tenth,) = (one for one in PRINTED if not one["legal"])
    position = before(9)
    with pytest.raises(Refused) as caught:
        position.play(0, lay(tenth))
    refused = caught.value
    assert (refused.code, refused.rule) == ("wrong-sum", "CC-6")
    for lang, words in (("fr", "La rangée 4"), ("en", "Row 4")):
        said = language(lang, game.package).refusal(refused)
        assert words in said
        assert all(figure in said for figure in ("9 + 7 + 12 = 28", "16", "33", "49", "CC-6"))


@pytest.mark.parametrize("example", PRINTED, ids=lambda one: one["example"])
def test_what_the_client_steps_through_is_the_same(example: dict[str, Any]) -> None:
    """The record starts where the sheet does, its move is the printed one, and totals grow as the sheet counts."""
    paper = shipped()[example["example"]]
    entry = record.decode(msgspec.json.encode(paper["record"]))
    *_, last = record.replay(entry, game)
    assert isinstance(last.state, Previewing)
    if example["legal"]:
        ((seat, move),) = entry.moves
        assert seat == PLAYERS.index(example["player"])
        assert codec.move(game, move) == lay(example)
        scored = dict.fromkeys(PLAYERS, 0)
        for one in PRINTED:
            if one["legal"] and one["example"] <= example["example"]:
                scored[one["player"]] += one["score"]
        assert last.state.scores() == tuple(scored.values())
    else:
        refused = codec.move(game, paper["refused"])
        assert refused == lay(example)
        (seat,) = last.state.turn()
        assert codec.plain(last.state.preview(seat, refused))["refused"] == "wrong-sum"


@pytest.mark.parametrize("example", sorted(shipped()))
def test_every_figure_is_explained(example: int) -> None:
    (printed,) = (one for one in PRINTED if one["example"] == example)
    figures = [one["sum"] for one in printed["combinations"]] + [printed["score"] or 28]
    for lang in LANGUAGES:
        said = language(lang, game.package).say(f"example-{example}")
        assert all(str(figure) in said for figure in figures)
