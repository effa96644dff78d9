"""Cards that wait for the owner of a deck, who was not there: proposed by somebody with its link, or written by a winner."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from drivers.browser.blank_players import OVER, make_deck, open_with, play_to_reward
from drivers.browser.browsers import Windows
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

SENTENCE = "When a 2 is played, the next player draws two cards"
SMALLER = "When a 2 is played, the next player draws a card"
PAUSE = 10_000
"""After so many milliseconds a page asks by itself what is new."""


def write(page: Page, sentence: str) -> None:
    page.get_by_role("textbox", name="Your rule").fill(sentence)
    page.get_by_test_id("understood").first.wait_for()


def test_a_proposed_card_waits_for_the_owner_and_is_talked_about(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]]
) -> None:
    ada = house.person("Ada")
    deck = house.ask("POST", "/api/decks", {"name": "Our house", "mark": "H"}, cookie=ada)[1]["id"]
    at = f"http://127.0.0.1:{house.port}"

    ben = windows.open(f"{at}/decks/{deck}", phone=True)
    ben.get_by_role("button", name="Propose a card").click()
    ben.get_by_label("Your name").fill("Ben")
    ben.keyboard.press("Enter")
    write(ben, SENTENCE)
    ben.get_by_role("button", name="Propose it").click()
    ben.get_by_text("waits for an owner").first.wait_for()
    assert faults(ben) == []

    owner = windows.open(at, cookie=ada)
    owner.clock.install()
    owner.get_by_role("link", name="1 card waits for you").click()
    owner.get_by_role("link", name="Our house").click()
    card = owner.locator("li", has_text="Ben proposes:")
    card.get_by_test_id("understood").wait_for()
    assert card.get_by_role("button", name="Try it out").is_enabled()
    assert faults(owner) == []
    card.get_by_label("A word to Ben").fill("One card is enough.")
    owner.keyboard.press("Enter")
    owner.get_by_text("Ben has been asked to change it.").wait_for()

    word = card.get_by_label("A word to Ben")
    word.fill("And shorter words")

    ben.clock.install()
    ben.goto(at)
    ben.get_by_role("link", name="1 card waits for you").click()
    ben.get_by_role("link", name="Our house").click()
    ben.get_by_text("Ada asks for a change.").wait_for()
    ben.get_by_text("One card is enough.").wait_for()
    ben.get_by_role("button", name="Change it").click()
    write(ben, SMALLER)
    ben.get_by_role("button", name="Send it anew").click()
    ben.get_by_text("waits for an owner").first.wait_for()

    owner.clock.fast_forward(PAUSE)
    card.get_by_text(SMALLER).first.wait_for()
    assert word.input_value() == "And shorter words"
    card.get_by_role("button", name="Accept it").press("Enter")  # a page whose clock was set may not count as still
    owner.get_by_role("heading", name="Rules (15)").wait_for()
    assert card.count() == 0

    ben.clock.fast_forward(PAUSE)
    ben.get_by_text("Ada has accepted it.").wait_for()
    ben.get_by_role("button", name="Put away").click()
    ben.get_by_text("Ada has accepted it.").wait_for(state="detached")
    assert ben.get_by_text("Ben wrote").count() == 1


def test_a_winners_card_waits_if_no_owner_is_at_the_table(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]]
) -> None:
    ada, ben, eve = (house.person(name) for name in ("Ada", "Ben", "Eve"))
    deck = make_deck(house, ada, "Our house")
    # Ben has written in it, so he may take it to a table.
    card = {"text": SENTENCE, "language": "en"}
    proposal = house.ask("POST", f"/api/decks/{deck}/proposals", card, cookie=ben)[1]
    yes = {"answer": "approve", "round": proposal["round"]}
    status, answer, _ = house.ask("POST", f"/api/decks/{deck}/proposals/{proposal['id']}/answer", yes, cookie=ada)
    assert status < 300, answer

    at = f"http://127.0.0.1:{house.port}"
    room = open_with(house, ben, deck, [None])
    gathering = windows.open(f"{at}/t/{room}", cookie=ben)
    gathering.get_by_text("No owner of this deck sits here").wait_for()
    gathering.close()
    winner = play_to_reward(house, room, [ben, eve])
    host = windows.open(f"{at}/t/{room}", cookie=ben)
    page = windows.open(f"{at}/t/{room}", cookie=eve, phone=True) if winner else host
    note = "No owner of this deck is at the table."
    page.get_by_text(note).wait_for()
    write(page, SMALLER)
    assert faults(page) == []
    page.locator(".reward button.main").click()
    if winner:
        host.get_by_text(note).wait_for()
        assert host.get_by_text("because it is their deck").count() == 0
        host.get_by_role("button", name="Accept it").click()
    page.locator(OVER).wait_for()

    owner = windows.open(f"{at}/decks/{deck}", cookie=ada)
    owner.locator("li", has_text="proposes:").get_by_text(SMALLER).first.wait_for()
    assert owner.get_by_role("heading", name="Rules (1)").count() == 1
