from __future__ import annotations

from collections.abc import Sequence

from carteblanche.core.luck import KeyedLuck
from carteblanche.search.budget import Budget
from carteblanche.search.halving import halve


def test_the_best_of_noisy_candidates_is_found_within_the_budget() -> None:
    luck, budget = KeyedLuck.seeded(1), Budget(4000)
    worth = [0.3, 0.5, 0.45, 0.7, 0.2, 0.1, 0.4]

    def trials(alive: Sequence[int], world: int) -> list[float]:
        budget.spend(5 * len(alive))
        noise = luck.below(100) / 100
        return [worth[one] + noise + luck.below(100) / 200 for one in alive]

    found = halve([0.5] * len(worth), 1.0, budget, 5, trials)
    assert found[0].candidate == 3
    assert sorted(one.candidate for one in found) == list(range(len(worth)))
    assert found[0].trials > found[-1].trials > 0
    assert budget.spent <= 4000


def test_without_a_budget_the_prior_decides() -> None:
    def trials(alive: Sequence[int], world: int) -> list[float]:
        raise AssertionError("there is no budget")

    found = halve([0.1, 0.9, 0.5], 2.0, Budget(10), 6, trials)
    assert [one.candidate for one in found] == [1, 2, 0]
    assert {one.trials for one in found} == {0}


def test_worlds_are_numbered_and_shared() -> None:
    seen: list[int] = []
    budget = Budget(100)

    def trials(alive: Sequence[int], world: int) -> list[float]:
        seen.append(world)
        budget.spend(len(alive))
        return [float(one) for one in alive]

    assert halve([0.0, 0.0], 1.0, budget, 1, trials)[0].candidate == 1
    assert seen == list(range(50))


def test_every_round_has_its_share_of_the_time() -> None:
    now, tried = [0.0], [0, 0, 0, 0]
    budget = Budget(10**9, lambda: now[0], 100.0)

    def trials(alive: Sequence[int], world: int) -> list[float]:
        now[0] += len(alive)
        for one in alive:
            tried[one] += 1
        return [float(one) for one in alive]

    assert halve([0.0] * 4, 1.0, budget, 1, trials)[0].candidate == 3
    assert tried == [13, 13, 37, 37]
