from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from carteblanche.cli import main
from carteblanche.cli.types import files

LIB = Path(__file__).parents[2] / "web" / "src" / "lib"


@pytest.mark.parametrize("name", files())
def test_the_clients_types_are_those_of_the_server(name: str) -> None:
    assert (LIB / name).read_text(encoding="utf-8") == files()[name], "run: ./run types"


def test_the_types_are_written_into_a_folder(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["types", str(tmp_path)])
    assert (done.exit_code, done.output) == (0, "")
    assert {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()} == files()
