from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from drivers.server.clients import Client, Server


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("locked"), "--password", "open sesame")
    found.start()
    yield found
    found.stop()


def test_without_the_password_there_is_only_the_page(locked: Server) -> None:
    assert locked.ask("GET", "/")[0] == 200
    assert locked.ask("GET", "/health")[0] == 200
    for path in ("/api/me", "/api/games", "/api/rooms", "/api/rooms/x/log"):
        assert locked.ask("GET", path)[:2] == (401, {"kind": "refused", "ref": "", "code": "locked", "details": {}})


def test_a_socket_needs_the_password_too(locked: Server) -> None:
    async def story() -> int:
        async with Client(locked, "anything", "").connection() as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert asyncio.run(story()) == 4401


def test_the_password_opens_the_door(locked: Server) -> None:
    status, body, _ = locked.ask("POST", "/api/door", {"password": "wrong"})
    assert (status, body["code"]) == (409, "wrong-password")
    status, _, headers = locked.ask("POST", "/api/door", {"password": "open sesame"})
    assert status == 204
    door = headers["set-cookie"].split(";")[0]
    assert locked.ask("GET", "/api/games", cookie=door)[0] == 200
    assert locked.ask("GET", "/api/games", cookie=door[:-3] + "AAA")[0] == 401


def test_guessing_is_limited(locked: Server) -> None:
    codes = {locked.ask("POST", "/api/door", {"password": f"guess {n}"})[0] for n in range(12)}
    assert 429 in codes
