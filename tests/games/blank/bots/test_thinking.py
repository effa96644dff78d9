"""The strongest bot: what it finds by trying its options on imagined tables."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.bots.levels import BOTS, Thinker
from carteblanche.games.blank.bots.thinking import Depth, chance, think
from carteblanche.search.budget import Budget
from carteblanche.testing.blank.sitting import Sitting

DEPTH = Depth(steps=600, glance=3, width=6, ahead=3)
ADA = Seat(0)
DRAW = ["G4b", "O5b", "O4b", "G6b", "R5b", "P1b", "B3b", "V6b"]


def choice(table: Sitting, level: str = "master", seed: int = 1) -> Any:
    game: Any = table.game
    return BOTS[level](game).choose(game.view(table.state, ADA), KeyedLuck.seeded(seed))


def likely(table: Sitting) -> list[float]:
    return [chance(table.game.box_of(table.state), table.state, Seat(seat)) for seat in range(table.state.seats)]


def test_what_wins_at_once_is_played() -> None:
    table = Sitting(hands={"Ada": ["R1", "R2", "R3"], "Ben": ["B1", "B2"]}, draw=DRAW)
    chosen = choice(table)
    assert isinstance(chosen, a.Play)
    assert len(chosen.cards) == 3


def test_a_bad_hand_is_swapped_by_a_card_that_nobody_explained() -> None:
    """The hands are swapped after a violet card: who holds many plays it."""
    hands = {"Ada": ["V4", "R2", "G1", "O3", "B5", "P6", "G2"], "Ben": ["B1", "P2"]}
    table = Sitting("(when (plays cards: [violet]) (swap-hands you someone))", hands=hands, draw=DRAW)
    assert choice(table) == a.Play(("V4a",))


def test_a_good_hand_is_kept() -> None:
    """Only the card on top works: whoever lays the violet one under another keeps the rest of the hand."""
    hands = {"Ada": ["V2", "R2", "B2", "R5"], "Ben": ["B1", "P2", "O1", "O6", "G5", "P3", "B6"]}
    table = Sitting("(when (plays cards: [violet]) (swap-hands you someone))", hands=hands, draw=DRAW, discard=["G2"])
    chosen = choice(table)
    assert sorted(chosen.cards) == ["B2a", "R2a", "V2a"]
    assert chosen.cards[-1] != "V2a"


def test_a_card_that_would_give_the_win_away_goes_before_it_is_the_last() -> None:
    """Who plays a violet card last has swapped an empty hand for Ben's."""
    hands = {"Ada": ["V4", "R2", "G2"], "Ben": ["B1", "P2", "O1", "O6", "G5", "P3", "B6"]}
    table = Sitting("(when (plays cards: [violet]) (swap-hands you someone))", hands=hands, draw=DRAW)
    assert choice(table) == a.Play(("V4a",))


def test_chances_add_up_and_a_hand_that_goes_whole_is_nearly_a_win() -> None:
    even = Sitting(hands={"Ada": ["R1", "B2"], "Ben": ["G1", "O2"]}, draw=DRAW)
    ready = Sitting(hands={"Ada": ["R1", "R2"], "Ben": ["G1", "O2"]}, draw=DRAW)
    for table in (even, ready):
        assert sum(likely(table)) == pytest.approx(1)
    assert likely(ready)[ADA] > likely(even)[ADA] + 0.2
    ready.act("Ada", "R1 R2")
    assert likely(ready) == [1, 0]


def test_the_same_view_and_luck_make_the_same_choice() -> None:
    table = Sitting("(when (plays most: 1) (draw you))")
    assert len({choice(table, seed=7) for _ in range(2)}) == 1


def test_steps_are_bounded_and_after_its_time_no_further_trial_begins() -> None:
    table = Sitting()
    game: Any = table.game
    view = game.view(table.state, ADA)
    listed = list(game.options(view))
    budget = Budget(DEPTH.steps)
    think(game, view, listed, DEPTH, budget, KeyedLuck.seeded(1))
    assert budget.spent <= DEPTH.steps
    late = Budget(DEPTH.steps, lambda: 1.0, 0.0)
    think(game, view, listed, DEPTH, late, KeyedLuck.seeded(1))
    assert late.spent <= 2 * len(listed)


def test_at_a_live_table_it_answers_when_the_time_is_over() -> None:
    table = Sitting()
    game: Any = table.game
    bot = Thinker(game, DEPTH, 0)
    bot.keep_time(lambda: 5.0, 0.0)
    view = game.view(table.state, ADA)
    assert bot.choose(view, KeyedLuck.seeded(1)) in game.options(view)


def test_who_does_not_think_of_everything_still_does_something_proper() -> None:
    table = Sitting()
    game: Any = table.game
    chosen = {choice(table, "casual", seed) for seed in range(20)}
    assert len(chosen) > 1
    assert all(action in game.options(game.view(table.state, ADA)) for action in chosen)
