from __future__ import annotations

import pytest

from carteblanche.core.estimates import mean, quantile, share


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (20, 400, 0.0326, 0.0760), (0, 0, 0.0, 1.0)],
)
def test_shares_have_the_interval_of_wilson(hits: int, tries: int, low: float, high: float) -> None:
    found = share(hits, tries)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)
    assert found.low <= found.value <= found.high


@pytest.mark.parametrize(
    ("freedom", "table"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (1000, 1.962)]
)
def test_students_t_is_that_of_the_tables(freedom: int, table: float) -> None:
    assert quantile(freedom) == pytest.approx(table, rel=5e-3)


def test_a_mean_needs_two_values() -> None:
    assert mean([]) is None
    assert mean([3.0]) is None
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((2.5, 0.4457, 4.5543), abs=0.01)


def test_what_never_varies_is_known_exactly() -> None:
    found = mean([7.0] * 5)
    assert found is not None
    assert found.low == found.high == 7.0
