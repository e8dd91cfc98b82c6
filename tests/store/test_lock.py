from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.store.database import Database
from ludotheque.store.lock import locked
from postgres import Cluster


def test_one_house_a_file(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "house.db"))
    with locked(database), pytest.raises(Refused, match="database-shared"), locked(database):
        pass
    with locked(database):
        pass
    database.close()


def test_many_houses_on_postgresql(postgres: Cluster) -> None:
    database = Database(postgres.address)
    with locked(database), locked(database):
        pass
    database.close()
