"""Moves as they are typed."""

from __future__ import annotations

import pytest

from games.chiffres_croises.table import lay
from ludotheque.core.game import Move
from ludotheque.core.language import language
from ludotheque.core.refusal import Refused
from ludotheque.games.chiffres_croises import game
from ludotheque.games.chiffres_croises.model import Exchange, Lay, Pass, Tile

WORDS = language("fr", game.package)


@pytest.mark.parametrize(
    ("typed", "tiles"),
    [
        ("8H 11 20 2", (("8H", 11), ("8I", 20), ("8J", 2))),
        ("H8 11 20 2", (("8H", 11), ("9H", 20), ("10H", 2))),
        ("8g 11 2 . 8", (("8G", 11), ("8H", 2), ("8J", 8))),
        ("poser 8H 11", (("8H", 11),)),
        ("8H 11 10J 2", (("8H", 11), ("10J", 2))),
    ],
)
def test_lines_are_typed(typed: str, tiles: tuple[tuple[str, int], ...]) -> None:
    assert game.notation.read(typed, WORDS) == Lay(tuple(Tile(*tile) for tile in tiles))


def test_a_joker_is_a_star() -> None:
    assert lay("8H *5").tiles == (Tile("8H", 5, joker=True),)
    assert game.notation.read("échanger 5 12 *", WORDS) == Exchange((5, 12, 0))
    assert game.notation.read("passer", WORDS) == Pass()


@pytest.mark.parametrize(
    "move",
    [
        lay("8H 11 . *5 2"),
        lay("H8 11 . . *20"),
        lay("17Q 3"),
        lay("Q16 3 4"),
        lay("8H 11 10J 2"),
        Exchange((5, 12, 0)),
        Pass(),
    ],
    ids=str,
)
def test_what_is_written_is_read_again(move: Move) -> None:
    for lang in ("fr", "en"):
        words = language(lang, game.package)
        assert game.notation.read(game.notation.write(move, words), words) == move


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("8H zwölf", "no-such-tile"),
        ("8H 21", "no-such-tile"),
        ("17Q 3 4", "off-the-board"),
        ("Q17 3 4", "off-the-board"),
        ("18A 3", "unknown-command"),
        ("échanger 99", "bad-command"),
        ("", "unknown-command"),
    ],
)
def test_what_makes_no_sense_is_explained(typed: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        game.notation.read(typed, WORDS)
    assert refused.value.code == code
    assert WORDS.refusal(refused.value)
