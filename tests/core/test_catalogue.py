"""The shelf."""

from __future__ import annotations

import pytest

from ludotheque.core import catalogue
from ludotheque.core.refusal import Refused


def test_every_game_stands_under_its_own_name() -> None:
    assert all(slug == game.slug for slug, game in catalogue.games().items())
    assert list(catalogue.games()) == sorted(catalogue.games())


def test_a_game_is_found() -> None:
    assert catalogue.game("crypto-90").slug == "crypto-90"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        catalogue.game("belote")
    assert "crypto-90" in str(refused.value.details["known"])
