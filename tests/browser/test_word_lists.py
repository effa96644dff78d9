"""BLANKO in a fresh house without a connection: a game begins at once in every language, and the whole list is waited for on request."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from carteblanche.games.blanko.letters import LETTER_SETS
from drivers.browser.browsers import Windows
from drivers.browser.players import YOURS, open_table, say_name
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

_WORDS = "async room => (await fetch(`/api/rooms/${room}/words`)).json()"
"""Which words a table plays with."""


def host(windows: Windows, house: Server, **config: object) -> tuple[Page, str]:
    """Somebody at a new table with a bot, before the game begins."""
    address = f"http://127.0.0.1:{house.port}"
    page = windows.open(address)
    say_name(page, "Ada")
    path = open_table(page, ["greedy"], "blanko", **config)
    page.goto(address + path)
    return page, path.removeprefix("/t/")


@pytest.mark.parametrize("language", LETTER_SETS)
def test_a_fresh_house_begins_at_once_in_every_language(windows: Windows, house: Server, language: str) -> None:
    page, room = host(windows, house, language=language, words="friendly")
    page.locator("[data-words=missing]", has_text="a small one to begin with").wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.locator(f"{YOURS}, p.turn").first.wait_for()
    found = page.evaluate(_WORDS, room)
    assert (found["language"], found["small"]) == (language, True)
    assert found["words"] > 2000
    assert windows.trouble == []


def test_a_game_starts_by_itself_when_the_whole_list_is_there(windows: Windows, house: Server) -> None:
    shares = iter([10, 40, 80])

    def answer(route: Route) -> None:
        """A build that goes on whenever it is looked at."""
        share = next(shares, 100)
        state = "ready" if share == 100 else "building"
        info = {
            "kind": "lexicon-info",
            "language": "de",
            "state": state,
            "words": 683410,
            "small": 2900,
            "share": share,
        }
        route.fulfill(content_type="application/json", body=json.dumps([info]))

    page, _ = host(windows, house)
    page.route("**/api/lexica", answer)
    page.get_by_role("button", name="Start by itself").click()
    page.get_by_text("The game starts by itself").wait_for()
    page.locator(f"{YOURS}, p.turn").first.wait_for()
