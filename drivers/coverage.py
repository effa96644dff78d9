"""Which lines the tests reach: `python -m drivers.coverage [--missing] [ARGS]` runs pytest with these arguments and measures the package.

SlipCover takes its probes out of what was reached, so that measuring costs little on every Python. Servers that tests start are measured
too, unless they are killed; worker processes are not. Without arguments the whole suite runs, a process for each core with its share of the
files, and must reach `FLOOR`. Branches are counted beside the lines. A line `...` is the body of a protocol's method, and no line to be
reached; nor is `assert_never`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

FLOOR: Final = 91.0
"""The least share of lines, in percent, that the whole suite reaches."""
FOLDER: Final = "CARTEBLANCHE_COVERAGE"
"""The environment variable that tells servers where to leave what they measured."""
SOURCE: Final = Path("src") / "carteblanche"
_QUIET: Final = "ignore:Module already imported:pytest.PytestAssertRewriteWarning"


class Lines(msgspec.Struct):
    """Of one file: the lines that were reached and those that were not, by number."""

    executed_lines: list[int]
    missing_lines: list[int]
    executed_branches: list[tuple[int, int]] = []
    missing_branches: list[tuple[int, int]] = []


class Measured(msgspec.Struct):
    files: dict[str, Lines]


def python(name: str, folder: str) -> list[str]:
    """A Python that measures what it runs, and leaves what it found as a file of this name in the folder."""
    out = str(Path(folder) / f"{name}.json")
    words = ["--branch", "--source", str(SOURCE.absolute()), "--sigterm", "--json", "--out", out]
    return [sys.executable, "-m", "slipcover", *words]


def merged(measured: Iterable[Measured]) -> dict[str, tuple[set[int], set[int]]]:
    """By file: all lines, and those that nobody reached."""
    reached: dict[str, set[int]] = {}
    every: dict[str, set[int]] = {}
    for one in measured:
        for name, lines in one.files.items():
            path = Path(name).absolute().relative_to(SOURCE.absolute()).as_posix()
            reached.setdefault(path, set()).update(lines.executed_lines)
            every.setdefault(path, set()).update(lines.executed_lines, lines.missing_lines)
    found = {path: lines - find_stubs(SOURCE / path) for path, lines in sorted(every.items())}
    return {path: (lines, lines - reached[path]) for path, lines in found.items()}


def find_stubs(file: Path) -> set[int]:
    """The lines that are nothing but `...` or `assert_never`, with the `case _:` before it."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    never = {number for number, line in enumerate(lines, 1) if line.strip().startswith("assert_never(")}
    return (
        never
        | {number - 1 for number in never if lines[number - 2].strip() == "case _:"}
        | {number for number, line in enumerate(lines, 1) if line.strip() == "..."}
    )


def count_branches(measured: Iterable[Measured]) -> tuple[int, int]:
    """How many branches there are, and how many of them nobody took."""
    taken: set[tuple[str, int, int]] = set()
    every: set[tuple[str, int, int]] = set()
    for one in measured:
        for name, lines in one.files.items():
            path = str(Path(name).absolute())
            taken |= {(path, *branch) for branch in lines.executed_branches}
            every |= {(path, *branch) for branch in lines.missing_branches}
    return len(taken | every), len(every - taken)


def percent(files: Iterable[tuple[set[int], set[int]]]) -> float:
    files = list(files)
    lines = sum(len(every) for every, _ in files)
    return 100 - 100 * sum(len(missing) for _, missing in files) / (lines or 1)


def by_package(files: Mapping[str, tuple[set[int], set[int]]]) -> list[str]:
    """A line for each package: its share, and its lines that nobody reached."""
    packages: dict[str, list[tuple[set[int], set[int]]]] = {}
    for path, lines in files.items():
        packages.setdefault(Path(path).parent.as_posix(), []).append(lines)
    return [
        f"{percent(found):5.1f} %  {sum(len(missing) for _, missing in found):5} not reached  {package}"
        for package, found in sorted(packages.items())
    ]


def ranges(lines: Iterable[int]) -> str:
    """`3-5, 9` for 3, 4, 5 and 9."""
    found: list[list[int]] = []
    for line in sorted(lines):
        if found and line == found[-1][1] + 1:
            found[-1][1] = line
        else:
            found.append([line, line])
    return ", ".join(f"{first}-{last}" if first < last else str(first) for first, last in found)


def share_out(count: int) -> list[list[str]]:
    """All files with tests in so many shares."""
    files = sorted(path.as_posix() for path in Path("tests").rglob("test_*.py"))
    return [files[first::count] for first in range(count)]


def run(folder: str, shares: Sequence[Sequence[str]]) -> int:
    """Runs pytest on each share at the same time. The first status that is not 0, if there is one."""

    def run_one(number: int) -> int:
        command = [*python(f"pytest-{number}", folder), "-m", "pytest", "-W", _QUIET, *shares[number]]
        return subprocess.call(command, env={**os.environ, FOLDER: folder})  # noqa: S603  # our own interpreter

    with ThreadPoolExecutor(len(shares)) as pool:
        return next(filter(None, pool.map(run_one, range(len(shares)))), 0)


def main(words: list[str]) -> int:
    details = words[:1] == ["--missing"]
    words = words[details:]
    with tempfile.TemporaryDirectory() as folder:
        status = run(folder, [words] if words else share_out(os.cpu_count() or 1))
        written = [path.read_bytes() for path in sorted(Path(folder).glob("*.json"))]
    measured = [msgspec.json.decode(one, type=Measured) for one in written]
    files = merged(measured)
    lines = by_package(files)
    if details:
        lines += [f"{path}: {ranges(missing)}" for path, (_, missing) in files.items() if missing]
    share = percent(files.values())
    enough = bool(words) or share >= FLOOR
    branches, not_taken = count_branches(measured)
    lines.append(f"{100 - 100 * not_taken / (branches or 1):.1f} % of all branches, {not_taken} not taken")
    lines.append(f"{share:.1f} % of all lines{'' if enough else f', less than {FLOOR:.1f} %'}")
    sys.stdout.write("\n".join(lines) + "\n")
    return status if status or enough else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
