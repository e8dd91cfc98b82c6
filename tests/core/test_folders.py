from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core.folders import folders
from ludotheque.core.language import Language, source


@pytest.fixture(autouse=True)
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A room that two games share."""
    texts = {"room": "map = the map\nname = the room", "room/first": "name = first", "room/first/deep": None}
    for folder, text in texts.items():
        package = tmp_path / folder
        package.mkdir()
        (package / "__init__.py").touch()
        if text:
            (package / "texts").mkdir()
            (package / "texts" / "en.ftl").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "room"]:
        del sys.modules[name]


def test_folders_of_what_holds_a_package_come_first() -> None:
    assert [folder.read_text() for folder in texts("room.first.deep")] == [
        "map = the map\nname = the room",
        "name = first",
    ]


def texts(package: str) -> list[Path]:
    return [Path(str(folder)) / "en.ftl" for folder in folders(package, "texts")]


def test_a_package_without_such_a_folder_has_none() -> None:
    assert folders("room", "assets") == []


def test_a_game_adds_its_texts_to_those_of_its_room() -> None:
    words = Language("en", "room.first")
    assert (words.say("map"), words.say("name")) == ("the map", "first")
    assert "first" not in source("room", "en")
