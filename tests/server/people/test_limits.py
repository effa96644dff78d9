"""Limits: by person once somebody has a name, by address before; and nothing is remembered for ever."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.server.people.limits import FEWEST_SWEPT, LIMITS, Limits
from drivers.server.clients import Server


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_and_then_evenly() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    assert [limits.wait("messages", "ada") for _ in range(101)] == [0] * 100 + [1]
    clock.now += 0.2
    assert limits.wait("messages", "ada") == 0
    assert limits.wait("messages", "ada") == 1
    clock.now += 20
    assert [limits.wait("messages", "ada") for _ in range(101)] == [0] * 100 + [1]
    assert limits.wait("messages", "ben") == 0, "everybody is counted alone"
    with pytest.raises(Illegal, match="too-often"):
        limits.check("messages", "ada")
    assert limits.refused == {"messages": 4}


def test_the_seconds_to_wait_are_enough() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for what in LIMITS:
        while not (seconds := limits.wait(what, "ada")):
            pass
        clock.now += seconds
        assert limits.wait(what, "ada") == 0, what


def test_who_is_gone_is_forgotten() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for number in range(50 * FEWEST_SWEPT):
        limits.wait("messages", f"connection {number}")
        clock.now += 1.0
    assert len(limits) <= 2 * FEWEST_SWEPT


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path, "--password", "open sesame")
    found.start()
    yield found
    found.stop()


def test_a_club_behind_one_address_comes_in(locked: Server) -> None:
    for number in range(40):
        status, _, headers = locked.ask("POST", "/api/door", {"password": "open sesame"})
        assert status == 204, number
        door = headers["set-cookie"].split(";")[0]
        status, _, headers = locked.ask("POST", "/api/me", {"name": f"Member {number}"}, cookie=door)
        assert status == 200, number
        person = f"{door}; {headers['set-cookie'].split(';')[0]}"
        assert locked.ask("POST", "/api/me/token", {"name": f"Bot {number}"}, cookie=person)[0] == 201, number


def test_somebody_who_asks_too_much_is_refused_alone(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    asked = (server.ask("POST", "/api/me", {"name": "Ada"}, cookie=ada)[0] for _ in range(100))
    assert next(status for status in asked if status != 200) == 429
    assert server.ask("POST", "/api/me", {"name": "Ben"}, cookie=ben)[0] == 200
