"""Finished games, at any move, through anybody's eyes or with everything open."""

from __future__ import annotations

from typing import Literal

import msgspec

from carteblanche.core.pieces import EVERYBODY, Pieces
from carteblanche.core.values import Seat
from carteblanche.library.resources import for_header
from carteblanche.server.document import Document
from carteblanche.server.telling import named
from carteblanche.table import log
from carteblanche.table.log import Played
from carteblanche.table.table import Table, opened
from carteblanche.wire.messages import Happening, Replay


def replay(document: Document, lines: list[bytes], n: int, seat: Seat | None, *, everything: bool) -> Replay:
    """The game as it stood when its first `n` entries had happened."""
    header, entries = log.read(lines)
    table = Table.replay(header, entries[:n], game=opened(header, for_header(header)))
    if everything and table.state is not None:
        pieces = table.state.pieces
        shown = Pieces(pieces.layout, pieces.places, (EVERYBODY,) * len(pieces.known))
        table.state = msgspec.structs.replace(table.state, pieces=shown)
    eyes: Literal["seat", "watcher", "all"] = "all" if everything else "watcher" if seat is None else "seat"
    view = named(table.view(seat), document)
    return Replay(document.id, document.game, len(table.entries), len(entries), eyes, seat, view)


def happenings(lines: list[bytes]) -> list[Happening]:
    """What happened, entry by entry, with moves in the game's own notation and the scores where the game shows them."""
    header, entries = log.read(lines)
    table = Table(header, game=opened(header, for_header(header)))
    game = table.game
    found: list[Happening] = []
    for entry in entries:
        table.refold(entry)
        event = entry.event
        text = game.notation.write(msgspec.convert(event.action, game.ACTION)) if isinstance(event, Played) else ""
        kind = str(event.__struct_config__.tag)
        scores = () if table.state is None else tuple(getattr(game.view(table.state, None), "scores", ()))
        found.append(Happening(entry.n, entry.at, kind, getattr(event, "seat", None), text, scores))
    return found
