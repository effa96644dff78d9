"""Limits are for strangers: a club behind one address plays a whole evening without noticing them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from drivers.server import club
from drivers.server.clients import Server


def test_forty_people_behind_one_address_play_on_through_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, "--password", club.PASSWORD)
    server.start()
    try:
        spent = asyncio.run(club.spend(server, acts=40, thinking=0.0, seed=1))
    finally:
        server.stop()
    assert spent.acts >= 400
    assert spent.rooms >= 10
