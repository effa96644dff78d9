"""People: what they call themselves and say, their devices, and the host of the house."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from drivers.browser.browsers import Windows
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

HOSTILE = '<img src=x onerror="window.hurt=1">'
SHOWN = HOSTILE[:24]
"""A name has at most 24 characters."""


def admin(house: Server) -> str:
    """The address of the admin's page, as the server printed it when it started last."""
    return str(re.findall(r"/admin#\S+", (house.folder / "serve.log").read_text())[-1])


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def test_hostile_names_and_words_are_shown_as_they_are(windows: Windows, house: Server) -> None:
    ada, eve = house.person("Ada"), house.person(HOSTILE)
    room = house.open(ada, "blockers", 2)
    address = f"http://127.0.0.1:{house.port}/t/{room}"
    host = windows.open(address, cookie=ada)
    host.locator(".chairs").wait_for()
    guest = windows.open(address, cookie=eve, phone=True)
    guest.get_by_role("button", name="Sit here").first.tap()
    host.locator("li", has_text=SHOWN).wait_for()

    guest.get_by_role("button", name="Chat").tap()
    say(guest, HOSTILE + "{ $name } \u202egnp.exe")
    host.get_by_role("button", name="Chat, 1 new line").click()
    host.locator(".chat p", has_text=HOSTILE).wait_for()
    guest.get_by_role("button", name="Well played!").tap()
    host.locator(".chat p", has_text="Well played!").wait_for()

    host.get_by_role("button", name="Start the game").click()
    host.locator(".player", has_text=SHOWN).wait_for()
    for page in (host, guest):
        assert page.locator("img").count() == 0
        assert page.evaluate("window.hurt") is None


def test_who_is_muted_is_not_heard_and_does_not_know(windows: Windows, house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    address = f"http://127.0.0.1:{house.port}/t/{house.open(ada, 'blockers', 2)}"
    host, guest = windows.open(address, cookie=ada), windows.open(address, cookie=ben)
    for page in (host, guest):
        page.get_by_role("button", name="Chat").click()
    say(guest, "first")
    host.locator(".chat p", has_text="first").wait_for()
    host.locator("summary").click()
    host.get_by_role("checkbox", name="Ben").check()
    host.locator(".chat p", has_text="first").wait_for(state="detached")
    say(guest, "second")
    guest.locator(".chat p", has_text="second").wait_for()
    say(host, "third")
    guest.locator(".chat p", has_text="third").wait_for()
    assert host.locator(".chat p", has_text="second").count() == 0


def test_another_device_becomes_the_same_person(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    page = windows.open(f"http://127.0.0.1:{house.port}/", cookie=ada)
    page.get_by_role("button", name="Name and devices").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Another device").input_value()
    other = windows.open(link, phone=True)
    other.get_by_role("button", name="Yes, that’s me").tap()
    other.get_by_text("Hello, Ada.").wait_for()
    assert "#" not in other.url

    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_text("Hello, Ada.").wait_for(state="detached")
    page.locator("article").first.wait_for()
    assert page.get_by_text("Hello").count() == 0


def test_the_host_of_the_house_sees_who_is_there_and_can_end_a_game(windows: Windows, house: Server) -> None:
    ada = house.person("Ada of the admin test")
    room = windows.open(
        f"http://127.0.0.1:{house.port}/t/{house.open(ada, 'blockers', 2, [None, 'random'])}", cookie=ada
    )
    room.get_by_role("button", name="Start the game").click()
    room.locator("p.turn").wait_for()
    page = windows.open(f"http://127.0.0.1:{house.port}{admin(house)}")
    table = page.locator("li", has_text="Ada of the admin test").first
    table.get_by_role("button", name="End this game").click()
    page.get_by_text("The game ends without a result").wait_for()
    page.get_by_role("button", name="Yes").click()
    table.get_by_role("button", name="End this game").wait_for(state="detached")
    person = page.locator("li", has_text="Ada of the admin test").last
    person.get_by_role("button", name="Forget").click()
    page.get_by_role("button", name="Yes").click()
    person.wait_for(state="detached")


def test_the_host_of_the_house_mutes_and_bans_and_puts_rooms_away_and_all_of_it_is_listed(
    windows: Windows, house: Server
) -> None:
    mallory = house.person("Mallory of the list")
    house.open(mallory, "blockers", 2)
    page = windows.open(f"http://127.0.0.1:{house.port}{admin(house)}")
    page.get_by_text(re.compile(r"memory \d.* MB · data \d.* · free \d")).wait_for()
    table, person = (
        page.locator("li", has_text="Mallory of the list").filter(has=page.get_by_role("button", name=name, exact=True))
        for name in ("Delete", "Forget")
    )
    person.get_by_role("button", name="Mute").click()
    person.get_by_role("button", name="Let talk again").wait_for()
    person.get_by_role("button", name="Ban").click()
    page.get_by_role("button", name="Yes").click()
    person.get_by_role("button", name="Let in again").click()
    person.get_by_role("button", name="Ban").wait_for()
    table.get_by_role("button", name="Let it sleep").click()
    table.get_by_text("asleep since").wait_for()
    table.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Yes").click()
    table.wait_for(state="detached")
    page.get_by_role("heading", name="What was done here").wait_for()
    done = page.locator("li", has_text="Mallory of the list").filter(has=page.locator("time"))
    assert [line.split(" ", 1)[0] for line in done.locator("span.grow").all_inner_texts()] == ["ban", "ban:", "ban:"]


def test_the_host_of_the_house_sends_somebody_away_and_hands_a_deck_on(windows: Windows, house: Server) -> None:
    ada, ben = house.person("Ada with a deck"), house.person("Ben without one")
    made = house.ask("POST", "/api/decks", {"name": "Deck of the admin test", "mark": "H"}, cookie=ada)[1]["id"]
    room = windows.open(f"http://127.0.0.1:{house.port}/t/{house.open(ada, 'blockers', 2)}", cookie=ben)
    room.get_by_role("button", name="Sit here").first.click()
    room.get_by_role("button", name="Stand up").wait_for()

    page = windows.open(f"http://127.0.0.1:{house.port}{admin(house)}")
    page.get_by_role("button", name="Send Ben without one away").press("Enter")
    page.get_by_role("button", name="Cancel").press("Enter")
    page.get_by_role("button", name="Send Ben without one away").press("Enter")
    page.get_by_text("Before the game the seat is free again").wait_for()
    page.get_by_role("button", name="Yes").press("Enter")
    page.get_by_role("button", name="Send Ben without one away").wait_for(state="detached")
    room.get_by_role("button", name="Stand up").wait_for(state="detached")

    deck = page.locator("li", has_text="Deck of the admin test")
    deck.get_by_role("button", name="Hand on “Deck of the admin test”").press("Enter")
    page.get_by_label("To whom?").select_option(label="Ben without one")
    page.get_by_role("button", name="Hand it on", exact=True).press("Enter")
    deck.get_by_text("Ada with a deck and Ben without one").wait_for()
    seen = house.ask("GET", "/api/decks", cookie=ben)[1]
    assert [one["owned"] for one in seen if one["id"] == made] == [True]
