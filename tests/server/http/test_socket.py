from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from drivers.server.clients import Client, Server

OPENING = (
    b"GET /socket/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await asyncio.wait_for(story(), 60)

    asyncio.run(run())


def two_at_a_table(house: Server) -> tuple[str, Client, Client]:
    ada, ben = house.person("Ada"), house.person("Ben")
    room = house.open(ada, "blockers", 2, two="basic")
    return room, Client(house, room, ada), Client(house, room, ben)


async def begun(ada: Client, ben: Client) -> None:
    await ben.do("sit", chair=1)
    await ada.do("start")
    await asyncio.gather(*(one.play(lambda c: bool(c.update and c.update["n"] >= 5)) for one in (ada, ben)))


def test_chairs_are_taken_swapped_filled_and_cleared(house: Server) -> None:
    _, ada, ben = two_at_a_table(house)

    async def story() -> None:
        assert (await ben.do("sit", chair=0))["code"] == "chair-taken"
        assert (await ben.do("sit", chair=7))["code"] == "no-such-chair"
        assert (await ben.do("start"))["code"] == "not-the-host"
        assert (await ada.do("start"))["code"] == "wrong-number-of-players"
        assert (await ben.do("sit", chair=1))["kind"] == "accepted"
        assert (await ada.do("swap", chair=0, other=1))["kind"] == "accepted"
        assert [chair["name"] for chair in ada.about["chairs"]] == ["Ben", "Ada"]
        assert (await ada.do("resize", chairs=3))["kind"] == "accepted"
        assert (await ada.do("fill", chair=2, level="greedy"))["kind"] == "accepted"
        assert (await ada.do("fill", chair=0, level=None))["kind"] == "accepted"
        assert [chair["player"] for chair in ada.about["chairs"]] == ["empty", "human", "bot"]
        assert (await ada.do("configure", config={"scoring": "uptown"}))["kind"] == "accepted"
        assert ada.about["config"]["scoring"] == "uptown"
        pace = {"kind": "pace", "initial": 60_000, "increment": 1_000}
        assert (await ada.do("house-rules", pace=pace, away="cover", open=True))["kind"] == "accepted"
        assert ada.about["pace"] == pace
        assert (await ada.do("house-rules", pace={**pace, "initial": 5}, away="wait", open=False))[
            "code"
        ] == "no-such-pace"

    run(story)


def test_who_asks_to_watch_is_told_what_a_watcher_is_told_on_an_own_chair_too(house: Server) -> None:
    _, ada, ben = two_at_a_table(house)

    async def story() -> None:
        await begun(ada, ben)
        screen = Client(house, f"{ada.room}?watch", ada.cookie)
        async with screen.connection() as socket:
            ref = await screen.send(socket, "leave")
            assert (await screen.answer(socket, ref))["code"] == "only-watching"
            assert screen.update is not None
            assert (screen.update["seat"], screen.update["options"]) == (None, None)
            assert not any(tile for rack in screen.update["table"]["game"]["racks"] for tile in rack)

    run(story)


def test_a_watcher_sees_but_does_not_act(house: Server) -> None:
    room, ada, ben = two_at_a_table(house)

    async def story() -> None:
        await begun(ada, ben)
        watcher = Client(house, room, "")
        await watcher.play(lambda c: c.update is not None)
        assert watcher.update is not None
        assert watcher.update["seat"] is None
        assert watcher.update["options"] is None
        assert all(tile is None for rack in watcher.update["table"]["game"]["racks"] for tile in rack)
        for kind, fields in (
            ("play", {"seen": 99, "action": {"kind": "place", "tile": "yellow 1", "cell": "A1"}}),
            ("propose", {"proposal": "undo"}),
            ("answer", {"yes": True}),
            ("leave", {}),
        ):
            assert (await watcher.do(kind, **fields))["code"] == "only-watching"
        assert (await watcher.do("say", text="hello"))["code"] == "no-name"

    run(story)


def test_a_refused_move_says_why_and_changes_nothing(house: Server) -> None:
    _, ada, ben = two_at_a_table(house)

    async def story() -> None:
        await begun(ada, ben)
        mover = ada if ada.update and ada.update["options"] else ben
        assert mover.update is not None
        n = mover.update["n"]
        bad = await mover.do("play", seen=n, action={"kind": "place", "tile": "red 9", "cell": "A1"})
        assert bad["kind"] == "refused"
        assert bad["code"] in ("not-on-your-rack", "stale")
        assert (await mover.do("play", seen=n, action={"kind": "jump"}))["code"] == "unreadable"
        asked = await mover.do("what-if", action={"kind": "place", "tile": "red 9", "cell": "Z1"})
        assert asked["code"] in ("no-such-cell", "not-your-turn")

    run(story)


def test_a_preview_tells_groups_and_scores(house: Server) -> None:
    _, ada, ben = two_at_a_table(house)

    async def story() -> None:
        await ben.do("sit", chair=1)
        await ada.do("start")
        await asyncio.gather(*(one.play(lambda c: bool(c.update and c.update["table"]["game"])) for one in (ada, ben)))
        for one in (ada, ben):
            if one.update and one.update["options"]:
                answer = await one.do("what-if", action=one.update["options"][0])
                if answer["kind"] == "previewed":
                    assert answer["preview"]["groups"]

    run(story)


def test_two_tabs_of_one_person_see_the_same(house: Server) -> None:
    room, ada, ben = two_at_a_table(house)

    async def story() -> None:
        await begun(ada, ben)
        tabs = [Client(house, room, ada.cookie), Client(house, room, ada.cookie)]
        async with tabs[0].connection() as one, tabs[1].connection() as two:
            seen: list[dict[str, Any]] = []
            for socket in (one, two):
                while True:
                    message = json.loads(await socket.recv())
                    if message["kind"] == "update":
                        seen.append(message)
                        break
            assert seen[0]["seat"] == seen[1]["seat"] == 0
            assert seen[0]["table"]["game"]["racks"] == seen[1]["table"]["game"]["racks"]

    run(story)


def test_an_old_message_sent_again_is_answered_like_the_first_time(house: Server) -> None:
    _, ada, ben = two_at_a_table(house)

    async def story() -> None:
        await begun(ada, ben)
        mover = ada if ada.accepted and any(n >= 0 for n in ada.accepted.values()) else ben
        await asyncio.gather(*(one.play(lambda c: bool(c.update and c.update["n"] >= 9)) for one in (ada, ben)))
        ref, n = next((ref, n) for ref, n in mover.accepted.items() if n >= 5)
        old = {"kind": "play", "ref": ref, "seen": 5, "action": {"kind": "place", "tile": "yellow 1", "cell": "A1"}}
        async with mover.connection() as socket:
            await socket.send(json.dumps(old))
            answer = await mover.answer(socket, ref)
        assert (answer["kind"], answer["n"]) == ("accepted", n)

    run(story)


def test_talk_and_emotes_reach_everybody_and_are_kept(house: Server) -> None:
    _room, ada, ben = two_at_a_table(house)

    async def story() -> None:
        await ada.do("say", text="<b>hello</b>")
        await ada.do("emote", emote="well-played")
        assert (await ada.do("emote", emote="rude"))["code"] == "unreadable"
        await ben.do("ping")
        said = [
            (message["name"], message["text"], message["emote"]) for message in ben.heard if message["kind"] == "said"
        ]
        assert said == [("Ada", "<b>hello</b>", False), ("Ada", "well-played", True)]
        await ada.do("ping")
        for client, own in ((ada, True), (ben, False)):
            lines = [message for message in client.heard if message["kind"] == "said"]
            assert {line["you"] for line in lines} == {own}
            assert len({line["who"] for line in lines}) == 1

    run(story)


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "x",
        "{}",
        "[]",
        "null",
        '{"kind":"play"}',
        '{"kind":"nonsense","ref":"a"}',
        "[" * 5000,
        '{"kind":"ping","ref":""}',
    ],
)
def test_nonsense_is_refused_with_a_code_and_the_socket_lives_on(house: Server, raw: str) -> None:
    room = house.open(house.person("Ada"), "blockers", 2)

    async def story() -> None:
        client = Client(house, room, house.person("Ben"))
        async with client.connection() as socket:
            await socket.send(raw)
            while (message := json.loads(await socket.recv()))["kind"] != "refused":
                pass
            assert message["code"] == "unreadable"
            ref = await client.send(socket, "ping")
            assert (await client.answer(socket, ref))["kind"] == "pong"

    run(story)


