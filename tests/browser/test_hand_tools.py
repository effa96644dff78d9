"""A card that only people can see to, carried out at the table with hand tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drivers.browser.blank_players import make_deck, open_with, settled
from drivers.browser.browsers import Windows
from drivers.server.clients import Server

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

RULE = "Whoever has the coldest hands gets two cards from the pile."


def address(house: Server) -> str:
    return f"http://127.0.0.1:{house.port}"


def sit_down(windows: Windows, house: Server) -> list[Page]:
    """Ada at a desk, Ben and Cleo on phones, at a table with one rule that people see to."""
    cookies = [house.person(name) for name in ("Ada", "Ben", "Cleo")]
    deck = make_deck(house, cookies[0], people=[RULE])
    room = open_with(house, cookies[0], deck, [None, None], reading=False, patience=120, starts=0)
    pages = [windows.open(f"{address(house)}/t/{room}", cookie=cookies[0])]
    for name, cookie in zip(("Ben", "Cleo"), cookies[1:], strict=True):
        page = windows.open(f"{address(house)}/t/{room}", cookie=cookie, phone=True)
        page.get_by_role("button", name="Sit here").first.tap()
        pages[0].locator("li", has_text=name).wait_for()
        pages.append(page)
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        page.locator(".rule", has_text=RULE).wait_for()
    return pages


def cards_of(page: Page, name: str) -> int:
    return int(page.locator("li.player", has_text=name).locator(".score > span").first.inner_text())


def test_two_people_carry_out_a_card_against_the_objection_of_a_third(windows: Windows, house: Server) -> None:
    ada, ben, cleo = pages = sit_down(windows, house)
    before = cards_of(ada, "Cleo")
    ada.locator(".rule").get_by_role("button", name="By hand").click()
    tools = ada.get_by_role("dialog", name="By hand")
    tools.get_by_text(RULE).wait_for()
    tools.get_by_role("button", name="Draw", exact=True).click()
    tools.get_by_role("group", name="Who draws?").get_by_role("radio", name="Cleo").check()
    tools.get_by_role("button", name="more").click()
    tools.get_by_text("Cleo draws 2 cards.").wait_for()
    tools.get_by_role("button", name="Announce it").click()

    cleo.get_by_role("button", name="I object!").tap()
    for page in pages:
        announced = page.get_by_role("region", name="By hand")
        announced.get_by_text("Somebody is against it").wait_for()
        assert announced.get_by_text("Cleo draws 2 cards.").is_visible()
        assert announced.get_by_text(RULE).is_visible()
    cleo.get_by_role("button", name="No", exact=True).tap()
    ada.get_by_role("button", name="Yes", exact=True).click()
    ben.get_by_role("button", name="Yes", exact=True).tap()

    ada.locator(".side li", has_text="The vote: yes.").filter(has_text="Cleo draws 2 cards.").wait_for()
    assert ada.locator(".side li", has_text="Cleo objects.").count() == 1
    settled(pages)
    for page in pages:
        assert cards_of(page, "Cleo") == before + 2
        assert page.get_by_role("region", name="By hand").count() == 0


def test_a_hand_is_touched_only_with_consent_and_the_table_is_accessible(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]]
) -> None:
    ada, ben, cleo = pages = sit_down(windows, house)
    before = cards_of(ada, "Cleo")
    ben.locator(".rule").get_by_role("button", name="By hand").tap()
    tools = ben.get_by_role("dialog", name="By hand")
    found = faults(ben)
    tools.get_by_role("button", name="Give", exact=True).tap()
    tools.get_by_role("group", name="Who gives?").get_by_role("radio", name="Cleo").check()
    tools.get_by_role("group", name="To whom?").get_by_role("radio", name="Ada").check()
    tools.get_by_text("Cleo is asked first").wait_for()
    found += faults(ben)
    tools.get_by_role("button", name="Announce it").tap()

    ada.get_by_role("region", name="By hand").get_by_text("waiting for Cleo").wait_for()
    assert ada.get_by_role("button", name="I object!").count() == 0
    found += faults(cleo)
    cleo.get_by_role("button", name="Yes", exact=True).tap()
    cleo.get_by_role("region", name="You are asked").get_by_text("Choose a card.").wait_for()
    cleo.locator(".hand button").first.tap()
    cleo.get_by_role("button", name="This one").tap()
    cleo.locator(".hand li").nth(before - 1).wait_for(state="detached")
    settled(pages)
    assert cards_of(ada, "Cleo") == before - 1
    assert cards_of(ben, "Ada") == before + 1
    assert found == []
    for page in pages:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
