from __future__ import annotations

import pytest

from carteblanche.server.http.hosts import find_names, is_ours
from drivers.server.clients import Server

NAMES = find_names("https://play.example.org:8443", ["games.example.net"])


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8765",
        "[::1]:8765",
        "192.168.1.7",
        "localhost",
        "box.local:80",
        "nas",
        "play.example.org",
        "PLAY.example.org.",
        "games.example.net:1",
    ],
)
def test_the_house_is_called_by_an_address_or_by_a_name_of_its_own(host: str) -> None:
    assert is_ours(host, NAMES)


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "play.example.org.evil.example", "a:b", "a b", "::1", "127.0.0.1.evil.example", "x:123456"],
)
def test_a_stranger_s_name_is_not_ours(host: str) -> None:
    assert not is_ours(host, NAMES)


def test_a_page_whose_name_was_pointed_here_gets_nothing(house: Server) -> None:
    for path in ("/api/me", "/", "/api/games"):
        status, body, _ = house.ask("GET", path, host="evil.example")
        assert (status, body["code"]) == (421, "wrong-host")
    assert house.ask("GET", "/api/games", host="a:b")[0] == 421


def test_a_body_nested_too_deeply_is_unreadable(house: Server) -> None:
    deep: list[object] = []
    for _ in range(900):
        deep = [deep]
    status, body, _ = house.ask("POST", "/api/rooms", {"game": deep, "chairs": 2})
    assert (status, body["code"]) == (400, "unreadable")
    assert house.ask("POST", "/api/rooms", raw=b"[" * 5000 + b"]" * 5000)[:1] == (400,)
