"""What tables decide outlives them: words of the house, precedents."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    row = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "house_words",
        sa.Column("id", row, autoincrement=True, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("room", sa.String(32), nullable=True),
        sa.Column("entry", sa.Integer, nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("yes", sa.Text, nullable=False),
        sa.Column("no", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("removed", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_house_words"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_house_words_room", ondelete="SET NULL"),
    )
    op.create_index("ix_house_words_language", "house_words", ["language"])
    op.create_table(
        "precedents",
        sa.Column("id", row, autoincrement=True, nullable=False),
        sa.Column("deck", sa.String(32), nullable=True),
        sa.Column("host", sa.String(32), nullable=True),
        sa.Column("room", sa.String(32), nullable=True),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("removed", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_precedents"),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], name="fk_precedents_deck", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_precedents_room", ondelete="SET NULL"),
    )
    op.create_index("ix_precedents_deck", "precedents", ["deck"])
    op.create_index("ix_precedents_host", "precedents", ["host"])
