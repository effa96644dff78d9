from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from carteblanche.cli import main
from carteblanche.wire.typescript import typescript


def test_the_types_are_printed_or_written_to_a_file(tmp_path: Path) -> None:
    assert CliRunner().invoke(main, ["types"]).output == typescript()
    file = tmp_path / "wire.gen.ts"
    written = CliRunner().invoke(main, ["types", "--output", str(file)])
    assert (written.exit_code, written.output) == (0, "")
    assert file.read_text(encoding="utf-8") == typescript()
