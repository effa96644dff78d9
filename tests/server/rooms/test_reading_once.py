"""On its way from a client to the log an action is read once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

from carteblanche.core import values
from carteblanche.core.luck import commit
from carteblanche.server.app import create_house
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.document import Seated
from carteblanche.server.rooms.messages import handle
from carteblanche.store.store import Store
from carteblanche.wire import codec

NUMBER = "ab" * 16
ORIGINAL = values.decoder_of


class Socket:
    def __init__(self) -> None:
        self.full = False
        self.received: list[dict[str, Any]] = []

    def send_texts(self, *messages: bytes) -> None:
        self.received += map(json.loads, messages)

    def close(self) -> None:
        self.full = True


class Counted:
    """A decoder of messages that counts how often it is asked."""

    reads: ClassVar[list[Any]] = []

    def __init__(self, kinds: Any) -> None:
        self._kinds = kinds
        self._decoder = ORIGINAL(kinds)

    def decode(self, data: Any) -> Any:
        self.reads.append(self._kinds)
        return self._decoder.decode(data)


@pytest.mark.parametrize("game", ["blockers", "blitz", "blank"])
def test_an_action_is_read_once(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Counted.reads.clear()

    async def story() -> None:
        async with Store.open(tmp_path / "house.sqlite") as store:
            house = create_house(store, Limits(lifted=True))
            await store.write(Store.upsert_person("ada", "Ada"), Store.upsert_person("ben", "Ben"))
            chairs = [Seated("human", name, None, name.lower()) for name in ("Ada", "Ben")]
            room = await house.open_room(game, {}, "ada", chairs)
            sockets = {person: Socket() for person in ("ada", "ben")}
            guests = {person: Connection(person, 0.0, socket) for person, socket in sockets.items()}

            async def say(person: str, kind: str, **fields: Any) -> None:
                data = json.dumps({"kind": kind, "ref": kind, **fields}).encode()
                await handle(room, guests[person], codec.decode(data))

            try:
                for guest in guests.values():
                    await room.connect(guest)
                await say("ada", "start")
                for person in guests:
                    await say(person, "commit", commitment=commit(bytes.fromhex(NUMBER)))
                for person in guests:
                    await say(person, "number", number=NUMBER)
                updates = {
                    person: next(one for one in reversed(socket.received) if one["kind"] == "update")
                    for person, socket in sockets.items()
                }
                person, update = next((person, one) for person, one in updates.items() if one["options"])
                for module in (codec, values):
                    monkeypatch.setattr(module, "decoder_of", Counted)
                await say(person, "play", seen=update["n"], action=update["options"][0])
                monkeypatch.undo()
                assert room.live is not None
                assert (0, "play") in room.live.table.entry_by_ref or (1, "play") in room.live.table.entry_by_ref
                assert Counted.reads == [room.game.ACTION]
            finally:
                monkeypatch.undo()
                await house.stop()

    asyncio.run(story())
