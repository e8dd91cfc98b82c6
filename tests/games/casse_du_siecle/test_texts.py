"""What is said of a game, word for word where words matter."""

from __future__ import annotations

import pytest

from ludotheque.core.language import language
from ludotheque.core.refusal import Refused
from ludotheque.games.casse_du_siecle import game
from ludotheque.games.casse_du_siecle.model import (
    EVENTS,
    Abandoned,
    Bet,
    Change,
    Changed,
    Dealt,
    Dial,
    Done,
    Entered,
    Kept,
    Laid,
    Lay,
    Look,
    Looked,
    Mix,
    Mixed,
    Opened,
    SafeOpened,
    Spared,
    Take,
    Threw,
    Throw,
    Took,
    Unfit,
    Wagered,
)

NAMES = ("Ana", "Bob")
DOOR = ("3C", "4O", "5D", "6E")
SAID = [
    (Dealt(2, 3, 1), "Partie 2 sur 3 : tout est remis en place, Bob commence."),
    (Entered(0, (7, 3, 9, 1), right=True), "Ana compose 7, 3, 9, 1 : c’est le code !"),
    (Entered(0, (7, 3, 9, 1), right=False), "Ana compose 7, 3, 9, 1 : le coffre ne bouge pas, et le tour est perdu."),
    (Took(0, 5, 4, None), "Ana prend le trousseau 5 (4 clefs)."),
    (Took(0, 5, 1, None), "Ana prend le trousseau 5 (une clef)."),
    (Took(0, 5, 4, DOOR), "Ana prend le trousseau 5 : 3C, 4O, 5D, 6E."),
    (Laid(0, 3, "C", "3C", down=False), "Ana pose 3C sur la porte 3."),
    (Laid(0, 3, "C", "3C", down=True), "Ana pose 3C sur la porte 3, face cachée."),
    (Laid(0, 3, "C", None, down=True), "Ana pose une clef cachée sur la serrure C de la porte 3."),
    (Unfit(1, 1), "La dernière clef de Bob ne va sur aucune serrure libre."),
    (Unfit(1, 2), "Les 2 clefs qui restent à Bob ne vont sur aucune serrure libre."),
    (
        Changed(0, 3, "CO", ("3C", "4O"), ("5C", "5O", "5E"), ("5C", "5O", "5D", "5E"), down=False),
        "Ana reprend 3C, 4O sur la porte 3 et pose 5C, 5O, 5E : 5C, 5O, 5D, 5E.",
    ),
    (
        Changed(0, 3, "CO", None, ("5C", "5O", "5E"), ("5C", "5O", "5D", "5E"), down=True),
        "Ana reprend ce qui était sur CO, porte 3, et la recouvre : 5C, 5O, 5D, 5E.",
    ),
    (Wagered(0, 1, 3, ("5D", "6E"), won=True), "Ana parie sur la porte 3 de Bob et pose 5D, 6E : pari gagné !"),
    (
        Wagered(0, 1, 3, ("5D", "6E"), won=False),
        "Ana parie sur la porte 3 de Bob et pose 5D, 6E : pari perdu, c’est Bob qui regardera.",
    ),
    (Opened(0, 3, DOOR, 0), "La porte 3 s’ouvre pour Ana : 3C, 4O, 5D, 6E."),
    (Opened(0, 3, DOOR, 1), "La porte 3 s’ouvre pour Ana : 3C, 4O, 5D, 6E. Un jeton dans le pot."),
    (Opened(0, 3, DOOR, 7), "La porte 3 s’ouvre pour Ana : 3C, 4O, 5D, 6E. 7 jetons dans le pot."),
    (Looked(0, 2, 1, None, stacked=False), "Ana regarde le rouage 2."),
    (Looked(0, 2, 2, 9, stacked=False), "Ana regarde le rouage du dessus de la place 2 : 9."),
    (Looked(0, 2, 1, None, stacked=True), "Ana regarde le rouage 2 et en pose un autre par-dessus."),
    (Looked(0, 2, 1, 9, stacked=True), "Ana regarde le rouage 2 : 9, et en pose un autre par-dessus."),
    (Spared(0, 6), "La porte 6 est maintenant à Ana."),
    (Threw(0, 7, 1, None), "Ana rejette une clef sur le trousseau 7."),
    (Threw(0, 7, 2, None), "Ana rejette 2 clefs sur le trousseau 7."),
    (Threw(0, 7, 2, ("3C", "4O")), "Ana rejette 3C, 4O sur le trousseau 7."),
    (Kept(0, 1), "Ana garde une clef en main."),
    (Kept(0, 3), "Ana garde 3 clefs en main."),
    (
        Mixed(0, 3, DOOR, (1, 4), (1, 4, 5)),
        "La porte 3 se referme : 3C, 4O, 5D, 6E et les trousseaux 1, 4, mêlés, font les trousseaux 1, 4, 5.",
    ),
    (SafeOpened(0, (7, 3, 9, 1), 0), "Ana ouvre le coffre : 7, 3, 9, 1 !"),
    (SafeOpened(0, (7, 3, 9, 1), 4), "Ana ouvre le coffre : 7, 3, 9, 1 ! 4 jetons dedans."),
    (Abandoned(500), "Le jour se lève : après 500 tours, personne n’a ouvert le coffre."),
]


