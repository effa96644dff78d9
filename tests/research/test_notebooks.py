"""Every notebook of examples/ runs as it stands, and what it trains gets better."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.games import catalogue
from drivers.notebooks import code_cells, find_notebooks, keep_output, read_notebook, run_notebook

NOTEBOOKS = {file.stem: file for file in find_notebooks()}


def test_every_game_has_one() -> None:
    assert set(NOTEBOOKS) == set(catalogue.NAMES)


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_what_is_trained_is_better_than_random(name: str) -> None:
    notebook = read_notebook(NOTEBOOKS[name])
    defined, printed = run_notebook(notebook, name)
    assert defined["after"] > defined["before"]
    assert "trained" in printed[-1]
    assert all(cell["outputs"] or not text for cell, text in zip(code_cells(notebook), printed, strict=True))


def test_what_is_printed_is_kept() -> None:
    cells: list[dict[str, Any]] = [
        {"cell_type": "code", "source": ["x = 1\n", "print(x)\n", "print(2)"]},
        {"cell_type": "markdown"},
    ]
    notebook: dict[str, Any] = {"cells": [*cells, {"cell_type": "code", "source": ["x += 1"]}]}
    defined, printed = run_notebook(notebook, "test")
    keep_output(notebook, printed)
    assert defined["x"] == 2
    first, _, last = notebook["cells"]
    assert first["outputs"] == [{"name": "stdout", "output_type": "stream", "text": ["1\n", "2\n"]}]
    assert (last["outputs"], last["execution_count"]) == ([], 2)


def test_an_error_ends_it_and_says_where() -> None:
    notebook = {"cells": [{"cell_type": "code", "source": ["1 / 0"]}]}
    with pytest.raises(ZeroDivisionError):
        run_notebook(notebook, "test")
