"""The drawing of a table."""

from __future__ import annotations

import re

from games.crack.table import play, table
from ludotheque.core.language import language
from ludotheque.games.crack import game
from ludotheque.games.crack.model import CrackOptions

WORDS = language("fr", game.package).seated(["Ana", "Bob"])
LIGNE = "2A LvIrGsNrEs"


def plain(drawn: str) -> list[str]:
    return [line.rstrip() for line in re.sub(r"\[[^\]]*\]", "", drawn).split("\n")]


def test_a_table_is_drawn() -> None:
    """A colour is never alone: letters and cells bear its mark."""
    position = table(LIGNE, "EbArTv", "Zr", pool="As", points=[15, 1], aces=[2, 0])
    lines = plain(game.sketch(position.view(0), WORDS))
    assert lines[0] == "Une lettre dans la réserve."
    assert lines[2].split() == list("ABCDEFGHIJKLMNOPQ")
    assert lines[3].split() == ["1", *"●▲■●▲■●◆▲◆●■▲●■▲●"]
    assert lines[4].split()[:7] == ["2", "L▲*", "I■*", "G◆", "N■", "E◆", "●"]
    assert lines[18].split()[-2:] == ["50■", "75▲"]
    assert "FINAL" in lines[-3]
    assert lines[-2:] == ["▸ Ana : 35 points, 2 AS A■ E● T▲", "  Bob : 1 point, 0 AS"]


def test_the_first_cell_is_marked_until_it_is_covered() -> None:
    assert plain(game.sketch(table().view(0), WORDS))[4].split()[1] == "→▲"


def test_the_numbers_of_final_are_those_chosen() -> None:
    options = CrackOptions(final_16p=1, final_16q=20, final_17p=300, final_17q=1000)
    lines = plain(game.sketch(table(options=options).view(0), WORDS))
    assert re.findall(r"\d+", lines[18])[-2:] == ["1", "20"]
    assert re.findall(r"\d+", lines[19])[-2:] == ["300", "1000"]


def test_what_was_laid_last_stands_out() -> None:
    position = table("", "LvIrGsNrEs", pool="")
    play(position, LIGNE)
    assert re.findall(r"\[bold reverse \w+\] *(\w)", game.sketch(position.view(1), WORDS)) == list("LIGNE")
