"""Two people and a bot play, the server is killed again and again, nothing is lost."""

from __future__ import annotations

import asyncio
from functools import partial

from carteblanche.table.verify import verify
from drivers.server.clients import Client, Server


async def started(server: Server, cookies: list[str], room: str) -> None:
    """Everybody sits down, the host starts."""
    for chair, cookie in enumerate(cookies[1:], 1):
        assert (await Client(server, room, cookie).do("sit", chair=chair))["kind"] == "accepted"
    assert (await Client(server, room, cookies[0]).do("start"))["kind"] == "accepted"


def reached(n: int, client: Client) -> bool:
    return client.over or (client.update is not None and client.update["n"] >= n)


def test_a_game_survives_kills_at_any_moment(server: Server) -> None:
    cookies = [server.person("Ada"), server.person("Ben")]
    room = server.open(cookies[0], "blockers", 3, [None, None, "greedy"])
    people = [Client(server, room, cookie, seed) for seed, cookie in enumerate(cookies)]

    async def game() -> None:
        await started(server, cookies, room)
        for limit in (2, 5, 9, 20, 33, 50):
            await asyncio.gather(*(one.play(partial(reached, limit)) for one in people))
            before = [one.update for one in people]
            server.kill()
            server.start()
            for one, old in zip(people, before, strict=True):
                fresh = Client(server, room, one.cookie)
                await fresh.play(lambda c: c.update is not None)
                assert fresh.update is not None
                assert old is not None
                if fresh.update["n"] == old["n"]:
                    assert fresh.update["table"]["game"] == old["table"]["game"]
        await asyncio.gather(*(one.play(lambda c: c.over) for one in people))

    asyncio.run(game())
    status, log, _ = server.ask("GET", f"/api/rooms/{room}/log")
    assert status == 200
    assert verify(log.strip().split(b"\n")).deal
    for one in people:
        assert {refusal["code"] for refusal in one.refused} <= {"stale", "not-awaited"}
        for ref, n in one.accepted.items():
            assert log.count(ref.encode()) == (1 if n >= 0 else 0), "acknowledged once, there once"
