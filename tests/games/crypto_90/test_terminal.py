"""The drawing of a table."""

from __future__ import annotations

import re

from games.crypto_90.table import play, table
from ludotheque.core.language import language
from ludotheque.games.crypto_90 import game
from ludotheque.games.crypto_90.model import AnyMove, Crypto90Options, Draw, Exchange, Take

WORDS = language("fr", game.package).seated(["Ana", "Bob"])


def plain(drawn: str) -> str:
    return re.sub(r"\[[^\]]*\]", "", drawn)


def test_a_table_is_drawn() -> None:
    position = table(
        "74 81 06 24 ** 61 62 57",
        hands=[51],
        fakirs=[0, 2],
        stock="10 20",
        discard="05 01",
        options=Crypto90Options(objectif=500),
    )
    assert plain(game.sketch(position.view(0), WORDS)).split("\n") == [
        "Manche 1, en 500 points",
        "Talon : 2. Défausse : 2, le 01 dessus.",
        "",
        "    1     2     3     4     5     6     7     8     main",
        "▸ Ana : 0 point, pas de fakir",
        "    74    81    06    24    ✦✦    61    62    57    51",
        "  Bob : 0 point, 2 fakirs",
        "    86    84    82    80    78    76    70    68    ··",
    ]


def test_the_best_series_is_underlined() -> None:
    drawn = game.sketch(table("74 81 06 24 49 61 62 57", hands=[51]).view(0), WORDS)
    assert re.findall(r"underline\](\d\d)", drawn) == ["06", "24", "49", "61", "62"]


def test_the_card_taken_is_told_to_who_may_see_it() -> None:
    position = table(stock="10 20", options=Crypto90Options(manches=3))
    play(position, Draw())
    assert plain(game.sketch(position.view(0), WORDS)).endswith("Carte prise : 20")
    assert "Carte prise" not in game.sketch(position.view(1), WORDS)
    assert game.sketch(position.view(1), WORDS).startswith("Manche 1, sur 3")


def test_the_end_of_a_round_without_draws_is_announced() -> None:
    position = table()
    turn: list[AnyMove] = [Take(), Exchange(1)]
    play(position, *turn * 10)
    assert "après 6 tours de plus sans pioche" in game.sketch(position.view(0), WORDS)
    play(position, *turn * 5)
    assert "si ce tour est encore sans pioche" in game.sketch(position.view(0), WORDS)


def test_an_empty_discard_pile_is_drawn() -> None:
    position = table()
    play(position, Take())
    assert "rien de visible" in game.sketch(position.view(1), WORDS)
