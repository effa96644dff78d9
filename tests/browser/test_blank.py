"""BLANK from the invitation to the card that its winner writes, by people in browsers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drivers.browser.blank_players import (
    ASKED_ANYTHING,
    OVER,
    REWARD,
    TABLE,
    act_by_keys,
    make_deck,
    open_with,
    play_together,
    settled,
    tab_to,
)
from drivers.browser.browsers import Windows
from drivers.browser.players import invited
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

SENTENCE = "When a 2 is played, the next player must draw 2 cards."


def address(house: Server) -> str:
    return f"http://127.0.0.1:{house.port}"


def write(page: Page, sentence: str) -> None:
    """Writes a card in the studio, draws a line on it, and hands it in."""
    page.get_by_label("Your rule").fill(sentence)
    page.get_by_test_id("understood").wait_for()
    page.get_by_role("img", name="Picture").scroll_into_view_if_needed()
    box = page.get_by_role("img", name="Picture").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 80, box["y"] + 60)
    page.mouse.up()
    page.locator(".reward button.main").click()


def test_the_winner_writes_a_card_that_is_in_force_in_the_next_game(windows: Windows, house: Server) -> None:
    ada = windows.open(address(house) + "/decks")
    ada.get_by_label("Your name").fill("Ada")
    ada.keyboard.press("Enter")
    ada.get_by_role("button", name="New deck").click()
    ada.get_by_label("Name of the deck").fill("Our box")
    ada.get_by_role("radio", name="nothing is written yet").check()
    ada.get_by_role("button", name="Make the deck").click()
    assert "#owner=" in ada.get_by_role("textbox", name="Link for owners").input_value()
    ada.get_by_role("button", name="Look at the deck").click()
    ada.get_by_role("heading", name="Our box").wait_for()
    deck = ada.url
    ada.get_by_role("button", name="Play with it").click()
    ada.locator("option:checked", has_text="Our box").wait_for(state="attached")
    ben = invited(windows, ada, "Ben")
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, ben):
        page.locator(TABLE).wait_for()
    assert play_together([ada, ben], REWARD) > 4
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")

    writer, reader = (ada, ben) if ada.get_by_text("You have won").count() else (ben, ada)
    reader.get_by_text("is writing a card").wait_for()
    write(writer, SENTENCE)
    if writer is ben:
        ada.get_by_role("button", name="Accept it").click()
    for page in (ada, ben):
        page.locator(OVER).wait_for()
        page.get_by_text(SENTENCE).wait_for()
    first = ben.url.rsplit("/", 1)[1]

    ada.get_by_role("button", name="Play again").click()
    ben.locator("dialog[open]").get_by_role("button", name="Agree").tap()
    ada.wait_for_url(lambda url: first not in url)
    for page in (ada, ben):
        page.locator(".reading .rule", has_text="draw 2 cards").wait_for()
        assert page.locator(".reading .fresh").count() == 1
        assert page.locator(".reading .rule svg.picture").count() == 1

    ben.goto(f"{address(house)}/r/{first}")
    ben.get_by_role("button", name="Verify this deal").tap()
    ben.get_by_text("This browser was there").wait_for()
    ben.goto(deck)
    ben.locator(".rules .rule", has_text="draw 2 cards").wait_for()
    ben.locator(".lines li", has_text="Rule 1").wait_for()


def test_a_whole_game_by_keyboard_alone(windows: Windows, house: Server) -> None:
    kim = house.person("Kim")
    room = open_with(house, kim, make_deck(house, kim), ["random"], rewards=False)
    page = windows.open(f"{address(house)}/t/{room}#start", cookie=kim)
    tab_to(page, page.get_by_role("button", name="Understood"))
    page.keyboard.press("Enter")
    moves = 0
    while True:
        page.locator(f"{ASKED_ANYTHING}, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            break
        act_by_keys(page)
        moves += 1
    assert moves > 1
    assert page.get_by_role("status").text_content()


def test_sharp_eyes_tell_nobody_what_fits(windows: Windows, house: Server) -> None:
    """What is wrong lies there until somebody objects."""
    ada, ben = house.person("Ada"), house.person("Ben")
    room = open_with(house, ada, make_deck(house, ada), [None], effects="by-hand", wrong="lie", reading=False, starts=0)
    first = windows.open(f"{address(house)}/t/{room}", cookie=ada)
    second = windows.open(f"{address(house)}/t/{room}", cookie=ben, phone=True)
    second.get_by_role("button", name="Sit here").tap()
    first.locator("li", has_text="Ben").wait_for()
    first.get_by_role("button", name="Start the game").click()
    for page in (first, second):
        page.locator(".hand button").first.wait_for()
        assert page.locator(".hand .fits").count() == 0
    settled([first, second])
    first.locator(".hand button").first.click()
    first.locator(".hint button.main").click()
    first.locator(".hand li").nth(6).wait_for(state="detached")
    settled([first, second])
    second.get_by_role("button", name="Object").tap()
    settled([first, second])
    first.locator(".side li", has_text="object").or_(first.locator(".side li", has_text="penalty")).first.wait_for()
