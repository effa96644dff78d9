"""Blockers! from the invitation to the result, by people in browsers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drivers.browser.browsers import Windows
from drivers.browser.players import OVER, YOURS, invited, lay, lay_by_keys, open_table, say_name
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


def address(house: Server) -> str:
    return f"http://127.0.0.1:{house.port}"


def at_table(windows: Windows, house: Server, name: str, bots: list[str | None], *, phone: bool = False) -> Page:
    """Somebody at a table of their own that has begun, whose turn it is."""
    page = windows.open(address(house), phone=phone)
    say_name(page, name)
    page.goto(address(house) + open_table(page, bots, two="basic") + "#start")
    page.locator(YOURS).wait_for()
    # The board is fetched when it is first needed.
    page.locator("[data-piece]").first.wait_for()
    return page


def test_two_people_and_a_bot_play_a_whole_game_from_the_invitation_to_the_result(
    windows: Windows, house: Server
) -> None:
    ada = windows.open(address(house))
    ada.locator("article", has_text="Blockers!").get_by_role("button", name="With friends").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.keyboard.press("Enter")
    ada.get_by_role("button", name="Make the table").click()
    ben = invited(windows, ada, "Ben")
    ada.locator("select").first.select_option("greedy")
    ada.locator("li", has_text="Greedy").first.wait_for()
    ada.get_by_role("button", name="Start the game").click()

    moves = 0
    while True:
        ada.locator(f"{YOURS}, p.turn:has-text('Ben'), {OVER}").first.wait_for()
        if ada.locator(OVER).count():
            break
        moves += 1
        if ada.locator(YOURS).count():
            lay(ada, moves)
        else:
            ben.locator(YOURS).wait_for()
            lay(ben, moves, touch=True)
            ada.locator(f"p.turn:not(:has-text('Ben')), {OVER}").first.wait_for()
    assert moves > 40
    ben.locator(OVER).wait_for()
    assert ada.locator(f"{OVER} li").count() == 3
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ben.get_by_role("button", name="Replay").tap()
    ben.get_by_role("button", name="Verify this deal").tap()
    ben.get_by_text("This browser was there").wait_for()


def test_a_game_goes_on_after_the_server_was_killed(windows: Windows, house: Server) -> None:
    page = at_table(windows, house, "Ada", ["greedy"])
    lay(page)
    page.locator(YOURS).wait_for()
    before = page.locator(".cells .tile").count()

    house.kill()
    page.locator(".notice", has_text="connection is lost").wait_for()
    house.start()
    page.evaluate("dispatchEvent(new Event('online'))")
    page.locator(".notice").wait_for(state="detached")
    assert page.locator(".cells .tile").count() == before
    lay(page)
    # The browser itself reports what it could not reach; nothing else was wrong.
    assert all("ERR_CONNECTION" in line for line in windows.trouble), windows.trouble
    windows.trouble.clear()


def test_a_refused_move_is_explained_and_changes_nothing(windows: Windows, house: Server) -> None:
    page = at_table(windows, house, "Ada", ["greedy"])
    before = page.locator(".cells .tile").count()
    page.locator("[data-piece$=' wild'], [data-piece]").last.click()
    page.locator(".cell:not(.place, .capture)").first.click()
    page.locator(".hint.refusal").wait_for()
    assert page.locator(".toast.refusal").count() == 1
    assert page.get_by_role("status").text_content()
    assert page.locator(".cells .tile").count() == before
    page.keyboard.press("Escape")
    lay(page)


def test_a_watcher_sees_the_board_and_nobodys_tiles(windows: Windows, house: Server) -> None:
    page = at_table(windows, house, "Ada", ["greedy"])
    watcher = windows.open(page.url)
    watcher.get_by_role("button", name="Just watch").click()
    watcher.locator("[role=grid]").wait_for()
    assert watcher.locator("[data-piece]").count() == 0
    laid = watcher.locator(".cells .tile")
    before = laid.count()
    lay(page)
    laid.nth(before).wait_for()
    watcher.locator(".cell").first.click()
    assert watcher.locator(".cell.place").count() == 0


def test_a_whole_game_by_keyboard_alone(windows: Windows, house: Server) -> None:
    page = windows.open(address(house))
    play = page.get_by_role("button", name="Play now: Blockers!")
    play.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    moves = 0
    while True:
        page.locator(f"{YOURS}, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            break
        moves += 1
        lay_by_keys(page, moves)
    assert moves > 20
    assert page.get_by_role("status").text_content()
