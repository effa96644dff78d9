"""The notebooks of examples/, run without Jupyter: their cells one after the other, as plain Python.

python -m drivers.notebooks [NAME …]    runs them and keeps what they print, as Jupyter would
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "examples"


def find_notebooks() -> list[Path]:
    return sorted(FOLDER.glob("*.ipynb"))


def read_notebook(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def run_notebook(notebook: dict[str, Any], name: str) -> tuple[dict[str, Any], list[str]]:
    """Runs all cells with code: the names that they have defined, and what each has printed. An error ends it."""
    defined: dict[str, Any] = {"__name__": "__main__"}
    printed: list[str] = []
    for number, cell in enumerate(code_cells(notebook), 1):
        out = io.StringIO()
        code = compile("".join(cell["source"]), f"{name}, cell {number}", "exec")
        with contextlib.redirect_stdout(out):
            exec(code, defined)  # noqa: S102  # our own notebooks
        printed.append(out.getvalue())
    return defined, printed


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def keep_output(notebook: dict[str, Any], printed: Sequence[str]) -> None:
    """Puts what was printed into the notebook."""
    for number, (cell, text) in enumerate(zip(code_cells(notebook), printed, strict=True), 1):
        lines = text.splitlines(keepends=True)
        cell["execution_count"] = number
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []


def main(names: Sequence[str]) -> int:
    for file in find_notebooks():
        if names and file.stem not in names:
            continue
        notebook = read_notebook(file)
        _, printed = run_notebook(notebook, file.name)
        keep_output(notebook, printed)
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        sys.stdout.write(f"{file.name}\n{''.join(printed)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
