"""The drawing of a table."""

from __future__ import annotations

import re

from games.crypto_geographique.combinaisons.table import COMPLET, LONELY, play, table, teams
from ludotheque.core.game import OPEN
from ludotheque.core.language import LANGUAGES, language
from ludotheque.games.crypto_geographique.combinaisons import game
from ludotheque.games.crypto_geographique.combinaisons.model import AnyMove, Ask, CombinaisonsOptions, Draw, Take, Throw

WORDS = language("fr", game.package).seated(["Ana", "Bob", "Cléo", "Dan"])


def plain(drawn: str) -> str:
    return re.sub(r"\[[^\]]*\]", "", drawn)


def test_a_table_is_drawn_with_ones_hand_by_combinations() -> None:
    position = table(
        "29 22 35 59 62 13 57",
        stock="10 20",
        discard="80 56",
        fakirs=[0, 2],
        options=CombinaisonsOptions(objectif=500),
    )
    assert plain(game.sketch(position.view(0), WORDS)).split("\n") == [
        "Manche 1, en 500 points",
        "Talon : 2. Défausse : 56 Morbihan dessus, qui touche 22 29 35.",
        "Jetées : 80",
        "",
        "▸ Ana : 0 point, pas de fakir",
        "    Brelan 50 : 22 Côtes-du-Nord · 29 Finistère · 35 Ille-et-Vilaine",
        "        à côté : 44 49 50 53 56",
        "    Paire 10 : 59 Nord · 62 Pas-de-Calais",
        "        à côté : 02 80",
        "    Seule : 13 Bouches-du-Rhône",
        "        à côté : 20 30 83 84",
        "    Seule : 57 Moselle",
        "        à côté : 54 67",
        "  Bob : 0 point, 2 fakirs",
        "    7 cartes cachées",
    ]


def test_departments_that_have_fallen_are_dim() -> None:
    drawn = game.sketch(table("29 22 35 59 62 13 57", discard="80 56").view(0), WORDS)
    assert "à côté : 02 [dim]80[/]" in drawn
    assert "53 56" in drawn


def test_what_others_took_is_remembered() -> None:
    position = table(stock="10 20")
    play(position, Take(), Throw(4))
    drawn = plain(game.sketch(position.view(1), WORDS))
    assert "7 cartes, dont 90 Territoire de Belfort (prises à la défausse)" in drawn


def test_the_card_taken_is_told_to_who_may_see_it() -> None:
    position = table("29 22 35 59 62 13 57", stock="10 80")
    play(position, Draw())
    assert plain(game.sketch(position.view(0), WORDS)).endswith("Carte prise : 80 Somme, qui touche 59 62")
    assert "Carte prise" not in game.sketch(position.view(1), WORDS)
    assert game.sketch(position.view(OPEN), WORDS).endswith("Carte prise : 80 Somme")


def test_an_empty_discard_pile_is_drawn() -> None:
    position = table()
    play(position, Take())
    assert "Défausse : vide." in game.sketch(position.view(1), WORDS)


def test_the_open_eye_sees_all_hands() -> None:
    drawn = plain(game.sketch(table(discard="57").view(OPEN), WORDS))
    assert "Défausse : 57 Moselle dessus." in drawn
    assert "    04 Basses-Alpes · 31 Haute-Garonne · 40 Landes" in drawn
    assert "    26 Drôme · 47 Lot-et-Garonne" in drawn


def test_partners_are_named() -> None:
    position = teams(COMPLET, LONELY[1], stock="10 02")
    drawn = game.sketch(position.view(1), WORDS)
    assert "Ana : 0 point, pas de fakir, avec Cléo" in drawn
    assert "Dan : 0 point, pas de fakir, avec Bob" in drawn
    play(position, Draw(), Ask(2))
    assert "▸ [bold]Cléo" in game.sketch(position.view(2), WORDS)


def test_the_end_of_a_round_without_draws_is_announced() -> None:
    position = table(discard="90")
    for turn in range(15):
        move: list[AnyMove] = [Take(), Throw(min(position.round.hand(position.seat)))]
        play(position, *move)
        drawn = game.sketch(position.view(0), WORDS)
        assert ("de plus sans pioche" in drawn) == (9 <= turn < 14)
        assert ("si ce tour est encore sans pioche" in drawn) == (turn == 14)


def test_all_is_drawn_in_both_languages() -> None:
    view = table(COMPLET, discard="57 71").view(0)
    french, english = (plain(game.sketch(view, language(lang, game.package))) for lang in LANGUAGES)
    assert "Complet 300" in french
    assert "Seven (complet) 300" in english
    assert len(french.split("\n")) == len(english.split("\n"))
