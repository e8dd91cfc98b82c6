"""What is said of a game, word for word where words matter."""

from __future__ import annotations

import pytest

from ludotheque.core.cards import Drew, FoundFakir
from ludotheque.core.language import language
from ludotheque.core.match import Line, Scored
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_geographique.enchainement import game
from ludotheque.games.crypto_geographique.enchainement.model import (
    EVENTS,
    Dealt,
    Draw,
    End,
    Ended,
    Freed,
    Laid,
    Lay,
    Missed,
    RoundOver,
    Shown,
)

NAMES = ("Ana", "Bob")
SAID = [
    (Dealt(2, 0, 1, 80), "Manche 2 : Ana a donné et retourne 80 Somme. Bob commence."),
    (Laid(0, 2), "Ana pose 02 Aisne."),
    (Ended(1), "Bob s’arrête là."),
    (Missed(0, 62), "Ana n’a aucun voisin de 62 Pas-de-Calais."),
    (FoundFakir(0), "Ana tire un fakir et l’expose."),
    (Drew(0, 29), "Ana pioche 29 Finistère."),
    (Drew(0, None), "Ana pioche une carte."),
    (Freed(1, 29), "Personne n’a suivi 29 Finistère : Bob peut poser n’importe quelle carte."),
    (RoundOver("out", 0), "Ana n’a plus de cartes et gagne la manche."),
    (RoundOver("exhausted", 1), "Le talon est épuisé : Bob a la plus petite pénalité et gagne la manche."),
    (Shown(0, (1, 29)), "Ana garde en main : 01 Ain, 29 Finistère."),
    (Scored(0, 0, 20, ()), "Ana ne paie et ne reçoit rien (total 20)."),
    (
        Scored(0, -60, -20, (Line("cards", -100, "CGE-7", 5), Line("fakirs", 40, "CGE-7", 1))),
        "Ana : -60 ; -100 pour les cartes en main (5, CGE-7), 40 rachetés par les fakirs (1, CGE-7) (total -20).",
    ),
    (
        Scored(1, 60, 60, (Line("received", 60, "CGE-7"),)),
        "Bob : 60 ; 60 versés par les autres (CGE-7) (total 60).",
    ),
]


@pytest.mark.parametrize(("event", "words"), SAID)
def test_the_log_tells_every_event(event: object, words: str) -> None:
    assert isinstance(event, EVENTS)
    assert language("fr", game.package).struct("event", event, NAMES) == words
    assert language("en", game.package).struct("event", event, NAMES) != words


@pytest.mark.parametrize("what", ["received", "cards", "fakirs"])
def test_every_line_of_the_pad_has_its_words(what: str) -> None:
    told = {"what": what, "points": 100, "rule": "CGE-7", "detail": 2}
    said = {language(lang, game.package).tell("as-line", told) for lang in ("fr", "en")}
    assert len(said) == 2
    assert all("100" in words and "CGE-7" in words for words in said)


def test_a_refusal_names_its_rule() -> None:
    refused = Refused("not-a-neighbour", "CGE-2", {"card": 2, "visible": 62})
    assert language("fr", game.package).refusal(refused) == "02 Aisne ne touche pas 62 Pas-de-Calais. (CGE-2)"


@pytest.mark.parametrize(("typed", "move"), [("poser 2", Lay(2)), ("po 62", Lay(62)), ("FINIR", End()), ("pi", Draw())])
def test_moves_are_typed(typed: str, move: object) -> None:
    assert game.notation.read(typed, language("fr", game.package)) == move


@pytest.mark.parametrize("typed", ["poser", "poser 0", "poser 91", "poser Somme", "finir 1"])
def test_mistyped_moves_are_explained(typed: str) -> None:
    with pytest.raises(Refused, match="bad-command"):
        game.notation.read(typed, language("fr", game.package))
