from __future__ import annotations

import asyncio

from drivers.server.clients import Client, Server


def test_the_admin_needs_the_token_that_was_printed(house: Server) -> None:
    assert house.ask("GET", "/api/admin")[0] == 401
    assert house.ask("GET", "/api/admin", authorization="Bearer guess")[0] == 401
    printed = (house.folder / "serve.log").read_text().split("/admin#")[1].split()[0]
    status, overview, _ = house.ask("GET", "/api/admin", authorization=f"Bearer {printed}")
    assert status == 200
    assert overview["bytes"] > 0


def test_the_admin_asks_as_often_as_they_like_and_guesses_are_counted(server: Server) -> None:
    for _ in range(30):
        server.admin("GET", "/api/admin")
    statuses = [server.ask("GET", "/api/admin", authorization="Bearer guess")[0] for _ in range(11)]
    assert statuses == [401] * 10 + [429]
    server.admin("GET", "/api/admin")


def test_the_admin_sends_somebody_away_from_a_table(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    gathering, playing = (house.open(ada, "blockers", 2, two="basic") for _ in range(2))

    async def story() -> None:
        for room in (gathering, playing):
            await Client(house, room, ben).do("sit", chair=1)
        people = [Client(house, playing, cookie) for cookie in (ada, ben)]
        await people[0].do("start")
        await asyncio.gather(*(one.play(lambda c: bool(c.update and c.update["n"] >= 6)) for one in people))
        for room in (gathering, playing):
            await asyncio.to_thread(house.admin, "DELETE", f"/api/admin/rooms/{room}/chairs/1")
        host = Client(house, gathering, ada)
        await host.do("ping")
        assert host.about["chairs"][1]["player"] == "empty"
        await people[0].do("ping")
        assert people[0].update is not None
        assert people[0].update["table"]["left"] == [1]

    asyncio.run(asyncio.wait_for(story(), 300))
    status, body, _ = house.ask("DELETE", f"/api/admin/rooms/{gathering}/chairs/1")
    assert (status, body["code"]) == (401, "locked")
