"""The drawing of a table."""

from __future__ import annotations

import re

from games.chiffres_croises.table import play, table
from ludotheque.core.language import language
from ludotheque.games.chiffres_croises import game

WORDS = language("fr", game.package).seated(["Ana", "Bob"])


def plain(drawn: str) -> list[str]:
    return [line.rstrip() for line in re.sub(r"\[[^\]]*\]", "", drawn).split("\n")]


def test_a_table_is_drawn() -> None:
    position = table("9H 3 *13", [1, 0], [5], bag=[7], totals=[18, 1])
    lines = plain(game.sketch(position.view(0), WORDS))
    assert lines[0] == "À faire : 16 (jaune), 33 (bleu) ou 49 (rouge). Un jeton dans le sac."
    assert lines[2].split() == list("ABCDEFGHIJKLMNOPQ")
    assert lines[11].split() == ["9", "·", "·", "+10", *"····", "3", "13*", *"·····", "+10", "·", "·"]
    assert lines[3].split()[1] == "×2"
    assert lines[-2:] == ["▸ Ana : 18 points, jetons : 1, joker", "  Bob : 1 point"]


def test_the_middle_is_marked_until_it_is_covered() -> None:
    assert plain(game.sketch(table().view(0), WORDS))[11].split()[9] == "◇"


def test_what_was_laid_last_stands_out() -> None:
    position = table("", [3, 13], bag=[])
    play(position, "9I 3 13")
    assert re.findall(r"\[bold reverse\] *(\d+)", game.sketch(position.view(1), WORDS)) == ["3", "13"]
