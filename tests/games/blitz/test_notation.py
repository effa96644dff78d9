from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games.blitz.actions import Action, Centre, Flip, Lay, Rhythm, Stuck, Waive
from carteblanche.games.blitz.data import CARDS, STACKS, WORK
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import Config, Stall

GAME = Blitz()
NOTATION = GAME.notation


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("blitz red 7 > C3", Centre("blitz", "red 7", "C3", "red 6")),
        ("W2 green 1 > new", Centre("W2", "green 1", "new", "")),
        ("reserve blue 10 > C12 on blue 8", Centre("reserve", "blue 10", "C12", "blue 8")),
        ("blitz red 1 > C3 on red 6", Centre("blitz", "red 1", "C3", "red 6")),
        ("blitz red 2 > C3 on nothing", Centre("blitz", "red 2", "C3", "")),
        ("W1 blue 8 > W5", Lay("W1", "blue 8", "W5")),
        ("flip", Flip()),
        ("stuck", Stuck()),
        ("rhythm 2", Rhythm(2)),
        ("waive", Waive()),
    ],
)
def test_acts_are_written_and_read(text: str, action: Action) -> None:
    assert NOTATION.read(text) == action
    assert NOTATION.write(action) == text


def test_capitals_and_spaces_do_not_matter() -> None:
    assert NOTATION.read("  BLITZ  Red 7 >  c3 ") == Centre("blitz", "red 7", "C3", "red 6")
    assert NOTATION.read("w1 BLUE 8 > w2") == Lay("W1", "blue 8", "W2")


@pytest.mark.parametrize(
    "text",
    ["", "blitz", "blitz red 11 > C1", "blitz red 0 > C1", "hand red 1 > new", "blitz red 1 > C33", "blitz red 1 > C0",
     "W6 red 1 > new", "blitz red 1 > W6", "blitz red 1 > W1 on red 2", "rhythm 3", "red 1", "blitz red 1", "x" * 1000],
)  # fmt: skip
def test_what_makes_no_sense_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as found:
        NOTATION.read(text)
    assert len(str(found.value)) < 300


@given(st.text(max_size=60))
def test_any_text_is_read_or_unreadable(text: str) -> None:
    try:
        action = NOTATION.read(text)
    except Unreadable:
        return
    assert NOTATION.read(NOTATION.write(action)) == action


@given(
    st.sampled_from(("blitz", "reserve", *WORK)),
    st.sampled_from(CARDS),
    st.sampled_from(("new", *STACKS)),
    st.sampled_from(("", *CARDS)),
)
def test_every_act_for_the_centre_can_be_written(source: str, card: str, stack: str, top: str) -> None:
    action = Centre(source, card, stack, top)
    assert NOTATION.read(NOTATION.write(action)) == action


def test_a_drawing_shows_what_lies_there() -> None:
    given = Given(
        blitz={"A": ["red 5", "red 6"], "B": ["blue 2"]},
        work={"A": [["green 9", "red 8"], ["yellow 1"]]},
        table={"A": ["blue 4", "blue 5"]},
        hand={"A": ["blue 6", "blue 7"]},
        shown={"A": ["blue 6"]},
        packets={"A": 1},
        stacks={"C2": ["red 1 A", "red 2 B"]},
        stall=Stall("right", Seat(0), None, (Seat(0), Seat(1)), (0, 0), (0, 0)),
    )
    drawn = NOTATION.draw(GAME.view(GAME.position(given, ["A", "B"]), None))
    assert drawn.splitlines()[1:5] == [
        " stalled: right of seat 0",
        " centre: C2 ☀r2; put aside: 0",
        " seat 0: total 0, in the centre 1",
        "   blitz ☀r5 of 2; work ☾g9/☀r8 ☀y1 - - -; table ?? ☾b5; hand ☾b6 ?? (next 1)",
    ]


def test_help_can_be_read() -> None:
    assert "blitz red 7 > C3" in NOTATION.help()
    assert NOTATION.draw(GAME.view(GAME.setup(Config(), 2, KeyedLuck.seeded(1)), None))
