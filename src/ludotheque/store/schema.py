"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

KEY = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows by itself only for INTEGER

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("person", String(22), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("login", String(120), unique=True),
    Column("password", String(200)),
    Column("generation", Integer, nullable=False, server_default="0"),  # a new one ends all sessions
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("created", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey(people.c.person, ondelete="CASCADE"), primary_key=True),
    Column("muted", String(22), primary_key=True),
)

# The log. A rowid and a unique pair commit faster than a clustered pair.
entries = Table(
    "entries",
    metadata,
    Column("entry", KEY, primary_key=True),
    Column("table_id", String(22), nullable=False),
    Column("number", Integer, nullable=False),
    Column("command", String(40)),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "number"),
)

# An index of the log: `number` is the last entry that asked for a look, `wake` when somebody must look at the table.
tables = Table(
    "tables",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("phase", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("number", Integer, nullable=False),
    Column("wake", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("tallied", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_wake", "wake"),
    Index("ix_tables_public_phase", "public", "phase"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", ForeignKey(tables.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("person", String(22), primary_key=True, index=True),
    Column("owner", Boolean, nullable=False),  # it is one of their tables; others have only left words in its log
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("person", String(22), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("points", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("ix_results_person_game", "person", "game"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(60), primary_key=True),
    Column("person", String(22), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Index("ix_ratings_game_shown", "game", "shown"),
)
