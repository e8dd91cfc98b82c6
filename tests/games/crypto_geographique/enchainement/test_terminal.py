"""The drawing of a table."""

from __future__ import annotations

import re

from games.crypto_geographique.enchainement.table import lay, miss, play, table
from ludotheque.core.language import language
from ludotheque.games.crypto_geographique.enchainement import game
from ludotheque.games.crypto_geographique.enchainement.model import Lay

WORDS = language("fr", game.package).seated(["Ana", "Bob"])


def plain(drawn: str) -> str:
    return re.sub(r"\[[^\]]*\]", "", drawn)


def test_a_table_is_drawn() -> None:
    position = table("60 29 02 59", "06 13", fakirs=[0, 1], stock="10 20")
    assert plain(game.sketch(position.view(0), WORDS)).split("\n") == [
        "Manche 1 sur 3. Talon : 2.",
        "",
        "80 Somme",
        "80 Somme touche : 02 Aisne, 59 Nord, 60 Oise, 62 Pas-de-Calais, 76 Seine-Maritime.",
        "",
        "▸ Ana : 4 cartes, pas de fakir, pénalité 80, total 0",
        "    ● 02 Aisne → 59 60",
        "    · 29 Finistère",
        "    ● 59 Nord → 02",
        "    ● 60 Oise → 02",
        "  Bob : 2 cartes, 1 fakir, pénalité 0, total 0",
    ]


def test_who_is_free_can_lay_any_card() -> None:
    position = table("60 29 22", "06 13", stock="10 20 30")
    play(position, *lay(60))
    miss(position)
    drawn = plain(game.sketch(position.view(0), WORDS))
    assert drawn.count("●") == 2
    assert "Bob : 3 cartes, pas de fakir, pénalité 60, total 0 — n’a pas pu suivre" in drawn
    play(position, Lay(29))
    assert "80 Somme → 60 Oise | 29 Finistère" in plain(game.sketch(position.view(0), WORDS))


def test_the_end_of_a_long_chain_is_shown() -> None:
    position = table("60 02 51 55 54 57 67 90 29", "06")
    play(position, *map(Lay, (60, 2, 51, 55, 54, 57, 67)))
    drawn = plain(game.sketch(position.view(None), WORDS))
    assert "\n… → 02 Aisne → 51 Marne → 55 Meuse → 54 Meurthe-et-Moselle → 57 Moselle → 67 Bas-Rhin\n" in drawn
    assert "●" not in drawn, "a spectator sees no hand"
