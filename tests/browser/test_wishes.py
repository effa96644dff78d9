"""Somebody with the link of a deck proposes a card; the owner, who was not there, reads it, asks for a change, and accepts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from carteblanche.testing.browsers import Windows
from carteblanche.testing.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

SENTENCE = "When a 2 is played, the next player draws two cards"
SMALLER = "When a 2 is played, the next player draws a card"


def write(page: Page, sentence: str) -> None:
    page.get_by_role("textbox", name="When … happens").fill(sentence)
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
    owner.get_by_role("link", name="1 card waits for you").click()
    owner.get_by_role("link", name="Our house").click()
    card = owner.locator("li", has_text="Ben proposes:")
    card.get_by_test_id("understood").wait_for()
    assert card.get_by_role("button", name="Try it out").is_enabled()
    assert faults(owner) == []
    card.get_by_label("A word to Ben").fill("One card is enough.")
    owner.keyboard.press("Enter")
    owner.get_by_text("Ben has been asked to change it.").wait_for()

    ben.goto(at)
    ben.get_by_role("link", name="1 card waits for you").click()
    ben.get_by_role("link", name="Our house").click()
    ben.get_by_text("Ada asks for a change.").wait_for()
    ben.get_by_text("One card is enough.").wait_for()
    ben.get_by_role("button", name="Change it").click()
    write(ben, SMALLER)
    ben.get_by_role("button", name="Send it anew").click()
    ben.get_by_text("waits for an owner").first.wait_for()

    owner.reload()
    card.get_by_text(SMALLER).wait_for()
    card.get_by_role("button", name="Accept it").click()
    owner.get_by_role("heading", name="Rules (15)").wait_for()
    assert card.count() == 0

    ben.reload()
    ben.get_by_text("Ada has accepted it.").wait_for()
    ben.get_by_role("button", name="Put away").click()
    ben.get_by_text("Ada has accepted it.").wait_for(state="detached")
    assert ben.get_by_text("Ben wrote").count() == 1
