"""Plans over the cards that lie open: what frees what, what comes up next, and what it leaves to others."""

from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.driver import play_out
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.actions import Action, Centre, Flip, Lay, Rhythm, Turn
from carteblanche.games.blitz.bots import Racer
from carteblanche.games.blitz.motion import SKILLS, Skill, distance, tempo
from carteblanche.games.blitz.planning import Planner, rhythm_worth
from carteblanche.games.blitz.position import Given
from carteblanche.games.blitz.rules import Blitz
from carteblanche.games.blitz.state import Config, Stall
from carteblanche.games.blitz.view import BlitzView
from carteblanche.search.budget import Budget

GAME = Blitz()
EXPERT = msgspec.structs.replace(SKILLS["expert"], overlooks=0)
ALONE = msgspec.structs.replace(EXPERT, watches=False)


def view(**fields: object) -> BlitzView:
    stated = {"blitz": {"A": ["red 5", "red 8"], "B": ["yellow 9", "yellow 10"]}, **fields}
    return GAME.view(GAME.position(msgspec.convert(stated, Given), ["A", "B"]), Seat(0))


def choice(seen: BlitzView, skill: Skill = EXPERT) -> Action:
    return Racer(skill).choose(seen, KeyedLuck.seeded(1))


def test_a_card_of_the_reserve_prepares_a_place_for_the_blitz_card() -> None:
    """Green 6 on yellow 7, so that red 5 can lie on it."""
    seen = view(work={"A": [["yellow 7"], ["blue 2"]]}, table={"A": ["blue 9", "green 6"]}, hand={"A": ["blue 10"]})
    assert choice(seen) == Lay("reserve", "green 6", "W1")


def test_a_card_of_the_reserve_that_prepares_nothing_stays() -> None:
    seen = view(work={"A": [["yellow 8"], ["blue 2"]]}, table={"A": ["blue 9", "green 7"]}, hand={"A": ["blue 10"]})
    assert choice(seen) == Flip()


def test_a_card_is_moved_to_free_the_one_below() -> None:
    """Green 3 goes onto yellow 4; then red 4 below it goes to the centre, and its slot is free."""
    seen = view(
        work={"A": [["red 4", "green 3"], ["yellow 4"]]},
        stacks={"C1": ["red 1 B", "red 2 B", "red 3 B"]},
        hand={"A": ["blue 10"]},
    )
    assert choice(seen) == Lay("W1", "green 3", "W2")


def test_cards_are_not_moved_to_and_fro() -> None:
    work = {"A": [["red 10"], ["yellow 10", "green 9"]]}
    assert choice(view(work=work, table={"A": ["blue 7"]})) == Turn()
    assert Racer(EXPERT).plan(view(work=work), Millis(0), KeyedLuck.seeded(1)) is None


def opened(**fields: object) -> BlitzView:
    """Blue 4 goes, and the other player's blitz card would go next."""
    stated: dict[str, object] = {
        "blitz": {"A": ["red 9", "red 8"], "B": ["blue 5", "yellow 9"]},
        "work": {"A": [["red 5", "blue 4"]]},
        "stacks": {"C1": ["blue 1 A", "blue 2 B", "blue 3 A"], "C2": ["green 1 B"]},
        "hand": {"A": ["red 10", "green 10", "yellow 10"]},
    }
    return view(**{**stated, **fields})


def test_who_watches_the_others_leaves_nothing_open_to_them() -> None:
    assert choice(opened(), ALONE) == Centre("W1", "blue 4", "C1", "blue 3")
    assert choice(opened()) == Flip()


def test_a_card_that_another_could_lay_there_comes_first() -> None:
    work = {"A": [["red 5", "blue 4"], ["yellow 3", "green 2"]]}
    for card, first in (("green 2", "W2"), ("blue 4", "W1")):
        chosen = choice(opened(work=work, blitz={"A": ["red 9", "red 8"], "B": [card, "yellow 9"]}))
        assert isinstance(chosen, Centre)
        assert (chosen.source, chosen.card) == (first, card)


def test_of_two_stacks_the_nearer_one_is_taken() -> None:
    stacks = {f"C{n}": ["green 1 B"] if n == 3 else ["green 1 A"] if n == 5 else [] for n in range(1, 6)}
    seen = view(stacks={name: cards for name, cards in stacks.items() if cards}, table={"A": ["green 2"]})
    both = [action for action in GAME.options(seen) if isinstance(action, Centre)]
    assert len(both) == 2
    assert choice(seen) == min(both, key=lambda action: distance(seen.public, 0, action))


@pytest.mark.parametrize(("reserve", "first"), [(["blue 1", "red 9", "red 7"], 1), (["red 9", "blue 1", "red 7"], 2)])
def test_the_rhythm_is_the_one_that_brings_cards_that_go(reserve: list[str], first: int) -> None:
    stall = Stall("right", Seat(0), None, (Seat(0), Seat(1)), (0, 0), (0, 0))
    seen = view(table={"A": reserve}, shown={"A": reserve[:2]}, stall=msgspec.to_builtins(stall))
    assert rhythm_worth(seen.public, 0, first) > rhythm_worth(seen.public, 0, 3 - first)
    assert choice(seen) == Rhythm(first)


def test_a_plan_takes_no_more_steps_than_it_may_and_stops_with_the_clock() -> None:
    public = GAME.setup(Config(), 2, KeyedLuck.seeded(3)).public
    listed: list[Action] = [Flip()]
    for steps in (1, 5, 40):
        budget = Budget(steps)
        Planner(public, 0, tempo(EXPERT, public), budget, watches=True).rank(listed)
        assert budget.spent <= steps
    late = Budget(40, lambda: 1.0, 0.0)
    Planner(public, 0, tempo(EXPERT, public), late, watches=True).rank(listed)
    assert late.spent == 1


@pytest.mark.parametrize("pace", ["race", "slow", "turns"])
def test_planning_players_come_to_an_end_at_every_pace(pace: str) -> None:
    played = play_out(GAME, ["expert", "hard", "expert"], 4, Config(rounds=2, pace=pace))  # type: ignore[arg-type]
    assert played.outcome is not None


def test_the_same_view_and_luck_make_the_same_plan() -> None:
    seen = opened()
    plans = {msgspec.json.encode(Racer(EXPERT).plan(seen, seen.public.at, KeyedLuck.seeded(8))) for _ in range(3)}
    assert len(plans) == 1
