"""Who comes back to a running game is told again what they were told, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from carteblanche.core.values import Seat
from carteblanche.server.rooms import replays
from carteblanche.testing.tables import play_out
from carteblanche.wire import codec
from drivers.server.clients import Client, Server


class Witness(Client):
    """Somebody who writes down what the game showed them after each entry."""

    def __init__(self, server: Server, room: str, cookie: str) -> None:
        super().__init__(server, room, cookie)
        self.shown: dict[int, Any] = {}
        self.there = asyncio.Event()
        self.on_update = self._note

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await super().hear(socket, message)
        self.there.set()

    def _note(self, update: dict[str, Any]) -> None:
        if update["table"]["game"] is not None:
            self.shown[update["n"]] = update["table"]["game"]


def test_a_running_game_is_told_again_as_each_viewer_saw_it(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    room = house.open(ada, "blockers", 2, two="basic")
    everybody = [Witness(house, room, cookie) for cookie in (ada, ben, "")]

    async def story() -> None:
        await everybody[1].do("sit", chair=1)
        before = [asyncio.create_task(one.play(lambda c: bool(c.update and c.update["n"] >= 16))) for one in everybody]
        await asyncio.gather(*(one.there.wait() for one in everybody))
        await Client(house, room, ada).do("start")
        await asyncio.gather(*before)

    asyncio.run(asyncio.wait_for(story(), 300))
    pasts = [house.ask("GET", f"/api/rooms/{room}/past", cookie=one.cookie)[1] for one in everybody]
    for one, again in zip(everybody, pasts, strict=True):
        seen = [{"kind": "moment", "n": n, "view": one.shown[n]} for n in sorted(one.shown)]
        assert again[: len(seen)] == seen, "another may have played on since"
        assert len(seen) > 10
    for seat, other in ((0, 1), (1, 0)):
        assert all(set(moment["view"]["racks"][other]) <= {None} for moment in pasts[seat])
    assert all(set(rack) <= {None} for moment in pasts[2] for rack in moment["view"]["racks"])


def test_before_the_deal_and_in_a_race_there_is_nothing_to_tell(house: Server) -> None:
    ada = house.person("Ada")
    assert house.ask("GET", f"/api/rooms/{house.open(ada, 'blitz', 2)}/past")[1] == []
    assert house.ask("GET", "/api/rooms/nowhere/past")[1]["code"] == "no-such-room"


def test_a_long_game_is_told_from_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_out(3)
    whole = replays.encode_past(table.header, table.entries, Seat(1))
    assert whole[-1].endswith(codec.encode(table.game.view(table.state, Seat(1))) + b"}")
    monkeypatch.setattr(replays, "LARGEST_PAST", sum(map(len, whole[-5:])))
    assert replays.encode_past(table.header, table.entries, Seat(1)) == whole[-5:]
    monkeypatch.setattr(replays, "MOST_PAST", 4)
    few = replays.encode_past(table.header, table.entries, Seat(1))
    assert 0 < len(few) <= 4
    assert few == whole[-len(few) :]
