"""The rules as players read them: from the front door and from the table, searched, in every language."""

from __future__ import annotations

import pytest

from drivers.browser.browsers import Windows
from drivers.browser.players import YOURS
from drivers.server.clients import Server


def test_from_the_front_door_and_by_a_word(windows: Windows, house: Server) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}/", phone=True)
    page.locator("article", has_text="Blockers!").get_by_role("link", name="How to play").tap()
    page.get_by_role("heading", name="The aim").wait_for()
    assert page.locator(".handbook figure svg").count() > 20
    page.get_by_label("Search the rules").fill("pass")
    page.get_by_text("Found in").wait_for()
    page.get_by_role("heading", name="May I pass?").wait_for()
    assert page.get_by_role("heading", name="The aim").count() == 0
    page.get_by_label("Search the rules").fill("zeppelin")
    page.get_by_text("Nothing found.").wait_for()
    assert page.locator(".rules").count() == 0
    page.get_by_text("Every rule with its number").tap()
    page.get_by_role("heading", name="BL-07").wait_for()


def test_from_the_table_without_leaving_it(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"], two="basic")
    page = windows.open(f"http://127.0.0.1:{house.port}/t/{room}#start", phone=True, cookie=ada)
    page.locator(YOURS).wait_for()
    page.get_by_role("button", name="Help", exact=True).tap()
    assert page.locator("dialog .handbook").count() == 0
    assert page.evaluate("document.activeElement.tagName") == "H2"
    page.get_by_label("Search the rules").fill("capture own")
    page.locator("dialog .handbook").get_by_role("heading", name="May I capture my own tile?").wait_for()
    assert page.get_by_role("button", name="Play on").is_visible()


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "ru"])
def test_every_language_has_room_on_a_small_phone(windows: Windows, house: Server, language: str) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}/rules/blank", phone=True, locale=language)
    page.set_viewport_size({"width": 360, "height": 640})
    for game in ("blank", "blanko", "blitz", "blockers"):
        page.goto(f"http://127.0.0.1:{house.port}/rules/{game}")
        page.locator(".handbook figure").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
