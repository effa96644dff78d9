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
