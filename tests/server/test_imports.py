"""A house opens fast because the server loads nothing that only some requests need."""

from __future__ import annotations

import subprocess
import sys

LATE = ("alembic", "carteblanche.reader", "cryptography", "fluent", "fpdf", "httpx", "numpy", "rich")


def test_the_server_loads_heavy_parts_late() -> None:
    program = "import sys, carteblanche.cli.serve, carteblanche.server.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout.split()
    assert "carteblanche.server.app" in loaded
    assert [name for name in loaded if f"{name}.".startswith(tuple(f"{late}." for late in LATE))] == []
