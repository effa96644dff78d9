"""Pictures of every main screen, by day and by night, on a phone and on a desktop: `python -m drivers.browser.screens [FOLDER]`.

They go to docs/screens/ as WebP files of at most 60 kB. A real house with a real game is photographed, so what is shown is what there is.
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from drivers.browser.browsers import LAN, Windows, browsing, chromium
from drivers.browser.players import OVER, YOURS, deal, lay, play_out
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LARGEST: Final = 60_000
MOVES: Final = 9
"""So far a game has come when it is photographed."""

SETTLED: Final = 1500
"""Milliseconds after which nothing moves any more."""

_TO_WEBP: Final = """async ([png, quality]) => {
  const picture = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({type: "image/webp", quality})).arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""));
}"""


class Photographer:
    def __init__(self, browser: Browser, folder: Path) -> None:
        self._folder = folder
        self._darkroom = browser.new_page()

    def take(self, page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready.then(() => null)")
        png = f"data:image/png;base64,{base64.b64encode(page.screenshot(animations='disabled')).decode()}"
        for quality in (0.9, 0.8, 0.65, 0.5, 0.35):
            picture = base64.b64decode(self._darkroom.evaluate(_TO_WEBP, [png, quality]))
            if len(picture) <= LARGEST:
                (self._folder / f"{name}.webp").write_bytes(picture)
                return
        raise RuntimeError(f"{name} does not fit into {LARGEST} bytes")


def home(page: Page) -> None:
    page.locator("article").first.wait_for()


def gathering(page: Page) -> None:
    page.locator(".chairs").wait_for()
    page.locator(".qr svg").wait_for()


def table(page: Page) -> None:
    page.locator(YOURS).wait_for()
    tile = page.locator("[data-piece]").nth(1)
    tile.click()
    cells = page.locator(".cell.place")
    cells.nth(cells.count() // 2).hover()
    if page.locator(".cell.aimed").count() == 0:
        cells.nth(cells.count() // 2).click()
    page.locator(".scores").wait_for()


def playing(page: Page) -> None:
    """Whatever is played: the board is there with its words, and what was moving has come to rest."""
    page.locator(".game").wait_for()
    if page.locator(".reading").count():
        page.locator(".reading .rule").first.wait_for()
    rules = page.locator("[data-spot=rules] .says")
    if rules.count():
        rules.first.filter(has_text=re.compile(r"\w")).wait_for()
    page.wait_for_timeout(SETTLED)


def learning(page: Page) -> None:
    page.get_by_role("button", name="Begin").click()
    page.locator(".guide").wait_for()
    page.locator(".guide").get_by_role("button", name="Next").click()
    page.locator("[data-meant]").first.wait_for()


def result(page: Page) -> None:
    page.locator(OVER).wait_for()


def replay(page: Page) -> None:
    page.locator(".controls").wait_for()
    page.locator("[role=grid]").wait_for()


def rules(page: Page) -> None:
    page.locator(".handbook h2").first.wait_for()


def scores(page: Page) -> None:
    page.locator("table").first.wait_for()


def photograph(folder: Path, path: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, browsing(path) as browser:
        server = Server(Path(data), "--no-limits")
        server.start()
        try:
            _photograph(server, browser, Photographer(browser, folder))
        finally:
            server.stop()


def _photograph(server: Server, browser: Browser, photographer: Photographer) -> None:
    ada = server.person("Ada")
    finished = server.open(ada, "blockers", 3, [None, "greedy", "random"])
    play_out(server, finished, ada)
    waiting = server.open(ada, "blockers", 4, [None, None, "greedy"])
    running = server.open(ada, "blockers", 3, [None, "greedy", "greedy"])
    windows = Windows(browser)
    house = f"http://{LAN}:{server.port}"
    page = windows.open(f"{house}/t/{running}#start", cookie=ada)
    for move in range(MOVES):
        page.locator(YOURS).wait_for()
        lay(page, move)
    others = {
        "blank": (server.open(ada, "blank", 3, [None, "beginner", "reader"], reading=False), 12),
        "blanko": (server.open(ada, "blanko", 3, [None, "club", "casual"], language="en"), 26),
        "blitz": (server.open(ada, "blitz", 3, [None, "expert", "hard"], pace="turns"), 70),
    }
    for room, entries in others.values():
        deal(server, room, ada, entries)
    screens: dict[str, tuple[str, Callable[[Page], None]]] = {
        "home": ("/", home),
        "room": (f"/t/{waiting}", gathering),
        "table": (f"/t/{running}", table),
        **{game: (f"/t/{room}", playing) for game, (room, _) in others.items()},
        "learn": ("/learn/blockers", learning),
        "tv": (f"/tv/{running}", playing),
        "result": (f"/t/{finished}", result),
        "replay": (f"/r/{finished}?n=40&eyes=all", replay),
        "rules": ("/rules/blockers", rules),
        "scores": ("/scores", scores),
    }
    for phone in (False, True):
        for dark in (False, True):
            for name, (address, ready) in screens.items():
                # Whoever learns opens a table of their own, which would fill Ada's front door.
                who = server.person("Ben") if ready is learning else ada
                page = windows.open(house + address, phone=phone, dark=dark, cookie=who)
                ready(page)
                photographer.take(page, f"{name}-{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}")
                page.context.close()
    windows.close()
    if windows.trouble:
        raise RuntimeError("\n".join(windows.trouble))


def main(words: list[str]) -> None:
    path = chromium()
    if path is None:
        sys.exit("No Chromium on this machine: install it or name it by CHROMIUM.")
    photograph(Path(words[0] if words else "docs/screens"), path)


if __name__ == "__main__":
    main(sys.argv[1:])
