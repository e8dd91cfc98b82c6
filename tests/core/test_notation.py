"""Moves typed as words."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Meta

from ludotheque.core import language as texts
from ludotheque.core.game import Move
from ludotheque.core.language import Language, folded
from ludotheque.core.notation import Words
from ludotheque.core.refusal import Refused


class Draw(Move, frozen=True, tag="draw"):
    """No figures."""


class Drop(Move, frozen=True, tag="drop"):
    card: Annotated[int, Meta(ge=1)]
    places: Annotated[tuple[int, ...], Meta(max_length=3)] = ()


class Give(Move, frozen=True, tag="give"):
    target: int


TEXTS = """
command-draw = piocher
command-drop = défausser
command-give = donner
field-target = joueur
field-card = carte
field-places = places
"""


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> Language:
    house = texts.source

    def source(package: str, lang: str) -> str:
        return TEXTS if package == "some" else house(package, lang)

    monkeypatch.setattr(texts, "source", source)
    return Language("fr", "some")


WORDS = Words((Draw, Drop, Give))


@pytest.mark.parametrize("move", [Draw(), Drop(4), Drop(4, (1, 2)), Give(1)])
def test_what_is_written_is_read(move: Move, french: Language) -> None:
    assert WORDS.read(WORDS.write(move, french), french) == move


@pytest.mark.parametrize("text", ["défausser 4", "defausser 4", "DÉF 4", "drop 4"])
def test_verbs_may_be_shortened_and_lack_accents(text: str, french: Language) -> None:
    assert WORDS.read(text, french) == Drop(4)


@pytest.mark.parametrize("text", ["", "manger", "z 4"])
def test_an_unknown_verb_names_those_there_are(text: str, french: Language) -> None:
    with pytest.raises(Refused) as refused:
        WORDS.read(text, french)
    assert refused.value.details["known"] == "piocher, défausser, donner"


@pytest.mark.parametrize("text", ["défausser", "défausser quatre", "défausser 0", "défausser 4 x", "défausser 4 1 1"])
def test_wrong_figures_show_the_usage(text: str, french: Language) -> None:
    with pytest.raises(Refused) as refused:
        WORDS.read(text, french)
    assert refused.value.details["usage"] == "défausser <carte> [places]"


def test_folding() -> None:
    assert folded("Échange") == "echange"


def test_seats_are_typed_by_number_from_one_or_by_name(french: Language) -> None:
    assert WORDS.write(Give(1), french) == "donner 2"
    table = french.seated(["Zoé", "Max"])
    assert WORDS.read("donner zoe", table) == WORDS.read("donner 1", table) == Give(0)
    with pytest.raises(Refused):
        WORDS.read("donner Ana", table)
