from __future__ import annotations

from collections import Counter

import pytest
from tests.arena.plans import small_plan

from carteblanche.arena.deciding import Decision, PairTest
from carteblanche.arena.results import GameResult, SetResult
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis

RUNS = 400


def simulate(share: float, wanted: float) -> tuple[Counter[str], float]:
    """How often each verdict comes of sets of two games, of which the first bot wins this share; and after how many sets on the average."""
    luck = KeyedLuck.seeded(1, f"{share} {wanted}")
    verdicts: Counter[str] = Counter()
    sets = 0
    for _ in range(RUNS):
        test = PairTest(wanted)
        while test.verdict is None:
            test.add(sum(luck.below(1000) < share * 1000 for _ in range(2)) / 2)
            sets += 1
        verdicts[test.verdict] += 1
    return verdicts, sets / RUNS


@pytest.mark.parametrize(
    ("share", "wanted", "verdict"),
    [(0.5, 0.65, "level"), (0.65, 0.65, "stronger"), (0.35, 0.65, "weaker"), (0.6, 0.6, "stronger")],
)
def test_a_verdict_is_right_in_nineteen_of_twenty_cases(share: float, wanted: float, verdict: str) -> None:
    verdicts, _ = simulate(share, wanted)
    assert verdicts[verdict] >= 0.93 * RUNS


def test_what_is_clear_is_decided_sooner() -> None:
    sets = [simulate(share, 0.6)[1] for share in (0.6, 0.7, 0.9)]
    assert sets == sorted(sets, reverse=True)
    assert sets[-1] < 20


def decide(*values: float) -> str | None:
    test = PairTest(0.55)
    for value in values:
        test.add(value)
    return test.verdict


def test_a_few_sets_that_all_say_the_same_decide_nothing() -> None:
    assert decide(*[1.0] * 4) is None
    assert decide(*[1.0] * 14) == "stronger"
    assert decide(*[1.0] * 14, *[0.0] * 100) == "stronger", "what comes after the verdict does not change it"


def won(number: int, order: tuple[int, int]) -> SetResult:
    """Who is named first wins both games."""
    games = (
        GameResult(order, (1, 2), (), "end", 1, Millis(1), ""),
        GameResult(order[::-1], (2, 1), (), "end", 1, Millis(1), ""),
    )
    return SetResult(number, games)


def test_all_pairs_must_be_decided_and_the_round_complete() -> None:
    plan = small_plan(bots=("random", "novice", "casual"))
    decision = Decision(plan, 0.6)
    lineups = ((1, 0), (0, 2), (1, 2))
    ended = next(number for number in range(300) if decision(won(number, lineups[number % 3])))
    assert decision.verdicts == ["weaker", "stronger", "stronger"]
    assert plan.ends_round(ended)
    assert ended < 30
