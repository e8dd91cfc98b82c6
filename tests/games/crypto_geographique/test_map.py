"""The facts of the rule sheet, and those of geography."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from ludotheque.core.cards import NUMBERS
from ludotheque.core.language import LANGUAGES, language
from ludotheque.games import crypto_geographique
from ludotheque.games.crypto_geographique.map import BORDERS, DEPARTMENTS, NEIGHBOURS, mask, members, touch

ROOM = crypto_geographique.__name__
NUMBER = {department.name: number for number, department in DEPARTMENTS.items()}
SOUTH = {66, 11, 34, 30, 13, 83, 6}


def neighbours(name: str) -> set[str]:
    return {DEPARTMENTS[card].name for card in members(NEIGHBOURS[NUMBER[name]])}


def test_there_are_ninety_departments_in_the_numbering_used_until_1968() -> None:
    assert list(DEPARTMENTS) == list(NUMBERS)
    expected = {20: "Corse", 75: "Seine", 78: "Seine-et-Oise", 90: "Territoire de Belfort", 29: "Finistère"}
    assert {number: DEPARTMENTS[number].name for number in expected} == expected
    assert len(NUMBER) == 90


def test_departments_have_their_name_of_the_period_and_today() -> None:
    changed = {number for number, one in DEPARTMENTS.items() if one.name != one.modern}
    assert changed == {4, 20, 22, 64, 75, 78}
    assert DEPARTMENTS[22].modern.startswith("Côtes-d'Armor")


def test_there_are_227_borders_each_seen_from_both_sides() -> None:
    borders = [(one, other) for one in NUMBERS for other in NUMBERS if touch(one, other)]
    assert len(borders) == 2 * 227
    assert all(touch(other, one) and one != other for one, other in borders)
    assert all(BORDERS[91 * one + other] == touch(one, other) for one in range(1, 91) for other in range(1, 91))


def test_the_map_is_in_one_piece() -> None:
    reached, front = 0, mask([75])
    while front:
        reached |= front
        front = mask(card for one in members(front) for card in members(NEIGHBOURS[one])) & ~reached
    assert members(reached) == list(NUMBERS)


def test_corse_neighbours_the_seven_departments_of_the_mediterranean() -> None:
    assert set(members(NEIGHBOURS[20])) == SOUTH
    assert all(touch(card, 20) for card in SOUTH)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Finistère", {"Côtes-du-Nord", "Morbihan"}),
        ("Pas-de-Calais", {"Nord", "Somme"}),
        ("Somme", {"Seine-Maritime", "Oise", "Aisne", "Nord", "Pas-de-Calais"}),
        ("Seine", {"Seine-et-Oise"}),
    ],
)
def test_neighbours_of_the_sheet(name: str, expected: set[str]) -> None:
    assert neighbours(name) == expected


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        (
            "Aisne",
            "Pas-de-Calais",
            "an example of the sheet says so, its own list of Pas-de-Calais and geography do not",
        ),
        ("Seine-Maritime", "Calvados", "the estuary of the Seine"),
        ("Loire", "Isère", ""),
        ("Var", "Corse", ""),
        ("Seine", "Seine-et-Marne", "Seine-et-Oise is all round"),
    ],
)
def test_borders_that_are_easily_mistaken(one: str, other: str, why: str) -> None:
    assert touch(NUMBER[one], NUMBER[other]) == (not why)


def test_masks_are_sets() -> None:
    assert members(mask([3, 90, 3, 1])) == [1, 3, 90]
    assert NEIGHBOURS[0] == 0


@pytest.fixture
def atlas() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(ROOM).joinpath("assets", "departements.json").read_text("utf-8"))
    return found


def test_every_department_has_an_outline_and_a_place_for_its_number(atlas: dict[str, Any]) -> None:
    left, top, width, height = atlas["viewBox"]
    for one in atlas["departements"]:
        assert one["d"].startswith("M")
        assert one["d"].endswith("z")
        assert left < one["x"] - one["r"] < one["x"] + one["r"] < left + width
        assert top < one["y"] - one["r"] < one["y"] + one["r"] < top + height


def test_the_map_says_where_it_comes_from(atlas: dict[str, Any]) -> None:
    credit = atlas["credit"]
    assert language("fr", ROOM).say("map-credit") == credit
    for lang in LANGUAGES:
        told = language(lang, ROOM).say("map-credit")
        assert all(source in told for source in ("Natural Earth", "GeoNames", "CC BY 4.0"))


def test_texts_name_the_departments_as_the_map_does() -> None:
    words = language("fr", ROOM)
    for number, department in DEPARTMENTS.items():
        assert words.say("department", it=number) == department.name.replace("'", "’")
        assert words.say("modern", it=number) == department.modern.replace("'", "’")
        assert words.say("as-card", it=number) == f"{number:02d} {words.say('department', it=number)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_department_has_a_name_of_its_own_in_each_language(lang: str) -> None:
    words = language(lang, ROOM)
    assert len({words.say("department", it=number) for number in NUMBERS}) == 90
    assert words.say("as-card", it=0) == "fakir"
