from __future__ import annotations

from pathlib import Path

import pytest

from inside import Clock
from ludotheque.live import chores, house


@pytest.fixture(autouse=True)
def shelf(highcard_installed: str) -> str:
    return highcard_installed


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time, told by the test."""
    made = Clock()
    monkeypatch.setattr(house, "now", made)
    monkeypatch.setattr(chores, "now", made)
    return made


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "house.db")
