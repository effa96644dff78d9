"""Practice against bots: hints on the board, moves taken back; and a move taken back among people, by consent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from drivers.browser.browsers import Windows
from drivers.browser.players import YOURS, deal, follow_hint, lay, seat_two
from drivers.server.clients import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

HOUR = 3_600_000
"""Milliseconds: nothing happens by itself in a test."""


def begun(windows: Windows, house: Server, game: str, **config: Any) -> Page:
    """Ada against a bot, whose turn it is."""
    ada = house.person("Ada")
    room = house.open(ada, game, 2, [None, "random"], **config)
    deal(house, room, ada)
    page = windows.open(f"http://127.0.0.1:{house.port}/t/{room}", cookie=ada)
    page.locator(YOURS).wait_for()
    page.locator(".game").wait_for()
    return page


def take_back(page: Page) -> None:
    page.get_by_role("button", name="Take back").click()


def laid(page: Page) -> list[str]:
    """The tiles that lie on the board of Blockers!, with their cells."""
    return page.locator("[role=gridcell] .tile").all_text_contents()


@pytest.mark.parametrize(
    ("game", "config"),
    [
        ("blockers", {"two": "basic"}),
        ("blank", {"reading": False}),
        ("blitz", {"pace": "turns", "auto_go": HOUR, "between": HOUR}),
    ],
)
def test_a_hint_is_framed_on_the_board_and_enter_follows_it(
    windows: Windows, house: Server, game: str, config: dict[str, Any]
) -> None:
    follow_hint(begun(windows, house, game, **config))


def test_against_bots_a_move_is_taken_back_at_once(windows: Windows, house: Server) -> None:
    page = begun(windows, house, "blockers", two="basic")
    before = laid(page)
    lay(page)
    page.locator(YOURS).wait_for()
    assert laid(page) != before
    take_back(page)
    page.locator("[role=status]", has_text="taken back").wait_for(state="attached")
    assert laid(page) == before


def test_among_people_a_move_is_taken_back_if_the_other_agrees(windows: Windows, house: Server) -> None:
    host, guest, _, _ = seat_two(windows, house)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator("[data-piece]").first.wait_for()
    mover, other = (host, guest) if host.locator(YOURS).count() else (guest, host)
    before = laid(mover)

    lay(mover)
    other.locator(YOURS).wait_for()
    after = laid(mover)
    take_back(mover)
    asked = mover.locator("section", has_text="You asked to take back")
    asked.wait_for()
    other.get_by_role("button", name="Refuse").click()
    asked.wait_for(state="detached")
    assert laid(mover) == after == laid(other)

    take_back(mover)
    other.get_by_role("button", name="Agree").click()
    for page in (mover, other):
        page.locator("[role=status]", has_text="taken back").wait_for(state="attached")
        assert laid(page) == before
    mover.locator(YOURS).wait_for()
