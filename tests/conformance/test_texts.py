"""Everything that is said is said in French and in English."""

from __future__ import annotations

import importlib.util

import pytest

from conformance import texts
from ludotheque.core.catalogue import games
from ludotheque.core.game import AnyGame
from ludotheque.core.language import HOUSE

SPEAKING = [
    HOUSE,
    *(f"ludotheque.{part}" for part in ("cli", "table", "web") if importlib.util.find_spec(f"ludotheque.{part}")),
]
PACKAGES = [*SPEAKING, *sorted({game.package for game in games().values()})]


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same_things(package: str) -> None:
    assert texts.messages(package, "fr") == texts.messages(package, "en")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)
def test_a_game_has_a_text_for_all_that_it_may_say(game: AnyGame) -> None:
    said = texts.messages(HOUSE, "fr") | texts.messages(game.package, "fr")
    wanted = texts.about(game) | texts.played(game) | texts.refusals(game.package) | texts.rules(game.package)
    assert not wanted - said.keys()
