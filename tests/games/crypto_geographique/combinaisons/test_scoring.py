"""What hands are worth: the examples of the sheet, and the ladder of combinations."""

from __future__ import annotations

import pytest

from ludotheque.games.crypto_geographique.combinaisons.scoring import Forme, division, throws_that_stop

FORMES: tuple[Forme, ...] = ("groupe", "chaine")


@pytest.mark.parametrize("forme", FORMES)
@pytest.mark.parametrize(
    ("cards", "what", "points"),
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
def test_combinations_of_the_sheet(forme: Forme, cards: list[int], what: str, points: int) -> None:
    (group,) = division(cards, forme)
    assert (group.what, group.points, sorted(group.cards)) == (what, points, sorted(cards))


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
