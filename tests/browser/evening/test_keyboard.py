"""Every journey by keyboard alone: nothing is pointed at, and one always sees where one is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from drivers.browser.blank_players import ASKED_ANYTHING, act_by_keys, play_to_reward
from drivers.browser.blitz_players import RACING, RESULT, give_up, race_by_keys
from drivers.browser.browsers import PATIENCE, Windows
from drivers.browser.keyboard import press, tab_to, write
from drivers.browser.players import OVER, YOURS, cookie_of, lay_by_keys, play_out, shorten
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

SENTENCE = "When a 2 is played, the next player must draw 2 cards."


def address(house: Server, path: str = "/") -> str:
    return f"http://127.0.0.1:{house.port}{path}"


def begin_blank(page: Page) -> None:
    press(page, page.get_by_role("button", name="Understood"))
    page.locator(ASKED_ANYTHING).first.wait_for()
    act_by_keys(page)


def begin_blanko(page: Page) -> None:
    page.locator(YOURS).wait_for()
    press(page, page.get_by_role("button", name="Hint"))
    page.locator("[data-hinted]:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator("[data-hinted]").first.wait_for(state="detached")


def begin_blitz(page: Page) -> None:
    press(page, page.get_by_role("button", name="Day!"))
    page.locator(RACING).wait_for()
    race_by_keys(page, 1)
    give_up([page], RESULT)


def begin_blockers(page: Page) -> None:
    page.locator(YOURS).wait_for()
    lay_by_keys(page)


@pytest.mark.parametrize(
    ("game", "begin"),
    [("BLANK", begin_blank), ("BLANKO", begin_blanko), ("Blitz", begin_blitz), ("Blockers!", begin_blockers)],
    ids=["blank", "blanko", "blitz", "blockers"],
)
def test_from_the_first_visit_to_the_end_and_on(
    windows: Windows, house: Server, game: str, begin: Callable[[Page], None]
) -> None:
    page = windows.open(address(house))
    page.route("**/api/rooms", shorten)
    press(page, page.get_by_role("button", name=f"Play now: {game}", exact=True))
    page.wait_for_url("**/t/*")
    first = page.url.split("#")[0]
    page.locator(".game").wait_for()
    begin(page)
    if game != "Blitz":
        play_out(house, first.rsplit("/", 1)[1], cookie_of(page))
    page.locator(RESULT if game == "Blitz" else OVER).wait_for()
    press(page, page.get_by_role("button", name="Play again"))
    page.wait_for_url(lambda url: "/t/" in url and not url.startswith(first))
    page.locator(".game").wait_for()


def test_the_rules_are_searched_from_the_table(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"], two="basic")
    page = windows.open(address(house, f"/t/{room}#start"), cookie=ada)
    page.locator("[data-piece]").first.wait_for()  # the board, which listens, is fetched when it is first needed
    page.keyboard.press("?")
    page.locator("dialog[open] dl").wait_for()
    write(page, page.get_by_label("Search the rules"), "pass")
    page.locator("dialog .handbook").get_by_role("heading", name="May I pass?").wait_for()
    page.keyboard.press("Escape")  # empties the field
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def test_host_and_friend_who_drops_out_is_replaced_and_comes_back(windows: Windows, house: Server) -> None:
    host = windows.open(address(house))
    games = host.locator("article", has_text="Blockers!")
    press(host, games.get_by_role("button", name="With friends"))
    write(host, host.get_by_label("Your name"), "Ada")
    host.keyboard.press("Enter")
    press(host, host.get_by_role("button", name="One seat fewer"))
    host.keyboard.press("Enter")  # two chairs
    press(host, host.get_by_role("button", name="Make the table"))
    link = host.get_by_role("textbox", name="Invite").input_value()

    guest = windows.open(link)
    guest.get_by_role("heading", name="Ada invites you to Blockers!").wait_for()
    write(guest, guest.get_by_label("Your name"), "Ben")
    guest.keyboard.press("Enter")
    host.locator("li.human", has_text="Ben").wait_for()
    press(host, host.get_by_role("button", name="Start the game"))
    for page in (host, guest):
        page.locator("[data-piece]").first.wait_for()

    # The line drops, and a reload is enough to be back where one was.
    guest.reload()
    guest.locator("[data-piece]").first.wait_for()
    first, second = (host, guest) if host.locator(YOURS).count() else (guest, host)
    lay_by_keys(first)
    second.locator(YOURS).wait_for()
    lay_by_keys(second)

    # Whoever stays away is replaced by a bot, and gets the chair back.
    cookie = cookie_of(guest)
    guest.context.close()
    press(host, host.locator(".away").get_by_role("button", name="Let a bot play"))
    for move in range(2):
        host.locator(YOURS).wait_for()
        lay_by_keys(host, move)
    back = windows.open(host.url, cookie=cookie)
    back.locator("[data-piece]").first.wait_for()
    host.locator(".away").wait_for(state="detached")
    if host.locator(YOURS).count():
        lay_by_keys(host, 1)
    back.locator(YOURS).wait_for()
    lay_by_keys(back)


def test_a_winner_writes_a_card_and_plays_again_with_it(windows: Windows, house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    _, deck, _ = house.ask(
        "POST", "/api/decks", {"name": "Our box", "mark": "O", "written": False, "language": "en"}, cookie=ada
    )
    room = house.ask("POST", "/api/rooms", {"game": "blank", "chairs": 2, "deck": deck["id"]}, cookie=ada)[1]["id"]
    winner = play_to_reward(house, room, [ada, ben])
    pages = [windows.open(address(house, f"/t/{room}"), cookie=cookie) for cookie in (ada, ben)]
    writer = pages[winner]
    write(writer, writer.get_by_label("Your rule"), SENTENCE)
    writer.get_by_test_id("understood").wait_for(timeout=3 * PATIENCE)  # the reader's process may only just begin
    press(writer, writer.locator(".reward button.main"))
    for page in pages:
        page.locator(OVER).wait_for()
    press(pages[0], pages[0].get_by_role("button", name="Play again"))
    press(pages[1], pages[1].locator("dialog[open]").get_by_role("button", name="Agree"))
    for page in pages:
        page.wait_for_url(lambda url: room not in url)
        page.locator(".reading .rule", has_text="draw 2 cards").wait_for()
        press(page, page.get_by_role("button", name="Understood"))
    pages[0].locator("[data-spot='discard pile']").wait_for()


def test_learning_and_then_playing(windows: Windows, house: Server) -> None:
    page = windows.open(address(house))
    games = page.locator("article", has_text="Blockers!")
    press(page, games.get_by_role("link", name="First time?"))
    press(page, page.get_by_role("button", name="Begin"))
    guide = page.locator(".guide")
    for _ in range(2):
        press(page, guide.get_by_role("button", name="Next"))
    for step in ("4 of 7", "5 of 7"):
        page.locator(YOURS).wait_for()
        lay_by_keys(page)
        guide.get_by_text(step).wait_for()
    press(page, guide.get_by_role("button", name="Next"))
    press(page, guide.get_by_role("button", name="Later"))
    press(page, guide.get_by_role("button", name="Play on by myself"))
    guide.wait_for(state="detached")
    press(page, page.get_by_role("link", name="Carte Blanche"))
    games.get_by_role("link", name="Learnt").wait_for()
    press(page, page.get_by_role("button", name="Play now: Blockers!"))
    page.locator(YOURS).wait_for()
    tab_to(page, page.locator("[data-piece]"))
    lay_by_keys(page)
