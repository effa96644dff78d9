"""From the first visit to the end of a first game and on to the next, on a phone and on a desktop; and by keyboard alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from drivers.browser.blitz_players import AT_ONCE, PAUSE, RESULT, give_up, race_by_keys, race_by_touch
from drivers.browser.browsers import Windows
from drivers.browser.players import OVER, YOURS, follow_hint, lay, play_out
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route


def cookie_of(page: Page) -> str:
    """Who this window is."""
    [cookie] = [one for one in page.context.cookies() if one.get("httpOnly")]
    return f"{cookie.get('name')}={cookie.get('value')}"


def shorten(route: Route) -> None:
    """A race is for one round, and nobody waits in it: what bots and cards make of it takes minutes else."""
    wanted = route.request.post_data_json
    if wanted and wanted["game"] == "blitz":
        quick = {
            "config": {**wanted["config"], **AT_ONCE, "rounds": 1, "idle": PAUSE},
            "bots": [None, "random", "random"],
        }
        route.continue_(post_data=json.dumps({**wanted, **quick}))
    else:
        route.continue_()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["Blockers!", "BLANK", "BLANKO", "Blitz"])
def test_from_the_first_visit_to_the_end_and_on(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]], game: str, *, phone: bool
) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}/", phone=phone)
    page.route("**/api/rooms", shorten)
    page.get_by_role("button", name=f"Play now: {game}", exact=True).click()
    page.wait_for_url("**/t/*")
    first = page.url.split("#")[0]
    page.locator("section.first").wait_for()
    if game == "BLANK":
        page.get_by_role("button", name="Understood").click()
        page.locator("[data-spot='discard pile']").wait_for()
        assert page.locator(".rule .report").count() == 0, "nobody has to cough for a bot"
    elif game == "BLANKO":
        page.locator(YOURS).wait_for()
        follow_hint(page, touch=phone)
    elif game == "Blitz":
        page.get_by_role("button", name="Day!").click()
        (race_by_touch if phone else race_by_keys)(page, 1)
        give_up([page], RESULT)
    else:
        page.locator(YOURS).wait_for()
        lay(page, touch=phone)
    if game != "Blitz":
        play_out(house, first.rsplit("/", 1)[1], cookie_of(page))
    page.locator(RESULT if game == "Blitz" else OVER).wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.startswith(first))
    page.locator(".game").wait_for()


def test_by_keyboard_alone(windows: Windows, house: Server) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}/")
    play = page.get_by_role("button", name="Play now: Blockers!")
    play.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if play.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.locator(YOURS).wait_for()
    page.locator(".cell").first.wait_for()

    page.keyboard.press("?")
    page.locator("dialog[open] dl").wait_for()
    search = page.get_by_label("Search the rules")
    for _ in range(20):
        page.keyboard.press("Tab")
        if search.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.type("pass")
    page.locator("dialog .handbook").get_by_role("heading", name="May I pass?").wait_for()
    page.keyboard.press("Escape")  # empties the field
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")

    page.keyboard.press("Tab")
    laid = page.locator(".cell .tile").count()
    for key in "123456789abcdefghisw":
        page.keyboard.press(key)
        if page.locator(".cell.place").count():
            break
    page.locator(".hint button.main").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.cell .tile').length > n", arg=laid)
