"""Moves as they are typed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.crack.table import WORDS, lay
from ludotheque.core.game import Move
from ludotheque.core.grid import NAMES
from ludotheque.core.language import LANGUAGES, language
from ludotheque.core.refusal import Refused
from ludotheque.games.crack import game
from ludotheque.games.crack.letters import COLOURS
from ludotheque.games.crack.model import Choice, Keep, Lay, Pass, Stop, Swap, Tile, Trade

TILES = st.builds(Tile, st.sampled_from("AEZ"), st.sampled_from([None, *COLOURS]), cell=st.sampled_from(NAMES))


def told(move: Lay) -> list[str]:
    return [f"{tile.cell}{tile.letter}{tile.colour or ''}" for tile in move.tiles]


@pytest.mark.parametrize(
    ("typed", "tiles"),
    [
        ("2A NOS", ["2AN", "2BO", "2CS"]),
        ("A2 NOS", ["2AN", "3AO", "4AS"]),
        ("2a nos", ["2AN", "2BO", "2CS"]),
        ("2A été", ["2AE", "2BT", "2CE"]),
        ("2A NrOsSv", ["2ANR", "2BOP", "2CSG"]),
        ("D2 .OrU", ["3DOR", "4DU"]),
        ("poser 2A NOS", ["2AN", "2BO", "2CS"]),
        ("lay 2A NOS", ["2AN", "2BO", "2CS"]),
        ("2A NO 3C S", ["2AN", "2BO", "3CS"]),
        ("2P NO", ["2PN", "2QO"]),
        ("2A N O", ["2AN", "2BO"]),
    ],
)
def test_words_are_typed_where_they_begin(typed: str, tiles: list[str]) -> None:
    move = game.notation.read(typed, WORDS)
    assert isinstance(move, Lay)
    assert told(move) == tiles


def test_a_swap_is_typed_first() -> None:
    assert lay("=3Db N10 NO.RE").swap == Swap("3D", "B")
    assert lay("=3db n10 no.re") == lay("=3Db N10 NO.RE")


def test_other_moves_are_verbs() -> None:
    read = game.notation.read
    assert read("passer E Rv", WORDS) == read("pass ERv", WORDS) == Pass((Choice("E"), Choice("R", "G")))
    assert read("passer", WORDS) == Pass()
    assert read("échanger Er", WORDS) == read("echanger Er", WORDS) == Trade((Choice("E", "R"),))
    assert read("garder", WORDS) == Keep()
    assert read("arrêter", WORDS) == Stop()


@pytest.mark.parametrize(
    "move",
    [
        lay("2A LvIrGsNrEs"),
        lay("N10 NO.RE"),
        lay("=3Db N10 NrOr.RrEr"),
        lay("17Q Er"),
        lay("Q16 ErTr"),
        lay("2A E 9I T"),
        Pass((Choice("E"), Choice("R", "G"))),
        Pass(),
        Trade((Choice("E", "R"),)),
        Keep(),
        Stop(),
        Lay((), Swap("3D", "B")),
    ],
    ids=str,
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_written_is_read_again(move: Move, lang: str) -> None:
    words = language(lang, game.package)
    assert game.notation.read(game.notation.write(move, words), words) == move


@settings(deadline=None)
@given(st.lists(TILES, min_size=1, max_size=6, unique_by=lambda tile: tile.cell))
def test_letters_anywhere_are_written_and_read_again(tiles: list[Tile]) -> None:
    move = Lay(tuple(tiles))
    assert game.notation.read(game.notation.write(move, WORDS), WORDS) == move


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "unknown-command"),
        ("18A NOS", "unknown-command"),
        ("2P NOS", "off-the-board"),
        ("Q16 NOS", "off-the-board"),
        ("=18Ab 2A NOS", "off-the-board"),
        ("=3Db NOS", "off-the-board"),
        ("2A NO5", "not-letters"),
        ("2A NxOS", "no-such-colour"),
        ("=3Dx 2A NOS", "no-such-colour"),
        ("passer E?", "not-letters"),
        ("garder E", "bad-command"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_makes_no_sense_is_explained(typed: str, code: str, lang: str) -> None:
    words = language(lang, game.package)
    verb, *rest = typed.split(" ")
    typed = " ".join([{"passer": "pass", "garder": "keep"}.get(verb, verb), *rest])
    with pytest.raises(Refused) as refused:
        game.notation.read(typed, words)
    assert refused.value.code == code
    assert words.refusal(refused.value)
