from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from drivers.server.bystander import Waiting
from drivers.server.clients import Server
from drivers.server.hostile import attack, check


def test_hostile_frames_messages_and_requests_disturb_nobody(server: Server, house: Server) -> None:
    found = asyncio.run(attack(server, house, 1, 3))
    assert found.thrown > 2500
    assert min(found.messages, found.frames, found.requests, found.handshakes) > 0
    assert found.refused > 800
    assert "Traceback" not in (Path(server.folder) / "serve.log").read_text()


def test_a_bystander_who_waits_is_noticed() -> None:
    quiet = Waiting([0.002] * 50)
    check(quiet, Waiting([0.004] * 50))
    for slow in ([0.2] * 50, [0.002] * 49 + [2.5]):
        with pytest.raises(AssertionError, match="had to wait"):
            check(quiet, Waiting(slow))
    with pytest.raises(AssertionError, match="too few"):
        check(quiet, Waiting([0.002]))
