"""Several nodes serve one house in PostgreSQL: which there are, and which of them holds which room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "leases",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("node", sa.String(16), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_leases"),
    )
