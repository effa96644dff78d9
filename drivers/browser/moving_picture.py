"""The moving picture of the README: an evening in half a minute, from real screens: `python -m drivers.browser.moving_picture [FILE]`.

It goes to docs/screens/evening.webp, an animated WebP of less than a megabyte.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PIL import Image

from drivers.browser.browsers import LAN, Windows, browsing, chromium
from drivers.browser.players import YOURS, deal, lay
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LARGEST: Final = 1_000_000
SCREEN: Final = {"width": 1120, "height": 700}
SIZE: Final = (800, 500)
SENTENCE: Final = ("When somebody plays a 6, ", "the next player misses a turn ", "and everybody else draws a card.")


class Film:
    def __init__(self) -> None:
        self._frames: list[Image.Image] = []
        self._millis: list[int] = []

    def take(self, page: Page, millis: int) -> None:
        """One more frame, shown for so long."""
        page.evaluate("document.fonts.ready.then(() => null)")
        frame = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
        frame.thumbnail(SIZE, Image.Resampling.LANCZOS)
        self._frames.append(frame)
        self._millis.append(millis)

    def save(self, path: Path) -> None:
        first, *others = self._frames
        for quality in (75, 60, 45, 30):
            made = io.BytesIO()
            first.save(
                made,
                "WEBP",
                save_all=True,
                append_images=others,
                duration=self._millis,
                loop=0,
                quality=quality,
                method=6,
            )
            if made.tell() < LARGEST:
                path.write_bytes(made.getvalue())
                return
        raise RuntimeError(f"{path} does not fit into {LARGEST} bytes")


def film(path: Path, browser: Browser, server: Server) -> None:
    house, windows, shown = f"http://{LAN}:{server.port}", Windows(browser), Film()
    ada = server.person("Ada")

    def at(address: str) -> Page:
        page = windows.open(house + address, cookie=ada)
        page.set_viewport_size({"width": SCREEN["width"], "height": SCREEN["height"]})
        return page

    door = at("/")
    door.locator("article").first.wait_for()
    shown.take(door, 1800)

    blockers = at(f"/t/{server.open(ada, 'blockers', 3, [None, 'greedy', 'greedy'])}#start")
    for move in range(7):
        blockers.locator(YOURS).wait_for()
        if move > 2:
            shown.take(blockers, 900)
        lay(blockers, move)

    blanko = server.open(ada, "blanko", 3, [None, "club", "casual"], language="en")
    deal(server, blanko, ada, 24)
    page = at(f"/t/{blanko}")
    page.locator(".game").wait_for()
    shown.take(page, 2200)

    race = at(f"/t/{server.open(ada, 'blitz', 4, [None, 'hard', 'hard', 'hard'], countdown=100, youngest=0)}#start")
    race.get_by_role("button", name="Day!").click()
    race.locator(".centre [data-spot^='C'] svg").first.wait_for()
    for _ in range(7):
        race.wait_for_timeout(700)
        shown.take(race, 500)

    blank = server.open(ada, "blank", 3, [None, "beginner", "reader"], reading=False)
    deal(server, blank, ada, 12)
    page = at(f"/t/{blank}")
    page.locator("[data-spot=rules] button", has_text="When").first.wait_for()
    page.wait_for_timeout(1500)
    shown.take(page, 2200)

    _, deck, _ = server.ask("POST", "/api/decks", {"name": "Our box", "mark": "O", "written": True}, cookie=ada)
    studio = at(f"/decks/{deck['id']}")
    studio.get_by_role("button", name="Write a card").click()
    studio.get_by_label("Your rule").evaluate("one => one.closest('section').scrollIntoView()")
    written = ""
    for part in SENTENCE:
        written += part
        studio.get_by_label("Your rule").fill(written)
        shown.take(studio, 700)
    studio.get_by_test_id("understood").wait_for()
    studio.get_by_test_id("understood").scroll_into_view_if_needed()
    shown.take(studio, 3000)
    windows.close()
    if windows.trouble:
        raise RuntimeError("\n".join(windows.trouble))
    shown.save(path)


def main(words: list[str]) -> None:
    path = chromium()
    if path is None:
        sys.exit("No Chromium on this machine: install it or name it by CHROMIUM.")
    with tempfile.TemporaryDirectory() as data, browsing(path) as browser:
        server = Server(Path(data), "--no-limits")
        server.start()
        try:
            film(Path(words[0] if words else "docs/screens/evening.webp"), browser, server)
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
