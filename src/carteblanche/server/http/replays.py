"""HTTP routes about games so far: finished ones with log, replay and analysis, and a running one as its viewer saw it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import Parameter

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.library.resources import find_for_header
from carteblanche.server.people.access import Access
from carteblanche.server.rooms.document import Document
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.replays import encode_past, list_happenings, make_replay
from carteblanche.table.verify import list_draws
from carteblanche.wire.analysis import Analysis
from carteblanche.wire.http import Happening, Replay

Asked = Request[Any, Any, Any]


@get(
    "/api/rooms/{room:str}/log",
    media_type="application/jsonl",
    summary="The log of a finished game, also of one that cannot be read",
)
async def game_log(room: str, house: House) -> bytes:
    kept = await house.store.read_kept_room(room)
    if kept is None:
        raise Illegal("no-such-room")
    if kept[0] != "over":
        raise Illegal("not-over")
    return b"\n".join(await house.store.read_log(room)) + b"\n"


@get("/api/rooms/{room:str}/moves", summary="What happened in a finished game")
async def game_moves(room: str, house: House) -> list[Happening]:
    await _expect_finished(room, house)
    return await asyncio.to_thread(list_happenings, await house.store.read_log(room))


@get("/api/rooms/{room:str}/questions", summary="What luck was asked in a finished game, for drawing it again")
async def game_questions(room: str, house: House) -> list[tuple[int, ...]]:
    await _expect_finished(room, house)
    return await asyncio.to_thread(list_draws, await house.store.read_log(room), find_for_header)


@get("/api/rooms/{room:str}/replay", summary="A finished game at any move, through anybody's eyes")
async def game_replay(
    room: str,
    house: House,
    n: Annotated[int, Parameter(ge=0, le=1_000_000)] = 1_000_000,
    eyes: Annotated[str, Parameter(pattern="^(all|watcher|[0-7])$")] = "watcher",
) -> Replay:
    document = await _expect_finished(room, house)
    seat = Seat(int(eyes)) if eyes.isdigit() else None
    if seat is not None and seat >= len(document.chairs):
        raise Illegal("no-such-chair")
    log = await house.store.read_log(room)
    return await asyncio.to_thread(make_replay, document, log, n, seat, everything=eyes == "all")


@get("/api/rooms/{room:str}/replay/analysis", summary="What was possible in each turn of a finished game")
async def game_analysis(room: str, house: House) -> Analysis:
    document = await _expect_finished(room, house)
    return await house.analyses.find(room, document.game, await house.store.read_log(room))


@get(
    "/api/rooms/{room:str}/past",
    summary="A running game so far, as you saw it: what the game showed you after each step",
)
async def game_past(request: Asked, room: str, house: House, access: Access) -> Response[bytes]:
    access.count(request, "pasts")
    found = await house.expect_room(room)
    views: list[bytes] = []
    if found.live is not None and found.race is None:
        table, chair = found.live.table, found.document.seat_of(access.find_person(request))
        seat = None if chair is None else chair
        views = await asyncio.to_thread(encode_past, table.header, tuple(table.entries), seat)
    return Response(b"[" + b",".join(views) + b"]", media_type=MediaType.JSON)


async def _expect_finished(room: str, house: House) -> Document:
    found = await house.expect_room(room)
    if not found.document.over:
        raise Illegal("not-over")
    return found.document


HANDLERS: Final[list[Any]] = [
    game_log, game_moves, game_questions, game_replay, game_past, game_analysis,
]  # fmt: skip
