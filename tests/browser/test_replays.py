"""Finished games: looked at again, checked, counted."""

from __future__ import annotations

import re

from drivers.browser.browsers import LAN, Windows
from drivers.browser.players import play_out
from drivers.server.clients import Server


def finished(house: Server, cookie: str) -> str:
    room = house.open(cookie, "blockers", 2, [None, "random"], two="basic")
    play_out(house, room, cookie)
    return room


def test_a_replay_at_any_move_through_anybodys_eyes(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    address = f"http://127.0.0.1:{house.port}/r/{finished(house, ada)}"
    page = windows.open(f"{address}?n=13&eyes=0", cookie=ada)
    laid = page.locator(".cells .tile")
    page.locator(".controls").wait_for()
    before = laid.count()
    assert before > 0
    assert page.locator("[data-piece]").count() == 5
    shown = page.locator("[aria-current=step]").inner_text()
    assert re.search(r"\n(Ada|\w+) lays .+ on [A-I][1-9]", shown), shown

    page.keyboard.press("Home")
    laid.first.wait_for(state="detached")
    assert page.locator(".where b").inner_text().startswith("0 of")
    page.keyboard.press("End")
    page.locator(".where", has_text="The end").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_label("Seen by").select_option("watcher")
    page.locator("[data-piece]").first.wait_for(state="detached")
    page.get_by_label("Seen by").select_option("all")
    page.locator("[data-piece]").nth(5).wait_for()
    page.wait_for_url("**eyes=all")
    linked = windows.open(page.url, phone=True)
    linked.locator(".controls").wait_for()
    assert linked.locator(".where b").inner_text() == page.locator(".where b").inner_text()
    assert linked.evaluate("document.documentElement.scrollWidth <= innerWidth")

    opinion = page.get_by_role("region", name="A second opinion")
    opinion.get_by_role("button", name="Ask a strong bot").click()
    opinion.get_by_text("alike").first.wait_for()
    page.keyboard.press("Home")
    opinion.get_by_role("button", name="Next turn that it would have played otherwise").click()
    opinion.get_by_text("Perhaps:").wait_for()

    page.keyboard.press("Home")
    page.get_by_label("Speed").select_option("true")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".where", has_text="The end").wait_for()
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_deal_is_verified_in_the_browser(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    page = windows.open(f"http://127.0.0.1:{house.port}/r/{finished(house, ada)}", cookie=ada)
    page.get_by_role("button", name="Verify this deal").click()
    page.get_by_text("This deal holds.").wait_for()
    page.get_by_role("button", name="Close").last.click()

    # A server that changes one drawn number is found out.
    page.route(
        "**/log",
        lambda route: route.fulfill(body=route.fetch().text().replace('"luck":[', '"luck":[1,', 1)),
    )
    page.get_by_role("button", name="Verify this deal").click()
    page.get_by_text("This deal does not hold!").wait_for()


def test_a_deal_is_verified_without_a_secure_context_and_the_page_says_what_is_missing(
    windows: Windows, house: Server
) -> None:
    ada = house.person("Ada")
    page = windows.open(f"http://{LAN}:{house.port}/r/{finished(house, ada)}", cookie=ada)
    page.get_by_role("button", name="Verify this deal").click()
    page.get_by_text("This deal holds.").wait_for()
    assert page.evaluate("isSecureContext") is False
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("plain http").wait_for()


def test_the_score_sheet_and_the_front_door_lead_to_the_replay(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = finished(house, ada)
    page = windows.open(f"http://127.0.0.1:{house.port}/", cookie=ada)
    page.locator(f"a[href='/r/{room}']").wait_for()
    page.get_by_role("link", name="Score sheet").click()
    page.get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    page.go_back()
    page.get_by_role("heading", name="Score sheet").wait_for()


def test_a_game_that_is_not_over_has_no_replay(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"])
    page = windows.open(f"http://127.0.0.1:{house.port}/r/{room}", cookie=ada)
    page.get_by_text("The game is not over yet.").wait_for()
    # The browser itself reports that the house refused.
    windows.trouble[:] = [line for line in windows.trouble if "409" not in line]
