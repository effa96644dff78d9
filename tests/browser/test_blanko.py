"""BLANKO from the invitation to the result and its replay, by people in browsers, with a word list of our own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from drivers.browser import blanko_players as players
from drivers.browser.browsers import Windows
from drivers.browser.players import OVER, YOURS, follow_hint, invited, open_table, say_name
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

ATTEMPTS = 30
"""So many tables may be made until a first word turns up a mini crossword: two cards in three are one."""


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that plays with our own small list."""
    folder = tmp_path_factory.mktemp("words")
    players.stock(folder)
    found = Server(folder, "--no-limits")
    found.start()
    yield found
    found.stop()


def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


def at_table(windows: Windows, server: Server, bots: list[str | None], **config: object) -> Page:
    page = windows.open(address(server))
    say_name(page, "Ada")
    page.goto(address(server) + open_table(page, bots, "blanko", **config) + ("#start" if all(bots) else ""))
    return page


def two(windows: Windows, server: Server, **config: object) -> tuple[Page, Page]:
    """Ada at a desk and Ben at a phone, at a table that has begun."""
    ada = at_table(windows, server, [None], **config)
    ben = invited(windows, ada, "Ben")
    ada.get_by_role("button", name="Start the game").click()
    ada.locator(f"{YOURS}, p.turn:has-text('Ben')").first.wait_for()
    return ada, ben


def first_to_play(windows: Windows, server: Server) -> Page:
    """At a table with a bot where nothing has been laid yet and it is this person's turn; who begins is drawn by lot."""
    for _ in range(20):
        page = at_table(windows, server, ["novice"], words="friendly", mini_seconds=600)
        page.locator(YOURS).wait_for()
        page.locator("[data-piece]").first.wait_for()
        if page.get_by_text("one of the two framed stars").count():
            return page
        page.context.close()
    raise AssertionError("the bot is always first")


def first_turn(ada: Page, ben: Page) -> tuple[Page, Page]:
    """Who begins, and the other."""
    return (ada, ben) if ada.locator(YOURS).count() else (ben, ada)


def test_two_people_play_from_the_invitation_to_the_result_and_look_at_it_again(
    windows: Windows, words: Server, faults: Callable[[Page], list[str]]
) -> None:
    ada = windows.open(address(words))
    ada.locator("article", has=ada.get_by_role("heading", name="BLANKO")).get_by_role(
        "button", name="With friends"
    ).click()
    ada.get_by_label("Your name").fill("Ada")
    ada.keyboard.press("Enter")
    for _ in range(2):
        ada.get_by_role("button", name="One seat fewer").click()
    ada.get_by_role("button", name="Make the table").click()
    ada.get_by_role("radio", name="German").check()
    ada.get_by_role("radio", name="costs the turn").check()
    ben = invited(windows, ada, "Ben")
    ada.get_by_role("button", name="Start the game").click()
    ada.locator(f"{YOURS}, p.turn:has-text('Ben')").first.wait_for()

    now, other = first_turn(ada, ben)
    for _ in range(4):
        now.locator(YOURS).wait_for()
        players.take_turn(now, touch=now is ben)
        now, other = other, now
    assert faults(ada) == []
    for _ in range(2):
        now.locator(YOURS).wait_for()
        players.skip(now, touch=now is ben)
        now, other = other, now
    ada.locator(OVER).wait_for()
    ben.locator(OVER).wait_for()
    assert ada.locator(f"{OVER} li").count() == 2
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ben.get_by_role("button", name="Replay").tap()
    ben.locator(".study .totals").wait_for()
    ada.get_by_role("button", name="Replay").click()
    best = ada.get_by_role("list", name="The best moves of this turn")
    ada.locator(".study .totals").wait_for()
    ada.keyboard.press("Home")
    best.wait_for(state="detached")
    ada.keyboard.press("ArrowRight")
    best.get_by_role("button").first.click()
    ada.locator(".cell .ghost").nth(1).wait_for()
    assert faults(ben) == []


