"""A race says in one line how it stands, and what just happened can be looked at."""

from __future__ import annotations

from drivers.browser.browsers import Windows
from drivers.server.clients import Server


def test_the_headline_of_a_race_and_what_happened(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blitz", 3, [None, "easy", "easy"], countdown=100, youngest=0)
    page = windows.open(f"http://127.0.0.1:{house.port}/t/{room}#start", phone=True, cookie=ada)
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("p.turn", has_text="You call “Day!”").wait_for()
    page.get_by_role("button", name="Day!").tap()
    page.locator("p.turn", has_text="blitz cards left").wait_for()
    page.locator(".centre [data-spot^='C'] svg").first.wait_for()
    page.get_by_role("button", name="What happened?").tap()
    page.locator("dialog .said b", has_text=":").wait_for()
    page.locator("dialog .board .centre").wait_for()
    assert page.get_by_role("button", name="Play on").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
