from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from drivers import coverage
from drivers.coverage import SOURCE, Lines, Measured, by_package, count_branches, find_stubs, merged, percent, ranges


def test_what_several_processes_reached_is_put_together() -> None:
    path = str(SOURCE / "core" / "luck.py")
    files = merged([Measured({path: Lines([1, 2], [3, 4])}), Measured({path: Lines([3], [1, 2, 4])})])
    assert files == {"core/luck.py": ({1, 2, 3, 4}, {4})}
    assert percent(files.values()) == 75
    assert by_package(files) == [" 75.0 %      1 not reached  core"]


def test_branches_are_taken_in_any_process() -> None:
    path = str(SOURCE / "core" / "luck.py")
    measured = [
        Measured({path: Lines([1], [], [(1, 2)], [(1, 3), (1, 4)])}),
        Measured({path: Lines([1], [], [(1, 3)])}),
    ]
    assert count_branches(measured) == (3, 1)


def test_what_a_protocol_leaves_open_is_no_line(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text(
        "class A(Protocol):\n    def b(self) -> int:\n        ...\nmatch c:\n    case _:\n        assert_never(c)\n"
    )
    assert find_stubs(file) == {3, 5, 6}
    assert find_stubs(tmp_path / "not there.py") == set()


def test_lines_are_told_as_ranges() -> None:
    assert ranges([9, 3, 4, 5]) == "3-5, 9"
    assert ranges([]) == ""


@pytest.mark.parametrize(("reached", "words", "status"), [(99, [], 0), (1, [], 1), (1, ["tests/core"], 0)])
def test_the_whole_suite_has_a_floor(
    reached: int,
    words: list[str],
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran: list[str] = []

    def call(command: list[str], env: dict[str, str]) -> int:
        lines = Lines(list(range(reached)), list(range(reached, 100)))
        assert command[command.index("-m", 3) + 1] == "pytest"
        ran.extend(word for word in command if word.startswith("tests/"))
        measured = msgspec.json.encode(Measured({str(SOURCE / "a.py"): lines}))
        (Path(env[coverage.FOLDER]) / "pytest.json").write_bytes(measured)
        return 0

    monkeypatch.setattr("subprocess.call", call)
    assert coverage.main(["--missing", *words]) == status
    assert f"{reached}.0 % of all lines" in capsys.readouterr().out
    assert sorted(ran) == (words or sorted(path.as_posix() for path in Path("tests").rglob("test_*.py")))


def test_failing_tests_fail_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def call(command: list[str], env: dict[str, str]) -> int:
        return 3

    monkeypatch.setattr("subprocess.call", call)
    assert coverage.main([]) == 3
