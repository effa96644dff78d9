"""A screen for the whole room: it shows what everybody may know, also on the device of somebody who plays."""

from __future__ import annotations

import json
from typing import Any

import pytest

from drivers.browser.browsers import LAN, Windows
from drivers.browser.players import deal
from drivers.server.clients import Server


@pytest.mark.parametrize("game", ["blank", "blanko", "blitz", "blockers"])
def test_the_shared_screen_is_a_watchers(windows: Windows, house: Server, game: str) -> None:
    ada = house.person("Ada")
    room = house.open(ada, game, 2, [None, "novice" if game == "blanko" else "random"])
    page = windows.open("about:blank", cookie=None)
    received: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: received.append(json.loads(frame))))
    name, _, value = ada.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "domain": LAN, "path": "/"}])
    page.goto(f"http://{LAN}:{house.port}/tv/{room}")
    page.locator(".setting svg[role=img]").wait_for()
    page.locator("li", has_text="Ada").wait_for()

    deal(house, room, ada)
    page.locator(".game").wait_for()
    page.locator(".join svg[role=img]").wait_for()
    updates = [message for message in received if message["kind"] == "update"]
    assert updates
    assert {(update["seat"], update["options"]) for update in updates} == {(None, None)}
    assert not any(chair["you"] for message in received if message["kind"] == "room" for chair in message["chairs"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
