"""axe-core finds nothing wrong on any screen, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from drivers.browser.browsers import LAN, Windows
from drivers.browser.players import OVER, YOURS, play_out
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

Faults = Callable[["Page"], list[str]]


def admin(house: Server) -> str:
    """The address of the admin's page, as the server printed it when it started last."""
    return str(re.findall(r"/admin#\S+", (house.folder / "serve.log").read_text())[-1])


def test_the_way_to_a_table(windows: Windows, house: Server, faults: Faults) -> None:
    page = windows.open(f"http://{LAN}:{house.port}/", phone=True)
    page.locator("article").first.wait_for()
    found = faults(page)
    page.locator("article", has_text="Blockers!").get_by_role("button", name="With friends").click()
    page.locator("dialog input").wait_for()
    found += faults(page)
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Make the table").wait_for()
    found += faults(page)
    page.get_by_role("button", name="Make the table").click()
    page.locator(".qr svg").wait_for()
    page.get_by_role("button", name="Chat").click()
    found += faults(page)
    assert found == []


def test_the_table(windows: Windows, house: Server, faults: Faults) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 3, [None, "random", "random"])
    page = windows.open(f"http://127.0.0.1:{house.port}/t/{room}#start", cookie=ada)
    page.locator(YOURS).wait_for()
    page.locator("[data-piece]").first.click()
    page.locator(".cell.place").first.hover()
    page.locator(".scores").wait_for()
    found = faults(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open] dl").wait_for()
    found += faults(page)
    page.get_by_role("button", name="By keyboard").click()
    page.locator("kbd").first.wait_for()
    found += faults(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table").click()
    page.locator("dialog[open]").wait_for()
    found += faults(page)
    assert found == []


def test_afterwards(windows: Windows, house: Server, faults: Faults) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"], two="basic")
    play_out(house, room, ada)
    address = f"http://127.0.0.1:{house.port}"
    page = windows.open(f"{address}/t/{room}", cookie=ada)
    page.locator(OVER).wait_for()
    found = faults(page)
    page.get_by_role("button", name="Replay").click()
    page.locator(".controls").wait_for()
    found += faults(page)
    page.get_by_role("button", name="Verify this deal").click()
    page.get_by_text("This deal holds.").wait_for()
    found += faults(page)
    assert found == []


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        ("/scores", "h1"),
        ("/rules/blockers#bl-01", ".rules"),
        *((f"/rules/{game}", ".handbook h2") for game in ("blank", "blanko", "blitz")),
        ("/join#code", "h1"),
        ("/admin", "h1"),
    ],
)
def test_pages(windows: Windows, house: Server, faults: Faults, path: str, ready: str) -> None:
    if path == "/admin":
        path = admin(house)
    page = windows.open(f"http://127.0.0.1:{house.port}{path}")
    page.locator(ready).first.wait_for()
    assert faults(page) == []
