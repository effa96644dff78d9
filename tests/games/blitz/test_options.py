from __future__ import annotations

from itertools import product

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games.blitz.actions import Action, Centre, Flip, Go, Lay, Next, Pass, Rhythm, Stuck, Turn, Waive
from carteblanche.games.blitz.data import BEFORE, CARDS, STACKS, WORK
from carteblanche.games.blitz.judging import ends_round, frees, judge
from carteblanche.games.blitz.options import BlitzOptions, preview
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import Config
from carteblanche.testing.random_games import RandomGame

GAME = Blitz()
ADA = Seat(0)
SOURCES = ("blitz", "reserve", *WORK)
EVERYTHING: tuple[Action, ...] = (
    *(Lay(source, card, slot) for source, card, slot in product(SOURCES, CARDS, WORK)),
    *(Centre(source, card, "new", "") for source, card in product(SOURCES, CARDS)),
    *(Centre(source, card, stack, BEFORE[card]) for source, card, stack in product(SOURCES, CARDS, STACKS[:9])),
    *(Rhythm(first) for first in range(4)),
    *(Flip(), Turn(), Stuck(), Waive(), Pass(), Go(), Next()),
)


@pytest.mark.parametrize(("pace", "seed"), [("race", 1), ("race", 2), ("slow", 3), ("turns", 4)])
def test_the_options_are_what_is_judged_proper(pace: str, seed: int) -> None:
    moments = list(RandomGame(GAME, Config(pace=pace, rounds=1), 2, seed))  # type: ignore[arg-type]
    for moment in moments[:: max(1, len(moments) // 12)]:
        for seat in (Seat(0), Seat(1)):
            view = GAME.view(moment.state, seat)
            listed = list(BlitzOptions(view))
            proper = {action for action in EVERYTHING if view.prompt is not None and action in BlitzOptions(view)}
            assert set(listed) == proper
            assert len(listed) == len(proper)


def test_a_watcher_has_no_options() -> None:
    state = GAME.setup(Config(), 2, KeyedLuck.seeded(1))
    options = BlitzOptions(GAME.view(state, None))
    assert len(options) == 0
    assert Go() not in options
    with pytest.raises(IndexError):
        options.sample(KeyedLuck.seeded(1))
    with pytest.raises(Illegal, match="only-watching"):
        preview(GAME.view(state, None), Go())


def test_what_is_no_action_is_no_option() -> None:
    assert "go" not in BlitzOptions(GAME.view(GAME.setup(Config(), 2, KeyedLuck.seeded(1)), ADA))


def given() -> Given:
    return Given(
        blitz={"A": ["red 5"], "B": ["red 2", "red 3"]},
        work={"A": [["blue 2"], ["green 9", "red 8"], ["yellow 3"]]},
        table={"A": ["blue 4"]},
        stacks={"C1": ["blue 1 A"]},
    )


@pytest.mark.parametrize(
    ("action", "ends"),
    [
        (Centre("blitz", "red 5", "C1", "red 4"), True),
        (Centre("W1", "blue 2", "C1", "blue 1"), True),
        (Lay("W1", "blue 2", "W3"), True),
        (Lay("W2", "red 8", "W3"), False),
        (Lay("W2", "green 9", "W3"), True),
        (Centre("W2", "red 8", "C1", "red 7"), False),
        (Centre("reserve", "blue 4", "C1", "blue 3"), False),
        (Centre("W9", "blue 4", "C1", "blue 3"), False),
        (Centre("W5", "blue 4", "C1", "blue 3"), False),
        (Flip(), False),
    ],
)
def test_what_would_end_the_round(action: Action, ends: bool) -> None:
    public = GAME.position(given(), ["A", "B"]).public
    assert ends_round(public, 0, action) is ends
    assert not ends_round(public, 1, action)


def test_what_could_end_the_round_after_others() -> None:
    public = GAME.position(given(), ["A", "B"]).public
    act = Centre("reserve", "red 2", "C1", "red 1")
    assert ends_round(public, 1, act, behind=1)
    assert not ends_round(public, 1, Flip(), behind=1)
    assert frees(public.areas[1], Centre("blitz", "red 2", "C1", "red 1"))


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Centre("nowhere", "red 5", "C1", "red 4"), "no-such-source"),
        (Lay("nowhere", "red 5", "W1"), "no-such-source"),
        (Lay("blitz", "red 5", "nowhere"), "no-such-slot"),
        (Lay("W1", "", "W2"), "card-not-there"),
        (Centre("blitz", "red 5", "nowhere", "red 4"), "no-such-stack"),
        (Centre("blitz", "red 5", "new", ""), "stack-starts-with-one"),
        (Centre("blitz", "", "new", ""), "card-not-there"),
        (Rhythm(1), "no-right"),
    ],
)
def test_nonsense_is_refused_with_a_reason(action: Action, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        judge(GAME.position(given(), ["A", "B"]).public, 0, action)
    assert refused.value.code == code


def test_a_new_stack_is_not_where_one_lies() -> None:
    state = GAME.position(Given(blitz={"A": ["red 1"], "B": ["red 2"]}, stacks={"C1": ["red 1 B"]}), ["A", "B"])
    with pytest.raises(Illegal, match="stack-moved-on"):
        judge(state.public, 0, Centre("blitz", "red 1", "new", "red 3"))
    with pytest.raises(Illegal, match="does-not-fit"):
        judge(state.public, 0, Centre("blitz", "red 1", "C1", "red 1"))


def test_a_preview_of_taking_the_pile_up_shows_nothing() -> None:
    state = GAME.position(given(), ["A", "B"])
    assert preview(GAME.view(state, ADA), Turn()).shows is None
