"""What somebody sees who has never played: where cards go, which squares are meant, and nothing that cannot be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from carteblanche.library.wording import word
from drivers.browser.blank_players import make_deck, open_with
from drivers.browser.browsers import Windows
from drivers.browser.players import YOURS, deal, visit
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


_SAID: Final = """() => {
  const hint = [...document.querySelectorAll(".hint p")].find(one => one.textContent.includes("▲"));
  if (!hint || !document.querySelector(".own .goes")) return null;
  return {
    piles: document.querySelector(".own").getBoundingClientRect().bottom <= innerHeight,
    named: document.querySelector(".own .named").getBoundingClientRect().width > 20,
    readable: hint.scrollHeight <= hint.closest(".line").clientHeight,
  };
}"""
"""Where cards go is said and marked: then what of it can be seen, in one look, because the race goes on."""


def test_the_first_screen_of_a_phone_names_all_games_and_leads_to_each(windows: Windows, house: Server) -> None:
    page = visit(windows, house)
    for game in ("BLANK", "BLANKO", "Blockers!", "Blitz"):
        page.get_by_role("link", name=game, exact=True).wait_for()
    for link in page.locator(".names a").all():
        assert link.evaluate("one => one.getBoundingClientRect().bottom <= innerHeight")
    page.get_by_role("link", name="Blitz", exact=True).tap()
    page.wait_for_function("document.querySelector('[data-game=blitz]').getBoundingClientRect().top < 200")


def test_a_first_race_says_where_cards_go_and_marks_them(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    for language in ("en", "de", "fr", "pl", "ru"):
        looks = (look_at_a_race(windows, house, ada, language) for _ in range(8))
        found = next((look for look in looks if look is not None), None)
        assert found == {"piles": True, "named": True, "readable": True}, language


def look_at_a_race(windows: Windows, house: Server, ada: str, language: str) -> dict[str, bool] | None:
    """What is seen when a card goes to the centre; nothing if the deal has none in forty turns of the reserve."""
    config = {"auto_go": 3_600_000, "pace": "race", "youngest": 0, "countdown": 0}
    room = house.open(ada, "blitz", 3, [None, "easy", "easy"], **config)
    page = visit(windows, house, f"/t/{room}#start", locale=language, cookie=ada)
    page.locator(".ready button").tap()
    page.locator(".own .flip:enabled").wait_for()
    found: dict[str, bool] | None = page.evaluate(_SAID)
    for _ in range(40):
        if found is not None:
            break
        page.locator(".own .flip:enabled").tap()
        found = page.evaluate(_SAID)
    page.context.close()
    return found


def test_what_the_machine_sees_to_nobody_is_accused_of(windows: Windows, house: Server) -> None:
    page = visit(windows, house)
    page.get_by_role("button", name="Play now: BLANK", exact=True).tap()
    page.get_by_role("button", name="Understood").tap()
    page.locator("[data-spot='discard pile']").wait_for()  # before, rules lie there only to be read
    page.locator("[data-spot=rules] .says").first.tap()
    page.locator("dialog[open]", has_text="the machine does it").wait_for()
    assert page.get_by_text("Who did not obey this card?").count() == 0


def test_the_card_to_be_matched_is_in_sight_beside_long_rules(windows: Windows, house: Server) -> None:
    page = visit(windows, house, locale="de")
    page.get_by_role("button", name="Jetzt spielen: BLANK", exact=True).tap()
    page.get_by_role("button", name="Verstanden").tap()
    page.locator(YOURS).wait_for()
    seen = page.evaluate(
        "() => document.querySelector('.mine').getBoundingClientRect().top"
        " - document.querySelector('[data-spot=\"discard pile\"]').getBoundingClientRect().top"
    )
    assert seen >= 40


@pytest.mark.parametrize("game", ["blank", "blanko", "blockers"])
def test_what_a_game_is_about_covers_only_the_names(windows: Windows, house: Server, game: str) -> None:
    for language in ("de", "en", "fr", "pl", "ru"):
        page = visit(windows, house, locale=language)
        label = word("home-play-label", {"game": word(f"game-{game}")}, language)
        page.get_by_role("button", name=label, exact=True).tap()
        page.locator(".tabletop > .middle").wait_for()
        page.locator("section.first").wait_for()
        free = page.evaluate(
            "() => document.querySelector('.tabletop > .middle').getBoundingClientRect().top"
            " - document.querySelector('section.first').getBoundingClientRect().bottom"
        )
        assert free >= 0, language
        page.context.close()


def test_what_a_game_is_about_goes_with_the_first_tap_on_the_table(windows: Windows, house: Server) -> None:
    page = visit(windows, house)
    page.get_by_role("button", name="Play now: Blockers!").tap()
    page.locator("section.first", has_text="Fewest points win").wait_for()
    page.locator("[data-piece]").first.tap()
    page.locator("section.first").wait_for(state="detached")
    page.locator(".player .name").first.click(trial=True)  # nothing lies over the names


def test_a_long_rule_says_that_a_tap_shows_all_of_it(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    rule = "When a red card is played, the next player must draw one card, and when a blue card is played, " * 2
    deck = make_deck(house, ada, people=[rule.strip(" ,")])
    room = open_with(house, ada, deck, [None, "random"], reading=False)
    deal(house, room, ada)
    page = visit(windows, house, f"/t/{room}", cookie=ada)
    page.get_by_text("tap to read all of it").first.tap()
    page.locator("dialog[open]", has_text="blue card is played").wait_for()


def test_a_wrong_card_is_played_by_a_button_that_says_so(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blank", 2, [None, "random"], reading=False)
    page = visit(windows, house, f"/t/{room}#start", cookie=ada)
    page.locator(".game[data-turn=true]").wait_for()
    page.locator(".hand li:not(.fits) button").first.tap()
    page.locator(".hint.refusal", has_text="This would cost a penalty").wait_for()
    assert page.locator(".hint button.main").count() == 0
    page.get_by_role("button", name="Play anyway").wait_for()


def test_the_last_round_of_blank_is_shown_again(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blank", 3, [None, "random", "random"], reading=False)
    deal(house, room, ada, 12)
    page = visit(windows, house, f"/t/{room}", cookie=ada)
    page.get_by_role("button", name="What happened?").tap()
    page.get_by_role("button", name="One move on").click()
    page.locator("dialog .said b", has_text=re.compile(r"\w")).wait_for()
    page.locator("dialog [data-spot='discard pile']").wait_for()


def test_the_squares_for_a_first_word_are_framed(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")

    def begin() -> Page:
        room = house.open(ada, "blanko", 2, [None, "novice"], language="en", words="friendly")
        page = visit(windows, house, f"/t/{room}#start", cookie=ada)
        page.locator(YOURS).wait_for()
        return page

    page = begin()
    for _ in range(12):
        if page.get_by_text("one of the two framed stars").count():
            break
        page.context.close()  # the bot was first
        page = begin()
    framed = page.locator("[role=gridcell].first")
    assert [one.get_attribute("data-spot") for one in framed.all()] == ["H8", "I9"]


def test_on_a_low_desktop_the_own_cards_are_in_sight_while_rules_are_read(windows: Windows, house: Server) -> None:
    for language in ("en", "fr"):
        page = windows.open(f"http://127.0.0.1:{house.port}/", size=(1280, 800), locale=language)
        label = word("home-play-label", {"game": word("game-blank")}, language)
        page.get_by_role("button", name=label, exact=True).click()
        page.locator("section.reading li .says").first.wait_for()
        page.locator(".hand button").first.wait_for()
        page.wait_for_function(
            "() => { const box = (one) => document.querySelector(one).getBoundingClientRect();"
            " return box('.hand').bottom <= innerHeight && box('.answer').bottom <= box('.hand').top }"
        )
        # A slip that has been closed leaves its room to the words on whose turn it is.
        page.locator("section.first button").click()
        page.locator(".table-bar > .first").wait_for(state="hidden")
        page.context.close()
