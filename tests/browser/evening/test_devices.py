"""What a browser offers beside the page: it can be installed and says so when the house is gone, and a screen is filled whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drivers.browser.browsers import Windows
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


def controlled(page: Page) -> None:
    """The worker has taken over, with the page that it keeps."""
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_function("caches.match('/offline.html').then(found => found !== undefined)")


def test_without_the_house_there_is_a_page_that_says_so(windows: Windows, house: Server) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}/", phone=True)
    page.locator("article").first.wait_for()
    controlled(page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("The house cannot be reached.").wait_for()
    page.get_by_text("Das Haus ist nicht erreichbar.").wait_for()
    page.context.set_offline(False)
    page.get_by_role("link").click()
    page.locator("article").first.wait_for()
    windows.trouble.clear()  # the browser tells of the line that was cut


def test_it_can_be_installed(windows: Windows, house: Server) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")
    assert {"name", "short_name", "start_url", "display", "icons"} <= set(manifest)
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        width = page.evaluate(
            "src => fetch(src).then(found => found.blob()).then(createImageBitmap).then(one => one.width)", icon["src"]
        )
        assert f"{width}x{width}" == icon["sizes"]


def test_a_shared_screen_fills_the_whole_screen(windows: Windows, house: Server) -> None:
    room = house.open(house.person("Ada"), "blockers", 2)
    page = windows.open(f"http://127.0.0.1:{house.port}/tv/{room}")
    page.get_by_role("button", name="Fill the whole screen").click()
    page.wait_for_function("document.fullscreenElement !== null")