def test_a_flood_is_answered_with_the_seconds_to_wait(server: Server) -> None:
    room = server.open(server.person("Ada"), "blockers", 2)

    async def story() -> None:
        client = Client(server, room, "")
        async with client.connection() as socket:
            for _ in range(130):
                await socket.send('{"kind":"ping","ref":"p"}')
            while (message := json.loads(await socket.recv()))["kind"] != "refused":
                pass
            assert message["code"] == "too-often"
            assert message["details"]["seconds"] > 0

    run(story)


def test_a_page_from_elsewhere_gets_no_socket(house: Server) -> None:
    room = house.open(house.person("Ada"), "blockers", 2)

    async def story() -> None:
        client = Client(house, room, "")
        async with client.connection(origin="http://elsewhere.example") as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403

    run(story)


def test_an_unknown_room_is_said_so(house: Server) -> None:
    async def story() -> None:
        async with Client(house, "nothing", "").connection() as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404

    run(story)


@pytest.mark.parametrize("cut", [20, None])
def test_who_hangs_up_while_a_socket_is_opened_leaves_no_trace(house: Server, cut: int | None) -> None:
    log = house.folder / "serve.log"
    before = log.stat().st_size
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", house.port)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.sendall(OPENING[:cut])
    assert house.ask("GET", "/health")[0] == 200
    assert b"Traceback" not in log.read_bytes()[before:]
