from __future__ import annotations

from drivers.server.clients import Server
from drivers.server.http_interface import ask


def test_the_interface_answers_as_it_describes_itself(house: Server) -> None:
    found = ask(house, seed=1, count=3)
    assert found.asked > 100
    assert found.refused > 20
    assert "Traceback" not in (house.folder / "serve.log").read_text()
