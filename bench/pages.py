"""What a person waits for in the browser: the first paint on a slow line, and the frames from a move's arrival to its drawing."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bench.contract import Bench, Contender, Contest, Missing, Stage
from bench.houses import scratch

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from drivers.server.clients import Server

SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
"""A phone on a mediocre mobile line: 1.6 Mbit/s down, 150 ms there and back."""
SLOWER_CPU: Final = 4
MOVES: Final = 12

_PAINTED: Final = """() => new Promise(done => new PerformanceObserver(list => {
  const found = list.getEntriesByName('first-contentful-paint')[0];
  if (found) done(found.startTime / 1000);
}).observe({type: 'paint', buffered: true}))"""

# Frames are counted by requestAnimationFrame. What changes before the next one is drawn by it: that is one frame.
_COUNTING: Final = """
  let frame = 0; const tick = () => { frame++; requestAnimationFrame(tick); }; requestAnimationFrame(tick);
  window.frames = []; window.floor = [];
  let arrived = null; const Line = WebSocket;
  window.WebSocket = class extends Line {
    constructor(address) {
      super(address);
      this.addEventListener('message', event => {
        if (JSON.parse(event.data).kind !== 'update') return;
        arrived = frame;
        document.querySelector('#floor')?.replaceChildren(String(frame));
      });
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const floor = document.createElement('p'); floor.id = 'floor'; document.body.append(floor);
    new MutationObserver(() => { if (arrived !== null) window.floor.push(frame - arrived + 1); }).observe(floor, {childList: true});
    new MutationObserver(changes => {
      const laid = changes.some(change => [...change.addedNodes].some(node => node.classList?.contains('tile')));
      if (laid && arrived !== null) { window.frames.push(frame - arrived + 1); arrived = null; }
    }).observe(document.body, {childList: true, subtree: true});
  });
"""


def in_the_browser(measure: Callable[[Browser, Server], None]) -> None:
    """Chromium and a house of its own, while something is measured."""
    from drivers.browser.browsers import browsing, chromium
    from drivers.server.clients import Server

    path = chromium()
    if path is None:
        raise Missing("there is no Chromium")
    with tempfile.TemporaryDirectory(prefix="bench-", dir=scratch()) as data, browsing(path) as browser:
        server = Server(Path(data), "--no-limits")
        server.start()
        try:
            measure(browser, server)
        finally:
            server.stop()


def slowed(browser: Browser, *, cookie: str = "") -> Page:
    context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    if cookie:
        name, _, value = cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "domain": "127.0.0.1", "path": "/"}])
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
    return page


def first_paint(stage: Stage) -> None:
    def measure(browser: Browser, server: Server) -> None:
        def painted(path: str) -> float:
            page = slowed(browser)
            page.goto(f"http://127.0.0.1:{server.port}{path}")
            seconds = float(page.evaluate(_PAINTED))
            page.context.close()
            return seconds

        contenders = (
            Contender("the front door", lambda _: painted("/")),
            Contender("beside: a page of one line", lambda _: painted("/health"), "beside"),
        )
        stage.contest(Contest("first paint, nothing cached", "seconds", contenders, more_is_better=False))
        stage.say("The goal is 1 s at 1.6 Mbit/s, 150 ms and a processor slowed four times.")

    in_the_browser(measure)


def frames(stage: Stage) -> None:
    def measure(browser: Browser, server: Server) -> None:
        counted: dict[str, list[int]] = watched(browser, server)
        rows = [
            [name, str(len(found)), f"{statistics.median(found):g}", str(max(found))]
            for name, found in (
                ("a tile on the board", counted["frames"]),
                ("beside: a line of text", counted["floor"]),
            )
        ]
        stage.table("frames from a move's arrival to its drawing", ["", "moves", "median", "most"], rows)
        stage.say("The goal is 1: what arrives is drawn by the very next frame.")

    in_the_browser(measure)


def watched(browser: Browser, server: Server) -> dict[str, list[int]]:
    """Somebody plays Blockers! against bots, and a page watches."""
    from drivers.server.clients import Client

    host = server.person("Ada")
    room = server.open(host, "blockers", 3, [None, "random", "random"])
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.add_init_script(_COUNTING)
    page.goto(f"http://127.0.0.1:{server.port}/tv/{room}")
    page.locator(".setting").wait_for()

    async def playing() -> None:
        client = Client(server, room, host, seed=1)
        await client.insist("start")
        await client.play(lambda one: one.update is not None and one.update["n"] > MOVES)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, playing()).result()
    page.wait_for_function("count => window.frames.length >= count", arg=MOVES // 2)
    found: Any = page.evaluate("({frames: window.frames, floor: window.floor})")
    return {name: [int(one) for one in found[name]] for name in ("frames", "floor")}


BENCHES = [
    Bench("first-paint", "the front door on a slow phone, beside a page of one line", first_paint),
    Bench("frames", "from a move's arrival in the browser to its drawing", frames),
]
