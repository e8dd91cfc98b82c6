"""Houses on both databases, open for as long as the tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from houses import house


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a house is, on each database."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("house") / "house.db")
    else:
        database = request.getfixturevalue("postgres").renew("scenarios")
    with house(database, "--no-limits") as made:
        yield made.address
