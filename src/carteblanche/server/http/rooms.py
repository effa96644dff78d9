"""HTTP routes about games and rooms: which there are, and opening one."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, delete, get, post
from msgspec import Meta

from carteblanche import __version__
from carteblanche.games import catalogue
from carteblanche.server.http.preview import preferred_language
from carteblanche.server.people.access import Access
from carteblanche.server.rooms import departures
from carteblanche.server.rooms.document import Seated
from carteblanche.server.rooms.gathering import make_bot
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.options import list_options
from carteblanche.server.rooms.updates import describe_invitation
from carteblanche.wire.from_client import Level, Name
from carteblanche.wire.http import GameInfo, Invitation, RoomInfo

Asked = Request[Any, Any, Any]


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    chairs: Annotated[int, Meta(ge=2, le=8)]
    config: dict[str, Any] = {}
    bots: Annotated[list[Level | None], Meta(max_length=8)] = []
    """By chair: the level of the bot on it. The first chair is yours."""
    open: bool = False
    deck: Annotated[str, Meta(max_length=40)] | None = None
    """One of yours, in games that have decks; nothing for the one that comes with the product."""


@get("/api/games", summary="The games of this house")
async def games(request: Asked, house: House) -> list[GameInfo]:
    language = preferred_language(request)
    for extension in house.extensions.values():
        extension.greet(language)
    return [
        GameInfo(
            game.NAME,
            game.SEATS[0],
            game.SEATS[-1],
            tuple(game.BOTS),
            tuple(house.extensions[game.NAME].list_options(list_options(game.CONFIG))),
            game.TURNS,
        )
        for game in map(catalogue.open, catalogue.NAMES)
    ]


@get("/api/rooms", summary="Your rooms, and those that anybody may join")
async def rooms(request: Asked, house: House, access: Access) -> list[RoomInfo]:
    return await house.list_rooms(access.find_person(request))


@post("/api/rooms", status_code=201, summary="Open a room; you are its host and sit on its first chair")
async def open_room(request: Asked, data: NewRoom, house: House, access: Access) -> RoomInfo:
    access.count(request, "rooms")
    person = await access.expect_named(request, house.store)
    name = await house.store.read_person(person) or ""
    levels = (data.bots + [None] * data.chairs)[: data.chairs]
    chairs = [Seated("human", name, None, person)]
    for level in levels[1:]:
        chairs.append(Seated() if level is None else make_bot(level, chairs))
    room = await house.open_room(data.game, data.config, person, chairs, listed=data.open, deck=data.deck)
    return room.describe(person)


@get("/api/rooms/{room:str}", summary="Who invites to this room, to which game, and whether there is a free chair")
async def invitation(request: Asked, room: str, house: House, access: Access) -> Invitation:
    document = (await house.expect_room(room)).document
    host = await house.store.read_person(document.host) or ""
    return describe_invitation(document, host, access.find_person(request))


@delete("/api/rooms/{room:str}", status_code=204, summary="Put away a table at which you play with bots alone")
async def discard(request: Asked, room: str, house: House, access: Access) -> None:
    await departures.discard(await house.expect_room(room), access.find_person(request))


@get("/health", media_type=MediaType.JSON, summary="Whether the house is open")
async def health(house: House) -> dict[str, str]:
    """A node that may take no rooms is not open: people are to go to another."""
    house.nodes.expect_serving()
    return {"status": "ok", "version": __version__}


HANDLERS: Final[list[Any]] = [games, rooms, open_room, invitation, discard, health]
