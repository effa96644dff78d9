from __future__ import annotations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blitz.match import Match, play_match
from carteblanche.games.blitz.state import Config


def match(seats: int, seed: int, config: Config | None = None, level: str = "hard") -> Match:
    return play_match([level] * seats, KeyedLuck.seeded(seed, "deal"), KeyedLuck.seeded(seed, "hands"), config)


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_rounds_end_and_are_scored(seats: int) -> None:
    found = match(seats, 1, Config(rounds=2))
    assert found.outcome is not None
    assert len(found.rounds) == 2
    assert found.state.public.round == 2
    assert all(one.began < one.ended and one.acts > 20 for one in found.rounds)


def test_a_whole_match_goes_to_101() -> None:
    found = match(4, 2)
    assert found.outcome is not None
    assert found.outcome.reason == "target"
    assert max(found.outcome.scores) >= 101


def test_rounds_of_eight_pay() -> None:
    """Else a match of eight might wander on for good."""
    found = match(8, 6, Config(target=10_000, rounds=30))
    assert sum(found.state.public.totals) > 8 * 30 * 0.5


def test_the_sheet_adds_up_to_the_totals() -> None:
    public = match(4, 7, Config(rounds=5)).state.public
    assert len(public.sheet) == 5
    assert public.last is not None
    assert public.sheet[-1] == public.last.points
    assert public.totals == tuple(map(sum, zip(*public.sheet, strict=True)))


def test_the_same_luck_makes_the_same_match() -> None:
    one, other = match(4, 3, Config(rounds=2)), match(4, 3, Config(rounds=2))
    assert one == other
    assert one != match(4, 4, Config(rounds=2))


@pytest.mark.parametrize("pace", ["slow", "turns"])
def test_slow_rounds_and_rounds_in_turns_end_too(pace: str) -> None:
    found = match(3, 5, Config(rounds=1, pace=pace))  # type: ignore[arg-type]
    assert found.outcome is not None


def test_hands_meet_over_the_same_stack() -> None:
    assert sum(one.late for seed in range(3) for one in match(8, seed, Config(rounds=3)).rounds) > 0
