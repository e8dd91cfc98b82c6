"""The ten worked examples of the rule sheet (`examples.json`: their printed figures)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.crack.table import play, table
from ludotheque.core import codec, folders, record
from ludotheque.core.language import LANGUAGES, language
from ludotheque.games.crack import game
from ludotheque.games.crack.board import Board
from ludotheque.games.crack.model import CrackView, Laid, Lay, Piece, Score, Swap, Swapped, Tile
from ludotheque.games.crack.rules import Position

PRINTED: list[dict[str, Any]] = json.loads(Path(__file__).with_name("examples.json").read_bytes())
PLAYERS = "AB"


def shipped() -> dict[int, dict[str, Any]]:
    """The same examples as the client opens them: records that start from a position."""
    (assets,) = folders.folders(game.package, "assets")
    return {one["example"]: one for one in json.loads(assets.joinpath("examples.json").read_bytes())}


def lay(example: dict[str, Any]) -> Lay:
    swap = example["swap"]
    tiles = tuple(Tile(letter, colour, cell=cell) for cell, letter, colour in example["placed"])
    return Lay(tiles, Swap(swap["cell"], swap["given"]) if swap else None)


def rack(move: Lay) -> str:
    """The letters that the player must have had: not the one that a swap brings."""
    tiles = [(tile.letter, tile.colour) for tile in move.tiles]
    if move.swap:
        tiles[tiles.index(("O", "R"))] = ("O", move.swap.colour)
    return "".join(letter + str(colour).lower().replace("g", "v").replace("p", "s") for letter, colour in tiles)


def before(example: int) -> Position:
    """The board and the pad as they are before that example, for whoever plays it."""
    earlier = [one for one in PRINTED if one["example"] < example]
    move = next(lay(one) for one in PRINTED if one["example"] == example)
    mine = PRINTED[example - 1]["player"]
    pad = [next((one for one in reversed(earlier) if (one["player"] == mine) == me), None) for me in (True, False)]
    position = table(
        "", rack(move),
        points=[one["points"] if one else 0 for one in pad],
        aces=[one["aces_total"] if one else 0 for one in pad],
    )  # fmt: skip
    position.board = Board.of(tile for one in earlier for tile in lay(one).tiles)
    return position


def agrees(score: Score, example: dict[str, Any]) -> bool:
    """Every printed figure of a turn, word by word."""
    words = [
        {"word": one.letters, "points": one.points, "aces": list(one.aces), "bonus": one.bonus} for one in score.formed
    ]
    figures = ("word_points", "bonus", "factor", "aces", "as_points")
    return (
        sorted(words, key=str) == sorted(example["words"], key=str)
        and all(getattr(score, name) == example[name] for name in figures)
        and score.points == example["column"]
        and score.total == sum(line.points for line in score.lines) == example["column"] + example["as_points"]
    )


def test_there_are_ten() -> None:
    assert [one["example"] for one in PRINTED] == sorted(shipped()) == list(range(1, 11))


@pytest.mark.parametrize("example", PRINTED, ids=lambda one: one["example"])
def test_a_printed_move_scores_what_is_printed(example: dict[str, Any]) -> None:
    position = before(example["example"])
    events = play(position, lay(example))
    laid = next(event for event in events if isinstance(event, Laid))
    assert agrees(laid.score, example)
    assert laid.total == example["total"]
    account = position.view(0).accounts[0]
    assert (account.aces, account.as_points) == (example["aces_total"], example["as_table"])
    assert (account.points, account.total) == (example["points"], example["total"])


def test_one_game_plays_all_ten() -> None:
    """From an empty board, in turn: nothing is given but the letters."""
    position = table("", turn=0)
    for example in PRINTED:
        if position.trading:
            play(position, "garder")
        (seat,) = position.turn()
        assert seat == PLAYERS.index(example["player"])
        position.racks[seat] = [f"{letter}{colour}" for _, letter, colour in example["placed"]]
        if swap := example["swap"]:
            position.racks[seat].remove(swap["letter"] + swap["taken"])
            position.racks[seat].append(swap["letter"] + swap["given"])
        play(position, lay(example))
        assert position.scores()[seat] == example["total"]
    assert position.scores() == (508, 755)


def test_the_tenth_swaps_the_o_of_nous() -> None:
    position = before(10)
    swapped, laid, *_ = play(position, lay(PRINTED[9]))
    assert swapped == Swapped(0, "3D", Piece("O", "R"), Piece("O", "B"))
    assert isinstance(laid, Laid)
    assert [one.letters for one in laid.score.formed] == ["NOTRE"]
    view = position.view(0)
    assert (view.board[17 * 2 + 3], view.board[17 * 10 + 13]) == ("OB", "OR")
    assert view.swapped == "3D"


@pytest.mark.parametrize("example", PRINTED, ids=lambda one: one["example"])
def test_what_the_client_steps_through_is_the_same(example: dict[str, Any]) -> None:
    """The record starts where the sheet does, its move is the printed one, and totals are those of the sheet."""
    entry = record.decode(msgspec.json.encode(shipped()[example["example"]]["record"]))
    record.verify(entry)
    ((seat, move),) = entry.moves
    assert seat == PLAYERS.index(example["player"])
    assert codec.move(game, move) == lay(example)
    first, last = record.replay(entry, game)
    view = last.state.view(seat)
    assert isinstance(view, CrackView)
    assert view.score
    assert agrees(view.score, example)
    assert view.accounts[seat].total == example["total"]
    others = [one["total"] for one in PRINTED[: example["example"]] if one["player"] != example["player"]]
    assert first.state.scores()[1 - seat] == last.state.scores()[1 - seat] == (others[-1] if others else 0)


@pytest.mark.parametrize("example", PRINTED, ids=lambda one: one["example"])
def test_every_figure_is_explained(example: dict[str, Any]) -> None:
    """What each word and colour word brings, as it stands or multiplied, and what the AS bring."""
    factor = example["factor"]
    scored = {figure for one in example["words"] for figure in (one["points"], one["bonus"]) if figure}
    for lang in LANGUAGES:
        said = {
            int(number)
            for number in re.findall(r"\d+", language(lang, game.package).say(f"example-{example['example']}"))
        }
        assert all(said & {figure, factor * figure} for figure in scored)
        assert example["as_points"] in said
