"""Handing HTTP calls over to another node: those about a room go to the node that holds it, those about something that one node alone has
(a code for a device, a trial) to the one that is named in its id.

The first node has checked who asks, and counted them; where they come from goes along in a signed header (`Access.hand_over`). What is
handed over once is not handed on. A node that does not answer is asked again until the database says that it holds the room no more,
and then this one takes it.
"""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response

from carteblanche.server.nodes.membership import MARK
from carteblanche.server.people.access import HANDED, Access
from carteblanche.server.rooms.house import House
from carteblanche.store.store import Elsewhere, StoreFailed

if TYPE_CHECKING:
    import httpx

Asked = Request[Any, Any, Any]

TAKEOVER: Final = 10.0
"""Seconds within which a room that a dead node held is found, at another or here."""
PAUSE: Final = 0.3
"""Seconds before a node that did not answer is asked again, or its room taken."""
CONNECT_PATIENCE: Final = 2.0
ANSWER_PATIENCE: Final = 150.0
MOST_CALLS: Final = 200
"""How many calls may be on their way to other nodes at the same time."""
_ABOUT_A_ROOM: Final = re.compile(r"/api/(?:admin/)?rooms/([^/]+)(?:/|$)")
_AT_A_NODE: Final = re.compile(rf"{MARK}([0-9a-f]{{16}})(?![0-9a-f])")
_NAMED_IN_THE_BODY: Final = "/api/me/claim"
_SENT: Final = frozenset({"cookie", "authorization", "content-type", "accept", "accept-language"})
_ANSWERED: Final = frozenset({"content-type", "content-disposition", "cache-control", "retry-after", "set-cookie"})
"""The headers that matter to what is called, and to who called."""


def find_room_asked_for(path: str) -> str | None:
    """The room that a call is about."""
    found = _ABOUT_A_ROOM.match(path)
    return None if found is None else found[1]


class Handover:
    def __init__(self, access: Access) -> None:
        self._access = access
        self._client: httpx.AsyncClient | None = None

    async def pass_on(self, request: Asked, house: House) -> Response[Any] | None:
        """The answer of the node that holds the room or has what else this is about; nothing if this node is to answer."""
        if not house.store.database.shared or self._access.handed_over(request) is not None:
            return None
        if (named := await self._find_named(request, house)) is not None:
            answer = await self._ask(request, named)
            if answer is None:
                raise StoreFailed(str(named))
            return answer
        room = find_room_asked_for(request.scope["path"])
        if room is None:
            return None
        until = time.monotonic() + TAKEOVER
        while (there := await house.find_holder(room)) is not None:
            answer = await self._ask(request, there)
            if answer is not None:
                return answer
            if time.monotonic() > until:
                raise StoreFailed(str(there))
            house.routes.forget(room)
            await asyncio.sleep(PAUSE)
        return None

    async def _find_named(self, request: Asked, house: House) -> Elsewhere | None:
        """The other node that this names, if it lives."""
        text: str = request.scope["path"]
        if text == _NAMED_IN_THE_BODY:
            text = (await request.body()).decode(errors="replace")
        found = _AT_A_NODE.search(text)
        address = None if found is None else house.nodes.others.get(found[1])
        return None if found is None or address is None else Elsewhere(found[1], address)

    async def _ask(self, request: Asked, there: Elsewhere) -> Response[Any] | None:
        """What that node answers; nothing if it has not heard."""
        import httpx

        path = request.scope["path"]
        headers = {name: value for name, value in request.headers.items() if name in _SENT}
        headers[HANDED] = self._access.hand_over(path, self._access.address(request))
        try:
            answer = await self._open().request(
                request.method,
                httpx.URL(f"http://{there.address}", path=path, query=request.scope["query_string"]),
                headers=headers,
                content=await request.body(),
            )
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout):
            return None
        except httpx.HTTPError as error:
            if request.method == "GET":
                return None
            raise StoreFailed(f"{there}: {type(error).__name__}") from None
        kept = {name: value for name, value in answer.headers.items() if name in _ANSWERED}
        media_type = kept.pop("content-type", None)
        return Response(answer.content, status_code=answer.status_code, headers=kept, media_type=media_type)

    async def forget(self, there: Elsewhere, room: str, person: str) -> None:
        """Has the node that holds a room forget somebody in it."""
        import httpx

        path = f"/api/nodes/rooms/{room}/forgotten/{person}"
        try:
            answer = await self._open().post(
                f"http://{there.address}{path}", headers={HANDED: self._access.hand_over(path, "node")}
            )
            answer.raise_for_status()
        except httpx.HTTPError as error:
            raise StoreFailed(f"{there}: {type(error).__name__}") from None

    def _open(self) -> httpx.AsyncClient:
        import httpx

        if self._client is None:
            self._client = httpx.AsyncClient(
                timeout=httpx.Timeout(ANSWER_PATIENCE, connect=CONNECT_PATIENCE, pool=CONNECT_PATIENCE),
                limits=httpx.Limits(max_connections=MOST_CALLS, max_keepalive_connections=20),
                trust_env=False,
            )
        return self._client

    async def stop(self) -> None:
        if self._client is not None:
            await self._client.aclose()
