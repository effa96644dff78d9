"""A backup is the same house in another folder: people, keys and running games, which are played to their end there."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

from carteblanche.table.verify import verify
from drivers.server.clients import Client, Server


def command(folder: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "carteblanche", *words],
        env=dict(os.environ, CARTEBLANCHE_DATA=str(folder)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def reached(n: int, client: Client) -> bool:
    return client.update is not None and client.update["n"] >= n


def ended(client: Client) -> bool:
    return client.over


def test_a_backup_is_restored_in_another_folder_and_played_on(server: Server, tmp_path: Path) -> None:
    cookies = [server.person("Ada"), server.person("Ben")]
    room = server.open(cookies[0], "blockers", 2)
    people = [Client(server, room, cookie, seed) for seed, cookie in enumerate(cookies)]

    async def play(until: int | None) -> None:
        stop = partial(reached, until) if until is not None else ended
        await asyncio.gather(*(one.play(stop) for one in people))

    async def begin() -> None:
        assert (await people[1].do("sit", chair=1))["kind"] == "accepted"
        assert (await people[0].do("start"))["kind"] == "accepted"
        await play(12)

    asyncio.run(asyncio.wait_for(begin(), 300))
    copy, elsewhere = tmp_path / "copy.backup", tmp_path / "elsewhere"
    elsewhere.mkdir()
    command(server.folder, "backup", str(copy))
    asyncio.run(asyncio.wait_for(play(20), 300))
    command(elsewhere, "restore", "--yes", str(copy))

    other = Server(elsewhere)
    other.start()
    try:
        for one in people:
            one.server, one.update = other, None
        asyncio.run(asyncio.wait_for(play(12), 300))
        assert [one.update and one.update["seat"] for one in people] == [0, 1], "nobody is asked who they are"
        asyncio.run(asyncio.wait_for(play(None), 300))
        status, log, _ = other.ask("GET", f"/api/rooms/{room}/log")
        assert status == 200
        assert verify(log.strip().split(b"\n")).deal
        assert command(elsewhere, "admin", "--json") == command(server.folder, "admin", "--json")
    finally:
        other.stop()
