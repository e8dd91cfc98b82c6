"""What tests of several rooms need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from houses import house
from ludotheque.core import catalogue
from postgres import Cluster, cluster


@pytest.fixture
def highcard_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The smallest game on the shelf, the way somebody else's package gets there: its slug."""
    metadata = tmp_path / "installed" / "highcard-1.dist-info"
    metadata.mkdir(parents=True)
    metadata.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: highcard\nVersion: 1\n")
    metadata.joinpath("entry_points.txt").write_text(f"[{catalogue.GROUP}]\nhigh-card = highcard:game\n")
    monkeypatch.syspath_prepend(metadata.parent)
    catalogue.refresh()
    yield "high-card"
    catalogue.refresh()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all the tests; it keeps nothing."""
    with cluster() as made:
        yield made


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a house is, on each database."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("house") / "house.db")
    else:
        database = request.getfixturevalue("postgres").renew("scenarios")
    with house(database, "--no-limits", "--thinkers", "1") as made:
        yield made.address
