"""People who play BLANK in a browser: whatever they are asked, by touch, mouse or keyboard; and quick ways to where a test begins.

The table shows in `data-n` which update it has drawn, in `data-busy` whether an act is on its way, in `data-turn` whether a card is to be
played. When all windows at a table without
bots have drawn the same update, who has to act can be read off the pages: no test has to guess or to wait for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.printer.text import print_meaning
from drivers.server.clients import Client, Server

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

TABLE: Final = ".game[data-n]"
IDLE: Final = ".game[data-busy=false]"
OVER: Final = "dialog[open] ol"
REWARD: Final = ".reward"
FITS: Final = ".hand .fits button"
MAIN: Final = ".hint button.main:enabled"
TO_CHOOSE: Final = (
    "dialog[open] .cards button:enabled:not([aria-pressed=true])",
    ".mine:has(.asking) .hand .fits:not(.chosen) button",
)
"""Cards that can be chosen for an answer: from the dialog that lies on top, or from the hand."""
ASKED: Final = (
    ".reading button.main:enabled",
    "dialog[open]:has(.cards) footer button.main:enabled",
    TO_CHOOSE[0],
    ".asking .row button:enabled",
    TO_CHOOSE[1],
)
"""What is answered by presses, in the order of what lies on top."""
TURN: Final = ".game[data-turn=true]"
ASKED_ANYTHING: Final = ", ".join((*ASKED, TURN))
MOST_STEPS: Final = 600
MOST_TABS: Final = 60


def settled(pages: Sequence[Page]) -> None:
    """All windows have drawn the same update."""
    while True:
        drawn = [int(page.locator(TABLE).get_attribute("data-n") or 0) for page in pages]
        if len(set(drawn)) == 1:
            return
        for page in pages:
            _reaches(page, max(drawn))


def act(page: Page, *, touch: bool = False) -> bool:
    """Does what the table asks of this person, and waits until it is done. Says whether anything was asked."""
    before = int(page.locator(TABLE).get_attribute("data-n") or 0)
    while question := _asked(page):
        _press(page.locator(question).first, touch=touch)
        if question not in TO_CHOOSE:
            _reaches(page, before + 1)
            return True
    if not page.locator(TURN).count():
        return False
    while (fitting := page.locator(FITS)).count():
        _press(fitting.first, touch=touch)
    if not page.locator(MAIN).count():  # so many cards that nobody is told what fits: a wrong one costs a penalty
        _press(page.locator(".hand button").first, touch=touch)
    _press(page.locator(MAIN), touch=touch)
    _reaches(page, before + 1)
    return True


def play_together(pages: Sequence[Page], until: str) -> int:
    """These people, who are all at the table, play until every window shows this; the second one by touch. The number of acts."""
    for steps in range(MOST_STEPS):
        settled(pages)
        if all(page.locator(until).count() for page in pages):
            return steps
        if not any(act(page, touch=at == 1) for at, page in enumerate(pages)):
            raise AssertionError("nobody is asked for anything, and yet the game goes on")
    raise AssertionError("this game does not end")


def tab_to(page: Page, target: Locator) -> None:
    """Goes there by the Tab key alone."""
    target.first.wait_for()
    for _ in range(MOST_TABS):
        if target.first.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {target}")


def act_by_keys(page: Page) -> None:
    """Does what the table asks of this person by the keyboard alone, and waits until it is done."""
    before = int(page.locator(TABLE).get_attribute("data-n") or 0)
    while question := _asked(page):
        tab_to(page, page.locator(question))
        page.keyboard.press("Enter")
        if question not in TO_CHOOSE:
            _reaches(page, before + 1)
            return
    if page.locator(MAIN).count():
        page.keyboard.press("d")
    else:
        _choose_by_keys(page)
        while page.locator(FITS).count():
            _choose_by_keys(page)
        page.keyboard.press("Enter")
    _reaches(page, before + 1)


def _asked(page: Page) -> str | None:
    """The first of what this person is asked."""
    return next((question for question in ASKED if page.locator(question).count()), None)


def _choose_by_keys(page: Page) -> None:
    chosen = page.locator(".hand .chosen").count()
    page.keyboard.press("h")
    page.keyboard.press("Space")
    page.locator(".hand .chosen").nth(chosen).wait_for()


def _press(what: Locator, *, touch: bool) -> None:
    (what.tap if touch else what.click)()


def _reaches(page: Page, n: int) -> None:
    """This update has been drawn, or a later one, and no act is on its way."""
    page.wait_for_function(f"n => Number(document.querySelector('{IDLE}')?.dataset.n) >= n", arg=n)


# Without a browser


class Quiet(Client):
    """Somebody who plays, and neither writes a card nor decides on one."""

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if rewarded(message):
            self.heard.append(message)
            self.update = message
        else:
            await super().hear(socket, message)


def rewarded(message: dict[str, Any]) -> bool:
    game = message["table"]["game"] if message["kind"] == "update" else None
    return game is not None and game["affairs"]["phase"] == "reward"


def play_to_reward(server: Server, room: str, cookies: Sequence[str]) -> int:
    """Plays a game of these people, who sit in this order, until somebody has won and may write a card; who that is."""
    people = [Quiet(server, room, cookie, seed) for seed, cookie in enumerate(cookies)]

    async def playing() -> int:
        for chair, one in enumerate(people[1:], 1):
            await one.insist("sit", chair=chair)
        await people[0].insist("start")
        await asyncio.gather(*(one.play(lambda c: c.update is not None and rewarded(c.update)) for one in people))
        assert people[0].update is not None
        return int(people[0].update["table"]["game"]["affairs"]["rewards"][0])

    # In a thread of its own: a browser that is being driven has taken this one's event loop.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, playing()).result()


def make_deck(
    server: Server, cookie: str, name: str = "Home", rules: Sequence[str] = (), people: Sequence[str] = ()
) -> str:
    """A deck of this person in which only these rules are written, in words or in the notation; people see to the latter."""
    request = {"name": name, "mark": name[:1], "written": False}
    status, deck, _ = server.ask("POST", "/api/decks", request, cookie=cookie)
    assert status == 201, deck
    for rule in (*rules, *people):
        card: dict[str, Any] = {"text": rule, "language": "en", "picture": [[[100, 100], [900, 900]]]}
        if rule in people:
            card["people"] = True
        elif rule.startswith("("):
            meaning = notation.read(rule)
            card |= {"text": print_meaning(meaning, "en"), "meaning": msgspec.to_builtins(meaning)}
        status, answer, _ = server.ask("POST", f"/api/decks/{deck['id']}/cards", card, cookie=cookie)
        assert status == 201, answer
    return str(deck["id"])


def open_with(server: Server, cookie: str, deck: str, bots: list[str | None], **config: Any) -> str:
    """A table of this person with this deck; its room."""
    room = server.open(cookie, "blank", len(bots) + 1, [None, *bots], **config)

    async def taking() -> None:
        await Client(server, room, cookie).insist("take-deck", deck=deck)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, taking()).result()
    return room
