"""Every scenario in this folder, case by case."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.testing.scenarios.running import Result, run_file
from carteblanche.testing.scenarios.showing import result_lines

FILES = sorted(Path(__file__).parent.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_every_case_holds(path: Path) -> None:
    failed: list[Result] = [result for result in run_file(path) if result.differences]
    assert not failed, "\n".join(line for result in failed for line in result_lines(result, path.name))


def test_there_are_scenarios() -> None:
    assert FILES
