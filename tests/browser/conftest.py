"""Several real people in Chromium at a real server. Without Chromium these tests are skipped, and say so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from carteblanche.server.data import STATIC
from drivers.browser.browsers import Windows, browsing, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: while it is driven, this thread's event loop is taken, and other tests want it back."""
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine: install it or name it by CHROMIUM")
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: run the tests by ./run test")
    with browsing(path) as found:
        yield found


@pytest.fixture
def windows(browser: Browser) -> Iterator[Windows]:
    """Windows that must have nothing to complain about when the test is over."""
    found = Windows(browser)
    yield found
    found.close()
    assert found.trouble == []


@pytest.fixture(scope="session")
def faults() -> Callable[[Page], list[str]]:
    """What axe-core finds wrong with a page, or with the dialog that lies over it, by day and by night."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run the tests by ./run test")
    source = AXE.read_text()
    report = (
        "only => axe.run(document.querySelector('dialog[open]') ?? document, {resultTypes: ['violations'], ...(only && {runOnly: only})})"
        ".then(found => found.violations.flatMap("
        "one => one.nodes.map(node => `${one.impact} ${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 240)}`)))"
    )

    # Colours change over a moment, however short: also back to those of the day, before the next look.
    settled = "async () => { do await new Promise(requestAnimationFrame); while (document.getAnimations().length) }"

    def found(page: Page) -> list[str]:
        page.evaluate(source)
        page.evaluate(settled)
        faults: list[str] = page.evaluate(report, None)
        page.emulate_media(color_scheme="dark")
        page.evaluate(settled)
        faults += page.evaluate(report, ["color-contrast"])
        page.emulate_media(color_scheme="light")
        page.evaluate(settled)
        return faults

    return found