def test_a_whole_game_by_keyboard_alone(windows: Windows, words: Server) -> None:
    page = at_table(windows, words, ["novice"], mini_seconds=600)
    laid = turns = 0
    while True:
        page.locator(f"{YOURS}, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            break
        turns += 1
        if page.locator("section.mini button.main").count():
            letters = page.locator("section.mini .tray text.face").all_text_contents()
            page.keyboard.press(next(one for one in letters if one.isascii()).lower())
            page.locator("section.mini [data-field] .tile").wait_for()
            page.keyboard.press("Enter")
            page.locator("section.mini").wait_for(state="detached")
        elif page.locator("section.redraw button.main").count():
            page.locator("section.redraw button.main").focus()
            page.keyboard.press("Enter")
            page.locator("section.redraw").wait_for(state="detached")
        elif laid < 3:
            laid += 1
            players.write(page)
        else:
            players.skip(page)
    assert turns > 5
    assert page.get_by_role("status").text_content()


def test_words_are_challenged_looked_up_and_voted_on(windows: Windows, words: Server) -> None:
    ada, ben = two(windows, words, words="challenge", house=True, challenge_seconds=600)
    now, other = first_turn(ada, ben)
    now.locator("[data-piece]").first.wait_for()
    letters = players.plain_letters(now)[:4]

    def lay_four(*, insist: bool) -> str:
        """Four letters, which no list of ours has."""
        for letter in letters:
            now.keyboard.press(letter.lower())
        now.locator(".hint .sum").wait_for()
        if insist:
            now.get_by_label("let the table vote").check()
        now.locator(".hint button.main").click()
        other.locator("section.question .answers").wait_for()
        return "".join(letters)

    now.locator("body").click(position={"x": 2, "y": 2})
    wrong = lay_four(insist=False)
    other.get_by_role("button", name="Look it up").click()
    now.locator(".toast", has_text=wrong).wait_for()
    now.locator("p.turn:not(.yours)").wait_for()
    assert now.locator(".cells .tile").count() == 0

    other.locator(YOURS).wait_for()
    players.skip(other)
    now.locator(YOURS).wait_for()
    lay_four(insist=True)
    other.get_by_role("button", name="Look it up").click()
    other.get_by_role("button", name="It counts").click()
    now.locator(f"[data-cell='{7 * 16 + 7}'] .tile").wait_for()
    assert other.locator(".cells .tile").count() == 4


def at_mini(windows: Windows, server: Server) -> Page:
    """Somebody whose first word has turned up a mini crossword."""
    for _ in range(ATTEMPTS):
        page = at_table(windows, server, ["novice"], mini_seconds=10)
        page.locator(YOURS).wait_for()
        players.lay(page)
        if page.locator("section.mini button.main").count():
            return page
        page.context.close()
    raise AssertionError(f"{ATTEMPTS} first words, and no mini crossword")


def test_a_mini_crossword_counts_as_it_lies_when_the_sand_is_out(
    windows: Windows, words: Server, faults: Callable[[Page], list[str]]
) -> None:
    page = at_mini(windows, words)
    page.set_viewport_size({"width": 360, "height": 640})  # there, too, all of it is in sight
    assert page.locator("section.mini button.main").evaluate(
        "one => one.getBoundingClientRect().bottom <= innerHeight && scrollY === 0"
    )
    page.locator("section.mini .tray button:not(:has(.star))").first.click()
    page.locator("section.mini [data-field] .tile").first.wait_for()
    assert page.get_by_role("timer").count() == 1
    assert faults(page) == []
    page.locator("section.mini").wait_for(state="detached")
    page.get_by_text("for the mini crossword").first.wait_for(state="attached")


def test_a_word_that_is_not_in_the_list_is_told_before_the_turn_is_lost(windows: Windows, words: Server) -> None:
    page = first_to_play(windows, words)
    letters = players.plain_letters(page)[:4]
    for letter in letters:
        page.keyboard.press(letter.lower())
    page.locator(".hint", has_text=f"Not in the word list: {''.join(letters)}").wait_for()
    own = page.locator("[data-piece]").count()
    page.keyboard.press("Enter")
    page.locator(".cell.own").first.wait_for()
    assert page.locator(YOURS).count() == 1
    page.keyboard.press("Escape")
    page.locator(".cell.own").first.wait_for(state="detached")
    assert page.locator("[data-piece]").count() == own
    players.lay(page)


def test_what_a_card_brought_is_told_beside_the_board(windows: Windows, words: Server) -> None:
    page = at_table(windows, words, ["novice"], words="friendly", mini_seconds=600)
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator(YOURS).wait_for()
    players.lay(page)
    players.follow(page)
    told = page.locator(".settled")
    told.wait_for()
    assert told.evaluate("one => one.getBoundingClientRect().bottom") <= page.locator(".cells").evaluate(
        "one => one.getBoundingClientRect().top"
    )
    told.get_by_role("button", name="Close").click()
    told.wait_for(state="detached")


def test_a_hint_lies_on_the_board_and_enter_plays_it(windows: Windows, words: Server) -> None:
    page = at_table(windows, words, ["novice"], mini_seconds=600)
    page.locator(YOURS).wait_for()
    page.locator("[data-piece]").first.wait_for()
    follow_hint(page)
    page.locator(".side li", has_text="+").first.wait_for()
