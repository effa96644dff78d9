"""What a house in PostgreSQL needs besides: the order in which rows came, which SQLite knows by itself, and keys that all nodes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table in ("people", "rooms", "seats"):
        op.add_column(table, sa.Column("added", sa.BigInteger, sa.Identity(always=True), nullable=False))
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
