"""The shelf holds what is installed, and one broken game takes nothing else off it."""

from __future__ import annotations

from pathlib import Path

import pytest

import highcard
from ludotheque.core import catalogue
from ludotheque.core.language import language
from ludotheque.core.refusal import Refused


def test_our_own_rooms_can_all_be_loaded() -> None:
    assert catalogue.broken() == {}
    assert all(slug == game.slug for slug, game in catalogue.games().items())
    assert list(catalogue.games()) == sorted(catalogue.games())
    assert catalogue.game("crypto-90").slug == "crypto-90"


def test_somebody_elses_game_appears_like_ours(highcard_installed: str) -> None:
    assert catalogue.game(highcard_installed) is highcard.game


def test_a_broken_game_is_named_and_the_others_stay(highcard_installed: str, tmp_path: Path) -> None:
    points = next(tmp_path.glob("*/highcard-1.dist-info/entry_points.txt"))
    points.write_text(f"{points.read_text()}a-broken-one = highcard:nothing_of_that_name\n")
    catalogue.refresh()
    assert catalogue.game(highcard_installed) is highcard.game
    with pytest.raises(Refused) as caught:
        catalogue.game("a-broken-one")
    assert "nothing_of_that_name" in language("en").refusal(caught.value)


def test_an_unknown_game_is_told_with_those_there_are(highcard_installed: str) -> None:
    with pytest.raises(Refused) as caught:
        catalogue.game("chess")
    assert "high-card" in language("en").refusal(caught.value)
