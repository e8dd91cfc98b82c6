"""What is said of a game, word for word where words matter."""

from __future__ import annotations

import pytest

from ludotheque.core.language import language
from ludotheque.core.match import Line
from ludotheque.core.refusal import Detail, Refused
from ludotheque.games.chiffres_croises import game
from ludotheque.games.chiffres_croises.model import EVENTS, Drew, Exchanged, Kept, Laid, Over, Passed, Tile

NAMES = ("Ana", "Bob")
LINES = (Line("combination", 16, "CC-11", "3 + 13"), Line("tiles", 2, "CC-11", 2))
SAID = [
    (
        Laid(0, (Tile("9I", 3), Tile("9J", 13, joker=True)), (), LINES, 18, 40),
        "Ana pose 3 en 9I, un joker pour 13 en 9J et marque 18 : 16 pour 3 + 13, 2 pour les 2 jetons posés (total 40).",
    ),
    (Drew(0, 2, (0, 7), 3), "Ana pioche joker, 7 ; il en reste 3 dans le sac."),
    (Drew(0, 1, None, 0), "Ana pioche un jeton ; il en reste 0."),
    (Passed(1), "Bob ne peut ou ne veut rien poser et perd son tour."),
    (Exchanged(1, 1, None, None), "Bob perd son tour et échange un jeton."),
    (Exchanged(1, 2, (12, 13), (0, 1)), "Bob perd son tour et échange 12, 13 contre joker, 1."),
    (Kept(1, (0, 5, 12), 17, 23), "Bob garde joker, 5, 12 et perd 17 (total 23)."),
    (Over("idle"), "Personne n’a rien posé depuis trois tours."),
]


@pytest.mark.parametrize(("event", "words"), SAID)
def test_the_log_tells_every_event(event: object, words: str) -> None:
    assert isinstance(event, EVENTS)
    assert language("fr", game.package).struct("event", event, NAMES) == words
    assert language("en", game.package).struct("event", event, NAMES) != words


def test_a_refusal_names_the_line_its_sum_and_the_targets() -> None:
    details: dict[str, Detail] = {
        "way": "column", "name": "K", "first": "3K", "last": "4K", "added": "4 + 12", "sum": 16,
        "yellow": 15, "blue": 33, "red": 49,
    }  # fmt: skip
    said = language("fr", game.package).refusal(Refused("wrong-sum", "CC-6", details))
    assert said == "La colonne K, de 3K à 4K, fait 4 + 12 = 16 : ce n’est ni 15, ni 33, ni 49. (CC-6)"
