from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.store.database import Database


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    made: str = request.getfixturevalue("postgres").renew("store")
    return made


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    made = Database(address)
    made.upgrade()
    yield made
    made.close()
