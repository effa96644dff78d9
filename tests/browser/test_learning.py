"""The guided first game: from the front door, step by step, remembered when it is done."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from drivers.browser.browsers import Windows
from drivers.browser.players import YOURS, lay
from drivers.server.clients import Server

GAMES: Final = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_a_first_game_of_blockers_with_a_guide(windows: Windows, house: Server, *, phone: bool) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}/", phone=phone)
    page.locator("article", has_text="Blockers!").get_by_role("link", name="First time?").click()
    page.get_by_role("button", name="Begin").click()  # nobody is asked for a name to learn a game
    guide = page.locator(".guide")
    guide.get_by_text("1 of 7").wait_for()
    guide.get_by_role("button", name="Next").click()
    page.locator(".rack[data-meant]").wait_for()
    page.reload()
    guide.get_by_text("2 of 7").wait_for()
    guide.get_by_role("button", name="Next").click()

    # What is asked for has to be done; then it goes on by itself.
    page.locator(YOURS).wait_for()
    assert guide.get_by_role("button", name="Next").count() == 0
    lay(page, touch=phone)
    guide.get_by_text("4 of 7").wait_for()
    page.locator(YOURS).wait_for()
    lay(page, touch=phone)
    guide.get_by_text("5 of 7").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guide.get_by_role("button", name="Next").click()
    guide.get_by_role("button", name="Later").click()
    guide.get_by_role("button", name="Play on by myself").click()
    guide.wait_for(state="detached")
    assert page.locator("[data-meant]").count() == 0
    page.goto(f"http://127.0.0.1:{house.port}/")
    page.locator("article", has_text="Blockers!").get_by_role("link", name="Learnt").wait_for()
    page.get_by_role("button", name="Play now: Blockers!").click()
    page.locator(YOURS).wait_for()
    lay(page, touch=phone)


@pytest.mark.parametrize("game", ["blank", "blanko", "blitz", "blockers"])
def test_every_step_that_speaks_of_a_part_of_the_table_finds_it(windows: Windows, house: Server, game: str) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}/learn/{game}", cookie=house.person("Ada"))
    page.get_by_role("button", name="Begin").click()
    page.locator(".guide").wait_for()
    if game == "blank":
        page.get_by_role("button", name="Understood").click()
        page.locator("[data-spot='discard pile']").wait_for()
    spots = re.findall(r'spot: "([^"]+)"', (GAMES / game / "lesson.ts").read_text("utf-8"))
    assert len(spots) >= 4
    missing = [spot for spot in spots if page.locator(spot.replace("SEAT", "0")).count() == 0]
    assert missing == []
