"""axe-core finds nothing wrong on any page, by day and by night, on a phone and on a desktop: what no other test looks at."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from drivers.browser.browsers import Windows
from drivers.browser.players import OVER, YOURS, play_out
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

Faults = Callable[["Page"], list[str]]
LEVELS = {"blank": "random", "blanko": "novice", "blockers": "random"}
CONFIGS = {"blanko": {"language": "en", "words": "friendly"}}


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_the_house(windows: Windows, house: Server, faults: Faults, *, phone: bool) -> None:
    ada = house.person("Ada")
    host = re.findall(r"/admin#\S+", (house.folder / "serve.log").read_text())[-1]
    page = windows.open(f"http://127.0.0.1:{house.port}/", phone=phone, cookie=ada)
    found: list[str] = []
    for path, ready in (
        ("/", "article"),
        ("/scores", "h1"),
        ("/decks", "h1"),
        ("/rules/blanko", ".handbook h2"),
        *((f"/learn/{game}", "h1") for game in ("blank", "blanko", "blitz", "blockers")),
        (host, "h2"),
        ("/t/no/where", "h1"),
    ):
        page.goto(f"http://127.0.0.1:{house.port}{path}")
        page.locator(ready).first.wait_for()
        found += [f"{path}: {fault}" for fault in faults(page)]
    page.goto(f"http://127.0.0.1:{house.port}/")
    for name in ("Settings", "Name and devices"):
        page.get_by_role("button", name=name).first.click()
        page.locator("dialog[open]").wait_for()
        found += [f"{name}: {fault}" for fault in faults(page)]
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    assert found == []


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_the_menu_of_a_table(windows: Windows, house: Server, faults: Faults, *, phone: bool) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"], two="basic")
    page = windows.open(f"http://127.0.0.1:{house.port}/t/{room}#start", phone=phone, cookie=ada)
    page.locator(YOURS).wait_for()
    found: list[str] = []
    for name in ("Invite", "Settings", "Give up"):
        page.get_by_role("button", name="Table", exact=True).click()
        page.locator("dialog[open]").get_by_role("button", name=name).first.click()
        page.locator("dialog[open] h2", has_text="Table").wait_for(state="detached")
        found += [f"{name}: {fault}" for fault in faults(page)]
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    assert found == []


@pytest.mark.parametrize("game", list(LEVELS))
def test_what_comes_after_a_game(windows: Windows, house: Server, faults: Faults, game: str) -> None:
    ada = house.person("Ada")
    room = house.open(ada, game, 2, [None, LEVELS[game]], **CONFIGS.get(game, {}))
    play_out(house, room, ada)
    found: list[str] = []
    page = windows.open(f"http://127.0.0.1:{house.port}/t/{room}", phone=game == "blank", cookie=ada)
    page.locator(OVER).wait_for()
    found += faults(page)
    for path, ready in ((f"/r/{room}", ".controls"), (f"/tv/{room}", ".game")):
        page.goto(f"http://127.0.0.1:{house.port}{path}")
        page.locator(ready).first.wait_for()
        found += [f"{path}: {fault}" for fault in faults(page)]
    assert found == []
