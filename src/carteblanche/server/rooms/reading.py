"""Reading a table back from what is kept of it, or saying why it cannot be read.

A table that cannot be read is set aside: its players and the host see the reason, its log can be exported as far as it is there, and no
other table is affected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.games import catalogue
from carteblanche.library.resources import find_for_header
from carteblanche.server.rooms.document import Document
from carteblanche.table import log
from carteblanche.table.fold import open_game
from carteblanche.table.table import Table

Reason: TypeAlias = Literal["version", "damaged", "deck", "words", "failed"]
"""Why a table cannot be read: rules that are not known here; a room or a log that was changed or cut off; a deck or a word list that is
missing; or an error of ours, which the server's log has in full."""


class Missing(Unreadable):
    """Something that the table was played with is not here."""

    def __init__(self, what: Literal["deck", "words"], message: str) -> None:
        super().__init__(message)
        self.what: Reason = what


class UnreadableRoom(NamedTuple):
    """A room that cannot be read, and what is still known of it."""

    room: str
    phase: str
    document: Document | None
    """Nothing if that is what cannot be read."""
    reason: Reason
    why: str
    tried: float = 0.0
    """When it was last tried, by the server's clock."""

    @classmethod
    def from_error(cls, error: Exception, room: str, phase: str, kept: bytes, tried: float = 0.0) -> UnreadableRoom:
        try:
            document = read_document(kept)
        except Unreadable:
            document = None
        return cls(room, phase, document, find_reason(error), str(error)[:300], tried)


def find_reason(error: Exception) -> Reason:
    match error:
        case Missing():
            return error.what
        case catalogue.UnknownVersion():
            return "version"
        case Unreadable():
            return "damaged"
        case _:
            return "failed"


def check_room(room: str, phase: str, kept: bytes, lines: Sequence[bytes], secret: str | None) -> UnreadableRoom | None:
    """Why this room cannot be read; nothing if it can."""
    try:
        document = read_document(kept)
        catalogue.open(document.game, document.rules)
        if document.started:
            read_table(document, lines, secret)
    except Exception as error:  # noqa: BLE001  # whatever is wrong with one table, the others are looked at
        return UnreadableRoom.from_error(error, room, phase, kept)
    return None


def read_document(kept: bytes) -> Document:
    try:
        return msgspec.json.decode(kept, type=Document)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"what is kept of this room cannot be read ({str(error)[:120]})") from None


def read_table(document: Document, lines: Sequence[bytes], secret: str | None) -> tuple[Table, str]:
    """The table of this log and the last hash of its chain, or `Unreadable`. One that is not over must be able to go on."""
    header, entries = log.read(lines)
    if document.deck is not None and header.deck is None:
        raise Missing("deck", "the log does not have the deck that was played with")
    try:
        resources = find_for_header(header)
    except Unreadable as error:
        raise Missing("words" if header.deck is None else "deck", str(error)) from None
    game = open_game(header, resources)
    table = Table.replay(header, entries, secret, game)
    if table.phase != "over":
        if header.lexicon is not None and getattr(game, "lexicon", None) != header.lexicon:
            raise Missing("words", f"the word list {header.lexicon[:12]} is not here")
        if secret is None:
            raise Unreadable("the secret of this table is missing")
    chained = log.chain_hash("", header)
    for entry in entries:
        chained = log.chain_hash(chained, entry)
    return table, chained
