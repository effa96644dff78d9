"""From the first visit to the end of a first game and on to the next, on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from drivers.browser.blitz_players import RESULT, give_up, race_by_keys, race_by_touch
from drivers.browser.browsers import Windows
from drivers.browser.players import OVER, YOURS, cookie_of, follow_hint, lay, play_out, shorten
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


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


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_a_friend_by_link_drops_out_is_replaced_and_comes_back(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]], *, phone: bool
) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, two="basic")
    host = windows.open(f"http://127.0.0.1:{house.port}/t/{room}", phone=phone, cookie=ada)
    guest = windows.open(host.get_by_role("textbox", name="Invite").input_value(), phone=phone)
    guest.get_by_role("heading", name="Ada invites you to Blockers!").wait_for()
    found = faults(guest)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    host.locator("li.human", has_text="Ben").wait_for()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator("[data-piece]").first.wait_for()
    first, second = (host, guest) if host.locator(YOURS).count() else (guest, host)
    lay(first, touch=phone)

    guest.reload()
    second.locator(YOURS).wait_for()
    lay(second, touch=phone)

    ben = cookie_of(guest)
    guest.context.close()
    host.locator(".away", has_text="Ben").wait_for()
    found += faults(host)
    host.locator(".away").get_by_role("button", name="Let a bot play").click()
    for move in range(2):
        host.locator(YOURS).wait_for()
        lay(host, move, touch=phone)
    back = windows.open(host.url, phone=phone, cookie=ben)
    back.locator("[data-piece]").first.wait_for()
    host.locator(".away").wait_for(state="detached")
    if host.locator(YOURS).count():
        lay(host, touch=phone)
    back.locator(YOURS).wait_for()
    lay(back, touch=phone)
    assert found == []
