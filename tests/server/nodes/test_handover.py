"""Whoever comes to any node plays at any table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.exceptions import ConnectionClosed

from drivers.server.clients import Client, Server
from drivers.server.records import Records

House = tuple[Server, Server, Records]
PINGS = 200


async def hear(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["kind"] == kind:
            return message


async def play_until(update: int, *people: Client) -> None:
    await asyncio.gather(
        *(one.play(lambda c: c.over or (c.update is not None and c.update["n"] >= update)) for one in people)
    )


async def sit_down(house: House, game: str = "blockers") -> tuple[Client, Client]:
    """Two people at a table that one of the nodes holds: one at the first, one at the second."""
    first, second, _ = house
    cookies = [node.person(name) for node, name in ((first, "Ada"), (second, "Ben"))]
    room = first.open(cookies[0], game, 2)
    ada, ben = Client(first, room, cookies[0], 1), Client(second, room, cookies[1], 2)
    await ben.insist("sit", chair=1)
    await ada.insist("start")
    return ada, ben


def holders(house: House, room: str) -> list[tuple[Any, ...]]:
    query = "SELECT n.address FROM leases l JOIN nodes n ON n.id = l.node WHERE l.room = ?"
    return house[2].read(query, room)


def test_two_people_at_two_nodes_play_to_the_end(nodes: House) -> None:
    async def story() -> tuple[Client, Client]:
        ada, ben = await sit_down(nodes)
        assert len(holders(nodes, ada.room)) == 1
        await asyncio.gather(*(one.play(lambda c: c.over) for one in (ada, ben)))
        return ada, ben

    first, second, _ = nodes
    ada, ben = asyncio.run(story())
    assert ada.update is not None
    assert ben.update is not None
    assert ada.update["n"] == ben.update["n"]
    logs = [node.ask("GET", f"/api/rooms/{ada.room}/log")[1] for node in (first, second)]
    assert logs[0] == logs[1]


def test_what_is_sent_arrives_in_order_and_so_do_the_answers(nodes: House) -> None:
    async def story() -> list[str]:
        _, ben = await sit_down(nodes)
        async with ben.connection() as socket:
            sending = asyncio.create_task(send_all(socket))
            answers = [(await hear(socket, "pong"))["ref"] for _ in range(PINGS)]
            await sending
        return answers

    async def send_all(socket: Any) -> None:
        for number in range(PINGS):
            await socket.send(json.dumps({"kind": "ping", "ref": str(number)}))

    assert asyncio.run(story()) == [str(number) for number in range(PINGS)]


def test_calls_about_a_room_are_answered_by_who_holds_it(nodes: House) -> None:
    first, second, _ = nodes
    ada, ben = asyncio.run(sit_down(nodes))
    asyncio.run(play_until(4, ada, ben))
    past = second.ask("GET", f"/api/rooms/{ada.room}/past", cookie=ada.cookie)
    assert (past[0], past[1]) == (200, first.ask("GET", f"/api/rooms/{ada.room}/past", cookie=ada.cookie)[1])
    assert past[1], "the room's memory was asked"
    assert second.ask("GET", f"/api/rooms/{ada.room}/hint", cookie=ada.cookie)[1]["code"] == "hints-in-practice-only"
    second.admin("DELETE", f"/api/admin/rooms/{ada.room}/chairs/1")
    assert second.ask("GET", f"/api/rooms/{ada.room}/log")[0] == 200


def test_a_refusal_comes_through(nodes: House) -> None:
    async def come() -> int:
        try:
            async with Client(nodes[1], "no-such-room", "").connection() as socket:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
        return 0

    assert asyncio.run(come()) == 4404


def test_nobody_but_a_node_is_believed(nodes: House) -> None:
    first, _, _ = nodes
    ada, _ = asyncio.run(sit_down(nodes))
    path = f"/api/nodes/rooms/{ada.room}/forgotten/somebody"
    for header in ("", "WyJub2RlIl0.forged"):
        status, _, _ = first.ask("POST", path, x_carteblanche_visitor=header)
        assert status == 401
    strange = first.ask("GET", f"/api/rooms/{ada.room}", host="strange.example", x_carteblanche_visitor="forged")
    assert strange[0] == 421


def test_who_is_sent_away_at_one_node_is_gone_from_all(nodes: House) -> None:
    first, second, records = nodes

    async def story() -> tuple[str, int]:
        _, ben = await sit_down(nodes)
        (person,) = records.read("SELECT person FROM seats WHERE room = ? ORDER BY added DESC LIMIT 1", ben.room)[0]
        async with ben.connection() as socket:
            await hear(socket, "room")
            await asyncio.to_thread(first.admin, "POST", f"/api/admin/bans/enter/{person}")
            why = (await hear(socket, "farewell"))["why"]
        status = 200
        while status == 200:
            status, _, _ = await asyncio.to_thread(second.ask, "GET", "/api/rooms", cookie=ben.cookie)
        return why, status

    assert asyncio.run(story()) == ("removed", 409)


def test_who_wants_to_be_forgotten_is_so_at_tables_of_other_nodes(nodes: House) -> None:
    _, second, records = nodes
    _, ben = asyncio.run(sit_down(nodes))
    assert second.ask("DELETE", "/api/me", cookie=ben.cookie)[0] == 204
    (document,) = records.read("SELECT document FROM rooms WHERE id = ?", ben.room)[0]
    assert b"Ben" not in document
    assert b"Ada" in document


def test_a_node_says_what_goes_on_at_another(nodes: House) -> None:
    _, second, _ = nodes

    async def story() -> dict[str, Any]:
        ada, ben = await sit_down(nodes)
        await play_until(4, ada, ben)
        async with ada.connection() as socket:
            await hear(socket, "room")
            while True:
                listed = (await asyncio.to_thread(second.admin, "GET", "/api/admin"))["rooms"]
                found: dict[str, Any] = next(one for one in listed if one["id"] == ada.room)
                if not found["asleep"] and found["connections"]:
                    mine = await asyncio.to_thread(second.ask, "GET", "/api/rooms", cookie=ada.cookie)
                    assert ada.room in [one["id"] for one in mine[1]]
                    return found

    assert asyncio.run(story())["entries"] > 0


def test_a_room_that_sleeps_is_anybody_s(nodes: House) -> None:
    first, second, _ = nodes
    cookie = first.person("Cy")
    room = first.open(cookie, "blockers", 2)
    first.admin("POST", f"/api/admin/rooms/{room}/sleep")
    assert holders(nodes, room) == []
    assert second.ask("GET", f"/api/rooms/{room}", cookie=cookie)[0] == 200
    assert holders(nodes, room) == [(f"127.0.0.1:{second.port}",)]


def test_a_table_where_nobody_is_moves_to_the_node_of_its_first_visitor_and_stays_there(nodes: House) -> None:
    first, second, _ = nodes
    cookie = first.person("Cy")
    room = first.open(cookie, "blockers", 2)
    assert holders(nodes, room) == [(f"127.0.0.1:{first.port}",)]

    async def story() -> None:
        async with Client(second, room, cookie).connection() as socket:
            await socket.recv()
            assert holders(nodes, room) == [(f"127.0.0.1:{second.port}",)]
            await Client(first, room, cookie).do("ping")
        assert holders(nodes, room) == [(f"127.0.0.1:{second.port}",)]

    asyncio.run(story())


def test_what_one_node_alone_has_is_found_by_way_of_any(nodes: House) -> None:
    first, second, _ = nodes
    cookie = first.person("Dee")
    code = first.ask("POST", "/api/me/device", cookie=cookie)[1]["code"]
    status, person, headers = second.ask("POST", "/api/me/claim", {"code": code})
    assert (status, person["name"]) == (200, "Dee")
    assert second.ask("GET", "/api/me", cookie=headers["set-cookie"].split(";")[0])[1]["name"] == "Dee"
    assert first.ask("POST", "/api/me/claim", {"code": code})[1]["code"] == "no-such-code", "it works once"
    wanted = {
        "text": "When somebody plays a 6, the next player draws a card.",
        "language": "en",
        "rule": True,
        "games": 20,
    }
    status, trial, _ = first.ask("POST", "/api/blank/trials", wanted, cookie=cookie)
    assert status == 201, trial
    assert second.ask("GET", f"/api/blank/trials/{trial['id']}")[1]["id"] == trial["id"]
    assert second.ask("DELETE", f"/api/blank/trials/{trial['id']}")[0] == 204
    assert first.ask("GET", f"/api/blank/trials/{trial['id']}")[1]["code"] == "no-such-trial"
