from __future__ import annotations

import asyncio
from pathlib import Path

from drivers.server.clients import Server
from drivers.server.hostile import attack


def test_hostile_messages_and_requests_disturb_nobody(house: Server) -> None:
    found = asyncio.run(attack(house, 1, 1500))
    assert found.refused > 800
    assert "Traceback" not in (Path(house.folder) / "serve.log").read_text()
