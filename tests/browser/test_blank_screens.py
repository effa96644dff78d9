"""Every screen of BLANK: axe-core finds nothing wrong, and what strangers write is shown as it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.deck import Deck, Words, empty, with_rule, with_text
from carteblanche.library.decks.files import write_deck_file
from drivers.browser.blank_players import OVER, TABLE, TURN, act, make_deck, open_with, play_to_reward
from drivers.browser.browsers import Windows
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

Faults = Callable[["Page"], list[str]]
HOSTILE = "<img src=x onerror=window.hurt=1>"
RULES = (
    "When a 2 is played, the next player must draw 2 cards.",
    '(when (plays cards: [blue]) (oblige next say "moo"))',
    "When a player coughs, that player must draw 1 card.",
)
RULE = f'(when (plays) (oblige next say "{HOSTILE}"))'
EFFECT = f'(when this (oblige you do "{HOSTILE}"))'


SURE = {"kind": "estimate", "value": 0.5, "low": 0.4, "high": 0.6}
SIDE = {
    "kind": "trial-side",
    "games": 100,
    "finished": 99,
    "turns": SURE | {"value": 20, "low": 18, "high": 22},
    "wins": [SURE, SURE],
    "lengths": [10, 60, 29],
}
TRIED = {
    "kind": "trial-report",
    "id": "t",
    "state": "done",
    "wanted": 100,
    "trial": {
        "kind": "trial",
        "card": "rule 4",
        "games": 100,
        "seats": 2,
        "bins": [10, 20, 30],
        "with_card": SIDE,
        "without": SIDE,
        "longer": SURE | {"value": 0, "low": -2, "high": 2},
        "fires": SURE,
        "per_game": 1.5,
        "beside": [{"kind": "beside", "card": "rule 1", "share": SURE}],
    },
    "says": {"rule 1": "When a 2 is played: the next player must draw 2 cards."},
}
"""What trial games could have said: bots need longer for them than a test should."""


def address(house: Server) -> str:
    return f"http://127.0.0.1:{house.port}"


def test_the_decks(windows: Windows, house: Server, faults: Faults) -> None:
    ada = house.person("Ada")
    make_deck(house, ada, "Other")
    deck = make_deck(house, ada, rules=RULES)
    page = windows.open(f"{address(house)}/decks", cookie=ada, phone=True)
    page.locator(".deck").first.wait_for()
    found = faults(page)
    for button in ("New deck", "Mix decks"):
        page.get_by_role("button", name=button).tap()
        page.locator("dialog[open]").wait_for()
        found += faults(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.goto(f"{address(house)}/decks/{deck}")
    page.locator(".lines li").first.wait_for()
    page.get_by_role("button", name="Write a card").tap()
    page.get_by_label("Your rule").fill(RULES[0])
    page.get_by_test_id("understood").wait_for()
    page.route("**/api/blank/trials", lambda route: route.fulfill(json=TRIED))
    page.get_by_role("button", name="Try it out").tap()
    page.get_by_text("Meets 1 other card").wait_for()
    found += faults(page)
    page.get_by_role("radio", name="click it together").check()
    page.locator(".block").first.wait_for()
    found += faults(page)
    page.get_by_role("button", name="Print").tap()
    page.locator("dialog[open]").wait_for()
    found += faults(page)
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_table(windows: Windows, house: Server, faults: Faults) -> None:
    ada = house.person("Ada")
    room = open_with(house, ada, make_deck(house, ada, rules=RULES), ["random"], starts=0)
    page = windows.open(f"{address(house)}/t/{room}", cookie=ada)
    page.get_by_label("The deck", exact=True).wait_for()
    found = faults(page)
    page.get_by_role("button", name="Start the game").click()
    page.locator("section.reading").wait_for()
    found += faults(page)
    page.get_by_role("button", name="Understood").click()
    page.locator(TURN).wait_for()
    found += faults(page)
    page.locator(".says").first.click()
    page.locator("dialog[open]").wait_for()
    found += faults(page)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="What happened, and why?").click()
    page.locator("dialog[open]").wait_for()
    found += faults(page)
    assert found == []


def test_the_reward_and_the_result(windows: Windows, house: Server, faults: Faults) -> None:
    people = [house.person("Ada"), house.person("Ben")]
    room = open_with(house, people[0], make_deck(house, people[0]), [None])
    winner = play_to_reward(house, room, people)
    page = windows.open(f"{address(house)}/t/{room}", cookie=people[winner])
    owner = windows.open(f"{address(house)}/t/{room}", cookie=people[0])
    page.get_by_role("radio", name="words for a game card").check()
    page.get_by_label("Title").fill("Storm")
    page.locator(".cards label").first.click()
    page.get_by_label("What happens when the card is played").fill("All players must draw 1 card.")
    page.get_by_test_id("understood").wait_for()
    found = faults(page)
    page.locator(".reward button.main").click()
    if winner:
        owner.get_by_role("button", name="Hold it back").click()
        owner.get_by_test_id("understood").wait_for()
        found += faults(owner)
        owner.get_by_role("button", name="Accept it").click()
    page.locator(OVER).wait_for()
    page.get_by_text("All players must draw 1 card.").wait_for()
    found += faults(page)
    page.get_by_role("button", name="Replay").click()
    page.locator(".controls").wait_for()
    found += faults(page)
    assert found == []


def test_what_strangers_write_is_shown_as_it_is(windows: Windows, house: Server, tmp_path: Path) -> None:
    eve, ben = house.person(HOSTILE), house.person("Ben")
    file = tmp_path / "deck.json"
    file.write_bytes(write_deck_file(hostile()))
    host = windows.open(f"{address(house)}/decks", cookie=eve)
    host.get_by_label("Import a deck").set_input_files(file)
    host.get_by_role("button", name="Look at the deck").click()
    host.locator(".rules .says", has_text=HOSTILE).wait_for()
    host.locator(".cards li", has_text=HOSTILE).wait_for()
    host.get_by_role("button", name="Play with it").click()
    host.locator("option:checked", has_text="<img").wait_for(state="attached")

    guest = windows.open(host.url, cookie=ben, phone=True)
    guest.get_by_role("button", name="Sit here").first.tap()
    host.locator("li", has_text="Ben").wait_for()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(".reading .says", has_text=HOSTILE).wait_for()
        act(page)
    for page in (host, guest):
        page.locator(".rule .says", has_text=HOSTILE).wait_for()
        page.locator(f"{TABLE} .player", has_text="<img").or_(page.locator(TABLE, has_text="<img")).first.wait_for()
        assert page.locator("img").count() == 0
        assert page.evaluate("window.hurt") is None

    damaged = file.read_text().replace('"picture": []', '"picture": [[["<script>window.hurt=1</script>", 1]]]', 1)
    assert "<script>" in damaged
    file.write_text(damaged)
    host.goto(f"{address(house)}/decks")
    host.get_by_label("Import a deck").set_input_files(file)
    host.locator(".toast.refusal", has_text="not a deck").wait_for()
    # The browser itself reports that the house has refused the file; nothing else was wrong.
    assert all("400" in line for line in windows.trouble), windows.trouble
    windows.trouble.clear()


def hostile() -> Deck:
    """A deck whose name, authors, titles and words would like to be markup."""
    rule = Words(notation.read(RULE), RULE, "en", HOSTILE)
    effect = Words(notation.read(EFFECT), EFFECT, "en", HOSTILE, HOSTILE)
    return with_text(with_rule(empty(HOSTILE, HOSTILE[:12], ()), rule, ""), "R1a", effect, "")
