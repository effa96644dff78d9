"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    row = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
    )
    op.create_index("ix_rooms_phase", "rooms", ["phase"])
    op.create_table(
        "secrets",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_secrets"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_secrets_room", ondelete="CASCADE"),
    )
    op.create_table(
        "entries",
        sa.Column("id", row, autoincrement=True, nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_entries"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_entries_room", ondelete="CASCADE"),
        sa.UniqueConstraint("room", "n", name="uq_entries_room"),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("fresh", sa.Text, nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
    )
    op.create_table(
        "deck_versions",
        sa.Column("deck", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("deck", "version", name="pk_deck_versions"),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], name="fk_deck_versions_deck", ondelete="CASCADE"),
    )
    op.create_table(
        "deck_people",
        sa.Column("deck", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("deck", "person", "role", name="pk_deck_people"),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], name="fk_deck_people_deck", ondelete="CASCADE"),
    )
    op.create_index("ix_deck_people_person", "deck_people", ["person"])
    op.create_table(
        "results",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("room", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_results_room", ondelete="CASCADE"),
    )
    op.create_index("ix_results_person", "results", ["person"])
    op.create_table(
        "seats",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "room", name="pk_seats"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_seats_room", ondelete="CASCADE"),
    )
