"""The conversation about a card in the studio: texts as people write them, typed, understood, chosen, kept for people, obeyed, repaired."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection

from drivers.browser.blank_players import Quiet, make_deck, open_with, rewarded
from drivers.browser.browsers import Windows
from drivers.server.clients import Server
from drivers.server.translators import StubTranslator
from drivers.server.translators import says as answers

if TYPE_CHECKING:
    from playwright.sync_api import Page

MANNERS = "Sit up straight, elbows off the table. One card for bad manners."
UNDERSTOOD = (
    ("Sixes skip.", "When somebody plays a 6, the next player misses their next turn."),
    ("Max two cards per turn.", "Everybody may play at most 2 cards per turn."),
    ("Odd card: draw one.", "When somebody plays an odd card, they draw a card."),
)
CHOSEN = (
    "if u drop 3 or more cards in one go ur cracked, next player gets skipped",
    "When somebody plays 3 or more cards at once, the next player misses their next turn.",
)


class Watcher(Quiet):
    """Somebody who plays, and notes which cards fired and how many cards were laid at once."""

    def __init__(self, server: Server, room: str, cookie: str, seed: int) -> None:
        super().__init__(server, room, cookie, seed)
        self.fired: set[str] = set()
        self.laid = 0

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        game = message["table"]["game"] if message["kind"] == "update" else None
        if game is not None:
            self.fired |= {note["card"] for note in game["affairs"]["trace"] if note["what"] == "fired"}
            self.laid = max(self.laid, game["affairs"]["laid"])
        await super().hear(socket, message)


def play(server: Server, room: str, cookies: list[str]) -> Watcher:
    """A game of these people; what the first of them saw."""
    people = [Watcher(server, room, cookie, seed) for seed, cookie in enumerate(cookies)]

    async def playing() -> None:
        for chair, one in enumerate(people[1:], 1):
            await one.insist("sit", chair=chair)
        await people[0].insist("start")
        await asyncio.gather(*(one.play(lambda c: c.update is not None and rewarded(c.update)) for one in people))

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, playing()).result()
    return people[0]


def begin(page: Page, text: str) -> None:
    page.get_by_role("button", name="Write a card").click()
    page.get_by_label("Your rule").fill(text)


def enter(page: Page, rules: int) -> None:
    page.get_by_role("button", name="Write it into the deck").click()
    page.get_by_role("heading", name=f"Rules ({rules})").wait_for()


def test_texts_as_people_write_them_are_understood_chosen_or_kept_and_obeyed(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]]
) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    deck = make_deck(house, ada, "Our house")
    at = f"http://127.0.0.1:{house.port}"
    page = windows.open(f"{at}/decks/{deck}", cookie=ada, phone=True)
    enter_button = page.get_by_role("button", name="Write it into the deck")

    begin(page, MANNERS)
    keep = page.get_by_role("button", name="Let people see to it, exactly as written")
    keep.wait_for()
    assert enter_button.is_disabled()
    keep.click()
    assert keep.get_attribute("aria-pressed") == "true"
    assert faults(page) == []
    enter(page, 1)

    begin(page, CHOSEN[0])
    page.get_by_text("Is this what you mean?").wait_for()
    assert enter_button.is_disabled()
    assert page.get_by_test_id("understood").inner_text() == CHOSEN[1]
    page.get_by_role("button", name="This is what I mean").click()
    assert faults(page) == []
    enter(page, 2)

    for count, (text, says) in enumerate(UNDERSTOOD, 3):
        begin(page, text)
        page.get_by_text("This is how it is understood:").wait_for()
        assert page.get_by_test_id("understood").inner_text() == says
        enter(page, count)

    words = page.locator(".rules")
    for text, says in (CHOSEN, *UNDERSTOOD):
        assert words.get_by_text(text, exact=True).count() == 1
        assert words.get_by_text(says, exact=True).count() == 1
    assert words.get_by_text(MANNERS, exact=True).count() == 1

    seen = play(house, open_with(house, ada, deck, [None], wrong="refused"), [ada, ben])
    assert "rule 5" in seen.fired
    assert 0 < seen.laid <= 2


def test_a_misread_card_is_repaired_and_its_words_stay(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]]
) -> None:
    ada = house.person("Ada")
    deck = make_deck(house, ada, "Our house", people=["Odd card: draw one."])
    page = windows.open(f"http://127.0.0.1:{house.port}/decks/{deck}", cookie=ada, phone=True)
    page.get_by_role("button", name="Say what it means: Rule 1").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_test_id("understood").wait_for()
    assert dialog.get_by_label("Your rule").get_attribute("readonly") is not None
    dialog.get_by_role("button", name="Mend it with blocks").click()
    dialog.get_by_role("button", name="Back to the words").wait_for()
    numbers = dialog.locator("input[type=number]")
    numbers.last.fill("2")
    numbers.last.press("Tab")
    dialog.get_by_text("When somebody plays an odd card, they draw 2 cards.", exact=True).wait_for()
    assert faults(page) == []
    dialog.get_by_role("button", name="From now on it means this").click()
    page.get_by_text("Ada said what Rule 1 means.").wait_for()
    rules = page.locator(".rules")
    assert rules.get_by_text("Odd card: draw one.", exact=True).count() == 1
    assert rules.get_by_text("When somebody plays an odd card, they draw 2 cards.", exact=True).count() == 1


OUTSIDE = "A six on the table ruins somebody's whole evening, and guess whose."


def test_a_translators_suggestion_is_asked_for_read_back_and_confirmed(
    windows: Windows, tmp_path: Path, faults: Callable[[Page], list[str]]
) -> None:
    with StubTranslator.running() as stub:
        server = Server(tmp_path, "--no-limits", "--translator", stub.url)
        server.start()
        try:
            ada = server.person("Ada")
            deck = make_deck(server, ada, "Our house")
            page = windows.open(f"http://127.0.0.1:{server.port}/decks/{deck}", cookie=ada, phone=True)
            begin(page, OUTSIDE)
            ask = page.get_by_role("button", name="Ask a translator")
            ask.wait_for()
            assert stub.asked == []
            ask.click()
            page.get_by_text("The translator has no suggestion for this.").wait_for()
            stub.reply = answers("(when (plays cards: [6]) (draw next 2))")
            ask.click()
            offer = page.locator("[data-suggested]")
            offer.get_by_text("A translator’s suggestion.").wait_for()
            says_back = "When somebody plays a 6, the next player draws 2 cards."
            assert offer.get_by_test_id("understood").inner_text() == says_back
            assert page.get_by_role("button", name="Write it into the deck").is_disabled()
            assert faults(page) == []
            offer.get_by_role("button", name="This is what I mean").click()
            enter(page, 1)
            rules = page.locator(".rules")
            assert rules.get_by_text(OUTSIDE, exact=True).count() == 1
            assert rules.get_by_text(says_back, exact=True).count() == 1
        finally:
            server.stop()
