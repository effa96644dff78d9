"""The tables. `entries` is only ever appended to; a room's log is its rows in order."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

_NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

METADATA: Final = MetaData(naming_convention=_NAMES)
SHARED: Final = MetaData(naming_convention=_NAMES)
"""What there is in PostgreSQL alone."""

_ROW: Final = BigInteger().with_variant(Integer, "sqlite")

people: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
)

rooms: Final = Table(
    "rooms",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("phase", String(16), nullable=False, index=True),
    Column("document", LargeBinary, nullable=False),
    Column("touched", String(10), nullable=False, server_default=""),
)
"""`touched`: the day on which the document was last written, which it is at the latest when the room leaves memory."""

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", String(64), nullable=False),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("id", _ROW, primary_key=True, autoincrement=True),
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("line", LargeBinary, nullable=False),
    UniqueConstraint("room", "n"),
)
"""`n` counts the lines of a log: 0 is the header, entry k is line k + 1."""

decks: Final = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("fresh", Text, nullable=False),
    Column("recovery", String(64), nullable=False),
)
"""Households' decks of BLANK. `fresh`: the rules just written, which come first in the next game; `recovery`: the hash of the code
with which a deck that lost its owner finds a new one."""

deck_versions: Final = Table(
    "deck_versions",
    METADATA,
    Column("deck", String(32), ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("document", LargeBinary, nullable=False),
)
"""Every version of a deck, only ever appended to; what changes is who signed, when somebody wants to be forgotten."""

deck_people: Final = Table(
    "deck_people",
    METADATA,
    Column("deck", String(32), ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("role", String(8), primary_key=True),
)
"""Who owns a deck, and who has written in it."""

results: Final = Table(
    "results",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(16), nullable=False),
    Column("person", String(32), nullable=True, index=True),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=True),
    Column("day", String(10), nullable=False),
)
"""The score sheets: a row for every seat of every finished game; no person for bots and for who wants to be forgotten."""

seats: Final = Table(
    "seats",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
)
"""Which rooms a person has a chair in."""

tokens: Final = Table(
    "tokens",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("owner", String(32), nullable=True, index=True),
    Column("day", String(10), nullable=False),
    Column("revoked", String(10), nullable=False),
)
"""With which programs act as people of their own. `revoked`: the day it was ended."""

bans: Final = Table(
    "bans",
    METADATA,
    Column("who", String(64), primary_key=True),
    Column("what", String(8), primary_key=True),
    Column("day", String(10), nullable=False),
)
"""What somebody (`person ID` or `address ADDRESS`) may not do: `enter` or `talk`."""

audit: Final = Table(
    "audit",
    METADATA,
    Column("id", _ROW, primary_key=True, autoincrement=True),
    Column("at", String(20), nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
)
"""What hosts have done on the admin page, only ever appended to."""

house_words: Final = Table(
    "house_words",
    METADATA,
    Column("id", _ROW, primary_key=True, autoincrement=True),
    Column("language", String(2), nullable=False, index=True),
    Column("word", Text, nullable=False),
    Column("room", String(32), ForeignKey("rooms.id", ondelete="SET NULL"), nullable=True),
    Column("entry", Integer, nullable=True),
    Column("seat", Integer, nullable=True),
    Column("yes", Text, nullable=False),
    Column("no", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("day", String(10), nullable=False),
    Column("removed", String(10), nullable=False),
)
"""Words that this house plays with although the dictionaries do not have them: by a vote (`room`, `entry`, who laid it and who voted how,
as seats of that room, so that a name can be forgotten there) or by the host's own hand (`by`). `removed`: the day it was taken out."""

precedents: Final = Table(
    "precedents",
    METADATA,
    Column("id", _ROW, primary_key=True, autoincrement=True),
    Column("deck", String(32), ForeignKey("decks.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("host", String(32), nullable=True, index=True),
    Column("room", String(32), ForeignKey("rooms.id", ondelete="SET NULL"), nullable=True),
    Column("card", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("day", String(10), nullable=False),
    Column("removed", String(10), nullable=False),
)
"""What tables of BLANK have ruled about a card: for their deck or, with the one that comes with the product, for their host."""

card_proposals: Final = Table(
    "wishes",
    METADATA,
    Column("id", _ROW, primary_key=True, autoincrement=True),
    Column("deck", String(32), ForeignKey("decks.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32), nullable=False, index=True),
    Column("card", LargeBinary, nullable=False),
    Column("round", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("owner", String(32), nullable=True, index=True),
    Column("reason", Text, nullable=False),
    Column("day", String(10), nullable=False),
)
"""Cards proposed to the owners of a deck. The table keeps the name it was first released with. `round` counts how often a card was sent,
`owner` is who answered last and `reason` what they said. People are kept by id, not by name.
"""

keys: Final = Table(
    "keys",
    SHARED,
    Column("name", String(16), primary_key=True),
    Column("content", Text, nullable=False),
)
"""The keys of the house, for all nodes; a house in SQLite has them in files beside it."""

nodes: Final = Table(
    "nodes",
    SHARED,
    Column("id", String(16), primary_key=True),
    Column("address", Text, nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
)
"""The processes that serve the house. One whose row has expired holds nothing; `id` is never used again."""

leases: Final = Table(
    "leases",
    SHARED,
    Column("room", String(32), primary_key=True),
    Column("node", String(16), nullable=False),
    Column("fence", BigInteger, nullable=False),
)
"""Which node holds which room; nobody if `node` is empty. `fence` grows with every time that the room is taken, and whoever writes about
the room names it.
"""
