"""Every word on the main screens comes from the Fluent files, and a longer language has room on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from carteblanche.games.blank.starter import EFFECTS
from carteblanche.server.rooms.gathering import BOT_NAMES
from drivers.browser.browsers import Windows
from drivers.browser.cramped import without_room
from drivers.browser.players import OVER, deal, play_out
from drivers.browser.pseudo_language import speak_pseudo
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

OURS: Final = (
    "Carte Blanche",
    "BLANKO",
    "English",
    "Deutsch",
    "Français",
    "Polski",
    " and ",
    *BOT_NAMES,
    *(title for title, _, _ in EFFECTS.values()),
)
"""What is the same in every language, what the browser itself words (lists), and titles of cards."""

LEFT_OUT: Final = (
    "bdi, kbd, .handbook, .rules, .says, [data-spot=rules], [data-piece], .discard, .moves, .notation, [role=status]"
)
"""People's names, keys, the rules, which are texts of their own, what is written on BLANK's cards, words that were laid, moves."""

_TEXTS: Final = """leftOut => {
  const shown = element => element && element.checkVisibility() && !element.closest(leftOut);
  const walk = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) if (shown(walk.currentNode.parentElement)) texts.push(walk.currentNode.data);
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) if (shown(element)) texts.push(element.getAttribute(name));
  return texts;
}"""


def faults(page: Page) -> list[str]:
    """Words without marks, and what does not fit."""
    names = re.compile("|".join(map(re.escape, OURS)))
    plain = [text for text in page.evaluate(_TEXTS, LEFT_OUT) if re.search("[A-Za-z]{2}", names.sub("", text))]
    return [f"not translated: {text.strip()}" for text in plain] + without_room(page)


def visitor(windows: Windows, house: Server, cookie: str) -> Page:
    page = windows.open(f"http://127.0.0.1:{house.port}/", phone=True, cookie=cookie)
    page.locator("article").first.wait_for()
    speak_pseudo(page)
    return page


def test_the_way_to_a_table(windows: Windows, house: Server) -> None:
    ada = house.person("Åđå")
    page = visitor(windows, house, ada)
    page.reload()
    page.locator("article").first.wait_for()
    found = faults(page)
    page.locator("article").last.get_by_role("button").nth(1).click()
    page.locator("dialog[open]").wait_for()
    found += faults(page)
    page.goto(f"http://127.0.0.1:{house.port}/t/{house.open(ada, 'blockers', 4, [None, None, 'greedy'])}")
    page.locator(".chairs").wait_for()
    found += faults(page)
    for path, ready in (("/scores", "h1"), ("/join#code", "h1"), ("/t/no/where", "h1"), ("/learn/blitz", "h1")):
        page.goto(f"http://127.0.0.1:{house.port}{path}")
        page.locator(ready).first.wait_for()
        found += faults(page)
    assert found == []


@pytest.mark.parametrize("game", ["blank", "blanko", "blitz", "blockers"])
def test_the_table_and_the_rules(windows: Windows, house: Server, game: str) -> None:
    ada = house.person("Åđå")
    page = visitor(windows, house, ada)
    address = f"http://127.0.0.1:{house.port}"
    room = house.open(ada, game, 2, [None, "novice" if game == "blanko" else "random"])
    deal(house, room, ada)
    page.goto(f"{address}/t/{room}")
    page.locator(".game").wait_for()
    found = faults(page)
    page.locator(".table-bar button").last.click()
    page.locator("dialog[open]").wait_for()
    found += faults(page)
    page.goto(f"{address}/rules/{game}")
    page.locator(".handbook h2").first.wait_for()
    found += faults(page)
    page.goto(f"{address}/tv/{room}")
    page.locator(".game").wait_for()
    found += faults(page)
    assert found == []


def test_afterwards(windows: Windows, house: Server) -> None:
    ada = house.person("Åđå")
    room = house.open(ada, "blockers", 2, [None, "random"], two="basic")
    play_out(house, room, ada)
    page = visitor(windows, house, ada)
    address = f"http://127.0.0.1:{house.port}"
    page.goto(f"{address}/t/{room}")
    page.locator(OVER).wait_for()
    found = faults(page)
    page.goto(f"{address}/r/{room}?n=20&eyes=all")
    page.locator(".controls").wait_for()
    found += faults(page)
    assert found == []
