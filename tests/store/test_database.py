from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from houses import scenario
from ludotheque.core.refusal import Refused
from ludotheque.store.database import Database, url_of
from ludotheque.store.schema import metadata
from ludotheque.table.journal import Unwritten
from postgres import Cluster


def test_addresses(tmp_path: Path) -> None:
    assert url_of("postgresql://a@b/c") == "postgresql+psycopg://a@b/c"
    assert url_of(str(tmp_path / "x.db")) == f"sqlite:///{tmp_path}/x.db"
    with pytest.raises(Refused, match="database-address"):
        url_of("mysql://a@b/c")
    with pytest.raises(Refused, match="database-folder"):
        url_of(str(tmp_path / "nowhere" / "x.db"))


def test_migrations_lead_to_the_tables_that_the_code_expects(database: Database) -> None:
    database.upgrade()
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("no database, but text that is long enough to be looked at" * 20)
    database = Database(str(tmp_path / "x.db"))
    with pytest.raises(Refused, match="database-unusable"):
        database.upgrade()
    database.close()


def test_sqlite_is_told_to_lose_nothing(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "x.db"))
    with database.engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
    database.close()


@scenario
async def test_a_database_that_is_away_says_so(postgres: Cluster) -> None:
    database = Database(postgres.address.replace(":", ":1", 2).replace("postgresql:1", "postgresql:"))
    with pytest.raises(Unwritten):
        await database.run(lambda connection: connection.execute(text("SELECT 1")))
    database.close()
