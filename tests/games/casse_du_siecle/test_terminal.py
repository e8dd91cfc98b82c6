"""The drawing of a table."""

from __future__ import annotations

import re
from typing import Any

from games.casse_du_siecle.table import number_of, play, table
from ludotheque.core.game import Eye
from ludotheque.core.language import language
from ludotheque.games.casse_du_siecle import game
from ludotheque.games.casse_du_siecle.model import Dial, Done, Lay, Look, Take, Throw
from ludotheque.games.casse_du_siecle.rules import Position

WORDS = language("fr", game.package).seated(["Ana", "Bob"])
HIDDEN: dict[str, Any] = {"clefs_cachees": True, "passe_partout": True}
JUNK = "5O 6C 5C 1D"


def drawn(position: Position, eye: Eye) -> list[str]:
    lines = re.sub(r"\[[^\]]*\]", "", game.sketch(position.view(eye), WORDS)).split("\n")
    return [line.rstrip() for line in lines]


def test_a_table_is_drawn() -> None:
    position = table(rings={5: JUNK}, doors={3: "3C"}, empty=[12], passe_partout=True, mises="deux")
    play(position, Take(5))
    assert drawn(position, 0) == [
        "Tour 1, partie 1 sur 2",
        "Coffre : ?   ?   ?   ?   6 en réserve",
        "",
        "Porte 1  (1C) (2O) (3D) (4E)   1 ••••               2 ••••              Ana",
        "Porte 2  (2C) (3O) (4D) (5E)   3 ••••               4 ••••              Ana",
        "Porte 3   3C  (4O) (5D) (6E)   5                    6 ••••              Ana",
        "Porte 4  (4C) (5O) (6D) (1E)   7 ••••               8 ••••              Bob",
        "Porte 5  (5C) (6O) (1D) (2E)   9 ••••              10 ••••              Bob",
        "Porte 6  (6C) (1O) (2D) (3E)  11 ••••              12                   Bob",
        "",
        "▸ Ana : 0 rouage vu, 4 clefs en main, -1 jeton",
        "  Bob : 0 rouage vu, 3 clefs en main, 0 jeton",
        "Pot des portes : 1. Pot du coffre : 0.",
        "Ana tient : 1:5O  2:6C  3:5C  4:1D",
        "Vu sur le trousseau 5 : 5O 6C 5C 1D",
    ]


def test_it_fits_a_terminal_of_eighty_columns() -> None:
    position = table(rings={5: JUNK}, seats=6, portes="attribuees", main=True, mises="deux")
    play(position, Take(5))
    for eye in (0, None, "open"):
        assert max(map(len, drawn(position, eye))) <= 80


def test_keys_that_one_threw_stand_beside_their_ring() -> None:
    position = table(rings={5: JUNK, 7: "3D"}, passe_partout=True)
    play(position, Take(5), Done())
    for key in ("5O", "6C", "5C"):
        play(position, Throw(number_of(position, key), 7))
    assert " 7 •••• 5C 5O 6C" in drawn(position, 0)[6]
    assert "5C 5O" not in drawn(position, 1)[6]


def test_keys_that_went_out_of_sight_stand_below_with_their_places() -> None:
    position = table(rings={5: JUNK, 7: "3D"}, passe_partout=True, first=1)
    position.vault.known[0].see(position.vault.rings[4], 4, 1)
    play(position, Take(5), Done(), Throw(1, 7))
    assert drawn(position, 0)[-1] == "1D 5C 5O 6C : trousseau 7, chez Bob"


def test_hidden_keys_are_drawn_face_down_to_others() -> None:
    position = table(rings={5: "3C 5C 5O 6C"}, empty=[12], **HIDDEN)
    play(position, Take(5), Lay(1, 3))
    assert " 3C  (4O) (5D) (6E)" in drawn(position, 0)[5]
    assert " ▒▒  (4O) (5D) (6E)" in drawn(position, 1)[5]
    assert drawn(position, 1)[5].endswith("Ana")


def test_gears_are_drawn_as_far_as_they_are_known() -> None:
    position = table(rings={5: "6E 5C 5O 6C", 12: "1D"}, doors={3: "3C 4O 5D"}, empty=[11], combinaison_longue=True)
    play(position, Take(5))
    assert drawn(position, 1)[5].endswith("Ana, ouverte")
    play(position, Look(2))
    assert drawn(position, 0)[1] == "Coffre : ?   3+?   ?   ?   5 en réserve"
    assert "Rouages : 2:3" in drawn(position, 0)[-1]
    assert drawn(position, 1)[1] == "Coffre : ?   ?+?   ?   ?   5 en réserve"
    assert "▸ Ana : 1 rouage vu" in drawn(position, 1)


def test_what_is_dialled_is_drawn() -> None:
    position = table(coffre="code")
    play(position, Dial(3), Dial(7))
    assert drawn(position, 1)[-1] == "Composé : 3 7"
