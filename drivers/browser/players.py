"""What people do in a browser: come to a table, play Blockers! there; and a quick way to games that are over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from drivers.browser.blitz_players import AT_ONCE, PAUSE
from drivers.server.clients import Client, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from drivers.browser.browsers import Windows

YOURS = "p.turn.yours"
OVER = "dialog[open] ol"
TARGETS = ".cell.place, .cell.capture"


def cookie_of(page: Page) -> str:
    """Who this window is."""
    [cookie] = [one for one in page.context.cookies() if one.get("httpOnly")]
    return f"{cookie.get('name')}={cookie.get('value')}"


def shorten(route: Route) -> None:
    """A race is for one round, and nobody waits in it: what bots and cards make of it takes minutes else."""
    wanted = route.request.post_data_json
    if wanted and wanted["game"] == "blitz":
        quick = {
            "config": {**wanted["config"], **AT_ONCE, "rounds": 1, "idle": PAUSE},
            "bots": [None, "random", "random"],
        }
        route.continue_(post_data=json.dumps({**wanted, **quick}))
    else:
        route.continue_()


def say_name(page: Page, name: str) -> None:
    """Tells the house a name, as the name form does."""
    page.evaluate(
        "name => fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({name})})",
        name,
    )


def open_table(page: Page, bots: list[str | None], game: str = "blockers", **config: Any) -> str:
    """Opens a table with these others at it; the address of its page, without the host."""
    request = {"game": game, "chairs": len(bots) + 1, "bots": [None, *bots], "config": config}
    room = page.evaluate(
        "request => fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(request)})"
        ".then(answer => answer.json())",
        request,
    )
    return f"/t/{room['id']}"


def invited(windows: Windows, host: Page, name: str) -> Page:
    """Somebody new at a phone, who follows the host's invitation and sits down."""
    guest = windows.open(host.get_by_role("textbox", name="Invite").input_value(), phone=True)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").tap()
    host.locator("li", has_text=name).wait_for()
    return guest


def visit(
    windows: Windows, house: Server, path: str = "/", *, locale: str = "en-GB", cookie: str | None = None
) -> Page:
    """Somebody at a small phone."""
    page = windows.open(f"http://127.0.0.1:{house.port}{path}", phone=True, locale=locale, cookie=cookie)
    page.set_viewport_size({"width": 360, "height": 640})
    return page


def seat_two(windows: Windows, house: Server) -> tuple[Page, Page, str, str]:
    """Ada, who is the host, and Ben at a table of Blockers! that has not begun: a window each, its address, and Ben's cookie."""
    ada, ben = house.person("Ada"), house.person("Ben")
    address = f"http://127.0.0.1:{house.port}/t/{house.open(ada, 'blockers', 2, two='basic')}"
    host, guest = (windows.open(address, cookie=cookie) for cookie in (ada, ben))
    guest.get_by_role("button", name="Sit here").first.click()
    host.locator("li", has_text="Ben").wait_for()
    return host, guest, address, ben


def lay(page: Page, nth: int = 0, *, touch: bool = False) -> None:
    """Lays a tile that fits somewhere: the `nth` one of the rack, or the next that does."""
    tiles = page.locator("[data-piece]")
    tiles.first.wait_for()
    for offset in range(tiles.count()):
        tile = tiles.nth((nth + offset) % tiles.count())
        (tile.tap if touch else tile.click)()
        cells = page.locator(TARGETS)
        if count := cells.count():
            held = _held(page)
            cell = cells.nth(nth % count)
            if touch:  # a finger aims first and then lets go; a mouse has aimed by getting there
                cell.tap()
                page.locator(".hint button.main").tap()
            else:
                cell.click()
            page.locator(held).wait_for(state="detached")
            return
    raise AssertionError("nothing on the rack fits anywhere, and yet it is this player's turn")


def lay_by_keys(page: Page, nth: int = 0) -> None:
    """Lays a tile with the keyboard alone: its face, then Enter where the pen has gone by itself."""
    page.locator("[data-piece]").first.wait_for()
    faces = [
        str(name).split()[1]
        for name in page.eval_on_selector_all("[data-piece]", "all => all.map(one => one.dataset.piece)")
    ]
    for offset in range(len(faces)):
        face = faces[(nth + offset) % len(faces)]
        page.keyboard.press("w" if face == "wild" else face if len(face) == 1 else "s")
        if page.locator(TARGETS).count():
            page.locator(".hint button.main").wait_for()
            held = _held(page)
            page.keyboard.press("Enter")
            page.locator(held).wait_for(state="detached")
            return
        page.keyboard.press("Escape")
    raise AssertionError("nothing on the rack fits anywhere, and yet it is this player's turn")


def follow_hint(page: Page, *, touch: bool = False) -> None:
    """Asks for a hint, which is told in words and framed on the board, and does it by one key. A phone has it in the menu."""
    if touch:
        page.get_by_role("button", name="Table", exact=True).tap()
    page.get_by_role("button", name="Hint").click()
    page.locator(".toast", has_text="Perhaps").wait_for()
    page.locator("[data-hinted]:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator("[data-hinted]").first.wait_for(state="detached")
    page.locator(".toast", has_text="Perhaps").wait_for(state="detached")


def play_out(server: Server, room: str, cookie: str) -> None:
    """Starts and plays a game to its end, without a browser."""
    _start(server, room, cookie, lambda client: client.over)


def deal(server: Server, room: str, cookie: str, entries: int = 0) -> None:
    """Starts a game, without a browser: it is dealt, and a first move may have been made, or more, until there are so many entries."""

    def come(client: Client) -> bool:
        return (
            client.update is not None and client.update["table"]["game"] is not None and client.update["n"] >= entries
        )

    _start(server, room, cookie, come)


def _start(server: Server, room: str, cookie: str, until: Callable[[Client], bool]) -> None:
    async def playing() -> None:
        client = Client(server, room, cookie, seed=4)
        await client.insist("start")
        await client.play(until)

    # In a thread of its own: a browser that is being driven has taken this one's event loop.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, playing()).result()


def _held(page: Page) -> str:
    """How to find the tile in the hand, until it lies on the board."""
    return f'[data-piece="{page.locator("[data-piece].held").get_attribute("data-piece")}"]'
