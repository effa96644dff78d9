"""Real browsers at a real server: Chromium from the machine, driven by Playwright, with one window for every person.

Chromium is the one named by the environment variable CHROMIUM, else whichever is installed. Everything that a page complains about is
kept in `trouble`: console errors and warnings, uncaught exceptions.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LAN: Final = "house.local"
"""A name for this machine that is no secure context for a browser, as a machine in a home network is none."""
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {LAN} 127.0.0.1",
)
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
PATIENCE: Final = 60_000
"""So many milliseconds a page is waited for before a test gives up."""


def chromium() -> str | None:
    """Where Chromium is, if it is anywhere."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


class Windows:
    """A browser with a window for every person, each with cookies of its own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.trouble: list[str] = []

    def open(
        self,
        address: str,
        *,
        phone: bool = False,
        size: tuple[int, int] | None = None,
        dark: bool = False,
        locale: str = "en-GB",
        moving: bool = False,
        cookie: str | None = None,
    ) -> Page:
        """A window at this address, of somebody new or of the person with this cookie."""
        width, height = size or (PHONE if phone else DESKTOP)
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=locale,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        if cookie is not None:
            name, _, value = cookie.partition("=")
            context.add_cookies(
                [{"name": name, "value": value, "domain": urlsplit(address).hostname or "", "path": "/"}]
            )
        page = context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.trouble.append(f"uncaught: {error}"))
        page.goto(address)
        return page

    def close(self) -> None:
        for context in self._browser.contexts:
            context.close()

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"{message.type}: {message.text}")


@contextmanager
def browsing(path: str) -> Generator[Browser]:
    """Chromium, while it is needed."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
