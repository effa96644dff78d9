from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Seat
from carteblanche.games.blockers.actions import Capture, Place
from carteblanche.games.blockers.data import CELLS, TILES
from carteblanche.games.blockers.position import Given
from carteblanche.games.blockers.rules import Blockers

GAME = Blockers()
NOTATION = GAME.notation


@given(st.sampled_from([Place, Capture]), st.sampled_from(TILES), st.sampled_from(CELLS))
def test_what_is_written_is_read(kind: type[Place | Capture], tile: str, cell: str) -> None:
    assert NOTATION.read(NOTATION.write(kind(tile, cell))) == kind(tile, cell)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("yellow 5 B5", Place("yellow 5", "B5")),
        ("  YELLOW moon   g2 ", Place("yellow moon", "G2")),
        ("blue g X g2", Capture("blue G", "G2")),
        ("Red WILD x a1", Capture("red wild", "A1")),
    ],
)
def test_capitals_and_spaces_do_not_matter(text: str, action: Place | Capture) -> None:
    assert NOTATION.read(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "pass", "yellow 5", "yellow 5 to B5", "yellow 10 B5", "pink 5 B5", "yellow 5 J1", "yellow 5 B0", "y" * 10_000],
)
def test_what_cannot_be_read_is_said_in_one_line(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        NOTATION.read(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(Unreadable):
        assert NOTATION.write(NOTATION.read(text)).lower().split() == text.lower().split()


def test_the_picture() -> None:
    state = GAME.position(
        Given(
            board={"A1": "yellow A", "G2": "blue moon", "I9": "green wild"},
            racks={"yellow": ["1", "sun"], "blue": ["2"]},
            stocks={"blue": ["3"]},
            captured={"Ben": ["yellow 5"]},
        ),
        ("Ada", "Ben", "Cem"),
    )
    assert NOTATION.draw(GAME.view(state, Seat(0))).splitlines() == [
        "    1  2  3  4  5  6  7  8  9",
        " A |yA ☀  ☀ |★  ★  ★ |☁  ☁  ☁ |",
        " B |☀  ☀  ☀ |★  ★  ★ |☁  ☁  ☁ |",
        " C |☀  ☀  ☀ |★  ★  ★ |☁  ☁  ☁ |",
        "   +--------+--------+--------+",
        " D |♣  ♣  ♣ |♨  ♨  ♨ |♦  ♦  ♦ |",
        " E |♣  ♣  ♣ |♨  ♨  ♨ |♦  ♦  ♦ |",
        " F |♣  ♣  ♣ |♨  ♨  ♨ |♦  ♦  ♦ |",
        "   +--------+--------+--------+",
        " G |☾  b☾ ☾ |♒  ♒  ♒ |⚷  ⚷  ⚷ |",
        " H |☾  ☾  ☾ |♒  ♒  ♒ |⚷  ⚷  ⚷ |",
        " I |☾  ☾  ☾ |♒  ♒  ♒ |⚷  ⚷  g!|",
        " seat 0: score 1, captured -",
        "   yellow: rack y1 y☀, stock 0, groups 1",
        " seat 1: score 2, captured y5",
        "   blue: rack ??, stock 1, groups 1",
        " seat 2: score 1, captured -",
        "   green: rack -, stock 0, groups 1",
    ]


def test_the_help_shows_moves_that_can_be_read() -> None:
    assert "yellow 5 B5" in NOTATION.help()
    assert "yellow G x G2" in NOTATION.help()
