"""What a browser offers beside the page: it can be installed and says so when the house is gone, and a screen is filled whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from drivers.browser.browsers import LAN, Windows
from drivers.browser.players import YOURS, lay
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


_NOTE_CALLS: Final = """(() => {
  window.calls = [];
  navigator.vibrate = pattern => calls.push(`shake ${pattern}`) > 0;
  if (!navigator.wakeLock) return;
  navigator.wakeLock.request = async kind => {
    calls.push(`awake ${kind}`);
    return {release: async () => void calls.push("asleep")};
  };
})()"""


def wait_until(page: Page, condition: str) -> None:
    """Returns once this holds in the page. Playwright's own way evaluates text there again and again, which the page's policy forbids."""
    page.evaluate(f"""async () => {{
      for (let n = 0; n < 600; n++) {{
        if (await ({condition})) return;
        await new Promise(done => setTimeout(done, 50));
      }}
      throw new Error("it never held");
    }}""")


def controlled(page: Page) -> None:
    """The worker has taken over, with the page that it keeps."""
    wait_until(page, "navigator.serviceWorker.controller !== null")
    wait_until(page, "caches.match('/offline.html').then(found => found !== undefined)")


def test_without_the_house_there_is_a_page_that_says_so(windows: Windows, house: Server) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}/", phone=True)
    page.locator("article").first.wait_for()
    controlled(page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("The house cannot be reached.").wait_for()
    page.get_by_text("Das Haus ist nicht erreichbar.").wait_for()
    page.context.set_offline(False)
    page.get_by_role("link").click()
    page.locator("article").first.wait_for()
    windows.trouble.clear()  # the browser tells of the line that was cut


def test_it_can_be_installed(windows: Windows, house: Server) -> None:
    page = windows.open(f"http://127.0.0.1:{house.port}/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")
    assert {"name", "short_name", "start_url", "display", "icons"} <= set(manifest)
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        width = page.evaluate(
            "src => fetch(src).then(found => found.blob()).then(createImageBitmap).then(one => one.width)", icon["src"]
        )
        assert f"{width}x{width}" == icon["sizes"]


def test_a_shared_screen_fills_the_whole_screen(windows: Windows, house: Server) -> None:
    room = house.open(house.person("Ada"), "blockers", 2)
    page = windows.open(f"http://127.0.0.1:{house.port}/tv/{room}")
    page.get_by_role("button", name="Fill the whole screen").click()
    wait_until(page, "document.fullscreenElement !== null")


def test_a_phone_shakes_at_ones_turn_and_its_screen_stays_on_until_the_end(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"], two="basic")
    page = windows.open(f"http://127.0.0.1:{house.port}/", phone=True, cookie=ada)
    page.add_init_script(_NOTE_CALLS)
    page.goto(f"http://127.0.0.1:{house.port}/t/{room}#start")
    page.locator(YOURS).wait_for()
    assert "awake screen" in page.evaluate("calls")
    lay(page, touch=True)
    page.locator(YOURS).wait_for()
    wait_until(page, "calls.some(one => one.startsWith('shake'))")
    assert "asleep" not in page.evaluate("calls")
    page.get_by_role("button", name="Table", exact=True).tap()
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("group", name="Vibration when it is my turn").get_by_role("radio", name="off").check()
    page.keyboard.press("Escape")
    before = page.evaluate("calls.length")
    page.locator("dialog[open]").wait_for(state="detached")
    lay(page, touch=True)
    page.locator(YOURS).wait_for()
    assert page.evaluate("calls.length") == before
    page.locator("a.home").tap()
    page.locator("article").first.wait_for()
    assert page.evaluate("calls.at(-1)") == "asleep"


def test_on_a_plain_address_in_the_network_the_page_says_what_does_not_work(windows: Windows, house: Server) -> None:
    page = windows.open(f"http://{LAN}:{house.port}/", phone=True)
    page.get_by_role("button", name="Settings").tap()
    page.locator("dialog[open]", has_text="plain http").wait_for()
    assert page.get_by_role("button", name="Notify").count() == 0
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator, 'wakeLock' in navigator]") == [False] * 3
