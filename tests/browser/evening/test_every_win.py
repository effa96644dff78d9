"""Every win counts: a deck from the first game on, and the winner's card in the next game without further ado."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from drivers.browser.blank_players import OVER, play_to_reward
from drivers.browser.browsers import PATIENCE, Windows
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

SENTENCE = "When a 2 is played, the next player must draw 2 cards."


def test_play_now_plays_with_ones_own_deck_and_a_table_for_friends_with_the_houses(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]]
) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}", phone=True, cookie=house.person("Ada"))
    for _ in range(2):
        page.get_by_role("button", name="Play now: BLANK", exact=True).tap()
        page.get_by_role("button", name="Table", exact=True).tap()
        page.locator("dialog[open] b", has_text="Ada’s deck").wait_for()
        page.goto(f"http://127.0.0.1:{house.port}")
        page.get_by_text("Played with").get_by_role("link", name="Ada’s deck").wait_for()
    assert faults(page) == []
    page.goto(f"http://127.0.0.1:{house.port}/decks")
    page.locator(".deck", has_text="Ada’s deck").wait_for()
    assert page.locator(".deck", has_text="everybody’s in this house").count() == 1
    assert page.locator(".deck").count() == 2
    page.goto(f"http://127.0.0.1:{house.port}")
    blank = page.locator("article").filter(has=page.get_by_role("button", name="Play now: BLANK", exact=True))
    blank.get_by_role("button", name="With friends").tap()
    page.locator("dialog[open] button.main").tap()
    page.get_by_label("The deck", exact=True).wait_for()
    assert page.get_by_label("The deck", exact=True).input_value() == "house"


def test_a_guest_has_a_deck_too(windows: Windows, house: Server) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}", locale="de-DE")
    with page.expect_request(lambda asked: asked.url.endswith("/api/decks") and asked.method == "POST") as asked:
        page.get_by_role("button", name="BLANK", exact=False).first.click()
    assert asked.value.post_data_json == {"name": "Unser Deck", "mark": "B", "written": True, "language": "de"}
    page.locator(".game[data-n] .reading", has_text="Das Deck: Unser Deck").wait_for()
    page.locator(".players", has_text="Gast (du)").first.wait_for()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_what_a_winner_writes_is_dealt_in_the_next_game(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]], *, phone: bool
) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    _, deck, _ = house.ask(
        "POST", "/api/decks", {"name": "Our box", "mark": "O", "written": False, "language": "en"}, cookie=ada
    )
    wanted = {"game": "blank", "chairs": 2, "deck": deck["id"]}
    status, room, _ = house.ask("POST", "/api/rooms", wanted, cookie=ada)
    assert status == 201, room
    winner = play_to_reward(house, room["id"], [ada, ben])
    address = f"http://127.0.0.1:{house.port}/t/{room['id']}"
    pages = [windows.open(address, phone=phone, cookie=cookie) for cookie in (ada, ben)]
    writer = pages[winner]
    writer.get_by_label("Your rule").fill(SENTENCE)
    writer.get_by_test_id("understood").wait_for(timeout=3 * PATIENCE)  # the reader's process may only just begin
    writer.locator(".reward button.main").click()
    if winner:  # the owner only reads it, and it is accepted
        pages[0].get_by_text("It goes into the deck by itself").wait_for()
    for page in pages:
        page.locator(OVER).wait_for()
        page.get_by_text("The card is in “Our box” now.").wait_for()
        assert faults(page) == []

    pages[0].get_by_role("button", name="Play again").click()
    pages[1].locator("dialog[open]").get_by_role("button", name="Agree").click()
    for page in pages:
        page.wait_for_url(lambda url: room["id"] not in url)
        page.locator(".reading .rule", has_text="draw 2 cards").wait_for()
        assert page.locator(".reading .fresh").count() == 1

    pages[1].goto(f"http://127.0.0.1:{house.port}/decks/{deck['id']}")
    story = pages[1].locator(".story li", has_text=SENTENCE)
    story.get_by_text("Nothing has happened by it yet.").wait_for()
    story.get_by_text("Ben" if winner else "Ada").wait_for()
    assert faults(pages[1]) == []


def test_somebody_elses_deck_is_not_taken_to_a_table(house: Server) -> None:
    _, deck, _ = house.ask("POST", "/api/decks", {"name": "Hers", "mark": "H"}, cookie=house.person("Ada"))
    wanted = {"game": "blank", "chairs": 2, "deck": deck["id"]}
    status, said, _ = house.ask("POST", "/api/rooms", wanted, cookie=house.person("Ben"))
    assert (status, said["code"]) == (409, "no-such-deck")
    status, said, _ = house.ask("POST", "/api/rooms", wanted | {"game": "blitz"}, cookie=house.person("Ben"))
    assert (status, said["code"]) == (409, "no-deck-here")
