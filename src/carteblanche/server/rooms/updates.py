"""The messages that describe a room and its table to one visitor."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from typing import Any

from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Millis, Seat
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.document import ChatMessage, Document
from carteblanche.server.rooms.live import LiveTable
from carteblanche.server.rooms.reading import UnreadableRoom
from carteblanche.table.log import Chair
from carteblanche.wire import codec
from carteblanche.wire.http import Invitation, RoomInfo
from carteblanche.wire.options import list_options
from carteblanche.wire.to_client import Room, RoomChair, Said, TableDeck, Update


def describe_room(document: Document, live: LiveTable | None, person: str | None) -> RoomInfo:
    chair = document.seat_of(person)
    waited = chair is not None and chair in (document.awaited if live is None else live.list_awaited())
    names = tuple(seated.name for seated in document.chairs)
    people = sum(seated.player == "human" for seated in document.chairs)
    empty = any(seated.player == "empty" for seated in document.chairs)
    alone = chair is not None and people == 1 and not empty
    return RoomInfo(document.id, document.game, names, document.phase, chair is not None, waited, alone=alone)


def describe_invitation(document: Document, host: str, person: str | None) -> Invitation:
    chairs = document.chairs
    free = 0 if document.phase != "gathering" else sum(chair.player != "human" for chair in chairs)
    return Invitation(
        game=document.game,
        host=host,
        players=tuple(chair.name for chair in chairs if chair.player == "human"),
        bots=sum(chair.player == "bot" for chair in chairs),
        free=free,
        phase=document.phase,
        yours=document.seat_of(person) is not None,
    )


def describe_unreadable(room: UnreadableRoom, person: str | None) -> RoomInfo:
    """What can still be said of a room that cannot be read."""
    document = room.document
    phase: Any = room.phase
    if document is None:
        return RoomInfo(room.room, "", (), phase, yours=True, turn=False, unreadable=room.reason)
    names, yours = tuple(seated.name for seated in document.chairs), document.seat_of(person) is not None
    return RoomInfo(document.id, document.game, names, phase, yours, turn=False, unreadable=room.reason)


def make_room_message(
    document: Document,
    game: AnyGame,
    connections: Collection[Connection],
    to: Connection,
    deck: TableDeck | None,
    gone: Callable[[Seat], int | None],
) -> Room:
    present = {connection.person for connection in connections if not connection.quiet}
    return Room(
        id=document.id,
        game=document.game,
        config=document.config,
        levels=tuple(game.BOTS),
        chairs=tuple(
            RoomChair(
                chair.player,
                chair.name,
                chair.level,
                present=chair.player != "human" or document.player_of(Seat(at)) in present,
                you=document.seat_of(to.person) == at,
                gone=None if chair.player != "human" or document.player_of(Seat(at)) in present else gone(Seat(at)),
                friend=next((one.name for one in document.friends if one.seat == at and one.plays), ""),
                offer=next((one.name for one in document.friends if one.seat == at and not one.plays), ""),
            )
            for at, chair in enumerate(document.chairs)
        ),
        host=to.person is not None and to.person == document.host,
        watchers=sum(document.seat_of(connection.person) is None for connection in connections),
        started=document.started,
        pace=document.pace,
        away=document.away,
        open=document.open,
        deck=deck,
        fewest=game.SEATS[0],
        most=game.SEATS[-1],
        next=document.next,
        host_present=document.host in present,
    )


def make_chat_message(room: str, message: ChatMessage, to: Connection) -> Said:
    """Something that was said, for this visitor. `who` tells speakers apart in this room and says no more about them."""
    who = hashlib.sha256(f"{room} {message.person}".encode()).hexdigest()[:12]
    return Said(message.at, who, message.name, message.text, message.emote, you=message.person == to.person)


def chairs_with_names(document: Document) -> tuple[Chair, ...]:
    """The chairs with people's names, which the log does not have."""
    return tuple([Chair(chair.player, chair.name, chair.level) for chair in document.chairs])


def encode_update(live: LiveTable, seat: Seat | None, now: Millis, chairs: tuple[Chair, ...]) -> bytes:
    """The table as this viewer may see it, with the options of the own seat."""
    table = live.table
    view = table.view(seat, now, chairs)
    asked = view.game is not None and view.game.prompt is not None and table.phase == "playing"
    options = list_options(table.game, view.game) if asked and view.game is not None else None
    return codec.encode(Update(view.n, seat, view, options))
