"""What a host needs: when a room was last used, tokens, who may not come in or talk, and what was done about it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    row = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.add_column("rooms", sa.Column("touched", sa.String(10), nullable=False, server_default=""))
    op.execute("UPDATE rooms SET touched = date('now')")
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("revoked", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
    )
    op.create_index("ix_tokens_owner", "tokens", ["owner"])
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("who", "what", name="pk_bans"),
    )
    op.create_table(
        "audit",
        sa.Column("id", row, autoincrement=True, nullable=False),
        sa.Column("at", sa.String(20), nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
