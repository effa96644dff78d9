"""A first evening: a game without a question, help where somebody hesitates, an invitation, and once more with the same company."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from carteblanche.server.http.network import find_interfaces
from drivers.browser.browsers import Windows
from drivers.browser.players import OVER, YOURS, lay, play_out, visit
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_play_now_asks_nothing_and_says_what_it_is_about(windows: Windows, house: Server) -> None:
    page = visit(windows, house)
    page.get_by_role("button", name="Play now: Blockers!").tap()
    page.locator("section.first", has_text="Fewest points win").wait_for()
    page.locator(YOURS, has_text="Your turn: lay a tile").wait_for()

    page.get_by_role("button", name="Help", exact=True).tap()
    for said in ("What wins", "Fewest points win", "Your turn: lay a tile", "tiles still to lay"):
        page.locator("dialog", has_text=said).wait_for()
    page.get_by_role("button", name="Play on").tap()

    page.locator(YOURS).wait_for()
    lay(page, touch=True)
    page.locator("section.first").wait_for(state="detached")
    page.locator(YOURS).wait_for()
    page.get_by_role("button", name="What happened?").tap()
    page.locator("dialog .said", has_text="lays").wait_for()
    assert page.locator("dialog .cells .tile").count() >= 2


def test_words_are_in_the_language_of_the_reader_and_bots_are_easy(windows: Windows, house: Server) -> None:
    page = visit(windows, house, locale="fr-FR")
    with page.expect_request(lambda asked: asked.url.endswith("/api/rooms") and asked.method == "POST") as asked:
        page.get_by_role("button", name="BLANKO").first.tap()
    wanted = asked.value.post_data_json
    assert wanted is not None
    assert wanted["config"] == {"language": "fr", "words": "friendly", "mini_seconds": 600}
    assert wanted["bots"] == [None, "novice", "novice"]


def test_once_more_is_one_tap_with_the_same_company(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 3, [None, "random", "random"])
    play_out(house, room, ada)
    page = visit(windows, house, f"/t/{room}", cookie=ada)
    page.locator(OVER).wait_for()
    before = sorted(page.locator("dialog li bdi").all_text_contents())
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(room))
    page.locator("p.turn", has_text="tile").wait_for()
    page.locator(".player").first.wait_for()
    assert sorted(page.locator(".player .name bdi").all_text_contents()) == before


def test_practice_games_are_cleared_away_with_one_tap(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    alone = [house.open(ada, "blockers", 2, [None, "random"]) for _ in range(2)]
    shared = house.open(ada, "blitz", 2)
    page = visit(windows, house, cookie=ada)
    page.get_by_role("button", name="Clear away all games against bots").click()
    page.get_by_role("button", name="Clear away: Blockers!").first.wait_for(state="detached")
    left = page.locator("li a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert [room for room in (*alone, shared) if f"/t/{room}" in left] == [shared], (
        "tables that others have open are listed, too"
    )


def test_whoever_came_to_invite_has_the_link_on_the_first_screen(windows: Windows, house: Server) -> None:
    page = visit(windows, house, cookie=house.person("Ada"))
    page.locator("article", has_text="Blockers!").get_by_role("button", name="With friends").tap()
    page.get_by_role("button", name="Make the table").tap()
    copy = page.get_by_role("button", name="Copy link")
    copy.wait_for()
    warning = page.get_by_text("This link works on this computer only.")
    boxes = [one.bounding_box() for one in (warning, copy)]
    ends = [box["y"] + box["height"] for box in boxes if box]
    assert ends == sorted(ends), "what the link cannot do stands before the button"
    assert ends[-1] <= 640
    copy.tap()
    page.get_by_text("Link copied. It works on this computer only.").first.wait_for()


def test_the_heading_has_the_room_where_nothing_is_said_beside_it(windows: Windows, house: Server) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"])
    page = windows.open(f"http://127.0.0.1:{house.port}/t/{room}#start", cookie=ada)
    page.locator(YOURS).wait_for()
    page.locator("section.first").get_by_role("button", name="Close").click()
    page.locator("section.first").wait_for(state="detached")
    wide = page.evaluate(
        "document.querySelector('p.turn').clientWidth / document.querySelector('.table-bar').clientWidth"
    )
    assert wide > 0.6
    page.reload()
    page.locator(YOURS).wait_for()
    page.locator(".tabletop").wait_for()
    assert page.locator("section.first").count() == 0, "what was put away is not said again"


@pytest.mark.parametrize("state", ["open", "full", "begun", "over", "unknown"])
def test_an_invitation_says_who_and_what_before_it_asks_for_a_name(windows: Windows, house: Server, state: str) -> None:
    ada = house.person("Ada")
    room = house.open(ada, "blockers", 2, [None, "random"] if state in ("begun", "over") else [])
    if state == "full":
        ben = visit(windows, house, f"/t/{room}", cookie=house.person("Ben"))
        ben.get_by_role("button", name="Sit here").click()
        ben.get_by_role("button", name="Stand up").wait_for()
    if state == "over":
        play_out(house, room, ada)
    if state == "begun":
        ada_page = visit(windows, house, f"/t/{room}", cookie=ada)
        ada_page.get_by_role("button", name="Start the game").click()
        ada_page.locator("[data-piece]").first.wait_for()
    guest = visit(windows, house, "/t/nowhere" if state == "unknown" else f"/t/{room}")
    if state == "unknown":
        guest.get_by_text("There is no such table.").wait_for()
        windows.trouble.clear()  # the browser tells of the 404
    else:
        guest.get_by_role("heading", name="Ada invites you to Blockers!").wait_for()
        said = {"open": "1 free seat", "full": "All seats are taken", "begun": "has begun", "over": "is over"}[state]
        guest.get_by_text(said).wait_for()
    assert guest.get_by_label("Your name").count() == (state == "open")


def test_the_host_lets_a_friend_in_by_a_link_that_works(
    windows: Windows, server: Server, faults: Callable[[Page], list[str]]
) -> None:
    if not find_interfaces():
        pytest.skip("this machine is on no network")
    room = server.open(ada := server.person("Ada"), "blockers", 2)
    host = visit(windows, server, f"/admin#{server.host_token}", cookie=ada)
    host.get_by_role("switch", name="Let friends in").wait_for()
    host.goto(f"http://127.0.0.1:{server.port}/t/{room}")
    host.get_by_text("This link works on this computer only.").wait_for()
    assert host.get_by_label("QR code").count() == 0
    door = host.get_by_role("switch", name="Let friends in")
    assert door.get_attribute("aria-checked") == "false"
    host.get_by_text("Password and more").tap()
    host.get_by_label("Password (").fill("gooseberry")
    assert faults(host) == []
    door.tap()
    host.get_by_text("open to your network, with a password").wait_for()
    host.get_by_label("QR code").first.wait_for()
    assert faults(host) == []

    link = host.get_by_label("Invite", exact=True).first.input_value()
    assert "127.0.0.1" not in link
    guest = windows.open(link, phone=True)
    guest.get_by_label("Password").fill("gooseberry")
    guest.get_by_role("button", name="Come in").tap()
    guest.get_by_role("heading", name="Ada invites you to Blockers!").wait_for()
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").tap()
    host.locator("li.human", has_text="Ben").wait_for()
    windows.trouble.clear()  # the browser tells of the 401 at the door

    door.tap()
    host.get_by_text("This link works on this computer only.").wait_for()
    host.locator("li.human", has_text="Ben").get_by_text("away").wait_for()
    windows.trouble.clear()  # and of the connection that was closed
    guest.close()
