"""On a small phone nothing that is to be pressed lies under something else: with a full table, a clock, or the keyboard open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from drivers.browser.browsers import Windows
from drivers.browser.cramped import lies_under
from drivers.browser.players import OVER, YOURS, play_out
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

WIDE: Final = 360
HIGH: Final = 640
BESIDE_KEYBOARD: Final = 340
"""So high is what a keyboard leaves of it."""

_LAY_OVER: Final = """height => {
  Object.defineProperty(visualViewport, "height", {value: height, configurable: true});
  visualViewport.dispatchEvent(new Event("resize"));
}"""
"""A keyboard that covers the page, and does not make it smaller: so much stays free."""


def small(windows: Windows, address: str, cookie: str, locale: str = "en-GB") -> Page:
    page = windows.open(address, phone=True, cookie=cookie, locale=locale)
    page.set_viewport_size({"width": WIDE, "height": HIGH})
    return page


@pytest.mark.parametrize(
    ("game", "bots", "level"),
    [("blockers", 4, "random"), ("blanko", 3, "novice"), ("blitz", 7, "easy"), ("blank", 5, "random")],
)
def test_a_full_table_with_a_clock(windows: Windows, house: Server, game: str, bots: int, level: str) -> None:
    ada = house.person("Ada")
    config = (
        {"mini_seconds": 600}
        if game == "blanko"
        else {"auto_go": 3_600_000, "pace": "turns", "youngest": 0}
        if game == "blitz"
        else {}
    )
    room = house.open(ada, game, bots + 1, [None, *[level] * bots], **config)
    page = small(windows, f"http://127.0.0.1:{house.port}/t/{room}", ada, locale="de")
    page.get_by_role("button", name="Spiel beginnen").wait_for()
    found = [f"room: {fault}" for fault in lies_under(page)]
    if game in ("blockers", "blanko"):
        page.get_by_role("radio", name="10 min").check()
    page.get_by_role("button", name="Spiel beginnen").tap()
    page.locator(".game").wait_for()
    if game == "blank":
        page.get_by_role("button", name="Verstanden").tap()
        page.locator("[data-spot='discard pile']").wait_for()
    if game == "blitz":
        page.get_by_role("button", name="Tag!").tap()
        page.locator(".moment").wait_for(state="detached")
    if game in ("blockers", "blanko"):  # elsewhere the first tap on the table was made
        page.locator("section.first").get_by_role("button").last.tap()
    page.locator("section.first").wait_for(state="detached")
    page.locator(YOURS).wait_for()
    page.locator(".settled").wait_for(state="detached")  # what a card brought lies over the board for a moment
    found += [f"playing: {fault}" for fault in lies_under(page)]
    assert found[:20] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("game", "level"), [("blockers", "random"), ("blanko", "novice"), ("blank", "random")], ids=str
)
def test_the_result_of_four_players_and_what_to_do_next_are_in_sight(
    windows: Windows, house: Server, game: str, level: str
) -> None:
    ada = house.person("Ada")
    config = {"language": "en", "words": "friendly"} if game == "blanko" else {}
    room = house.open(ada, game, 4, [None, level, level, level], **config)
    play_out(house, room, ada)
    for language in ("de", "ru"):
        page = small(windows, f"http://127.0.0.1:{house.port}/t/{room}", ada, locale=language)
        page.locator(OVER).wait_for()
        assert page.locator("dialog[open] li").count() == 4
        last = page.evaluate("document.querySelector('dialog[open] li:last-child').getBoundingClientRect().bottom")
        buttons = page.evaluate("document.querySelector('dialog[open] footer').getBoundingClientRect().top")
        assert last <= buttons
        assert page.locator("dialog[open] footer button.main").evaluate(
            "one => one.getBoundingClientRect().bottom <= innerHeight"
        )
        wide = "one => one.scrollWidth > one.clientWidth + 1"
        assert not any(button.evaluate(wide) for button in page.locator("dialog[open] footer button").all())


@pytest.mark.parametrize("dialog", ["Tisch", "Hilfe"])
def test_a_dialog_keeps_its_buttons_in_sight_beside_a_keyboard(windows: Windows, house: Server, dialog: str) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"], two="basic")
    page = small(windows, f"http://127.0.0.1:{house.port}/t/{room}#start", ada, locale="de")
    page.locator("[data-piece]").first.wait_for()
    page.get_by_role("button", name=dialog, exact=True).tap()
    page.locator("dialog[open]").wait_for()
    seen = (
        "one => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.bottom <= visualViewport.height }"
    )
    for over in (False, True):
        if over:
            page.set_viewport_size({"width": WIDE, "height": HIGH})
            page.evaluate(_LAY_OVER, BESIDE_KEYBOARD)
        else:
            page.set_viewport_size({"width": WIDE, "height": BESIDE_KEYBOARD})
        assert lies_under(page) == []
        for button in page.locator("dialog[open] footer button, dialog[open] header button").all():
            assert button.evaluate(seen), over


def test_chat_can_be_written_beside_a_keyboard(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 3, [None, None, "random"])
    page = small(windows, f"http://127.0.0.1:{house.port}/t/{room}", ada)
    page.get_by_role("button", name="Chat").first.tap()
    field = page.get_by_label("Say something")
    field.tap()
    page.evaluate(_LAY_OVER, BESIDE_KEYBOARD)
    assert field.evaluate("one => one.getBoundingClientRect().bottom") <= BESIDE_KEYBOARD
    page.evaluate(_LAY_OVER, HIGH)
    page.set_viewport_size({"width": WIDE, "height": BESIDE_KEYBOARD})
    field.fill("Hello!")
    page.get_by_role("button", name="Say", exact=True).tap()
    page.get_by_text("Hello!").wait_for()
