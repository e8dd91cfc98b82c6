"""Run by Alembic: from the house as it opens, with its connection."""

from __future__ import annotations

from alembic import context
from sqlalchemy import text

from ludotheque.store.schema import metadata

ONE_AT_A_TIME = 0x6C75646F  # several processes may open at once

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
