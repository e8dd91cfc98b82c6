"""The first tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("entry", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("command", sa.String(length=40), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("entry", name=op.f("pk_entries")),
        sa.UniqueConstraint("table_id", "number", name=op.f("uq_entries_table_id_number")),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("login", sa.String(length=120), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("generation", sa.Integer(), server_default="0", nullable=False),
        sa.Column("banned", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("rated", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_game_shown", "ratings", ["game", "shown"], unique=False)

    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_results")),
    )
    op.create_index("ix_results_person_game", "results", ["person", "game"], unique=False)

    op.create_table(
        "settings",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_settings")),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("wake", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("tallied", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_public_phase", "tables", ["public", "phase"], unique=False)
    op.create_index("ix_tables_wake", "tables", ["wake"], unique=False)

    op.create_table(
        "members",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("owner", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_members_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_members")),
    )
    op.create_index(op.f("ix_members_person"), "members", ["person"], unique=False)

    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("muted", sa.String(length=22), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name=op.f("fk_mutes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )
