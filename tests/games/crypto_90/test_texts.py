"""What is said of a game, word for word where words matter."""

from __future__ import annotations

import pytest

from ludotheque.core.cards import Drew, FoundFakir, Threw, Took
from ludotheque.core.language import language
from ludotheque.core.match import Line, Scored
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_90 import game
from ludotheque.games.crypto_90.model import (
    EVENTS,
    Dealt,
    Exchange,
    Exchanged,
    Hypnotise,
    Hypnotised,
    Passed,
    RoundOver,
    Shown,
)

NAMES = ("Ana", "Bob")
SAID = [
    (Dealt(2, 0, 1), "Manche 2 : Ana a donné, Bob commence."),
    (FoundFakir(0), "Ana tire un fakir et le met de côté."),
    (Drew(0, 8), "Ana pioche le 08."),
    (Drew(0, None), "Ana pioche une carte."),
    (Took(1, 90), "Bob prend le 90 de la défausse."),
    (Exchanged(0, 3, 8, 45, secret=False), "Ana pose le 08 à la place 3 et jette le 45."),
    (Exchanged(0, 3, 8, 0, secret=False), "Ana pose le 08 à la place 3 et jette un fakir."),
    (Exchanged(0, None, 8, 45, secret=False), "Ana garde le 08 en main et jette le 45."),
    (Exchanged(0, None, None, 45, secret=True), "Ana garde la carte en main et jette le 45."),
    (Threw(0, 45), "Ana rejette le 45."),
    (Hypnotised(0, 1, 3, 45), "Ana hypnotise la place 3 de Bob : le 45 passe sous la défausse."),
    (Passed(0), "Ana n’ajoute rien."),
    (Shown(0, (1, 3, 5)), "Ana abat : 01, 03, 05 !"),
    (RoundOver("shown", 1, (1, 2)), "La manche est gagnée par Bob."),
    (RoundOver("exhausted", None, (1, 2)), "Le talon est épuisé : personne ne gagne la manche."),
    (RoundOver("exhausted", 0, (1, 2)), "Le talon est épuisé, mais Ana tient un jeu gagnant."),
    (RoundOver("idle", None, (1, 2)), "Plus personne ne pioche : la manche s’arrête sans gagnant."),
    (RoundOver("idle", 0, (1, 2)), "Plus personne ne pioche : la manche s’arrête, et Ana tient un jeu gagnant."),
    (Scored(0, 0, 120, ()), "Ana ne marque rien (total 120)."),
    (
        Scored(0, 350, 470, (Line("win", 250, "C90-14"), Line("fakirs", 100, "C90-17", 2))),
        "Ana marque 350 : 250 pour la manche gagnée (C90-14), 100 pour 2 fakirs (C90-17) (total 470).",
    ),
    (
        Scored(1, 50, 50, (Line("series", 50, "C90-18", "06 24 49 61 62"),)),
        "Bob marque 50 : 50 pour la série 06 24 49 61 62 (C90-18) (total 50).",
    ),
]


@pytest.mark.parametrize(("event", "words"), SAID)
def test_the_log_tells_every_event(event: object, words: str) -> None:
    assert isinstance(event, EVENTS)
    assert language("fr", game.package).struct("event", event, NAMES) == words
    assert "Ana" in words or "Bob" in words or "personne" in words
    assert language("en", game.package).struct("event", event, NAMES) != words


@pytest.mark.parametrize("what", ["win", "pure", "tens", "fakirs", "series"])
def test_every_line_of_the_pad_has_its_words(what: str) -> None:
    line = Line(what, 100, "C90-14", "1")
    said = {
        language(lang, game.package).tell("as-line", {"what": what, "points": 100, "rule": line.rule, "detail": "1"})
        for lang in ("fr", "en")
    }
    assert len(said) == 2
    assert all("100" in words and "C90-14" in words for words in said)


def test_a_refusal_names_its_rule() -> None:
    refused = Refused("hand-does-not-fit", "C90-10", {"card": 50, "lowest": 8, "highest": 72})
    said = language("fr", game.package).refusal(refused)
    assert said == "Votre carte en main, le 50, doit être plus basse que le 08 ou plus haute que le 72. (C90-10)"


@pytest.mark.parametrize(
    ("typed", "move"),
    [("échanger 3", Exchange(3)), ("echanger", Exchange()), ("é 8", Exchange(8)), ("hypnotiser 2 8", Hypnotise(1, 8))],
)
def test_moves_are_typed(typed: str, move: object) -> None:
    words = language("fr", game.package)
    assert game.notation.read(typed, words) == move


@pytest.mark.parametrize(
    "typed", ["échanger 9", "échanger 0", "échanger trois", "hypnotiser 0 1", "hypnotiser 2", "piocher 1"]
)
def test_mistyped_moves_are_explained(typed: str) -> None:
    with pytest.raises(Refused, match="bad-command"):
        game.notation.read(typed, language("fr", game.package))
