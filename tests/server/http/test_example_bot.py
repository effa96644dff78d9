from __future__ import annotations

import asyncio
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from drivers.server.clients import Client, Server

ROOT = Path(__file__).parents[3]


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


def example() -> Any:
    found = importlib.util.spec_from_file_location("example_bot", ROOT / "examples" / "bot.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


class Line:
    """A socket that keeps what was sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def test_the_example_bot_answers_once_while_its_answer_is_on_the_way() -> None:
    line = Line()
    bot = example().Bot(line)
    committing = {
        "kind": "update",
        "n": 0,
        "seat": 1,
        "options": None,
        "table": {"phase": "committing", "awaited": [0, 1]},
    }
    numbering = {
        "kind": "update",
        "n": 2,
        "seat": 1,
        "options": None,
        "table": {"phase": "numbering", "awaited": [0, 1]},
    }

    async def heard() -> None:
        await bot.hear(committing)
        await bot.hear(committing | {"n": 1})
        assert [sent["kind"] for sent in line.sent] == ["commit"]
        await bot.hear(numbering)
        await bot.hear({"kind": "accepted", "ref": line.sent[0]["ref"], "n": 1})
        assert [sent["kind"] for sent in line.sent] == ["commit", "number"]

    asyncio.run(heard())
