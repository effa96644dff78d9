from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from carteblanche.testing.clients import Client, Server

ROOT = Path(__file__).parents[2]


def test_the_example_bot_plays_a_whole_game(house: Server) -> None:
    cookie = house.person("Ada")
    room = house.open(cookie, "blockers", 2, two="basic")
    script = [sys.executable, str(ROOT / "examples" / "bot.py"), f"http://127.0.0.1:{house.port}", room, "1"]

    async def game() -> None:
        client = Client(house, room, cookie)
        while len(client.about.get("chairs", [])) < 2 or client.about["chairs"][1]["player"] == "empty":
            await client.do("ping")
        await client.do("start")
        await client.play(lambda c: c.over)

    with subprocess.Popen(script, stdout=subprocess.PIPE, text=True) as bot:
        asyncio.run(game())
        said = bot.communicate(timeout=60)[0]
    assert "over: " in said
    assert "refused" not in said
