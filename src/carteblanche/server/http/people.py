"""HTTP routes about people: who asks, their name and devices, score sheet, tokens for programs, and the password of the house."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from msgspec import Meta

from carteblanche.core.errors import Illegal
from carteblanche.server.dates import today
from carteblanche.server.nodes.membership import MARK, Notice
from carteblanche.server.people.access import Access
from carteblanche.server.people.identity import COOKIE, DEVICE_SECONDS, DOOR, new_person, readable_name
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.scores import read_score_sheet
from carteblanche.server.settings import Settings
from carteblanche.store.hosts import StoredToken, insert_token, read_tokens, revoke_token
from carteblanche.store.store import Store
from carteblanche.wire.http import DeviceLink, Person, ScoreLine, Token, TokenInfo

MOST_TOKENS: Final = 100
YEARS: Final = 5 * 365 * 86400
Asked = Request[Any, Any, Any]


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class Password(msgspec.Struct, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=200)]


class Code(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


@get("/api/me", summary="Who you are to this house")
async def me(request: Asked, house: House, access: Access) -> Person:
    person = access.find_person(request)
    return await _known(house, person) if person else Person("")


@post("/api/me", status_code=200, summary="Say your name")
async def name_me(request: Asked, data: NewName, house: House, access: Access, settings: Settings) -> Response[Person]:
    known = access.find_person(request)
    access.count(request, "people" if known is None else "names")
    person = known or new_person()
    await house.rename(person, readable_name(data.name))
    return Response(
        await _known(house, person), cookies=[_cookie(request, settings, COOKIE, access.cookies.write(person))]
    )


@delete("/api/me", status_code=204, summary="Be forgotten: your name is removed everywhere")
async def forget_me(request: Asked, house: House, access: Access) -> Response[None]:
    person = access.find_person(request)
    if person is not None:
        await house.forget(person)
    return Response(None, status_code=204, cookies=[Cookie(key=COOKIE, value="", max_age=0)])


@post("/api/me/device", status_code=201, summary="A code for another device of yours")
async def offer_device(request: Asked, house: House, access: Access) -> DeviceLink:
    access.count(request, "devices")
    code = house.devices.offer(await access.expect_named(request, house.store))
    return DeviceLink(house.nodes.mark(code), DEVICE_SECONDS)


@post("/api/me/claim", status_code=200, summary="Become the person whose code this is")
async def claim_device(
    request: Asked, data: Code, house: House, access: Access, settings: Settings
) -> Response[Person]:
    access.count(request, "devices")
    person = house.devices.claim(data.code.partition(MARK)[0])
    return Response(
        await _known(house, person), cookies=[_cookie(request, settings, COOKIE, access.cookies.write(person))]
    )


@post("/api/me/token", status_code=201, summary="A token with which a program acts as a person of its own")
async def make_token(request: Asked, data: NewName, house: House, access: Access) -> Token:
    access.count(request, "tokens")
    person, token = new_person(), StoredToken(secrets.token_urlsafe(9), "", access.find_person(request), today())
    await house.store.write(
        Store.upsert_person(person, readable_name(data.name)), insert_token(token._replace(person=person))
    )
    return Token(access.write_token(request, person, token.id))


@get("/api/me/tokens", summary="The tokens that you have asked for")
async def my_tokens(request: Asked, house: House, access: Access) -> list[TokenInfo]:
    person = access.find_person(request)
    found = [] if person is None else await read_tokens(house.store, MOST_TOKENS, person)
    return [TokenInfo(one.id, await house.store.read_person(one.person) or "", one.day) for one in found]


@delete("/api/me/tokens/{token:str}", status_code=204, summary="End a token of yours")
async def end_my_token(request: Asked, token: str, house: House, access: Access) -> None:
    person = await access.expect_named(request, house.store)
    if token not in {one.id for one in await read_tokens(house.store, MOST_TOKENS, person)}:
        raise Illegal("no-such-token")
    await house.store.write(revoke_token(token, today(), person), *house.nodes.notify(Notice(access=True)))
    access.revoked.add(token)


@get("/api/me/scores", summary="Your score sheet")
async def my_scores(request: Asked, house: House, access: Access) -> list[ScoreLine]:
    person = access.find_person(request)
    return [] if person is None else await read_score_sheet(house.store, person)


@post("/api/door", status_code=204, summary="Say the password of the house")
async def enter(request: Asked, data: Password, access: Access, settings: Settings) -> Response[None]:
    door = await access.check_password(request, data.password)
    return Response(None, status_code=204, cookies=[_cookie(request, settings, DOOR, door)])


HANDLERS: Final[list[Any]] = [
    me, name_me, forget_me, offer_device, claim_device, make_token, my_tokens, end_my_token, my_scores, enter,
]  # fmt: skip


async def _known(house: House, person: str) -> Person:
    waiting = [await extension.count_waiting(person) for extension in house.extensions.values()]
    return Person(await house.store.read_person(person) or "", sum(waiting))


def _cookie(request: Asked, settings: Settings, key: str, value: str) -> Cookie:
    secure = settings.secure or request.url.scheme == "https"
    return Cookie(key=key, value=value, max_age=YEARS, httponly=True, samesite="lax", secure=secure)
