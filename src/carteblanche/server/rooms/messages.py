"""What a visitor of a room sends, one message after the other: each is carried out and answered, or refused with the reason."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final, assert_never

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.values import Seat
from carteblanche.server.meter import REFUSALS
from carteblanche.server.rooms.absent import decide_on_chair, stand_in
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.gathering import gather
from carteblanche.server.rooms.live import LiveTable
from carteblanche.server.rooms.talk import say
from carteblanche.store.store import StoreFailed
from carteblanche.table.log import Entry
from carteblanche.wire import codec
from carteblanche.wire.from_client import (
    Answer,
    Commit,
    Configure,
    Cover,
    Emote,
    Fill,
    FromClient,
    HouseRules,
    Leave,
    Number,
    Ping,
    Play,
    Probed,
    Propose,
    Reach,
    Remove,
    Resize,
    Resume,
    Say,
    Sit,
    Stand,
    StandIn,
    Start,
    Swap,
    TakeDeck,
    WhatIf,
)
from carteblanche.wire.to_client import Accepted, Pong, Previewed, Refused

if TYPE_CHECKING:
    from carteblanche.server.rooms.room import Room

NO_ENTRY: Final = -1
"""What is accepted without becoming an entry of its own has this number."""


async def handle(room: Room, connection: Connection, message: FromClient) -> None:
    """Answers one message of a client. Nobody waits for a preview: nothing changes by it, and reading a card may take a while."""
    try:
        async with nullcontext() if isinstance(message, WhatIf) else room.lock:
            await _carry_out(room, connection, message)
    except Illegal as error:
        REFUSALS[error.code] += 1
        connection.send(Refused(message.ref, error.code, dict(error.details)))
    except Unreadable as error:
        connection.send(Refused(message.ref, "unreadable", {"why": error.message}))
    except StoreFailed:
        connection.send(Refused(message.ref, "not-saved", {}))


async def _carry_out(room: Room, connection: Connection, message: FromClient) -> None:
    match message:
        case Play(ref, seen, raw):
            live, seat = _expect_player(room, connection)
            action = codec.decode_action(raw, room.game.ACTION)
            if room.race is not None:
                await room.race.offer(connection, seat, action, ref)
            else:
                await room.extension.check_action(room.document, live.table, action)
                entries = live.table.play(live.now(), seat, action, ref, seen)
                await _accept(room, connection, live, seat, ref, entries)
        case Cover(friend=True) | StandIn():
            await stand_in(room, connection, message)
            connection.send(Accepted(message.ref, NO_ENTRY))
        case Leave() if room.document.is_friend(connection.person):
            await stand_in(room, connection, message)
            connection.send(Accepted(message.ref, NO_ENTRY))
        case Propose() | Answer() | Resume() | Leave() | Commit() | Number():
            live, seat = _expect_player(room, connection)
            await _accept(room, connection, live, seat, message.ref, live.carry_out(seat, message))
        case Cover() | Remove():
            live, seat = _expect_player(room, connection)
            await _accept(room, connection, live, seat, message.ref, decide_on_chair(room, live, connection, message))
        case WhatIf():
            await _preview(room, connection, message)
        case Ping(ref):
            connection.send(Pong(ref, room.live.now() if room.live else codec.NO_TIME))
        case Say(ref, text) | Emote(ref, text):
            await say(room, connection, text, ref, emote=isinstance(message, Emote))
            connection.send(Accepted(ref, NO_ENTRY))
        case Sit() | Stand() | Fill() | Swap() | Resize() | Configure() | HouseRules() | TakeDeck() | Start():
            await gather(room, connection, message)
            connection.send(Accepted(message.ref, NO_ENTRY))
        case Probed(ref):
            if room.race is None:
                raise Illegal("no-such-probe")
            room.race.record_probe(connection, ref)
        case Reach(_, raw):
            _, seat = _expect_player(room, connection)
            if room.race is not None:
                room.race.reach(connection, seat, codec.decode_action(raw, room.game.ACTION))
        case _:
            assert_never(message)


async def _accept(
    room: Room, connection: Connection, live: LiveTable, seat: Seat, ref: str, entries: Sequence[Entry]
) -> None:
    """Answers an act that was carried out, after its entries were saved. An act that was sent again has no new ones."""
    accepted = Accepted(ref, live.table.entry_by_ref.get((seat, ref), NO_ENTRY))
    if entries:
        await room.save(entries, connection, codec.encode(accepted))
    else:
        connection.send(accepted)


async def _preview(room: Room, connection: Connection, message: WhatIf) -> None:
    room.house.limits.check("previews", connection.id)
    live, seat = _expect_player(room, connection)
    action = codec.decode_action(message.action, room.game.ACTION)
    view = room.game.view(live.expect_dealt(), seat)
    connection.send(Previewed(message.ref, await asyncio.to_thread(room.game.preview, view, action)))


def _expect_player(room: Room, connection: Connection) -> tuple[LiveTable, Seat]:
    seat = room.document.seat_of(connection.person)
    if room.live is None:
        raise Illegal("not-started")
    if seat is None:
        raise Illegal("only-watching")
    return room.live, seat
