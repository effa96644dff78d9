"""Blitz by people in browsers: from the invitation to the result and the replay, and what happens to a card that came too late."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from drivers.browser.blitz_players import (
    AT_ONCE,
    GOES,
    PAUSE,
    RACING,
    RESULT,
    SCORED,
    call,
    give_up,
    hear,
    race_by_keys,
    race_by_touch,
    seen,
    wait_to_hear,
    watch,
)
from drivers.browser.browsers import Windows
from drivers.browser.players import invited, open_table, say_name
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


def address(house: Server) -> str:
    return f"http://127.0.0.1:{house.port}"


def test_two_people_and_a_bot_play_a_match_from_the_invitation_to_the_replay(
    windows: Windows, house: Server, faults: Callable[[Page], list[str]]
) -> None:
    ada = windows.open(address(house))
    say_name(ada, "Ada")
    options = {**AT_ONCE, "rounds": 2, "auto_go": PAUSE, "between": PAUSE, "idle": PAUSE}
    ada.goto(address(house) + open_table(ada, [None, "random"], game="blitz", **options))
    ben = invited(windows, ada, "Ben")
    ada.get_by_role("button", name="Start the game").click()

    # Ada, the youngest, calls, and plays with the keyboard alone; Ben with a finger.
    ada.get_by_role("button", name="Day!").wait_for()
    assert ada.get_by_role("button", name="Take back").count() == 0, "nothing is taken back in a race"
    ada.keyboard.press("Enter")
    race_by_keys(ada)
    ada.locator("[data-spot='table 0'] .mine").wait_for()
    ben.get_by_role("button", name="Mark cards").tap()
    race_by_touch(ben)
    ben.locator("[data-spot='table 1'] .mine").wait_for()
    assert faults(ada) == []
    hear(ada)
    ada.keyboard.press("w")
    wait_to_hear(ada, "blitz card")
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    give_up([ada, ben], SCORED)
    ben.locator(SCORED).wait_for()
    assert ada.locator(f"{SCORED} tbody tr").count() == 3
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(ada) == []

    ada.keyboard.press("Enter")
    ben.locator(SCORED).get_by_role("button", name="Next round").tap()
    call([ada, ben])
    # The score sheet is the table's, not the page's: it is there after a reload too.
    ada.reload()
    ada.locator(RACING).wait_for()
    watch(ada, "called", ".moment .word")
    race_by_keys(ada, 1)
    give_up([ada, ben], RESULT)
    assert "free" in seen(ada, "called"), "the end is called out before the result covers it"
    assert ada.locator(f"{RESULT} tbody tr").count() == 3
    assert ada.locator("dialog[open] svg .round").count() == 2
    assert faults(ada) == []
    ben.locator(RESULT).wait_for()

    ben.get_by_role("button", name="Replay").tap()
    ben.locator(".controls").wait_for()
    assert ben.get_by_label("Speed").input_value() == "true"
    assert ben.get_by_text("The race begins").count() == 2
    ben.get_by_label("Speed").select_option("double")
    ben.locator(".controls input[type=range]").fill("1")
    ben.get_by_role("button", name="Play").tap()
    ben.locator(".where", has_text="2 of").wait_for()
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")


_TOO_LATE = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.kind === "play" && message.action.kind === "centre") {
            message.action.top = "green 9";
            WebSocket.prototype.send = send;
        }
        send.call(this, JSON.stringify(message));
    };
}"""
"""The next card for the centre was meant for another top: as if the stack had moved on in the meantime."""


def test_a_card_that_comes_too_late_flies_back_and_a_watcher_sees_hands(windows: Windows, house: Server) -> None:
    ada = windows.open(address(house), moving=True)
    say_name(ada, "Ada")
    ada.evaluate("localStorage.setItem('blitz-marks', 'yes')")
    # Until there is a deal in which a 1 lies open.
    while True:
        options = {**AT_ONCE, "auto_go": 0, "idle": PAUSE}
        ada.goto(address(house) + open_table(ada, ["child"], game="blitz", **options) + "#start")
        ada.locator(RACING).wait_for()
        if ada.locator(GOES).count():
            break
    watcher = windows.open(ada.url, moving=True)
    watcher.get_by_role("button", name="Just watch").click()
    watcher.locator("[data-spot='blitz 0']").wait_for()
    assert watcher.locator(".own").count() == 0

    watch(watcher, "hands", ".air .hand")
    card, stack = ada.locator(GOES).first, ada.locator("[data-spot=C8]")
    card.hover()
    ada.mouse.down()
    stack.hover()
    assert "free" in seen(watcher, "hands")
    ada.mouse.move(2, 2)
    ada.mouse.up()

    name = card.locator(".hidden-text").inner_text()
    ada.evaluate(_TOO_LATE)
    watch(ada, "flights", ".air > *")
    hear(ada)
    card.click()
    ada.locator(".hint.refusal", has_text="Somebody was quicker").wait_for()
    wait_to_hear(ada, "Somebody was quicker")
    assert seen(ada, "flights") == {"free"}
    back = ada.locator(GOES, has_text=name)
    back.wait_for()
    back.click()
    watcher.locator("[data-spot^=C] svg").first.wait_for()
    ada.locator(".hint.refusal").wait_for(state="detached")
