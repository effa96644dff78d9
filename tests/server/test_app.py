from __future__ import annotations

import pytest

from drivers.server.clients import Server


def test_every_answer_has_the_safety_headers(house: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        _, _, headers = house.ask("GET", path)
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"


def test_a_strange_page_cannot_act_for_somebody(house: Server) -> None:
    cookie = house.person("Ada")
    status, body, _ = house.ask("POST", "/api/me", {"name": "Eve"}, cookie=cookie, origin="http://elsewhere.example")
    assert (status, body["code"]) == (409, "wrong-origin")


def test_the_interface_describes_itself(house: Server) -> None:
    status, schema, _ = house.ask("GET", "/api/schema/openapi.json")
    assert status == 200
    assert {"/api/me", "/api/rooms", "/api/games", "/api/rooms/{room}/replay"} <= set(schema["paths"])
    status, page, headers = house.ask("GET", "/api/schema")
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert b"/api/rooms/{room}/replay" in page
    assert b"<script" not in page


def test_numbers_for_a_watcher_of_machines(house: Server) -> None:
    status, text, _ = house.ask("GET", "/metrics")
    assert status == 200
    assert b"carteblanche_connections" in text


def test_too_much_is_refused_with_the_seconds_to_wait(server: Server) -> None:
    ada = server.person("Ada")
    asked = (server.ask("POST", "/api/me", {"name": "Ada"}, cookie=ada) for _ in range(100))
    status, body, headers = next(answer for answer in asked if answer[0] != 200)
    assert (status, body["code"]) == (429, "too-often")
    assert int(headers["retry-after"]) == body["details"]["seconds"] > 0


def test_a_large_body_is_refused(house: Server) -> None:
    status, body, _ = house.ask("POST", "/api/me", {"name": "x" * 200_000})
    assert status in (400, 413)
    assert body["code"] in ("too-large", "unreadable")


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/worker.js", "text/javascript"),
        ("/icon-192.png", "image/png"),
    ],
)
def test_what_makes_the_page_an_app_lies_beside_it(house: Server, path: str, media: str) -> None:
    status, _, headers = house.ask("GET", path)
    assert status == 200
    assert headers["content-type"].startswith(media)
    assert headers["cache-control"] == "no-cache"


def test_who_is_lost_in_a_browser_gets_the_page_and_a_program_gets_a_code(house: Server) -> None:
    status, page, headers = house.ask("GET", "/nowhere", accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert (status, headers["content-type"].split(";")[0]) == (404, "text/html")
    assert b"<!doctype html>" in page[:100].lower()
    assert "Content-Security-Policy".lower() in headers
    for path in ("/nowhere", "/api/nowhere"):
        assert house.ask("GET", path)[1]["code"] == "not-found"
    assert house.ask("GET", "/api/nowhere", accept="text/html")[1]["code"] == "not-found"
