"""People who play Blitz in a browser: quick ways into a race and out of it again, and what a person does there.

A race of people ends when it wants to. So that a test ends too, its table has a stall without any time of grace: as soon as all
say that they are stuck, or have been through their reserve, the round is over. The bot `random` says so now and then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

AT_ONCE: Final[dict[str, Any]] = {"countdown": 0, "grace": 0, "decide": 1, "browse": 1}
"""Options with which nothing is waited for."""
PAUSE: Final = 3_600_000
"""Between rounds, so that people decide when it goes on."""
RACING: Final = ".own .flip:enabled"
STUCK: Final = ".hint button:has-text('Stuck')"
SCORED: Final = ".scored"
RESULT: Final = "dialog[open] table"
GOES: Final = ".mine.goes"
LONG: Final = 60_000
"""How many milliseconds a bot may go on before it gives up."""

_WATCH = """([name, wanted]) => {
    const seen = (window[name] = []);
    const look = () => document.querySelector(wanted) && seen.push(document.querySelector("dialog[open]") ? "covered" : "free");
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def watch(page: Page, name: str, wanted: str) -> None:
    """From now on the page remembers whenever this was to be seen, however short: free, or with a dialog over it."""
    page.evaluate(_WATCH, [name, wanted])


def seen(page: Page, name: str) -> set[str]:
    """What was remembered under this name, as soon as there is anything."""
    page.wait_for_function("name => window[name].length > 0", arg=name)
    return set(page.evaluate("name => window[name]", name))


_HEAR = """() => {
    const status = document.querySelector("[role=status]");
    const heard = (window.heard = []);
    new MutationObserver(() => heard.push(status.textContent)).observe(status, { childList: true, characterData: true, subtree: true });
}"""


def hear(page: Page) -> None:
    """From now on the page remembers what screen readers are told: in a race the next news soon takes its place."""
    page.evaluate(_HEAR)


def wait_to_hear(page: Page, text: str) -> None:
    """This has been told, in whatever words around it."""
    page.wait_for_function("text => window.heard.some(one => one.includes(text))", arg=text)


def call(pages: Sequence[Page]) -> None:
    """Whoever of them is to call the start does so, and all are racing."""
    while not pages[0].locator(RACING).count():
        pages[0].locator(f".ready, {RACING}").first.wait_for()
        for page in pages:
            page.evaluate("() => document.querySelector('.ready button:enabled')?.click()")
    for page in pages:
        page.locator(RACING).wait_for()


def race_by_keys(page: Page, sweeps: int = 3) -> None:
    """Tries every card and turns the reserve over, with the keyboard alone."""
    page.locator(f"{RACING}, {SCORED}, {RESULT}").first.wait_for()
    for _ in range(sweeps):
        for key in ("b", "1", "2", "3", "4", "5", "r"):
            page.keyboard.press(key)
            page.keyboard.press("Escape")
        page.keyboard.press("f")


_FREE = """wanted => {
    const box = document.querySelector("dialog[open]") ? null : document.querySelector(wanted)?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
"""The middle of what is wanted, if it is there and no dialog lies over it."""


def race_by_touch(page: Page, sweeps: int = 3) -> None:
    """Taps what is marked to go, where it lies at this moment, and turns the reserve over; a race may be over before a finger is there."""
    page.locator(f"{RACING}, {SCORED}, {RESULT}").first.wait_for()
    for _ in range(sweeps):
        for wanted in (GOES, RACING):
            if point := page.evaluate(_FREE, wanted):
                page.touchscreen.tap(*point)


def give_up(pages: Sequence[Page], end: str) -> None:
    """Everybody says that they are stuck, as often as it takes, until the first of them sees the end."""
    while True:
        pages[0].locator(f"{STUCK}, {end}").first.wait_for(timeout=LONG)
        if pages[0].locator(end).count():
            return
        for page in pages:
            page.evaluate("() => document.activeElement?.blur()")
            page.keyboard.press("s")
