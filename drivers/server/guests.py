"""A house in this process, and guests in its rooms without sockets: for tests that look at what happens inside."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from carteblanche.core.luck import commit
from carteblanche.server.app import create_house
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.document import Seated
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.messages import handle
from carteblanche.server.rooms.room import Room
from carteblanche.store.store import Store
from carteblanche.wire.codec import decode

NUMBER = "ab" * 16


class FakeSocket:
    """Keeps what is sent, and may be full."""

    def __init__(self) -> None:
        self.full = False
        self.closed = False
        self.received: list[dict[str, Any]] = []
        self.more = asyncio.Event()

    def send_texts(self, *messages: bytes) -> None:
        self.received += map(json.loads, messages)
        self.more.set()

    def close(self) -> None:
        self.closed = True


class Guest:
    """Somebody connected to a room, and what they were told."""

    def __init__(self, room: Room, person: str | None, now: float = 0.0) -> None:
        self.room = room
        self.socket = FakeSocket()
        self.connection = Connection(person, now, self.socket)
        self.sent = 0

    async def come(self) -> Guest:
        await self.room.connect(self.connection)
        return self

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a message with an id of its own; the last thing that came back."""
        self.sent += 1
        message = {"kind": kind, "ref": f"r{self.sent}", **fields}
        await handle(self.room, self.connection, decode(json.dumps(message).encode()))
        return self.hear()[-1]

    def hear(self) -> list[dict[str, Any]]:
        return self.socket.received

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.hear()) if message["kind"] == kind)

    async def wait_for(self, found: Callable[[Guest], bool], seconds: float = 30.0) -> None:
        """Until this holds, looked at whenever something has come."""
        async with asyncio.timeout(seconds):
            while not found(self):
                self.socket.more.clear()
                await self.socket.more.wait()


def inside(
    folder: Path, story: Callable[[House, Room], Awaitable[None]], away: str = "wait", game: str = "blockers"
) -> None:
    """A house with one room for Ada and Ben."""

    async def run() -> None:
        async with Store.open(folder / "house.sqlite") as store:
            house = create_house(store, Limits(lifted=True))
            await store.write(Store.upsert_person("ada", "Ada"), Store.upsert_person("ben", "Ben"))
            chairs = [Seated("human", "Ada", None, "ada"), Seated("human", "Ben", None, "ben")]
            room = await house.open_room(game, {"two": "basic"} if game == "blockers" else {}, "ada", chairs)
            room.document.away = "cover" if away == "cover" else "wait"
            try:
                await story(house, room)
            finally:
                await house.stop()

    asyncio.run(run())


async def deal(room: Room, now: float = 0.0) -> tuple[Guest, Guest]:
    ada, ben = await Guest(room, "ada", now).come(), await Guest(room, "ben", now).come()
    await ada.say("start")
    for guest in (ada, ben):
        await guest.say("commit", commitment=commit(bytes.fromhex(NUMBER)))
    for guest in (ada, ben):
        await guest.say("number", number=NUMBER)
    return ada, ben
