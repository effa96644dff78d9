"""Finished games, at any move, through anybody's eyes or with everything open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from carteblanche.core.pieces import EVERYBODY, Pieces
from carteblanche.core.values import Seat
from carteblanche.library.resources import find_for_header
from carteblanche.server.rooms.document import Document
from carteblanche.server.rooms.updates import chairs_with_names
from carteblanche.table import log
from carteblanche.table.fold import open_game
from carteblanche.table.log import Answered, Committed, Entry, Header, Numbered, Played, Proposed, Rang
from carteblanche.table.table import Table
from carteblanche.wire.http import Happening, Moment, Replay

MOST_PAST: Final = 150
"""So many steps of a running game are sent again."""
LARGEST_PAST: Final = 1 << 20
"""And at most so many bytes."""


def make_replay(document: Document, lines: list[bytes], n: int, seat: Seat | None, *, everything: bool) -> Replay:
    """The game as it stood when its first `n` entries had happened."""
    header, entries = log.read(lines)
    table = Table.replay(header, entries[:n], game=open_game(header, find_for_header(header)))
    if everything and table.state is not None:
        pieces = table.state.pieces
        shown = Pieces(pieces.layout, pieces.places, (EVERYBODY,) * len(pieces.known))
        table.state = msgspec.structs.replace(table.state, pieces=shown)
    eyes: Literal["seat", "watcher", "all"] = "all" if everything else "watcher" if seat is None else "seat"
    view = table.view(seat, chairs=chairs_with_names(document))
    return Replay(document.id, document.game, len(table.entries), len(entries), eyes, seat, view)


def list_happenings(lines: list[bytes]) -> list[Happening]:
    """What happened, entry by entry, with moves in the game's own notation and the scores where the game shows them."""
    header, entries = log.read(lines)
    table = Table(header, game=open_game(header, find_for_header(header)))
    game = table.game
    found: list[Happening] = []
    for entry in entries:
        table.fold(entry)
        event = entry.event
        text, seat, action = "", getattr(event, "seat", None), None
        match event:
            case Played():
                action = msgspec.convert(event.action, game.ACTION)
                text = game.notation.write(action)
            case Rang(alarm):
                text, seat = alarm.name, alarm.seat
            case Proposed():
                text = event.proposal
            case Answered():
                text = "yes" if event.yes else "no"
            case _:
                pass
        kind = str(event.__struct_config__.tag)
        if table.state is None:
            found.append(Happening(entry.n, entry.at, kind, seat, text))
            continue
        view = game.view(table.state, None)
        scores = tuple(getattr(view, "scores", ()))
        stepped = isinstance(event, Played | Rang)
        news = tuple(moved for moved in view.news if moved.piece is not None) if stepped else ()
        notes = view.notes if stepped else ()
        found.append(Happening(entry.n, entry.at, kind, seat, text, action, scores, news, notes))
    return found


def encode_past(header: Header, entries: Sequence[Entry], seat: Seat | None) -> list[bytes]:
    """The views that this viewer had after each step of a running game, encoded, the newest last. They were sent to the viewer then, so
    they reveal nothing new. The oldest are left out where there are too many.
    """
    table = Table(header, game=open_game(header, find_for_header(header)))
    steps = [entry.n for entry in entries if not isinstance(entry.event, Committed | Numbered)][-MOST_PAST:]
    views: list[bytes] = []
    for entry in entries:
        before = table.state
        table.fold(entry)
        if table.state is not before and entry.n in steps:
            views.append(msgspec.json.encode(Moment(entry.n + 1, table.game.view(table.state, seat))))
    size = 0
    for kept, view in enumerate(reversed(views)):
        size += len(view)
        if size > LARGEST_PAST:
            return views[len(views) - kept :]
    return views
