"""Cards that wait for the owners of a deck."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    row = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "wishes",
        sa.Column("id", row, autoincrement=True, nullable=False),
        sa.Column("deck", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("owner", sa.String(32), nullable=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_wishes"),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], name="fk_wishes_deck", ondelete="CASCADE"),
    )
    op.create_index("ix_wishes_deck", "wishes", ["deck"])
    op.create_index("ix_wishes_person", "wishes", ["person"])
    op.create_index("ix_wishes_owner", "wishes", ["owner"])
