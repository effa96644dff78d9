from __future__ import annotations

from itertools import count

from carteblanche.search.budget import Budget


def test_steps_are_counted() -> None:
    budget = Budget(10)
    assert budget.allows(10)
    assert not budget.allows(11)
    budget.spend(4)
    assert (budget.left, budget.spent) == (6, 4)
    assert budget.allows(6)
    assert not budget.allows(7)


def test_a_clock_ends_it_whatever_is_left() -> None:
    ticks = count(100)
    budget = Budget(1000, lambda: float(next(ticks)), 3.0)
    assert [budget.allows(1) for _ in range(4)] == [True, True, False, False]


def test_a_share_of_the_time_is_over_before_all_of_it() -> None:
    now = [100.0]
    budget = Budget(1000, lambda: now[0], 4.0)
    found: list[tuple[bool, bool]] = []
    for moment in (100.0, 101.0, 102.5, 104.0):
        now[0] = moment
        found.append((budget.has_time(0.5), budget.has_time(1.0)))
    assert found == [(True, True), (True, True), (False, True), (False, False)]
    assert Budget(10).has_time(0.0)
