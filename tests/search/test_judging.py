from __future__ import annotations

from carteblanche.search.judging import Verdict, compare


def test_what_is_clearly_better_is_told_with_both_chances() -> None:
    assert compare("b", [1.0, 0.5] * 50, "a", [0.5, 0.25] * 50) == Verdict("b", 75, 38)


def test_what_cannot_be_told_apart_counts_as_what_was_done() -> None:
    assert compare("b", [1.0, 0.0, 1.0, 0.0], "a", [0.0, 1.0, 1.0, 0.0]) == Verdict("a", 50, 50)
    assert compare("b", [1.0, 1.0, 0.0, 0.0], "a", [1.0, 0.0, 0.0, 0.0]) == Verdict("a", 25, 25)


def test_what_was_done_may_be_better_than_what_seemed_best() -> None:
    assert compare("b", [0.2] * 9, "a", [0.7] * 9) == Verdict("a", 70, 70)
    assert compare("b", [0.7] * 9, "a", [0.2] * 9) == Verdict("b", 70, 20)
