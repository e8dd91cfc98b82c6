"""What is said of a game, word for word where words matter."""

from __future__ import annotations

import pytest

from ludotheque.core.cards import Drew, FoundFakir, Threw, Took
from ludotheque.core.language import LANGUAGES, language
from ludotheque.core.match import Line, Scored
from ludotheque.core.refusal import Refused
from ludotheque.games.crypto_geographique.combinaisons import game
from ludotheque.games.crypto_geographique.combinaisons.model import (
    EVENTS,
    Agree,
    Agreed,
    Ask,
    Asked,
    Dealt,
    Decline,
    Declined,
    Draw,
    RoundOver,
    Shown,
    Stop,
    Take,
    Throw,
)
from ludotheque.games.crypto_geographique.combinaisons.scoring import COMBINATIONS

NAMES = ("Ana", "Bob", "Cléo", "Dan")
SAID = [
    (Dealt(2, 0, 1, 59), "Manche 2 : Ana a donné, 59 Nord ouvre la défausse, Bob commence."),
    (FoundFakir(0), "Ana tire un fakir et l’expose."),
    (Drew(0, 8), "Ana pioche 08 Ardennes."),
    (Drew(0, None), "Ana pioche une carte."),
    (Took(1, 90), "Bob prend 90 Territoire de Belfort à la défausse."),
    (Threw(0, 1), "Ana jette 01 Ain."),
    (Asked(0, 2), "Ana demande à Cléo s’il faut arrêter la manche."),
    (Agreed(2), "Cléo accepte."),
    (Declined(2), "Cléo refuse : on continue."),
    (RoundOver("stopped", 1), "Bob arrête la manche."),
    (RoundOver("exhausted", None), "Le talon est épuisé : la manche est finie."),
    (RoundOver("idle", None), "Plus personne ne pioche : la manche s’arrête."),
    (Shown(1, (59, 62)), "Bob montre 59 Nord, 62 Pas-de-Calais."),
    (Scored(0, 0, 120, ()), "Ana ne marque rien (total 120)."),
    (
        Scored(0, 330, 450, (Line("carre", 100, "CG-6", "25 39 01 73"), Line("stop", 50, "CG-7"))),
        "Ana marque 330 : 100 pour le carré 25 39 01 73 (CG-6), 50 pour avoir arrêté la manche (CG-7) (total 450).",
    ),
    (
        Scored(1, 60, 60, (Line("fakirs", 20, "CG-10", 1), Line("partner", 40, "CG-8"))),
        "Bob marque 60 : 20 pour un fakir (CG-10), 40 du partenaire (CG-8) (total 60).",
    ),
]


@pytest.mark.parametrize(("event", "words"), SAID)
def test_the_log_tells_every_event(event: object, words: str) -> None:
    assert isinstance(event, EVENTS)
    assert language("fr", game.package).struct("event", event, NAMES) == words
    assert language("en", game.package).struct("event", event, NAMES) != words


@pytest.mark.parametrize("what", [*COMBINATIONS[1:], "stop", "fakirs", "partner"])
def test_every_line_of_the_pad_has_its_words(what: str) -> None:
    said = {
        language(lang, game.package).tell("as-line", {"what": what, "points": 100, "rule": "CG-6", "detail": "1"})
        for lang in LANGUAGES
    }
    assert len(said) == 2
    assert all("100" in words and "CG-6" in words for words in said)
    assert (what == "partner") == any("partenaire" in words for words in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_combination_has_a_name_of_its_own(lang: str) -> None:
    assert len({language(lang, game.package).tell("as-group", {"what": what}) for what in COMBINATIONS}) == 7


def test_a_refusal_names_its_rule() -> None:
    words = language("fr", game.package)
    assert words.refusal(Refused("just-taken", "CG-5", {"card": 59})) == (
        "Vous venez de prendre 59 Nord à la défausse : on ne peut pas l’y rejeter au même tour. (CG-5)"
    )
    assert words.refusal(Refused("teams-of-two", "CG-8", {"seats": 3})) == (
        "Deux contre deux, il faut être exactement quatre, pas 3. (CG-8)"
    )
    assert words.refusal(Refused("cannot-stop", "CG-7", {"points": 160})) == (
        "Pour arrêter, il faut garder un complet, ou un carré et un brelan. "
        "Il vous resterait un jeu de 160 points, autrement composé. (CG-7)"
    )


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("piocher", Draw()),
        ("pr", Take()),
        ("jeter 59", Throw(59)),
        ("arreter 1", Stop(1)),
        ("demander 90", Ask(90)),
        ("accepter", Agree()),
        ("refuser", Decline()),
    ],
)
def test_moves_are_typed(typed: str, move: object) -> None:
    assert game.notation.read(typed, language("fr", game.package)) == move


@pytest.mark.parametrize("typed", ["jeter", "jeter 0", "jeter 91", "jeter Nord", "piocher 1"])
def test_mistyped_moves_are_explained(typed: str) -> None:
    with pytest.raises(Refused, match="bad-command"):
        game.notation.read(typed, language("fr", game.package))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_rules_can_be_read(lang: str) -> None:
    words = language(lang, game.package)
    assert sorted(words.names("rule-CG-"), key=lambda name: int(name[8:])) == [f"rule-CG-{n}" for n in range(1, 13)]
    for example in ("Nord", "Corrèze", "Hérault", "Savoie"):
        assert example in words.say("rule-CG-6")
