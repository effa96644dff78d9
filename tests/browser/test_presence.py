"""Who is there, who is gone, who only looks; and pages under difficult circumstances."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from drivers.browser.browsers import LAN, Windows
from drivers.browser.players import YOURS, deal, lay, seat_two
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house in which a bot covers at once whoever is gone."""
    found = Server(tmp_path_factory.mktemp("quick"), "--no-limits", "--cover-after", "0")
    found.start()
    yield found
    found.stop()


def test_a_bot_covers_who_is_gone_and_gives_the_chair_back(windows: Windows, quick: Server) -> None:
    host, guest, address, ben = seat_two(windows, quick)
    host.get_by_role("radio", name="a bot plays until they are back").check()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator("[data-piece]").first.wait_for()
    guest.context.close()
    host.locator(".away", has_text="Ben is away.").wait_for()

    # The bot plays on: one's turn comes although nobody else is there.
    for move in range(2):
        host.locator(YOURS).wait_for()
        lay(host, move)
    host.locator(YOURS).wait_for()
    back = windows.open(address, cookie=ben)
    back.locator("[data-piece]").first.wait_for()
    host.locator(".away").wait_for(state="detached")
    lay(host, 2)
    back.locator(YOURS).wait_for()
    lay(back)


def test_a_friend_plays_for_who_is_gone_by_consent_and_gives_the_chair_back(windows: Windows, house: Server) -> None:
    host, guest, address, ben = seat_two(windows, house)
    host.get_by_role("button", name="Start the game").click()
    guest.locator("[data-piece]").first.wait_for()
    guest.context.close()
    friend = windows.open(address, phone=True, cookie=house.person("Cy"))
    friend.get_by_role("button", name="I’ll play for Ben").tap()
    friend.get_by_text("You offer to play for Ben.").wait_for()
    host.locator(".away", has_text="Cy offers to play for Ben.").get_by_role("button", name="Agree").click()
    friend.get_by_text("You play for Ben").wait_for()
    host.locator(".away", has_text="Cy plays for Ben").wait_for()
    if host.locator(YOURS).count():
        lay(host)
    friend.locator(YOURS).wait_for()
    lay(friend, touch=True)
    host.locator(YOURS).wait_for()

    back = windows.open(address, cookie=ben)
    back.locator("[data-piece]").first.wait_for()
    friend.locator("[data-piece]").first.wait_for(state="detached")
    host.locator(".away").wait_for(state="detached")
    lay(host, 1)
    back.locator(YOURS).wait_for()
    lay(back)


def test_a_lost_line_is_told_and_mended(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"], two="basic")
    deal(house, room, ada)
    page = windows.open("about:blank")
    cut = """() => {
      const Line = WebSocket, lines = [];
      window.WebSocket = class extends Line {
        constructor(address) {
          super(window.cut ? 'ws://127.0.0.1:9/' : address);
          lines.push(this);
        }
      };
      window.cutLine = () => { window.cut = true; for (const line of lines) line.close(); };
    }"""
    page.add_init_script(f"({cut})()")
    name, _, value = ada.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "domain": "127.0.0.1", "path": "/"}])
    page.goto(f"http://127.0.0.1:{house.port}/t/{room}")
    page.locator(YOURS).wait_for()
    page.evaluate("cutLine()")
    page.locator(".notice", has_text="The connection is lost.").wait_for()
    page.evaluate("window.cut = false; dispatchEvent(new Event('online'))")
    page.locator(".notice").wait_for(state="detached")
    page.get_by_role("status").get_by_text("Connected again.").wait_for()
    lay(page)
    # The browser itself reports what it could not reach; nothing else was wrong.
    assert all("WebSocket" in line for line in windows.trouble), windows.trouble
    windows.trouble.clear()


def test_a_spectator_is_counted_and_cannot_act(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"], two="basic")
    deal(house, room, ada)
    address = f"http://127.0.0.1:{house.port}/t/{room}"
    page = windows.open(address, cookie=ada)
    page.locator(YOURS).wait_for()
    watcher = windows.open(address, phone=True)
    watcher.get_by_role("button", name="Just watch").tap()
    watcher.locator(".watching").wait_for()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_text("1 person is watching").wait_for()
    assert watcher.locator("[data-piece]").count() == 0
    watcher.get_by_role("button", name="Table", exact=True).tap()
    watcher.locator("dialog[open]").wait_for()
    assert watcher.get_by_role("button", name="Give up").count() == 0


def test_at_twice_the_size_everything_is_there_and_nothing_sticks_out(windows: Windows, house: Server) -> None:
    """A browser at 200 % has half the room: 640 by 400."""
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"], two="basic")
    deal(house, room, ada)
    page = windows.open(f"http://127.0.0.1:{house.port}/", cookie=ada)
    page.set_viewport_size({"width": 640, "height": 400})
    for path, ready in (
        ("/", "article"),
        (f"/t/{room}", "[data-piece]"),
        ("/rules/blitz", ".handbook h2"),
        ("/scores", "h1"),
        (f"/tv/{room}", ".game"),
    ):
        page.goto(f"http://127.0.0.1:{house.port}{path}")
        page.locator(ready).first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_on_a_plain_lan_address_the_page_says_what_is_missing_and_works(windows: Windows, house: Server) -> None:
    page = windows.open(f"http://{LAN}:{house.port}/", phone=True)
    page.get_by_role("button", name="Settings").tap()
    page.get_by_text("plain http").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now: Blockers!").tap()
    page.locator(YOURS).wait_for()
    lay(page, touch=True)
    assert page.evaluate("isSecureContext") is False


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        ("/learn/blockers", "h1"),
        ("/rules/blanko", ".handbook h2"),
        ("/t/no/where", "h1"),
    ],
)
def test_axe_finds_nothing(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]], path: str, ready: str
) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}{path}", phone=True, cookie=house.person("Ada"))
    page.locator(ready).first.wait_for()
    assert faults(page) == []


def test_axe_finds_nothing_on_the_shared_screen_or_beside_a_guide(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]]
) -> None:
    ada = house.person("Ada")
    page = windows.open(f"http://127.0.0.1:{house.port}/learn/blockers", cookie=ada)
    page.get_by_role("button", name="Begin").click()
    page.locator(".guide").wait_for()
    found = faults(page)
    page.goto(page.url.replace("/t/", "/tv/"))
    page.locator(".game").wait_for()
    found += faults(page)
    page.goto(f"http://127.0.0.1:{house.port}/tv/{house.open(ada, 'blitz', 4)}")
    page.locator(".setting").wait_for()
    found += faults(page)
    assert found == []
