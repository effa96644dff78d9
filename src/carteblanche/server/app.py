"""The application: HTTP, sockets and the page, wired to one house."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]
from msgspec import Meta

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.games import catalogue
from carteblanche.server.connection import Connection
from carteblanche.server.house import House
from carteblanche.server.people import COOKIE, Cookies, new_person, readable_name
from carteblanche.server.room import Seated
from carteblanche.store.store import Store
from carteblanche.wire import codec
from carteblanche.wire.messages import Choice, GameInfo, Level, Name, Person, Refused, RoomInfo

_log: Final = logging.getLogger("carteblanche.server")

STATIC: Final = Path(__file__).with_name("static")
SILENCE: Final = 30.0
"""Seconds without a word from a client after which its socket is dropped."""
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    chairs: Annotated[int, Meta(ge=2, le=8)]
    config: dict[str, Any] = {}
    bots: Annotated[list[Level | None], Meta(max_length=8)] = []
    """By chair: the level of the bot on it. The first chair is yours."""
    open: bool = False


def _person(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any], state: State) -> str | None:
    cookies: Cookies = state.cookies
    return cookies.read(request.cookies.get(COOKIE))


@get("/api/me")
async def me(request: Request[Any, Any, Any], state: State) -> Person:
    person = _person(request, state)
    house: House = state.house
    return Person((await house.store.read_person(person) or "") if person else "")


@post("/api/me", status_code=200)
async def name_me(request: Request[Any, Any, Any], data: NewName, state: State) -> Response[Person]:
    house: House = state.house
    cookies: Cookies = state.cookies
    person = _person(request, state) or new_person()
    name = readable_name(data.name)
    await house.store.write(Store.person(person, name))
    cookie = Cookie(key=COOKIE, value=cookies.write(person), max_age=5 * 365 * 86400, httponly=True, samesite="lax")
    return Response(Person(name), cookies=[cookie])


@get("/api/games")
async def games() -> list[GameInfo]:
    return [
        GameInfo(game.NAME, game.SEATS[0], game.SEATS[-1], tuple(game.BOTS), choices(game.CONFIG))
        for game in map(catalogue.open, catalogue.NAMES)
    ]


def choices(config: type[msgspec.Struct]) -> tuple[Choice, ...]:
    """A game's options, as far as they are choices between words."""
    hints = get_type_hints(config)
    return tuple(
        Choice(field.name, tuple(map(str, get_args(hints[field.name]))), str(field.default))
        for field in msgspec.structs.fields(config)
        if get_origin(hints[field.name]) is Literal
    )


@get("/api/rooms")
async def rooms(request: Request[Any, Any, Any], state: State) -> list[RoomInfo]:
    house: House = state.house
    return await house.listed(_person(request, state))


@post("/api/rooms", status_code=201)
async def open_room(request: Request[Any, Any, Any], data: NewRoom, state: State) -> RoomInfo:
    house: House = state.house
    person = _person(request, state)
    name = await house.store.read_person(person) if person else None
    if person is None or not name:
        raise Illegal("no-name")
    levels = (data.bots + [None] * data.chairs)[: data.chairs]
    chairs = [Seated() if level is None else Seated("bot", "", level) for level in levels]
    chairs[0] = Seated("human", name, None, person)
    room = await house.open(data.game, data.config, person, chairs, listed=data.open)
    return room.info(person)


@get("/health")
async def health() -> dict[str, str]:
    return {"status": "ok"}


@websocket("/socket/{room:str}")
async def socket(socket: WebSocket[Any, Any, Any], room: str, state: State) -> None:
    house: House = state.house
    origin = socket.headers.get("origin")
    if origin is not None and origin.split("://")[-1] != socket.headers.get("host"):
        await socket.close(code=4403, reason="origin")
        return
    found = await house.room(room) if len(room) <= 32 else None
    await socket.accept()
    if found is None:
        await socket.close(code=4404, reason="no-such-room")
        return
    connection = Connection(_person(socket, state))
    writer = asyncio.create_task(_write(socket, connection), name=f"writer {room}")
    try:
        await found.connect(connection)
        await _read(socket, connection, found)
    except WebSocketDisconnect:
        pass
    finally:
        await found.disconnect(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _read(socket: WebSocket[Any, Any, Any], connection: Connection, room: Any) -> None:
    while not connection.closed:
        try:
            raw = await asyncio.wait_for(socket.receive_data(mode="text"), SILENCE)
        except TimeoutError:
            connection.close("silent")
            await asyncio.sleep(0)
            return
        wait = connection.may_send(time.monotonic())
        if wait > 0:
            connection.send(Refused("", "too-many-messages", {"seconds": int(wait) + 1}))
            continue
        try:
            message = codec.decode(raw.encode())
        except Unreadable as error:
            connection.send(Refused("", "unreadable", {"why": error.message}))
            continue
        await room.handle(connection, message)


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while (data := await connection.queue.get()) is not None:
        await socket.send_data(data, mode="text")
    await socket.close()


def _refused(_request: Request[Any, Any, Any], error: Illegal) -> Response[Refused]:
    return Response(Refused("", error.code, dict(error.details)), status_code=409)


def _unreadable(_request: Request[Any, Any, Any], error: Unreadable) -> Response[Refused]:
    return Response(Refused("", "unreadable", {"why": error.message}), status_code=400)


async def _note(error: Exception, scope: Any) -> None:
    """A bug of ours must not go unseen."""
    if not isinstance(error, Illegal | Unreadable | HTTPException):
        _log.error("%s", scope.get("path"), exc_info=error)


def _page() -> Any:
    html = (STATIC / "index.html").read_text() if (STATIC / "index.html").exists() else "The client is not built."

    @get(["/", "/t/{_rest:path}", "/r/{_rest:path}"], media_type=MediaType.HTML, include_in_schema=False)
    async def page() -> str:
        return html

    return page


def create(file: Path, key: str) -> Litestar:
    """The application on this SQLite file, its cookies signed with this key."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with Store.open(file) as store:
            house = House(store)
            app.state.house = house
            app.state.cookies = Cookies(key)
            await house.resume()
            try:
                yield
            finally:
                await house.stop()

    static = [create_static_files_router(path="/assets", directories=[STATIC / "assets"])] if STATIC.exists() else []
    return Litestar(
        [me, name_me, games, rooms, open_room, health, socket, _page(), *static],
        lifespan=[lifespan],
        exception_handlers={Illegal: _refused, Unreadable: _unreadable},
        after_exception=[_note],
        logging_config=None,
        after_request=_with_headers,
        request_max_body_size=64 * 1024,
    )


async def _with_headers(response: Response[Any]) -> Response[Any]:
    response.headers.update(HEADERS)
    return response