@pytest.mark.parametrize(("event", "words"), SAID)
def test_the_log_tells_every_event(event: object, words: str) -> None:
    assert isinstance(event, EVENTS)
    assert language("fr", game.package).struct("event", event, NAMES) == words
    assert language("en", game.package).struct("event", event, NAMES) != words


def test_every_kind_of_event_is_tried() -> None:
    assert {type(event) for event, _ in SAID} == set(EVENTS)


@pytest.mark.parametrize(
    ("refused", "words"),
    [
        (
            Refused("begun-otherwise", "CS-11", {"door": 3, "key": "3D", "letter": "D"}),
            "La porte 3 est commencée autrement : avec 3D, ses clefs ne feraient plus partie d’un même code. (CS-11)",
        ),
        (
            Refused("incomplete-first", "CS-6", {"ring": 7}),
            "Les trousseaux incomplets d’abord : rejetez sur le trousseau 7. (CS-6)",
        ),
        (
            Refused("not-your-door", "CS-9", {"door": 4, "owner": 1}),
            "La porte 4 est à Bob : on ne pose de clefs que sur les siennes. (CS-9)",
        ),
        (Refused("not-your-door", "CS-9", {"door": 5, "owner": None}), "La porte 5 n’est encore à personne. (CS-9)"),
        (
            Refused("hidden-keys-need-doors", "CS-13", {"seats": 3}),
            "Des clefs cachées demandent des portes attribuées, et à 3 elles ne le sont que si on le choisit. (CS-13)",
        ),
        (
            Refused("hidden-keys-need-masters", "CS-13"),
            "Des clefs cachées demandent des passe-partout : sans eux, il n’y a rien à deviner. (CS-13)",
        ),
    ],
)
def test_a_refusal_names_its_rule(refused: Refused, words: str) -> None:
    assert language("fr", game.package).refusal(refused, NAMES) == words


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("prendre 5", Take(5)),
        ("poser 2 3", Lay(2, 3)),
        ("fini", Done()),
        ("regarder 4", Look(4, 1)),
        ("regarder 4 2", Look(4, 2)),
        ("rejeter 1 8", Throw(1, 8)),
        ("meler 6", Mix(6)),
        ("changer 3 0", Change(3, 0)),
        ("parier 4 1,3", Bet(4, (1, 3))),
        ("composer 7", Dial(7)),
    ],
)
def test_moves_are_typed_as_the_help_says(typed: str, move: object) -> None:
    words = language("fr", game.package)
    assert game.notation.read(typed, words) == move
    help_ = words.say("notation-help")
    assert typed.replace("meler", "mêler") in help_ or typed == "meler 6"


@pytest.mark.parametrize("typed", ["prendre 13", "prendre", "poser 2", "parier 4 a", "regarder 5", "composer 11"])
def test_mistyped_moves_are_explained(typed: str) -> None:
    with pytest.raises(Refused, match="bad-command"):
        game.notation.read(typed, language("fr", game.package))
