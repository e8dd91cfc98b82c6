"""What tests of several rooms need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

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
