"""No folder with more than twenty modules, no module of more than 400 lines: what is larger has more than one subject.

What stands in `LARGER` may be larger, for the reason beside it; once it is not any more, it must go from there.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
MOST_MODULES: Final = 20
MOST_LINES: Final = 400

LARGER: Final = {
    "src/carteblanche/games/blank/calculus/parts.py": "data: types that refer to each other in a circle",
    "src/carteblanche/games/blank/calculus/steps.py": "data: types that refer to each other in a circle",
    "src/carteblanche/games/blanko/kernel.py": "one search, which becomes machine code as one object",
}
"""By the beginning of a path: why what is below may be larger."""


def find_faults(lines: Mapping[str, int], larger: Iterable[str]) -> list[str]:
    """What is too large, of these modules with their numbers of lines, and which exceptions are not needed."""
    folders = Counter(path.rpartition("/")[0] + "/" for path in lines if not path.endswith("/__init__.py"))
    faults = {path: f"{count} lines, at most {MOST_LINES}" for path, count in lines.items() if count > MOST_LINES}
    faults |= {
        path: f"{count} modules, at most {MOST_MODULES}" for path, count in folders.items() if count > MOST_MODULES
    }
    unneeded = [path for path in larger if not any(fault.startswith(path) for fault in faults)]
    return [
        *(f"{path}: {fault}" for path, fault in sorted(faults.items()) if not path.startswith(tuple(larger))),
        *(
            f"{path}: nothing there is too large any more; take it out of LARGER in drivers/sizes.py"
            for path in unneeded
        ),
    ]


def count_lines(root: Path) -> dict[str, int]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.py"],  # noqa: S607  # whichever git there is
        cwd=root,
        capture_output=True,
        check=True,
    )
    paths = [root / name for name in listed.stdout.decode().split("\0") if name]
    return {path.relative_to(root).as_posix(): len(path.read_bytes().splitlines()) for path in paths if path.is_file()}


def main() -> int:
    faults = find_faults(count_lines(ROOT), LARGER)
    sys.stdout.writelines(f"{fault}\n" for fault in faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
