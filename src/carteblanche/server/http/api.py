"""The HTTP interface: who I am, which games and rooms there are, replays, score sheets, the bot's door."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import Meta

from carteblanche import __version__
from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.games import catalogue
from carteblanche.library.resources import for_header
from carteblanche.server.http.options import options
from carteblanche.server.people.access import Access
from carteblanche.server.people.identity import COOKIE, DEVICE_SECONDS, DOOR, new_person, readable_name
from carteblanche.server.rooms.document import Seated
from carteblanche.server.rooms.gathering import bot
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.replays import happenings, past, replay
from carteblanche.server.rooms.scores import sheet
from carteblanche.server.settings import Settings
from carteblanche.store import wishes
from carteblanche.store.store import Store
from carteblanche.table.verify import questions
from carteblanche.wire.analysis import Advice, Analysis
from carteblanche.wire.messages import (
    DeviceLink,
    GameInfo,
    Happening,
    Level,
    LexiconInfo,
    Name,
    Person,
    Replay,
    RoomInfo,
    ScoreLine,
    Token,
)

YEARS: Final = 5 * 365 * 86400
Asked = Request[Any, Any, Any]


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class Password(msgspec.Struct, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=200)]


class Code(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    chairs: Annotated[int, Meta(ge=2, le=8)]
    config: dict[str, Any] = {}
    bots: Annotated[list[Level | None], Meta(max_length=8)] = []
    """By chair: the level of the bot on it. The first chair is yours."""
    open: bool = False


# Who I am


@get("/api/me", summary="Who you are to this house")
async def me(request: Asked, house: House, access: Access) -> Person:
    person = access.person(request)
    return await _known(house, person) if person else Person("")


@post("/api/me", status_code=200, summary="Say your name")
async def name_me(request: Asked, data: NewName, house: House, access: Access, settings: Settings) -> Response[Person]:
    access.count(request, "names")
    person = access.person(request) or new_person()
    await house.rename(person, readable_name(data.name))
    return Response(await _known(house, person), cookies=[_cookie(settings, COOKIE, access.cookies.write(person))])


@delete("/api/me", status_code=204, summary="Be forgotten: your name is removed everywhere")
async def forget_me(request: Asked, house: House, access: Access) -> Response[None]:
    person = access.person(request)
    if person is not None:
        await house.forget(person)
    return Response(None, status_code=204, cookies=[Cookie(key=COOKIE, value="", max_age=0)])


@post("/api/me/device", status_code=201, summary="A code for another device of yours")
async def offer_device(request: Asked, house: House, access: Access) -> DeviceLink:
    access.count(request, "devices")
    return DeviceLink(house.devices.offer(await _named(request, house, access)), DEVICE_SECONDS)


@post("/api/me/claim", status_code=200, summary="Become the person whose code this is")
async def claim_device(
    request: Asked, data: Code, house: House, access: Access, settings: Settings
) -> Response[Person]:
    access.count(request, "devices")
    person = house.devices.claim(data.code)
    return Response(await _known(house, person), cookies=[_cookie(settings, COOKIE, access.cookies.write(person))])


@post("/api/me/token", status_code=201, summary="A token with which a program acts as a person of its own")
async def make_token(request: Asked, data: NewName, house: House, access: Access) -> Token:
    access.count(request, "tokens")
    person = new_person()
    await house.store.write(Store.person(person, readable_name(data.name)))
    return Token(access.tokens.write(person))


@get("/api/me/scores", summary="Your score sheet")
async def my_scores(request: Asked, house: House, access: Access) -> list[ScoreLine]:
    person = access.person(request)
    return [] if person is None else await sheet(house.store, person)


@post("/api/door", status_code=204, summary="Say the password of the house")
async def enter(request: Asked, data: Password, access: Access, settings: Settings) -> Response[None]:
    access.count(request, "passwords")
    return Response(None, status_code=204, cookies=[_cookie(settings, DOOR, await access.enter(data.password))])


# Games and rooms


@get("/api/lexica", summary="The word lists of this house")
async def lexica(house: House) -> list[LexiconInfo]:
    return house.words.infos()


@get("/api/games", summary="The games of this house")
async def games() -> list[GameInfo]:
    return [
        GameInfo(game.NAME, game.SEATS[0], game.SEATS[-1], tuple(game.BOTS), options(game.CONFIG), game.TURNS)
        for game in map(catalogue.open, catalogue.NAMES)
    ]


@get("/api/rooms", summary="Your rooms, and those that anybody may join")
async def rooms(request: Asked, house: House, access: Access) -> list[RoomInfo]:
    return await house.listed(access.person(request))


@post("/api/rooms", status_code=201, summary="Open a room; you are its host and sit on its first chair")
async def open_room(request: Asked, data: NewRoom, house: House, access: Access) -> RoomInfo:
    access.count(request, "rooms")
    person = await _named(request, house, access)
    name = await house.store.read_person(person) or ""
    levels = (data.bots + [None] * data.chairs)[: data.chairs]
    chairs = [Seated("human", name, None, person)]
    for level in levels[1:]:
        chairs.append(Seated() if level is None else bot(level, chairs))
    room = await house.open(data.game, data.config, person, chairs, listed=data.open)
    return room.info(person)


# Replays


@get("/api/rooms/{room:str}/log", media_type="application/jsonl", summary="The log of a finished game")
async def game_log(room: str, house: House) -> bytes:
    await _finished(room, house)
    return b"\n".join(await house.store.read_log(room)) + b"\n"


@get("/api/rooms/{room:str}/moves", summary="What happened in a finished game")
async def game_moves(room: str, house: House) -> list[Happening]:
    await _finished(room, house)
    return await asyncio.to_thread(happenings, await house.store.read_log(room))


@get("/api/rooms/{room:str}/questions", summary="What luck was asked in a finished game, for drawing it again")
async def game_questions(room: str, house: House) -> list[tuple[int, ...]]:
    await _finished(room, house)
    return questions(await house.store.read_log(room), for_header)


@get("/api/rooms/{room:str}/replay", summary="A finished game at any move, through anybody's eyes")
async def game_replay(
    room: str,
    house: House,
    n: Annotated[int, Parameter(ge=0, le=1_000_000)] = 1_000_000,
    eyes: Annotated[str, Parameter(pattern="^(all|watcher|[0-7])$")] = "watcher",
) -> Replay:
    document = await _finished(room, house)
    seat = Seat(int(eyes)) if eyes.isdigit() else None
    if seat is not None and seat >= len(document.chairs):
        raise Illegal("no-such-chair")
    log = await house.store.read_log(room)
    return await asyncio.to_thread(replay, document, log, n, seat, everything=eyes == "all")


@get("/api/rooms/{room:str}/replay/analysis", summary="What was possible in each turn of a finished game")
async def game_analysis(room: str, house: House) -> Analysis | Advice:
    document = await _finished(room, house)
    if document.game == "blitz":
        raise Illegal("no-analysis")
    return await house.analyses.of(room, await house.store.read_log(room))


@get(
    "/api/rooms/{room:str}/past",
    summary="A running game so far, as you saw it: what the game showed you after each step",
)
async def game_past(request: Asked, room: str, house: House, access: Access) -> Response[bytes]:
    access.count(request, "pasts")
    found = await house.room(room) if len(room) <= 32 else None
    if found is None:
        raise Illegal("no-such-room")
    views: list[bytes] = []
    if found.live is not None and found.race is None:
        table, chair = found.live.table, found.document.chair_of(access.person(request))
        seat = None if chair is None else Seat(chair)
        views = await asyncio.to_thread(past, table.header, tuple(table.entries), seat)
    return Response(b"[" + b",".join(views) + b"]", media_type=MediaType.JSON)


async def _finished(room: str, house: House) -> Any:
    found = await house.room(room) if len(room) <= 32 else None
    if found is None:
        raise Illegal("no-such-room")
    if not found.document.over:
        raise Illegal("not-over")
    return found.document


# The house


@get("/health", media_type=MediaType.JSON, summary="Whether the house is open")
async def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


HANDLERS: Final[list[Any]] = [
    me,
    name_me,
    forget_me,
    offer_device,
    claim_device,
    make_token,
    my_scores,
    enter,
    games,
    lexica,
    rooms,
    open_room,
    game_log,
    game_moves,
    game_questions,
    game_replay,
    game_past,
    game_analysis,
    health,
]


async def _known(house: House, person: str) -> Person:
    waiting = await wishes.waiting_for(house.store, person)
    return Person(await house.store.read_person(person) or "", sum(waiting.values()))


async def _named(request: Asked, house: House, access: Access) -> str:
    """The person who asks, if they have said a name."""
    person = access.person(request)
    if person is None or not await house.store.read_person(person):
        raise Illegal("no-name")
    return person


def _cookie(settings: Settings, key: str, value: str) -> Cookie:
    return Cookie(key=key, value=value, max_age=YEARS, httponly=True, samesite="lax", secure=settings.secure)
