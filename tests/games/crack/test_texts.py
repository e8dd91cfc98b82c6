"""What is said of a game, word for word where words matter."""

from __future__ import annotations

import pytest

from games.crack.table import WORDS, lay, play, preview, scored, table
from ludotheque.core.language import LANGUAGES, language
from ludotheque.core.refusal import Refused
from ludotheque.games.crack import game
from ludotheque.games.crack.model import (
    EVENTS,
    Drew,
    Kept,
    Laid,
    Over,
    Passed,
    Piece,
    Stopped,
    Swapped,
    Traded,
)

NAMES = ("Ana", "Bob")
NOUS = "2A LvIrGsNrEs D3 OrUrSr"
E, T = Piece("E", "R"), Piece("T", "G")
SAID = [
    (Swapped(1, "3D", Piece("O", "R"), Piece("O", "B")), "Bob prend en 3D le O rouge et met à sa place son O bleu."),
    (Drew(0, 2, (E, T), 3), "Ana pioche E rouge, T vert ; il en reste 3."),
    (Drew(0, 2, None, 3), "Ana pioche 2 lettres ; il en reste 3."),
    (Drew(0, 1, None, 0), "Ana pioche une lettre ; il en reste 0."),
    (Passed(1, 0, None, None), "Bob passe."),
    (Passed(1, 0, (), ()), "Bob passe."),
    (Passed(1, 1, None, None), "Bob passe et échange une lettre."),
    (Passed(1, 2, None, None), "Bob passe et échange 2 lettres."),
    (Passed(1, 1, (E,), (T,)), "Bob passe et échange E rouge contre T vert."),
    (Traded(1, 1, None, None), "Bob a dix AS et échange une lettre."),
    (Traded(1, 1, (E,), (T,)), "Bob a dix AS et échange E rouge contre T vert."),
    (Kept(0), "Ana n’échange rien."),
    (Stopped(0), "Ana passe, et trouve qu’on ne peut plus continuer."),
    (Over("final"), "Un mot a atteint la case FINAL."),
    (Over("out"), "La réserve est vide et un joueur n’a plus de lettre."),
    (Over("agreed"), "Tout le monde trouve qu’on ne peut plus continuer."),
    (Over("idle"), "Tout le monde a passé deux fois de suite."),
]


@pytest.mark.parametrize(("event", "words"), SAID, ids=str)
def test_the_log_tells_every_event(event: object, words: str) -> None:
    assert isinstance(event, EVENTS)
    assert WORDS.struct("event", event, NAMES) == words
    assert language("en", game.package).struct("event", event, NAMES) != words


def test_a_word_is_told_with_all_that_it_scores() -> None:
    (laid, *_) = play(table("2A LvIrGsNrEs", "OrUrSr", pool="As"), "D3 OrUrSr")
    assert isinstance(laid, Laid)
    assert WORDS.struct("event", laid, NAMES) == (
        "Ana pose NOUS et marque 126 : 16 pour NOUS, 100 pour le mot couleur NOUS, 10 pour un AS (total 126)."
    )
    (laid, *_) = play(table("", "LvIrGsNrEs", pool="As", aces=[8, 0]), "2A LIGNE")
    assert WORDS.struct("event", laid, NAMES) == (
        "Ana pose LIGNE et marque 60 : 30 pour LIGNE (2 × 15), 30 pour 2 AS (total 140)."
    )


def test_moves_are_told() -> None:
    told = WORDS.struct("move", lay("=3Db N10 NrOr.RrEr"), NAMES)
    assert "N rouge en 10N" in told
    assert "3D" in told and "bleu" in told


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("3A LrAb", "LL n’est pas dans la liste des mots. (CK-8)"),
        ("5E Ar", "Vous n’avez pas tant de A rouge. (CK-4)"),
        ("5E Z", "Vous n’avez pas assez de Z. (CK-4)"),
        ("2A Sb", "Il y a déjà une autre lettre en 2A. (CK-7)"),
        ("10K Ab", "Votre mot ne croise ni ne touche aucun mot du damier ; par le coin ne compte pas. (CK-7)"),
        ("passer Ab", "Qui passe échange 2 lettres ; vous en avez choisi 1. (CK-9)"),
        ("=3Db 5E Ab", "Il faut dix AS avant son tour pour échanger une lettre du damier ; vous en avez 0. (CK-16)"),
    ],
)
def test_refusals_are_told_with_their_rule(move: str, said: str) -> None:
    seen = preview(table(NOUS, "AbLrSb", pool="EbEs"), move)
    assert seen.refused
    refused = Refused(seen.refused, seen.rule, seen.details)
    assert WORDS.refusal(refused) == said
    assert language("en", game.package).refusal(refused) != said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_written_out(lang: str) -> None:
    words = language(lang, game.package)
    assert all(words.has(f"rule-CK-{number}") for number in range(1, 21))
    assert not words.has("rule-CK-21")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_line_scores_names_a_rule(lang: str) -> None:
    words = language(lang, game.package)
    score = scored(table(f"{NOUS} 14Q Nr", "OsUsSbSr", pool="", aces=[9, 0]), "Q15 OsUsSb")
    assert {line.what for line in score.lines} == {"word", "aces", "final"}
    assert all(words.has(f"rule-{line.rule}") for line in score.lines)
