"""The browser tells texts by the same rules: `web/tests/unit/texts/told.json` is checked here and by its own tests."""

import json
from pathlib import Path

import pytest

from highcard import game
from ludotheque.core.language import Language

CASES = json.loads((Path(__file__).parents[2] / "web/tests/unit/texts/told.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['lang']} {case['name']}")
def test_what_the_browser_is_checked_against_is_told_so_here(case: dict[str, object]) -> None:
    language = Language(str(case["lang"]), game.package)
    assert language.tell(case["name"], case["fields"], case["names"]) == case["told"]  # type: ignore[arg-type]
