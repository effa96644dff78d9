from __future__ import annotations

from carteblanche.testing.scenarios.expecting import Difference
from carteblanche.testing.scenarios.running import Result
from carteblanche.testing.scenarios.showing import result_lines, side_by_side, write_value


def test_values_are_written_as_in_a_scenario() -> None:
    assert write_value({"a": 1, "b": {"c": ["x", "y"]}}) == ["a: 1", "b: c: [x, y]"]
    assert write_value({"b": {"c": 1, "d": 2}}) == ["b:", "  c: 1", "  d: 2"]
    assert write_value([{"c": 1, "d": 2}]) == ["- c: 1", "  d: 2"]
    assert len(write_value(["word"] * 40)) == 40


def test_expected_and_found_stand_side_by_side() -> None:
    lines = list(side_by_side(Difference("scores", [1, 2], {"a": 1, "b": 2})))
    assert lines[0].strip() == "scores"
    assert [part.strip() for part in lines[2].split("|")] == ["[1, 2]", "a: 1"]
    assert [part.strip() for part in lines[3].split("|")] == ["", "b: 2"]


def test_a_case_that_holds_is_one_line() -> None:
    assert list(result_lines(Result("first", ("BK-1",), 3, ()), "file")) == ["ok    first [BK-1]"]
    failed = list(result_lines(Result("second", (), 7, (Difference("x", 1, 2),)), "file"))
    assert failed[0] == "FAILS second, file line 7"
    assert len(failed) == 4
