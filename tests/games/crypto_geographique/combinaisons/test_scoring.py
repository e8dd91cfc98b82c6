"""What hands are worth: the examples of the sheet, and the ladder of combinations."""

from __future__ import annotations

import pytest

from games.crypto_geographique.combinaisons.table import CARRE_BRELAN, COMPLET, FORMES, LONELY, cards
from ludotheque.core.match import Line
from ludotheque.games.crypto_geographique.combinaisons import scoring
from ludotheque.games.crypto_geographique.combinaisons.scoring import Forme, division, throws_that_stop


@pytest.mark.parametrize("forme", FORMES)
@pytest.mark.parametrize(
    ("hand", "what", "points"),
    [
        ([59, 62], "paire", 10),  # Nord – Pas-de-Calais
        ([36, 23, 19], "brelan", 50),  # Indre – Creuse – Corrèze
        ([12, 30, 34], "brelan", 50),  # Aveyron – Gard – Hérault
        ([25, 39, 1, 73], "carre", 100),  # Doubs – Jura – Ain – Savoie
        ([29, 22, 35, 53, 72], "quinte", 150),
        ([29, 22, 35, 53, 72, 37], "sizaine", 200),
        ([29, 22, 35, 53, 72, 37, 36], "complet", 300),
    ],
)
def test_combinations_of_the_sheet(forme: Forme, hand: list[int], what: str, points: int) -> None:
    (group,) = division(hand, forme)
    assert (group.what, group.points, sorted(group.cards)) == (what, points, sorted(hand))


def test_a_card_counts_once_and_the_best_division_counts() -> None:
    """Somme touches both Nord and Oise, but not the three departments of the south."""
    groups = division([59, 80, 60, 13, 83, 6, 29], "groupe")
    assert [(group.what, group.points) for group in groups] == [("brelan", 50), ("brelan", 50), ("seule", 0)]


def test_a_star_is_a_group_but_no_chain() -> None:
    assert [group.points for group in division([21, 10, 70, 58], "groupe")] == [100]
    assert [group.points for group in division([21, 10, 70, 58], "chaine")] == [50, 0]


def test_what_can_be_thrown_to_stop() -> None:
    complet = [29, 22, 35, 53, 72, 37, 36]
    assert throws_that_stop([*complet, 13], "chaine") == [13]
    carre_and_brelan = [29, 22, 35, 53, 13, 83, 6]
    assert throws_that_stop([*carre_and_brelan, 57], "groupe") == [57]
    assert throws_that_stop([29, 22, 35, 53, 13, 83, 57, 75], "groupe") == []


def test_five_and_two_do_not_stop_though_they_are_worth_more() -> None:
    assert throws_that_stop([29, 22, 35, 53, 72, 13, 83, 57], "groupe") == []


@pytest.mark.parametrize("forme", FORMES)
def test_a_complet_or_a_carre_and_a_brelan_stop(forme: Forme) -> None:
    assert scoring.stops(cards(COMPLET), forme)
    assert scoring.stops(cards(CARRE_BRELAN), forme)
    assert not scoring.stops(cards(CARRE_BRELAN)[:6], forme)
    assert not scoring.stops(cards(LONELY[0]), forme)


def test_hands_fakirs_and_a_partner_score_line_by_line() -> None:
    assert scoring.hand_lines(cards("59 62 13 83 06 40 55"), "groupe") == [
        Line("brelan", 50, "CG-6", "06 13 83"),
        Line("paire", 10, "CG-6", "59 62"),
    ]
    assert scoring.hand_lines(cards(LONELY[0]), "groupe") == []
    assert scoring.fakir_lines(0) == []
    assert scoring.fakir_lines(1) == [Line("fakirs", 20, "CG-10", 1)]
    assert scoring.fakir_lines(3) == [Line("fakirs", 60, "CG-10", 3)]
    assert scoring.partner_lines([]) == []
    assert scoring.partner_lines([Line("stop", 50, "CG-7"), *scoring.fakir_lines(1)]) == [Line("partner", 70, "CG-8")]
