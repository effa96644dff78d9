from __future__ import annotations

from pathlib import Path

from carteblanche.testing.vectors import write

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "vectors.gen.json"


def test_the_client_is_tested_against_what_python_computes() -> None:
    assert FILE.read_text() == write(), "run: python -m carteblanche.testing.vectors > web/src/lib/vectors.gen.json"
